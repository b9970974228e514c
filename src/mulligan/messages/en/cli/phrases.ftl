## mulligan phrases: what the language of a game's cards can say

phrases-help = print what the language of a game's cards can say
phrases-description = Prints the phrases of a game's card language by kind, what each means, an example, and the ways to say it. “[this]” may be left out, “one|other” is either, “(s)” and “+s” follow the subject, and “{"{"}name{"}"}” is another phrase.
phrases-game-help = the game whose language it is
phrases-words-help = only phrases that have all these words
phrases-none = No phrase of { $game } has these words.
phrases-sort = { $sort ->
    [Instruction] Instructions
    [Amount] Amounts
    [Quantity] Quantities
    [Condition] Conditions
    [Players] Players
    [Cards] Cards
    [Event] Events
    [Duration] Durations
    [Fighters] Fighters
    [Spaces] Spaces
    [Spot] Places
    [AbilityLine] Abilities
    [Test] Qualities of cards
    [Quality] Qualities of cards
   *[other] { $sort }
}
phrases-example = for example: “{ $example }”
phrases-count = { $count ->
    [one] { $count } phrase
   *[other] { $count } phrases
}
