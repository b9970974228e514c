web-game-toll = Toll
web-about-toll = Take a card, ask your neighbour for the toll, or raise a shield.
toll-seats = Toll is for 2 to 4 players, not { $seats }.
toll-question = What do you do?
toll-option-ask = ask for the toll
toll-option-take = take a card
toll-option-raise = raise a shield
toll-a-card = a card
toll-card-purse = Purse
toll-card-mask = Mask
toll-card-lantern = Lantern
toll-says-purse = It clinks.
toll-says-mask = Nobody knows who asks.
toll-says-lantern = So that one sees who pays.
toll-field-coins = coins
toll-field-shields = shield
toll-field-deck = deck
toll-field-hand = hand
toll-pays = { $you ->
    [yes] You pay { $amount }.
   *[no] { $seat } pays { $amount }.
}
toll-takes = { $you ->
    [yes] You take { $card }.
   *[no] { $seat } takes { $card }.
}
toll-shielded = { $you ->
    [yes] Your shield breaks, and you do not pay.
   *[no] { $seat }’s shield breaks, and { $seat } does not pay.
}
toll-raises = { $you ->
    [yes] You raise a shield.
   *[no] { $seat } raises a shield.
}
toll-not-yours = it is not your turn
toll-no-cards = the deck is empty
toll-has-shield = you have a shield already
