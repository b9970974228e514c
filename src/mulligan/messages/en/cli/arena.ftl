# `mulligan arena`: bots meet in a league.

arena-help = let bots meet in a league and rate them
arena-description = Plays a league between bots: every deal once from each seat, every pair as often. Each finished game is written to the folder at once; a league that was broken off goes on when the same command is given again. The same seed gives the same league, whatever the number of processes, unless a bot thinks by the clock.
arena-epilog = Example: mulligan arena unmatched --entrants search:worlds=200,medium,easy --games 400 --jobs 2 --out league
arena-entrants-help = who meets: random, heuristic, easy, medium, hard, search; with options as in search:worlds=200 (medium,easy)
arena-out-help = the folder for the games and the table (league)
arena-on-help = play on a Ray cluster: ray (this machine's, or one of it alone) or ray://HOST:10001
arena-on-unknown = Games are played on ray or ray://HOST:10001, not on { $place }.
arena-needs-ray = That needs the package ray: install mulligan[ray].
arena-no-cluster = No Ray cluster answers at { $place }. Is it running, with the same versions of Python and Ray?
arena-another = { $folder } holds the games of another league: other entrants, seeds or set-up. Name another folder.
arena-cannot-write = The games cannot be written to { $folder }: { $why }.
arena-needs-extra = The table needs the package { $package }: install mulligan[research]. The games are kept; give the same command again.
arena-one-number-of-seats = A league has one number of seats: say 4, not 3-8.
arena-stopped = Stopped after { $games } of { $planned } games; the same command goes on from there.
arena-kept = The games are in { $file }.
arena-entrant = entrant
arena-rating = rating
arena-sure = 95 % sure
