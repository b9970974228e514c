# `mulligan import`.

import-help = read cards and decks of other programs into your library
import-description = Reads OCTGN sets (set.xml) and decks (.o8d) for The Spoils, and umdb hero decks (JSON) for Unmatched, from where you have them, and keeps them in your own library.
import-source-help = whose files they are
import-path-help = a file, or a folder with such files anywhere below it
import-check-help = only say how much is understood, and keep nothing
import-json-help = print the figures as JSON
import-no-path = There is nothing at { $path }.
import-nothing = { $path } holds no OCTGN set (set.xml) and no deck (.o8d).
import-octgn-type = { $card } has the type “{ $type }”, which The Spoils does not have
import-read = { $read } of { $cards } cards read.
import-deck-complete = Deck { $deck }: every card read.
import-deck-missing = Deck { $deck }: not read: { $missing }
import-unread = { $card }: “{ $words }”: { $reason }.
import-nearest = {"; "}the nearest phrase that would read: { $nearest }
import-umdb-no-path = { $path } cannot be read: { $reason }.
import-umdb-not-decks = { $path } is not a file of hero decks: { $reason }.
import-umdb-abilities = { $read } of { $abilities } special abilities read.
import-umdb-playable = { $count } heroes can be played: { $heroes }
import-umdb-unread = { $hero }, { $card }: “{ $words }”: { $reason }.
import-playing = { $number } of { $of }: { $hero } plays its cards
import-played = { $played } of { $read } cards have been played, and everything on them was seen to matter.
import-idle = { $card }: not everything on it was seen to matter.
import-idle-why = { $unseen } of the { $of } things that it does or says never mattered in { $games } games made for it: { $names }
import-umdb-idle = { $hero }, { $card }: not everything on it was seen to matter.
import-umdb-suspect = { $hero }, { $card }: look at this again; these words left no trace: { $words }
import-no-source = Nothing reads files of “{ $source }”. What can be read: { $sources }.
