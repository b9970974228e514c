# `mulligan serve`.

serve-help = im Browser spielen
serve-description = Stellt die Tische im Browser bereit, aus einem einzigen Prozess, mit einer Datenbank in einer Datei, wenn --database keine andere nennt.
serve-host-help = an welcher Adresse (127.0.0.1: nur dieser Rechner)
serve-port-help = an welchem Port (8000, oder ein freier, wenn der belegt ist)
serve-database-help = wo die Tische liegen, als URL von SQLAlchemy: sqlite:///DATEI oder postgresql+psycopg://…
serve-pace-help = dehnt jede Pause; 0 für keine
serve-allow-help = ein weiterer Name, unter dem Browser diesen Server erreichen dürfen
serve-open-help = die Seite im Browser öffnen
serve-proxy-help = die Adresse eines Proxys, dem geglaubt wird, woher eine Anfrage kommt (X-Forwarded-For)
serve-no-address = { $address } ist keine Adresse: --proxy braucht eine wie 127.0.0.1 oder ::1
serve-second = ein anderer Server benutzt { $file } schon; eine SQLite-Datei ist für einen Server, viele Server teilen sich eine PostgreSQL-Datenbank
serve-foreign = sie hat Tabellen gleichen Namens, die nicht von Mulligan sind
serve-newer = eine neuere Version von Mulligan hat ihre Form geändert
serve-lacking = ihr fehlt { $what }
serve-read-only = { $file } lässt sich nicht beschreiben
serve-ready = Mulligan ist unter { $where } (Strg+C beendet es).
serve-taken = kann nicht an { $host } Port { $port } lauschen: { $reason }. Ein anderer Port: --port
serve-no-database = in dieser Datenbank lassen sich keine Tische aufbewahren: { $reason }. Eine andere: --database
