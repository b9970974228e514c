# `mulligan check`.

check-help = read card and deck files and say what is wrong in them
check-description = Reads card files of any game and hero files (.toml), OCTGN sets (.xml) and decks (plain lists or .o8d) and says what is wrong: the card, the line, the words, and what would be right.
check-files-help = a file to check
check-no-file = There is no file { $file }.
check-not-toml = { $file } is not a TOML file: { $reason }.
check-fine = { $file }: all understood.
check-fault = { $place }: { $card }: “{ $words }”: { $reason }.
check-nearest =     The nearest phrase that would read: { $nearest }
check-unknown-card = { $file }: { $card } is not in the library. Bring it in with “mulligan import octgn PATH”, or mend its name.
check-unread-card = { $file }: { $card } cannot be played yet: its text is not understood at “{ $words }”.
