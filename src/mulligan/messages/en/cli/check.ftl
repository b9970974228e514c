# `mulligan check`.

check-help = read card and deck files and say what is wrong in them
check-description = Reads card files of any game and hero files (.toml), OCTGN sets (.xml) and decks (plain lists or .o8d) and says what is wrong: the card, the line, the words, and what would be right.
check-files-help = a file to check
check-no-file = There is no file { $file }.
check-folder = { $folder } is a folder. Name the files in it that are to be read: { $folder }/*.toml
check-not-toml = { $file } is not a TOML file: { $reason }.
check-fine = { $file }: all understood.
check-fault = { $place }: { $card }: “{ $words }”: { $reason }.
check-fault-as-a-whole = { $place }: { $card }: { $reason }.
check-nearest =     The nearest phrase that would read: { $nearest }
check-unknown-card = { $file }: { $card } is not in the library. Mend its name, put the file with the card beside the deck or into the library, or bring it in with “mulligan import octgn PATH”.
check-unplayable-card = { $file }: { $card } cannot be played yet: { $reason }.
check-not-playable = { $place }: { $card } is understood, but cannot be played yet: { $reason }.
check-game-help = the game that the files belong to, where that cannot be told from them
check-whose = It cannot be told which game { $file } belongs to: say it with --game ({ $games }).
check-show-help = print what was understood, step by step, and where somebody is asked
check-asks = [asks]
