# `mulligan serve`.

serve-help = play in the browser
serve-description = Serves the tables in the browser: from one process with a database in a file, or from several with a PostgreSQL database.
serve-host-help = the address to listen at (127.0.0.1: this machine alone)
serve-port-help = the port to listen at (8000, or any free one if that is taken)
serve-database-help = where tables are kept, as an SQLAlchemy URL: sqlite:///FILE or postgresql+psycopg://…
serve-pace-help = stretches every pause; 0 for none
serve-allow-help = another name under which browsers may reach this server
serve-open-help = open the page in a browser
serve-proxy-help = the address of a proxy that is believed about where a request comes from (X-Forwarded-For)
serve-no-address = { $address } is no address: give one like 127.0.0.1 or ::1 with { $option }
serve-second = another server uses { $file } already; one SQLite file is for one server, many servers share a PostgreSQL database
serve-foreign = it has tables of the same names that are not Mulligan's
serve-newer = a newer version of Mulligan has changed its form
serve-lacking = it lacks { $what }
serve-read-only = { $file } cannot be written
serve-workers-help = how many processes serve, all with one PostgreSQL database (1)
serve-no-bots-help = play no bots here: “mulligan bots” does it elsewhere
serve-figures-help = an address that may read the figures for Prometheus at /metrics, besides this machine itself
serve-log-json-help = write what happens as lines of JSON
serve-no-workers = Give --workers a number of processes from 1 on.
serve-no-pace = Give --pace a number from 0 to { $slowest }.
serve-no-host = Give --host an address: 127.0.0.1 for this machine alone, 0.0.0.0 for all.
serve-not-shared = One SQLite file is for one process. Several need a PostgreSQL database: --database postgresql+psycopg://…
serve-ready = Mulligan is at { $where } (Ctrl+C stops it).
serve-taken = cannot listen at { $host } port { $port }: { $reason }. Another port: --port
serve-no-database = cannot keep tables in that database: { $reason }. Another one: --database
