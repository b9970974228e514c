# `mulligan bench`: how fast the engine is.

bench-help = measure how fast the engine is, on one core
bench-description = Plays whole games with random seats on one core, and clones a position half-way through a game.
bench-game = GAME
bench-seconds-help = how long to play (2)
bench-json-help = print JSON
bench-about = { $game }, { $seats } random seats, one core, { $built }:
bench-decisions = { $rate } decisions a second
bench-games = { $rate } games a second
bench-clones = { $rate } clones a second
bench-play-outs = { $rate } decisions a second inside play_out, { $times } times the same from a Python loop
