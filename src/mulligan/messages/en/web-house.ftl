# Clocks, absence, matches, meeting others, manners. The page formats these itself; the service says the refusals.
web-clock-legend = Clocks and absence
web-clock-move = Time for every decision
web-clock-game = Time for a whole game, each
web-clock-none = as long as one likes
web-clock-out = Whoever runs out of time
web-clock-out-lose = loses the game
web-clock-out-bot = hands the seat to a bot
web-clock-away = Others may let a bot play after an absence of
web-clock-away-hint = After three times as long they may claim the game. Nobody is replaced while here.
web-clock-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
web-clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
web-clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-clocks = Clocks
web-clock-of = { $name }: { $time } left
web-clock-running = { $name }’s clock is running: { $time } left
web-clock-passes = Passes by itself in { $time }
web-clock-left = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}
web-clock-terms = { $move ->
    [none] { $game } a game
   *[other] { $game ->
        [none] { $move } a decision
       *[other] { $move } a decision, { $game } a game
    }
}
web-seat-away-for = away { $minutes } min
web-seat-late = out of time
web-claim = Claim the game
web-claim-hint = Everybody else has been away for long.
web-ended-by-time = Time ran out.
web-ended-by-claim = The others stayed away, and the game was claimed.

web-refused-out-of-time = There is no time left on your clock. The bot plays on.
web-refused-nobody-to-claim-from = There is nobody to claim the game from.
web-refused-not-away-long = Somebody you play against is here, or was not long ago. The game can be claimed after { $seconds } seconds of absence.

web-match = How many games
web-match-1 = one game
web-match-3 = best of three
web-match-hint = In a match the loser of a game chooses sides and who begins the next.
web-match-score = { $best ->
    [1] Games won: { $score }
   *[other] Best of { $best }, games won: { $score }
}
web-match-won = { $name } wins the match.
web-match-next = Next game: you begin
web-match-next-other = Next game: the other begins
web-match-swap = with sides swapped
web-match-loser = { $name } chooses how the next game begins.
web-match-go-on = Next game
web-refused-loser-chooses = { $name } lost the last game, and chooses sides and who begins.
web-refused-match-of-two = A match of several games is for two seats.

web-queue = Find an opponent
web-queue-about = Somebody of like strength, with clocks; the game counts for your rating. The longer you wait, the further apart two may be.
web-queue-game = Game
web-queue-seek = Look for an opponent
web-queue-cancel = Stop looking
web-queue-waiting = Looking for { $time }. { $count ->
    [one] Nobody else looks for this game now.
   *[other] { $count } look for this game now.
}
web-queue-found = Somebody was found.
web-refused-not-seeking = You are not looking for an opponent.

web-ended-by-closed = The host has closed the table.
web-manners = Manners
web-mute = Mute { $name }
web-unmute = Hear { $name } again
web-muted = { $name } is muted.
web-block = Block { $name }
web-blocked = You will have nothing more to do with { $name }.
web-blocks = Blocked
web-unblock = Unblock { $name }
web-report = Report { $name } …
web-report-words = What happened?
web-report-send = Send to the host
web-reported = The host was told.
web-host = The host’s page
web-host-secret = The secret that “mulligan host” printed
web-host-enter = Enter
web-host-figures = { $tables } tables, { $profiles } profiles
web-host-reports = Reports
web-host-no-reports = Nobody has reported anything.
web-host-about = About { $name }, seat { $seat } of table { $table }, by { $by }
web-host-by-watcher = somebody watching
web-host-by-seat = seat { $seat }
web-host-settle = Settled
web-host-settled = settled
web-host-close = Close the table
web-host-ban = Ban the profile
web-host-banned = Banned profiles
web-host-no-banned = Nobody is banned.
web-host-unban = Let { $name } in again
web-host-close-other = Close a table by its name
web-refused-not-the-host = That is not the secret of this house’s host.
web-refused-nothing-there = There is no such thing here.
web-refused-no-profile-there = Nobody sits there who has a profile of their own.

web-notices = The browser tells me my turn while I look elsewhere
web-notices-refused = The browser does not allow notices for this page.
web-host-works = For everybody
web-host-works-about = What people have made is theirs. What you offer, everybody can build and play with; what its owner changes, you are asked about again. What you bring in yourself:
web-host-work-by = { $count ->
    [one] by { $name }, 1 line
   *[other] by { $name }, { $count } lines
 }
web-host-look = Look at
web-host-decline = Decline
web-host-withdraw = No longer offer
web-host-no-works = Nobody has asked.
