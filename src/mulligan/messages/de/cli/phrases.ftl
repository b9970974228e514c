## mulligan phrases: was die Kartensprache eines Spiels sagen kann

phrases-help = ausgeben, was die Sprache der Karten eines Spiels sagen kann
phrases-description = Gibt die Wendungen der Kartensprache eines Spiels nach ihrer Art aus, was jede bedeutet, ein Beispiel, und wie man sie sagen kann. „[das]“ darf fehlen, „eins|anderes“ ist eines von beiden, „(s)“ und „+s“ richten sich nach dem Subjekt, und „{"{"}name{"}"}“ ist eine andere Wendung.
phrases-game-help = das Spiel, dessen Sprache es ist
phrases-words-help = nur Wendungen, die alle diese Wörter haben
phrases-none = Keine Wendung von { $game } hat diese Wörter.
phrases-sort = { $sort ->
    [Instruction] Anweisungen
    [Amount] Zahlen
    [Quantity] Mengen
    [Condition] Bedingungen
    [Players] Spieler
    [Cards] Karten
    [Event] Ereignisse
    [Duration] Zeiträume
    [Fighters] Kämpfer
    [Spaces] Felder
    [Spot] Orte
    [AbilityLine] Fähigkeiten
    [Test] Eigenschaften von Karten
    [Quality] Eigenschaften von Karten
   *[other] { $sort }
}
phrases-example = zum Beispiel: „{ $example }“
phrases-count = { $count ->
    [one] { $count } Wendung
   *[other] { $count } Wendungen
}
