# `mulligan bots`.

bots-help = Bots für Server spielen, die sich eine Datenbank teilen
bots-description = Spielt die Züge von Bots für alle Server an einer PostgreSQL-Datenbank, in einem eigenen Prozess. Starte so viele, wie du willst, auf so vielen Rechnern.
bots-at-once-help = wie viele Bots zugleich nachdenken (einer weniger als Kerne da sind)
bots-ready = Die Bots sind bereit (Strg+C beendet sie).
bots-not-shared = Nur eine PostgreSQL-Datenbank lässt sich teilen. Mit SQLite spielt der Server seine Bots selbst.
bots-too-few = --at-once braucht eine Zahl ab 1.
