# Was auf den Karten, Gegenständen und Helden steht, auf Deutsch. Auf Englisch steht es in deren Dateien.

unmatched-ability-black-panther =
    Immer wenn du verstärkst, ziehe 1 Karte.
    Karten, die im Vibranium-Anzug verwahrt sind, dienen nur zum Verstärken.
unmatched-ability-black-widow = Bevor du deine Starthand ziehst, nimm „The Moscow Protocol“ auf die Hand.
unmatched-ability-winter-soldier = Effekte auf den Karten von Winter Soldier lassen sich nicht aufheben.

unmatched-item-emp-array = Alle werfen 2 Karten ab.
unmatched-item-laser-turret = Füge einem Kämpfer in deiner Zone 2 Schaden zu.
unmatched-item-rocket-pack = Stelle deinen Kämpfer auf ein beliebiges Feld.

unmatched-card-analyze-and-adjust = NACH DEM KAMPF: Decke die oberste Karte vom Deck deines Gegners auf und verwahre sie in deinem Vibranium-Anzug.
unmatched-card-ancestral-insight = NACH DEM KAMPF: Hast du gewonnen, decke die oberste Karte vom Deck deines Gegners auf und verwahre sie in deinem Vibranium-Anzug.
unmatched-card-anti-metal-claws = WÄHREND DES KAMPFES: Addiere den Verstärkungswert der gegnerischen Karte zum Wert dieser Karte. Du darfst diese Karte verstärken.
unmatched-card-cat-like-reflexes = NACH DEM KAMPF: Hast du gewonnen, bewege einen der beiden Kämpfenden bis zu 3 Felder.
unmatched-card-evade = NACH DEM KAMPF: Ziehe 1 Karte.
unmatched-card-feint = SOFORT: Hebe alle Effekte auf der gegnerischen Karte auf.
unmatched-card-nanotriage-processor = NACH DEM KAMPF: Shuri gewinnt 1 Leben zurück. Ist Black Panther in einer Zone mit Shuri, gewinnt auch er 1 Leben zurück.
unmatched-card-regroup = NACH DEM KAMPF: Ziehe 1 Karte. Hast du gewonnen, ziehe stattdessen 2 Karten.
unmatched-card-stalking-panther = Bewege jeden deiner Kämpfer bis zu 3 Felder. Sie dürfen durch gegnerische Kämpfer hindurchgehen. Du erhältst 1 Aktion.
unmatched-card-tactical-remote-scanning = Wähle einen Gegner. Decke die obersten 2 Karten seines Decks auf und verwahre sie in deinem Vibranium-Anzug.
unmatched-card-wakanda-forever = WÄHREND DES KAMPFES: Du darfst diese Karte bis zu 2-mal verstärken.
unmatched-card-vibranium-shockwave = WÄHREND DES KAMPFES: Du darfst diese Karte verstärken.
unmatched-card-microweave-mesh = WÄHREND DES KAMPFES: Du darfst diese Karte verstärken.

unmatched-card-widows-kiss = SOFORT: Der gegnerische Kämpfer kann sein Feld in diesem Zug nicht verlassen.
unmatched-card-widows-sting = NACH DEM KAMPF: Bewege Black Widow bis zu 3 Felder.
unmatched-card-widows-bite = NACH DEM KAMPF: Hast du gewonnen, wirft dein Gegner 1 Karte ab.
unmatched-card-acting-director-of-s-h-i-e-l-d = NACH DEM KAMPF: Bewege jeden deiner Kämpfer bis zu 3 Felder, auch durch gegnerische Kämpfer hindurch. Mische 1 Plan aus deinem Abwurfstapel in dein Deck.
unmatched-card-caught-in-a-web = WÄHREND DES KAMPFES: Hebe alle Effekte „Nach dem Kampf“ auf der gegnerischen Karte auf.
unmatched-card-double-identity = SOFORT: Black Widow und Maria Hill dürfen die Felder tauschen. Tun sie das, verteidigt jetzt dein anderer Kämpfer.
unmatched-card-fake-out = NACH DEM KAMPF: Hast du verloren, ziehe 1 Karte und du erhältst 1 Aktion.
unmatched-card-widows-line = NACH DEM KAMPF: Bewege den gegnerischen Kämpfer bis zu 2 Felder.
unmatched-card-life-model-decoy = NACH DEM KAMPF: Wurde Maria Hill besiegt, stelle sie auf ein Feld neben Black Widow. Tust du das, hat sie 3 Leben.
unmatched-card-the-budapest-gambit =
    Mission: Du hast höchstens 2 andere Karten auf der Hand.
    Ziehe 5 Karten. Jeder Gegner wirft 1 zufällige Karte ab. Du erhältst eine neue Mission.
