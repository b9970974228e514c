# `mulligan check`.

check-help = Karten- und Deckdateien lesen und sagen, was darin nicht stimmt
check-description = Liest Kartendateien aller Spiele und Heldendateien (.toml), OCTGN-Sets (.xml) und Decks (Listen oder .o8d) und sagt, was nicht stimmt: die Karte, die Zeile, die Wörter, und wie es richtig wäre.
check-files-help = eine Datei, die geprüft wird
check-no-file = Es gibt keine Datei { $file }.
check-folder = { $folder } ist ein Ordner. Nenne die Dateien darin, die gelesen werden sollen: { $folder }/*.toml
check-not-toml = { $file } ist keine TOML-Datei: { $reason }.
check-fine = { $file }: alles verstanden.
check-fault = { $place }: { $card }: „{ $words }“: { $reason }.
check-fault-as-a-whole = { $place }: { $card }: { $reason }.
check-nearest =     Die nächste Wendung, die sich lesen ließe: { $nearest }
check-unknown-card = { $file }: { $card } ist nicht in der Sammlung. Berichtige den Namen, lege die Datei mit der Karte neben das Deck oder in die Sammlung, oder hole sie mit „mulligan import octgn PATH“.
check-unplayable-card = { $file }: { $card } kann noch nicht gespielt werden: { $reason }.
check-not-playable = { $place }: { $card } wird verstanden, kann aber noch nicht gespielt werden: { $reason }.
check-game-help = das Spiel, zu dem die Dateien gehören, wo man es ihnen nicht ansieht
check-whose = Es ist nicht zu erkennen, zu welchem Spiel { $file } gehört: sage es mit --game ({ $games }).
check-show-help = ausgeben, was verstanden wurde, Schritt für Schritt, und wo jemand gefragt wird
check-asks = [fragt]
