# `mulligan bench`: wie schnell die Engine ist.

bench-help = messen, wie schnell die Engine auf einem Kern ist
bench-description = Spielt ganze Partien mit zufälligen Spielern auf einem Kern und klont eine Stellung aus der Mitte einer Partie.
bench-game = SPIEL
bench-seconds-help = wie lange gespielt wird (2)
bench-json-help = als JSON ausgeben
bench-about = { $game }, { $seats } zufällige Spieler, ein Kern, { $built }:
bench-decisions = { $rate } Entscheidungen je Sekunde
bench-games = { $rate } Partien je Sekunde
bench-clones = { $rate } Klone je Sekunde
bench-play-outs = { $rate } Entscheidungen je Sekunde in play_out, das { $times }-Fache derselben aus einer Python-Schleife
