# The rule index.

rules-help = print the rule index of a game
rules-game-help = the game; to note anew what shows the rules, all of them where none is named
rules-rule-help = one rule: a number, a card or a ruling, as in “7.6”, “Negation”, “Ruling 3”
rules-json-help = print how many rules there are and which of them nothing shows, or one rule, as JSON
rules-update-help = in a checkout of the repository: note anew which tests and scenarios show which rule

rules-line = { $number }: { $text }
rules-where = Stands in { $places }.
rules-aside = Not a rule of play: { $reason }
rules-why = Why: { $why }
rules-about = About { $rules }.
rules-test = test { $name }
rules-scenario = scenario { $name }
rules-counts = { $tests ->
    [one] { $tests } test
   *[other] { $tests } tests
}, { $scenarios ->
    [one] { $scenarios } scenario
   *[other] { $scenarios } scenarios
}.
rules-tally = { $rules } rules, { $shown } of them shown by tests or scenarios.
rules-missing = Nothing shows { $rules }.
rules-updated = { $file } is up to date.

rules-no-game = There is no rule index of “{ $game }”. There is one of: { $games }.
rules-no-rule = There is no rule “{ $number }”.
rules-no-rule-near = There is no rule “{ $number }”. Did you mean “{ $near }”?
rules-no-tests = { $folder } does not have both the rulebook of { $game } and a folder “tests” that shows its rules.
rules-twice = { $file }: “{ $number }” stands there twice.
rules-incomplete = { $file }: the entry “{ $number }” lacks its number or its text.
rules-where-or-aside = { $file }: “{ $number }” says either where it stands or why it is no rule of play, not both.
rules-not-literal = { $place }: a test names its rules as plain texts.
