# `mulligan bots`.

bots-help = play bots for servers that share a database
bots-description = Plays the turns of bots for all servers on one PostgreSQL database, in a process of its own. Start as many as you like, on as many machines.
bots-at-once-help = how many bots think at once (one less than there are cores)
bots-ready = Bots are ready (Ctrl+C stops them).
bots-not-shared = Only a PostgreSQL database can be shared. With SQLite, the server plays its bots itself.
bots-too-few = Give --at-once a number from 1 on.
