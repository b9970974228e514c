web-game-toll = Zoll
web-about-toll = Nimm eine Karte, verlange den Zoll, oder hebe einen Schild.
toll-seats = Zoll ist für 2 bis 4 Personen, nicht { $seats }.
toll-question = Was tust du?
toll-option-ask = den Zoll verlangen
toll-option-take = eine Karte nehmen
toll-option-raise = einen Schild heben
toll-a-card = eine Karte
toll-card-purse = Beutel
toll-card-mask = Maske
toll-card-lantern = Laterne
toll-says-purse = Er klimpert.
toll-says-mask = Niemand weiß, wer fragt.
toll-says-lantern = Damit man sieht, wer zahlt.
toll-field-coins = Münzen
toll-field-shields = Schild
toll-field-deck = Deck
toll-field-hand = Hand
toll-pays = { $you ->
    [yes] Du zahlst { $amount }.
   *[no] { $seat } zahlt { $amount }.
}
toll-takes = { $you ->
    [yes] Du nimmst: { $card }.
   *[no] { $seat } nimmt: { $card }.
}
toll-shielded = { $you ->
    [yes] Dein Schild zerbricht, und du zahlst nicht.
   *[no] Der Schild von { $seat } zerbricht, und { $seat } zahlt nicht.
}
toll-raises = { $you ->
    [yes] Du hebst einen Schild.
   *[no] { $seat } hebt einen Schild.
}
toll-not-yours = du bist nicht am Zug
toll-no-cards = das Deck ist leer
toll-has-shield = du hast schon einen Schild
