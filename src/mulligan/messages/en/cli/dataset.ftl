# `mulligan dataset`

dataset-help = make a data set of very many games
dataset-description = Plays games between bots into Parquet files, each game with its seed, set-up and choices, so that it can be played again. A set that was broken off goes on, file by file, when the same command is given again. The same seed gives the same set, whatever the number of processes.
dataset-epilog = Example: mulligan dataset mystic-war --games 1000000 --jobs 0 --out games
dataset-games-help = how many games (1000000)
dataset-out-help = the folder for the files (dataset)
dataset-in-a-file-help = how many games to a file ({ $games })
dataset-check-help = play one in N games of the finished set again and see that it ends as it is noted
dataset-another = { $folder } holds another data set: other games, seeds or bots. Name another folder.
dataset-needs-extra = Data sets need the package { $package }: install mulligan[research].
dataset-written = { $files ->
    [one] { $games } games are in one file in { $folder }.
   *[other] { $games } games in { $files } files are in { $folder }.
}
dataset-stopped = Stopped: { $games } of { $planned } games are there; the same command goes on from there.
dataset-checked = { $games } games were played again; all ended as it is noted.
dataset-fault = The game with seed { $seed } does not play as it is noted: { $fault }.
