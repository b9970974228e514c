# `mulligan import`.

import-help = read cards and heroes from where you have them into your library
import-description = Reads community files into your own library. Nothing of them becomes part of Mulligan.
import-source-help = what kind of file it is: umdb, hero decks for Unmatched
import-path-help = the file
import-check-help = only say what is read and what is not
import-json-help = print the report as JSON
import-no-path = { $path } cannot be read: { $reason }
import-not-decks = { $path } is not a file of hero decks: { $reason }
import-read = Cards read: { $read } of { $cards }.
import-abilities = Special abilities read: { $read } of { $abilities }.
import-playable = Heroes that can be played ({ $count }): { $heroes }
import-unread = { $hero }, { $card }: “{ $words }” is not understood ({ $reason }).
