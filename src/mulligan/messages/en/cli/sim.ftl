# `mulligan sim`: many games with agents.

sim-help = play many games with agents and count how they end
sim-description = Plays games with agents at all seats and counts lengths and wins. Game number i has the seed SEED + i - 1 and can be played again with that seed alone.
sim-game = GAME
sim-games-help = how many games (1000)
sim-seed-help = the seed of the first game (1)
sim-agents-help = who plays, in turn round the table and one seat further with each game (random)
sim-check-help = check the rules' invariants at every decision
sim-jobs-help = how many processes (1); 0 takes every core
sim-json-help = print JSON
sim-seats-unreadable = “{ $seats }” is not a number of seats: say 4, or 3-8.

sim-playing = Playing
sim-stopped = Stopped after { $games } of { $planned } games.
sim-nothing = Stopped before the first game was over.
sim-fault = mulligan: an invariant does not hold. { $fault }
sim-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions } decisions in { $seconds } s{ $checked ->
    [yes] , every position checked
   *[no] { "" }
}
sim-ends = Shared wins: { $shared }. Draws: { $draws }.
sim-length = length
sim-decisions = decisions
sim-rounds = rounds
sim-fewest = fewest
sim-mean = mean
sim-most = most
sim-seat = seat
sim-agent = agent
sim-wins = wins
sim-played = games
sim-share = share
sim-fair-share = fair share
sim-seats-help = how many seats, or a range like 3-8
sim-epilog = A game has options of its own: “mulligan sim GAME --help” shows them.
sim-goal = goal
sim-held = held
