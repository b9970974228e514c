# `mulligan import`.

import-help = Karten und Decks anderer Programme in deine Sammlung lesen
import-description = Liest OCTGN-Sets (set.xml) und Decks (.o8d) für The Spoils und umdb-Heldendecks (JSON) für Unmatched von dort, wo du sie hast, und behält sie in deiner eigenen Sammlung.
import-source-help = wessen Dateien es sind
import-path-help = eine Datei, oder ein Ordner mit solchen Dateien irgendwo darin
import-check-help = nur sagen, wie viel verstanden wird, und nichts behalten
import-json-help = die Zahlen als JSON ausgeben
import-no-path = Bei { $path } ist nichts.
import-nothing = { $path } enthält weder ein OCTGN-Set (set.xml) noch ein Deck (.o8d).
import-octgn-type = { $card } hat den Typ „{ $type }“, den The Spoils nicht kennt
import-read = { $read } von { $cards } Karten gelesen.
import-deck-complete = Deck { $deck }: jede Karte gelesen.
import-deck-missing = Deck { $deck }: nicht gelesen: { $missing }
import-unread = { $card }: „{ $words }“: { $reason }.
import-nearest = {"; "}die nächste Wendung, die sich lesen ließe: { $nearest }
import-umdb-no-path = { $path } lässt sich nicht lesen: { $reason }.
import-umdb-not-decks = { $path } ist keine Datei mit Heldendecks: { $reason }.
import-umdb-abilities = { $read } von { $abilities } besonderen Fähigkeiten gelesen.
import-umdb-playable = { $count } Helden lassen sich spielen: { $heroes }
import-umdb-unread = { $hero }, { $card }: „{ $words }“: { $reason }.
import-playing = { $number } von { $of }: { $hero } spielt die eigenen Karten
import-played = { $played } von { $read } Karten wurden gespielt, und alles auf ihnen bewirkte etwas.
import-idle = { $card }: nicht alles darauf hat erkennbar etwas bewirkt.
import-idle-why = { $unseen } von den { $of } Dingen, die sie tut oder sagt, haben in { $games } eigens angelegten Spielen nie etwas bewirkt: { $names }
import-umdb-idle = { $hero }, { $card }: nicht alles darauf bewirkte etwas.
import-umdb-suspect = { $hero }, { $card }: das sollte jemand ansehen; diese Wörter hinterließen keine Spur: { $words }
import-no-source = Nichts liest Dateien von „{ $source }“. Lesbar sind: { $sources }.
