# `mulligan play`: a game in the terminal.

play-help = play a game in the terminal against bots
play-description = Plays a game in the terminal against bots. Type ? at the prompt for help.
play-game = GAME
play-seed-help = a seed: the same one deals the same game
play-name-help = your name at the table
play-bots-help = how strong the bots are: easy, medium (as they are otherwise) or hard; one for all of them, or one for each with commas
play-resume-help = go on with a saved game; without FILE, with the one played last

play-default-name = Player
play-bot-names = Maren Oswin Tavi Brisa Corvin Elka Jorun Sable
play-bad-name = A name has between one and { $longest } letters.
play-bots-unknown = Bots are easy, medium or hard, not “{ $level }”.
play-bots-number = { $others ->
    [one] One bot plays here: name one level, not { $wanted }.
   *[other] { $others } bots play here: name one level for all or { $others }, not { $wanted }.
}
play-resume-alone = A saved game has its seats, seed, names and bots already: leave out { $option }.
play-other-game = { $file } is a game of { $saved }, not of { $wanted }.
play-no-such-seat = { $file } says that you sit at seat { $seat }, which it does not have.

play-welcome = You play against { $opponents } (seed { $seed }). Type a number or a few words; ? for help.
play-goes-on = The game goes on after { $choices } choices. Type ? for help.
play-say-something = Type a number or a few words; ? for help.
play-not-understood = I do not understand “{ $words }” here. Type ? for help.
play-which = Which one: { $choices }?
play-allowed = { $action }: you can do that now.
play-all-allowed = Everything that you might expect to do, you can do now.
play-undone = Taken back.
play-cannot-undo = There is nothing to take back: since your last choice something was revealed or drawn, or another player chose.
play-cannot-skip = There is nothing to skip here.
play-hint = A bot would choose: { $action }.
play-log-more = { $count } earlier events: “log all” shows them, “log 50” the last fifty.
play-not-held = You do not hold { $card }.
play-no-card = No card is called “{ $words }”.
play-saved = Saved. Go on with: { $command }
play-cannot-save = The game could not be saved to { $file }: { $reason }.
play-cannot-keep = The game cannot be saved as it goes: { $reason }. Use “save FILE” to choose another place.
play-replay = Watch it again with: { $command }
play-help-text =
    Type the key before a choice, or some of its words. Several answers fit on one line: “1 2”.

      Enter        decline, where that is offered
      skip         decline until something concerns you, or your next turn
      why          what you cannot do now, and the rule that says so
      why WORDS    the same for one action
      hint         what a bot would do
      undo         take your last choice back, as long as nothing was revealed since
      table        show the table again
      ? CARD       what a card says
      log          what happened, with rules and causes; log all, log 50
      save [FILE]  save the game
      quit         save the game and leave

play-help-mystic-war =
    Type the key before a choice, or some of its words: “2”, “dragon 10”, “discard dragon”, “pass”.
    Several answers fit on one line: “dragon 10 on maren gold”.
    In brackets stands the key of a card that you cannot play now; type it and you are told why.

      Enter        decline, when you are asked whether you add a card or use a power
      skip         decline until something concerns you, or your next turn
      why          what you cannot do now, and the rule that says so
      why WORDS    the same for one action: why pass
      hint         what a bot would do
      undo         take your last choice back, as long as nothing was revealed since
      table        show the realms again
      ? CARD       what a card says: ? negation
      log          what happened, with rules and causes; log all, log 50
      save [FILE]  save the game
      quit         save the game and leave

play-help-unmatched =
    Type the key before a choice, or some of its words: “2”, “maneuver”, “attack winter soldier”, “H09”.
    Several answers fit on one line: “maneuver decline black widow H09”.
    On the board, * marks where a move can end and ! whom you can attack; letters after a space are its zones.

      Enter        decline, or no more, where that is offered
      why          what you cannot do now, and the rule that says so
      why WORDS    the same for one action: why attack winter soldier with black widow
      hint         what a bot would do
      undo         take your last choice back, as long as nothing was revealed since
      table        show the board again
      ? CARD       what a card or a hero's ability says: ? feint, ? black widow
      log          what happened, with rules and causes; log all, log 50
      save [FILE]  save the game
      quit         save the game and leave

# What a screen shows.
terminal-short-followers = Follow.
terminal-short-mystic-power = Mystic
terminal-short-gold = Gold
terminal-wealth = Wealth
terminal-cards = Hand
terminal-first = 1st
terminal-next-first = next
terminal-you = You
terminal-round = Round { $round }. { $deck } in the deck, { $discards } discarded.
terminal-goal-of = { $name } { $goal }
terminal-goals-shown = Goals shown: { $goals }.
terminal-own = Your goal is { $goal }. You draw { $draws } cards a round and may keep { $keeps }; you hold { $cards }.
terminal-hand = Your hand: { $cards }.
terminal-pile = On the table:
terminal-counts-not = (does not count)
terminal-pending = As it stands: { $what }
terminal-any-time = (any time)
terminal-refused = { $reason } ({ $rule })
terminal-key-play = { $keys } play
terminal-key-add = { $keys } add
terminal-key-discard = { $keys } discard
terminal-key-pass = p pass
terminal-key-decline = Enter decline
terminal-key-skip = skip
terminal-key-help = ? help
terminal-or-enter = or Enter
terminal-draw = The game is a draw.
terminal-you-win = You win!
terminal-you-share = You share the win with { $others }.
terminal-they-win = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}

log-rule = [{ $rule }]
log-cause = { " " }from { $number }

# Files of games.
saves-none = There is no saved game in { $folder }.
saves-missing = There is no file { $file }.
saves-folder = { $file } is a folder, not a saved game.
saves-unreadable = { $file } cannot be read: { $reason }.
saves-broken = { $file } cannot be opened. { $reason }

play-not-for-this-game = { $game } has nothing to choose with { $option }.

play-game-help = the game to play; without it, the first one that there is
play-seats-help = how many seats, yours included
play-epilog = A game has options of its own: “mulligan play GAME --help” shows them.

# What a game's form asks, as options.
form-own-help = { $label }: yours, by name or as a file
form-others-help = { $label }: those that you play against; several with commas, or given more than once
form-contest-help = { $label }: those that play, by name or as files, every pairing of them in turn
form-usual-help = { $label } ({ $usual })
form-without-help = Not: { $label }
form-not-there = { $game } has no { $option } with { $seats } seats.