unmatched-card-the-firenze-agenda =
    Mission: Black Widow steht neben einem gegnerischen Helden.
    Füge jedem gegnerischen Kämpfer in der Zone von Black Widow 2 Schaden zu. Du erhältst eine neue Mission.
unmatched-card-the-kinshasa-directive =
    Mission: Black Widow steht auf deinem Startfeld.
    Wähle einen Gegner. Er wirft 2 Karten ab. Du erhältst eine neue Mission.
unmatched-card-the-madripoor-sanction =
    Mission: Black Widow steht auf dem Startfeld eines Gegners.
    Füge jedem Kämpfer dieses Gegners 2 Schaden zu. Du erhältst eine neue Mission.
unmatched-card-the-moscow-protocol =
    Mission: Ein gegnerischer Kämpfer hat in diesem Zug Schaden erlitten.
    Ziehe 1 Karte und du erhältst 1 Aktion. Du erhältst eine neue Mission.

unmatched-card-without-remorse = NACH DEM KAMPF: Gehirnwäsche: Dein Gegner darf 1 Karte ziehen.
unmatched-card-programmed-to-kill = NACH DEM KAMPF: Gehirnwäsche: Hast du gewonnen, erleidet Winter Soldier 2 Schaden.
unmatched-card-bionic-arm =
    WÄHREND DES KAMPFES: Steht der gegnerische Kämpfer neben Winter Soldier, ist der Wert dieser Karte stattdessen 6.
    NACH DEM KAMPF: Gehirnwäsche: Dein Gegner bewegt jeden seiner Kämpfer bis zu 5 Felder.
unmatched-card-marksman = WÄHREND DES KAMPFES: Addiere 1 zum Wert dieser Karte für jedes Feld, das auf dem kürzesten Weg zwischen dir und dem gegnerischen Kämpfer liegt.
unmatched-card-reflex-memories = NACH DEM KAMPF: Gehirnwäsche: Wirf 2 zufällige Karten ab, ziehe dann 2 Karten.
unmatched-card-wily-fighting = NACH DEM KAMPF: Füge jedem gegnerischen Kämpfer neben Winter Soldier 1 Schaden zu.
unmatched-card-born-in-the-barracks = NACH DEM KAMPF: Hast du gewonnen, gewinnt Winter Soldier 2 Leben zurück.
unmatched-card-reprogram = NACH DEM KAMPF: Mische 3 Karten aus deinem Abwurfstapel in dein Deck.
unmatched-card-complete-the-mission =
    WÄHREND DES KAMPFES: Du darfst diese Karte verstärken.
    NACH DEM KAMPF: Füge dem gegnerischen Kämpfer so viel Schaden zu, wie du in diesem Kampf erlitten hast.
unmatched-card-a-boy-named-bucky = Beachte für den Rest des Zugs keine Effekte „Gehirnwäsche“ auf deinen Karten. Du erhältst 1 Aktion.
unmatched-card-manipulation =
    Ziehe, bis du 5 Karten auf der Hand hast.
    Gehirnwäsche: Jeder Gegner darf ziehen, bis er 5 Karten auf der Hand hat.
