# Scenarios: what is wrong with them, and the commands that run and explain them.

scenario-failure = { $file }:{ $line }: { $message }
scenario-expected = {"  "}expected: { $value }
scenario-found = {"  "}found: { $value }
scenario-options = {"  "}options: { $value }
scenario-none = none

scenario-empty = The file is empty.
scenario-not-yaml = This is not YAML: { $problem }.
scenario-not-text-file = This is not a text file in UTF-8.
scenario-unreadable = The file cannot be read: { $reason }.
scenario-too-deep = The file is nested too deep or refers to itself.
scenario-not-a-text = A single word or line belongs here.
scenario-not-a-number = “{ $value }” is not a whole number from { $least } to { $most }.
scenario-not-a-flag = “{ $value }” is neither yes nor no.
scenario-not-a-list = A list belongs here: “[this, that]”, or lines that begin with “- ”.
scenario-not-a-mapping = “name: value” pairs belong here.
scenario-twice = “{ $key }” stands here twice.
scenario-lacks = The scenario does not say its “{ $key }”.
scenario-bad-seat = “{ $name }” cannot be the name of a seat, or two seats have it.
scenario-unknown = There is no “{ $name }” here. There are: { $known }.
scenario-unknown-near = There is no “{ $name }” here. Did you mean “{ $near }”?
scenario-because = “because” goes with “… cannot”.
scenario-no-list = “{ $key }” is not a list, so it has no size.

scenario-too-many = There are not that many of “{ $name }” in the game.
scenario-impossible = The position is impossible: { $fault }.
scenario-cannot-lie-there = “{ $name }” cannot lie there: { $place ->
    [resources] it is no resource. Face down, any card is one.
    [play] only characters, items, locations and resources are in play face up.
    [faction] it is no faction.
   *[elsewhere] it is a faction, or a token.
}
scenario-destroyed = “{ $name }” has { $damage } damage and { $limit } { $kind ->
    [life] life
   *[structure] structure
}: it would be destroyed at once.
scenario-not-face-up = “{ $name }” does not stay face up in front of anybody.
scenario-round-over = When everybody has passed in a row, the round is over.
scenario-setup-unknown = The game knows nothing of this in its set-up: { $keys }.
scenario-not-in-play = There is no “{ $name }” in play to attach something to.
scenario-nothing-lasts = Nothing in the text of { $card } lasts.
scenario-lasts-otherwise = The effect of { $card } that is meant does not last like that: “waits: trigger” or “waits: replacement” is said of what waits for something, and control for a time cannot be said.
scenario-lasts-on-several = { $card } speaks of several things, or of none: “on” says which is which, as “on: {"{"}0: [...]{"}"}”.
scenario-card-unread = { $card } cannot be played: { $reason }.
scenario-deck-too-large = There are only { $left } cards left for the deck.

scenario-not-a-step = A step says who does what, as “- A: pass”, or what must hold, as “- now: …”.
scenario-after-seat = After { $seat } stands “can”, “cannot” or a colon, not “{ $words }”.
scenario-asks-nothing = The script can be played, but nothing says what must hold: “then”, “now”, “… can” or “… cannot” would.
scenario-no-such-rule = No rule, ruling or card of the game is called { $rules }; “mulligan rules { $game }” has them all.
scenario-no-words = { $seat } is to do something, but it does not say what.
scenario-no-fit = { $seat } cannot choose “{ $words }” now.
scenario-not-asked = { $seat } is to choose “{ $words }”, but first { $asked } has to choose, and the scenario does not say what.
scenario-over = { $seat } is to choose “{ $words }”, but the game is over.
scenario-words-left = Of “{ $words }” nobody asked for “{ $left }”.
scenario-differs = { $place } is not as expected.
scenario-can = { $seat } should be able to choose “{ $words }”.
scenario-cannot = { $seat } should not be able to choose “{ $words }”.
scenario-because-of = { $seat } cannot choose “{ $words }”, but for another reason.
scenario-refused = { $rule }: { $reason }
scenario-unasked = { $refused } { $seat } had one answer only and has given it: “{ $words }”; with something else to choose, { $seat } would have been asked.

scenario-help = run or explain scenario files
scenario-run-help = run scenarios; the exit status is 0 only if all of them hold
scenario-explain-help = play a scenario and tell, event by event, which rule made it happen
scenario-paths-help = scenario files or folders of them; - reads standard input
scenario-json-help = print the outcome as JSON
scenario-holds = holds  { $file }: { $title }
scenario-fails = FAILS  { $file }: { $title }
scenario-tally = { $held } of { $count } scenarios hold.
scenario-no-files = There is no scenario in { $paths }.
scenario-explain-event = { $indent }{ $sentence } [{ $rule }]
scenario-explain-asked = Now { $seat } is asked: { $question }
scenario-no-more-cards = There is no { $card } left to lay there.
scenario-fault = Mulligan itself went wrong here ({ $kind }: { $reason }). Please report it, with this file.
scenario-still-asked = { $seat } is still asked: { $question }
scenario-note = line { $line }: { $note }
scenario-besides = {"  "}note: { $note }
scenario-no-rule = It is not offered, and no rule is known that forbids it. { $seat } is asked: { $question }
scenario-unknown-among = There is no “{ $name }” here. There are: { $known } and { $more } more.
scenario-unplaced = { $name } cannot stand anywhere yet: the scenario begins with the placing of the fighters.
