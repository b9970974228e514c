# `mulligan replay`: a saved game again.

replay-help = step through a saved game
replay-description = Steps through a saved game, as one of its seats sees it or as somebody who only watches.
replay-file = FILE
replay-seat-help = through whose eyes: a name, a number from 1, or “watcher” (the person who played)
replay-all-help = print everything at once
replay-no-seat = Nobody called “{ $seat }” plays here. The seats are: { $names }; or “watcher”.
replay-about = { $game } with { $names }, seed { $seed }, { $choices } choices.
replay-keys = Enter next, b back, a number to jump there, s start, e end, t table, log, as NAME (or watcher), q quit
replay-prompt = { $place }/{ $last }>{ " " }
replay-at-end = The game has { $last } choices.
replay-unfinished = The game is not over yet.
replay-verify-help = check a journal downloaded from a table: was the deal fixed before the game, and do the choices fit it?
replay-hash-help = with --verify: the hash that you noted when the game began
replay-hash-alone = --hash belongs to --verify.
replay-other-hash = This journal has the hash { $hash }, and you noted { $noted }: it is not the game that was fixed then.
replay-not-dealt = The seed of the deal is not what the server's secret and the players' shares give.
replay-cut-off = After { $choices } choices the journal ends, and the game does not: something was cut off.
replay-hash-hint = Whether that is the hash you were shown at the start only you can say: compare it, or give it with --hash.
replay-share = { $name } added { $share } to the deal.
replay-no-commitment = { $file } has no hash that was published before the game. Only journals downloaded from a table have one.
replay-not-fair = The seed in this journal is not the one that was fixed before the game: it does not give the published hash { $hash }.
replay-fair = { $choices ->
    [one] The one choice fits
   *[other] All { $choices } choices fit
} the game that its seed deals, and the seed gives the hash that was published before the game: { $hash }
