# `mulligan serve`.

serve-help = im Browser spielen
serve-description = Bietet die Tische im Browser an: aus einem Prozess mit einer Datenbank in einer Datei oder aus mehreren mit einer PostgreSQL-Datenbank.
serve-host-help = an welcher Adresse (127.0.0.1: nur dieser Rechner)
serve-port-help = an welchem Port (8000, oder ein freier, wenn der belegt ist)
serve-database-help = wo die Tische liegen, als URL von SQLAlchemy: sqlite:///DATEI oder postgresql+psycopg://…
serve-pace-help = dehnt jede Pause; 0 für keine
serve-allow-help = ein weiterer Name, unter dem Browser diesen Server erreichen dürfen
serve-open-help = die Seite im Browser öffnen
serve-proxy-help = die Adresse eines Proxys, dem geglaubt wird, woher eine Anfrage kommt (X-Forwarded-For)
serve-no-address = { $address } ist keine Adresse: { $option } braucht eine wie 127.0.0.1 oder ::1
serve-second = ein anderer Server benutzt { $file } schon; eine SQLite-Datei ist für einen Server, viele Server teilen sich eine PostgreSQL-Datenbank
serve-foreign = sie hat Tabellen gleichen Namens, die nicht von Mulligan sind
serve-newer = eine neuere Version von Mulligan hat ihre Form geändert
serve-lacking = ihr fehlt { $what }
serve-read-only = { $file } lässt sich nicht beschreiben
serve-workers-help = wie viele Prozesse bedienen, alle mit einer PostgreSQL-Datenbank (1)
serve-no-bots-help = hier keine Bots spielen: „mulligan bots“ tut es anderswo
serve-figures-help = eine Adresse, die außer diesem Rechner selbst die Zahlen für Prometheus unter /metrics lesen darf
serve-log-json-help = schreiben, was geschieht, als Zeilen in JSON
serve-no-workers = --workers braucht eine Anzahl von Prozessen ab 1.
serve-no-pace = Gib --pace eine Zahl von 0 bis { $slowest }.
serve-no-host = Gib --host eine Adresse: 127.0.0.1 für diesen Rechner allein, 0.0.0.0 für alle.
serve-not-shared = Eine SQLite-Datei ist für einen Prozess. Mehrere brauchen eine PostgreSQL-Datenbank: --database postgresql+psycopg://…
serve-ready = Mulligan ist unter { $where } (Strg+C beendet es).
serve-taken = kann nicht an { $host } Port { $port } lauschen: { $reason }. Ein anderer Port: --port
serve-no-database = in dieser Datenbank lassen sich keine Tische aufbewahren: { $reason }. Eine andere: --database
