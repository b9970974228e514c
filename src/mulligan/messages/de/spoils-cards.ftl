# Was auf den Karten von Harrowgate steht, auf Deutsch. Auf Englisch steht es in deren Dateien, und das ist es, was gilt.
# Die Namen der Fähigkeiten bleiben, wie sie sind: Unter ihnen werden sie angeboten.

# Fraktionen
spoils-card-the-open-gate =
    STARTHAND: 8 als Erster, 9 als Zweiter.
    STARTRESSOURCEN: 2 beliebige Grundressourcen.
    RESTORE-REGEL: Zu Beginn deines Zuges löse alle Ressourcen von deiner Fraktion ab und frische alle deine erschöpften Karten auf.
    DEVELOP-REGEL: Zu Beginn deines Zuges suche eines davon aus: spiele eine Ressource oder ziehe eine Karte.
    STUDY
    KOSTEN: Zahle 3.
    EFFEKT: Ziehe eine Karte.
    HIRE
    KOSTEN: Zahle 4.
    EFFEKT: Spiele eine Ressource.
spoils-card-the-tidehouse =
    STARTHAND: 8 als Erster, 9 als Zweiter.
    STARTRESSOURCEN: 1 Obsession, 1 Grundressource.
    RESTORE-REGEL: Zu Beginn deines Zuges löse alle Ressourcen von deiner Fraktion ab und frische alle deine erschöpften Karten auf.
    DEVELOP-REGEL: Zu Beginn deines Zuges suche eines davon aus: spiele eine Ressource oder ziehe eine Karte.
    STUDY
    KOSTEN: Zahle 3.
    EFFEKT: Ziehe eine Karte.
    HIRE
    KOSTEN: Zahle 4.
    EFFEKT: Spiele eine Ressource.
    SOUND THE DEPTHS
    KOSTEN: Zahle 2.
    EFFEKT: Sieh dir die obersten 2 Karten deines Decks an. Lege eine davon unter dein Deck und die andere oben auf dein Deck.
spoils-card-the-harrow-bank =
    STARTHAND: 8 als Erster, 9 als Zweiter.
    STARTRESSOURCEN: 1 Greed, 1 Grundressource.
    RESTORE-REGEL: Zu Beginn deines Zuges löse alle Ressourcen von deiner Fraktion ab und frische alle deine erschöpften Karten auf.
    DEVELOP-REGEL: Zu Beginn deines Zuges suche eines davon aus: spiele eine Ressource oder ziehe eine Karte.
    STUDY
    KOSTEN: Zahle 3.
    EFFEKT: Ziehe eine Karte.
    HIRE
    KOSTEN: Zahle 4.
    EFFEKT: Spiele eine Ressource.
    ACCRUE
    KOSTEN: Zahle 3.
    EFFEKT: Deine Fraktion gewinnt 1 Einfluss.
spoils-card-the-wound-clock =
    STARTHAND: 8 als Erster, 9 als Zweiter.
    STARTRESSOURCEN: 1 Elitism, 1 Grundressource.
    RESTORE-REGEL: Zu Beginn deines Zuges löse alle Ressourcen von deiner Fraktion ab und frische alle deine erschöpften Karten auf.
    DEVELOP-REGEL: Zu Beginn deines Zuges suche eines davon aus: spiele eine Ressource oder ziehe eine Karte.
    STUDY
    KOSTEN: Zahle 3.
    EFFEKT: Ziehe eine Karte.
    HIRE
    KOSTEN: Zahle 4.
    EFFEKT: Spiele eine Ressource.
    TURN OUT
    KOSTEN: Zahle 4.
    EFFEKT: Bringe eine Marke Micromajig ins Spiel.
spoils-card-the-unlit-lane =
    STARTHAND: 8 als Erster, 9 als Zweiter.
    STARTRESSOURCEN: 1 Deception, 1 Grundressource.
    RESTORE-REGEL: Zu Beginn deines Zuges löse alle Ressourcen von deiner Fraktion ab und frische alle deine erschöpften Karten auf.
    DEVELOP-REGEL: Zu Beginn deines Zuges suche eines davon aus: spiele eine Ressource oder ziehe eine Karte.
    STUDY
    KOSTEN: Zahle 3.
    EFFEKT: Ziehe eine Karte.
    HIRE
    KOSTEN: Zahle 4.
    EFFEKT: Spiele eine Ressource.
    SLINK
    KOSTEN: Zahle 3. Wähle einen Charakter, den du kontrollierst.
    EFFEKT: In diesem Zug erhält der Charakter VERBORGEN.
spoils-card-the-camp-at-ashgrove =
    STARTHAND: 8 als Erster, 9 als Zweiter.
    STARTRESSOURCEN: 1 Rage, 1 Grundressource.
    RESTORE-REGEL: Zu Beginn deines Zuges löse alle Ressourcen von deiner Fraktion ab und frische alle deine erschöpften Karten auf.
    DEVELOP-REGEL: Zu Beginn deines Zuges suche eines davon aus: spiele eine Ressource oder ziehe eine Karte.
    STUDY
    KOSTEN: Zahle 3.
    EFFEKT: Ziehe eine Karte.
    HIRE
    KOSTEN: Zahle 4.
    EFFEKT: Spiele eine Ressource.
    INCITE
    KOSTEN: Zahle 2. Wähle einen Charakter, den du kontrollierst.
    EFFEKT: In diesem Zug erhält der Charakter 1 Stärke.

# Arkanisten
spoils-card-tidewatch-novice = Wenn diese Karte ins Spiel kommt, sieh dir die oberste Karte deines Decks an. Du darfst sie unter dein Deck legen.
spoils-card-salt-lector =
    RECITE
    KOSTEN: Erschöpfe diese Karte. Wähle einen Charakter.
    EFFEKT: In diesem Zug verliert der Charakter 1 Stärke.
spoils-card-undertow-shade = VERBORGEN
spoils-card-drowned-cartographer = Wenn diese Karte zerstört wird, ziehe eine Karte.
spoils-card-moonpool-diviner =
    SCRY
    KOSTEN: Zahle 1. Erschöpfe diese Karte.
    EFFEKT: Sieh dir die obersten 2 Karten deines Decks an. Nimm eine davon auf die Hand und lege die andere unter dein Deck.
spoils-card-lampless-pilgrim =
    FLIP UP: 2 [O][O]
    FOLLOW THE SHORE: [O][O][O][O]
    KOSTEN: Benutze das nur, wenn diese Karte auf deinem Ablagestapel liegt. Zahle 3.
    EFFEKT: Nimm diese Karte auf die Hand.
spoils-card-fogbound-sentry = Solange du angegriffen wirst, erhält diese Karte 1 Stärke.
spoils-card-keeper-of-the-ninth-bell =
    UNIQUE BELLKEEPER
    Zu Beginn deines Zuges darfst du eine Karte ziehen. Tust du das, wirf eine Karte ab.
spoils-card-wraith-of-the-lower-stacks =
    VERBORGEN
    Wenn diese Karte ins Spiel kommt, wirf eine Karte ab.
spoils-card-leviathan-reader = Wenn diese Karte einer Fraktion Kampfschaden zufügt, ziehe eine Karte.
spoils-card-the-tide-itself =
    UNIQUE TIDE
    Wenn diese Karte ins Spiel kommt, gib jeden anderen Charakter seinem Besitzer auf die Hand.
spoils-card-brine-familiar = LIEFERT: [O]
spoils-card-second-thoughts =
    ZUSATZKOSTEN: Spiele das nur als Antwort auf eine Karte.
    Brich die Karte ab.
spoils-card-unsaid-word =
    ZUSATZKOSTEN: Spiele das nur als Antwort auf eine Fähigkeit.
    Brich die Fähigkeit ab.
spoils-card-cold-reading = Ziehe 2 Karten.
spoils-card-ebb =
    ZUSATZKOSTEN: Wähle einen Charakter.
    Gib den Charakter seinem Besitzer auf die Hand.
spoils-card-drag-under =
    ZUSATZKOSTEN: Wähle einen Charakter mit höchstens 3 Stärke.
    Zerstöre den Charakter.
spoils-card-veil-of-spray =
    ZUSATZKOSTEN: Wähle einen Charakter.
    In diesem Zug erhält der Charakter VERBORGEN.
    Ziehe eine Karte.
spoils-card-borrowed-memory =
    ZUSATZKOSTEN: Wähle eine Taktik auf deinem Ablagestapel.
    Nimm die Taktik auf die Hand.
spoils-card-drowning-dream =
    ZUSATZKOSTEN: Wähle einen Charakter.
    Übernimm die Kontrolle über den Charakter.
spoils-card-lantern-of-still-water =
    GLIMPSE
    KOSTEN: Zahle 2. Erschöpfe diese Karte.
    EFFEKT: Sieh dir die oberste Karte deines Decks an. Du darfst sie unter dein Deck legen. Ziehe eine Karte.
spoils-card-cloak-of-kelp =
    ANLEGEN AN CHARAKTER
    Der Charakter, an dem diese Karte liegt, erhält 2 Leben und VERBORGEN.
spoils-card-chalice-of-low-tide =
    Wenn du eine Taktik spielst, lege eine Marke auf diese Karte.
    POUR
    KOSTEN: Entferne 3 Marken von dieser Karte.
    EFFEKT: Ziehe 2 Karten.
spoils-card-sunken-reading-room =
    Zu Beginn deines Zuges sieh dir die oberste Karte deines Decks an. Du darfst sie unter dein Deck legen.
    STUDY
    KOSTEN: Zahle 3.
    EFFEKT: Ziehe eine Karte.
spoils-card-harrow-lighthouse = Charaktere mit VERBORGEN, die du kontrollierst, erhalten 1 Stärke.
spoils-card-fathom =
    Wenn diese Karte ins Spiel kommt, wirf eine Karte ab.
    LIEFERT: [O][O]
spoils-card-echo-in-the-well =
    ZUSATZKOSTEN: Spiele das nur als Antwort auf eine Taktik.
    Verdopple die Taktik.
spoils-card-barnacle-curse =
    ZUSATZKOSTEN: Wähle einen Charakter.
    Der Charakter erhält „Wenn diese Karte angreift, verliert deine Fraktion 2 Einfluss.“
spoils-card-portrait-of-the-drowned-captain =
    STEP OUT
    KOSTEN: Zahle 2.
    EFFEKT: In diesem Zug erhält diese Karte den Typ Charakter, 4 Stärke, 4 Leben und 3 Tempo.
spoils-card-tide-table =
    Charaktere, die du kontrollierst, erhalten 1 Leben.
    { "[" }O][O][O][O] Zu Beginn deines Zuges darfst du eine Karte ziehen. Tust du das, wirf eine Karte ab.

# Bankiers
spoils-card-lamplight-auditor = Wenn diese Karte ins Spiel kommt, sieh dir die obersten 2 Karten deines Decks an. Nimm eine davon auf die Hand und lege die andere unter dein Deck.
spoils-card-penny-collector = Wenn diese Karte ins Spiel kommt, gewinnt deine Fraktion 1 Einfluss.
spoils-card-ledger-mouse =
    NIBBLE
    KOSTEN: Erschöpfe diese Karte.
    EFFEKT: Senke die nächsten Ressourcenkosten, die du in diesem Zug zahlst, um 1.
spoils-card-smiling-creditor = Wenn diese Karte einer Fraktion Kampfschaden zufügt, gewinnt deine Fraktion 2 Einfluss.
spoils-card-insured-courier = Wenn diese Karte aus dem Spiel auf deinen Ablagestapel kommt, darfst du 2 zahlen. Tust du das, nimm sie auf die Hand.
spoils-card-toll-warden =
    UNIQUE TOLL
    Jeder Gegner muss 1 zahlen, um anzugreifen.
spoils-card-bonded-guardian =
    PROTECT
    KOSTEN: Erschöpfe diese Karte. Wähle einen Charakter.
    EFFEKT: In diesem Zug erhält der Charakter 2 Leben.
spoils-card-charity-inspector =
    ASSESS
    KOSTEN: Zahle 1. Erschöpfe diese Karte. Wähle einen Ort.
    EFFEKT: Füge dem Ort 2 Schaden zu.
spoils-card-patron-of-the-long-pier = Wenn diese Karte blockt, gewinnt deine Fraktion 2 Einfluss.
spoils-card-gilded-colossus = Würde diese Karte zerstört, darfst du stattdessen 4 zahlen.
spoils-card-old-mother-interest =
    UNIQUE INTEREST
    Zu Beginn deines Zuges ziehe eine Karte, und deine Fraktion gewinnt 1 Einfluss.
spoils-card-foreclosure =
    ZUSATZKOSTEN: Wähle einen Gegenstand oder Ort.
    Zerstöre die Karte.
spoils-card-debt-collection =
    ZUSATZKOSTEN: Wähle einen erschöpften Charakter.
    Zerstöre den Charakter.
spoils-card-generous-terms = Deine Fraktion gewinnt 3 Einfluss.
spoils-card-compound-interest = Ziehe 2 Karten. Deine Fraktion gewinnt 2 Einfluss.
spoils-card-hostile-bid =
    ZUSATZKOSTEN: Wähle einen Gegenstand.
    Übernimm die Kontrolle über den Gegenstand. Ziehe eine Karte.
spoils-card-paid-alibi =
    ZUSATZKOSTEN: Wähle einen Charakter, den du kontrollierst.
    In diesem Zug wird aller Schaden, der dem Charakter zugefügt wird, auf 0 gesenkt.
spoils-card-general-audit = Zerstöre alle Charaktere.
spoils-card-iron-strongbox =
    DEPOSIT
    KOSTEN: Zahle 1. Erschöpfe diese Karte.
    EFFEKT: Lege eine Marke auf diese Karte.
    WITHDRAW
    KOSTEN: Zerstöre diese Karte. X ist die Zahl der Marken auf dieser Karte.
    EFFEKT: Ziehe X Karten.
spoils-card-tailored-breastplate =
    ANLEGEN AN CHARAKTER
    Der Charakter, an dem diese Karte liegt, erhält 3 Leben.
spoils-card-writ-of-safe-passage =
    ANLEGEN AN CHARAKTER
    Der Charakter, an dem diese Karte liegt, kann nicht gewählt werden.
spoils-card-counting-house =
    UNIQUE COUNTING HOUSE
    Zu Beginn deines Zuges gewinnt deine Fraktion 1 Einfluss.
spoils-card-exchange-floor =
    Die Ressourcenkosten von Gegenständen, die du spielst, sind um 1 gesenkt.
    TRADE
    KOSTEN: Zahle 1. Wirf eine Karte ab.
    EFFEKT: Ziehe eine Karte.
spoils-card-pawned-ring =
    Wenn diese Karte ins Spiel kommt, verliert deine Fraktion 1 Einfluss.
    LIEFERT: [G][G]
spoils-card-petty-clerk =
    In deinem Deck dürfen beliebig viele Exemplare dieser Karte sein.
    Solange du mindestens 2 „clerk“-Charaktere kontrollierst, erhält diese Karte 1 Stärke.
spoils-card-bribed-magistrate = Wo diese Karte gewählt werden kann, muss sie gewählt werden.
spoils-card-sent-downriver =
    ZUSATZKOSTEN: Wähle einen Charakter.
    Mische den Charakter in das Deck seines Besitzers.
spoils-card-charity-kitchen =
    Zu Beginn deines Zuges gewinnt deine Fraktion 1 Einfluss, wenn ein Gegner mehr Einfluss hat als du.
    TAKE A BOWL
    KOSTEN: Jeder Spieler darf diese Fähigkeit benutzen. Zahle 2. Wähle einen Charakter.
    EFFEKT: In diesem Zug erhält der Charakter 2 Leben.
spoils-card-candle-auction = Alle Spieler bieten. Niemand kann mehr als 5 bieten. X ist das höchste Gebot. Wer das Bieten gewonnen hat, zieht 3 Karten. Seine Fraktion verliert X Einfluss.

# Räderschmiede
spoils-card-spring-apprentice =
    WIND
    KOSTEN: Erschöpfe diese Karte. Wähle einen Gegenstand.
    EFFEKT: Frische den Gegenstand auf.
spoils-card-valve-tender = Wenn diese Karte ins Spiel kommt, bringe eine Marke Micromajig ins Spiel.
spoils-card-tinkers-foreman = Andere „tinker“-Charaktere, die du kontrollierst, erhalten 1 Stärke und 1 Leben.
spoils-card-runaway-engine = Diese Karte muss angreifen, wenn sie kann.
spoils-card-magnet-golem = Diese Karte erhält 1 Stärke für jeden Gegenstand, den du kontrollierst.
spoils-card-swarm-inventor =
    ASSEMBLE
    KOSTEN: Zahle 2. Erschöpfe diese Karte.
    EFFEKT: Bringe 2 Marken Micromajig ins Spiel.
spoils-card-weathercock-lancer =
    OVERWIND
    KOSTEN: Zahle 1.
    EFFEKT: In diesem Zug erhält diese Karte 1 Tempo.
spoils-card-patient-automaton = FLIP UP: 3 [E][E]
spoils-card-regent-of-cogs =
    UNIQUE REGENT
    „machine“-Charaktere, die du kontrollierst, erhalten 1 Stärke.
spoils-card-the-great-mainspring =
    UNIQUE MAINSPRING
    Wenn diese Karte ins Spiel kommt, bringe 3 Marken Micromajig ins Spiel.
spoils-card-controlled-burst =
    ZUSATZKOSTEN: Wähle einen Charakter.
    Füge dem Charakter 3 Schaden zu.
spoils-card-strip-for-parts =
    ZUSATZKOSTEN: Zerstöre einen Gegenstand, den du kontrollierst.
    Ziehe 2 Karten.
spoils-card-emergency-repairs =
    ZUSATZKOSTEN: Wähle einen Gegenstand auf deinem Ablagestapel.
    Nimm den Gegenstand auf die Hand.
spoils-card-shift-change = Frische alle Charaktere auf, die du kontrollierst.
spoils-card-crate-of-majigs = Bringe 2 Marken Micromajig ins Spiel.
spoils-card-master-blueprint = Durchsuche dein Deck nach einem Gegenstand und zeige ihn. Nimm ihn auf die Hand.
spoils-card-boiler-explosion = Füge jedem Charakter 3 Schaden zu.
spoils-card-flywheel-gauntlet =
    ANLEGEN AN CHARAKTER
    Der Charakter, an dem diese Karte liegt, erhält 2 Stärke.
spoils-card-plated-harness =
    ANLEGEN AN CHARAKTER
    Der Charakter, an dem diese Karte liegt, erhält 1 Stärke und 3 Leben.
spoils-card-hotfoot-pedals =
    ANLEGEN AN CHARAKTER
    Der Charakter, an dem diese Karte liegt, erhält 1 Tempo.
    PUMP
    KOSTEN: Zahle 2.
    EFFEKT: In diesem Zug erhält der Charakter, an dem diese Karte liegt, 1 Stärke.
spoils-card-arc-lamp =
    SPARK
    KOSTEN: Zahle 1. Erschöpfe diese Karte. Wähle einen Charakter.
    EFFEKT: Füge dem Charakter 1 Schaden zu.
spoils-card-assembly-line = Zu Beginn deines Zuges bringe eine Marke Micromajig ins Spiel.
spoils-card-municipal-clock = Charaktere, die du kontrollierst, erhalten 1 Tempo.
spoils-card-precision =
    Wenn diese Karte ins Spiel kommt, wähle einen Charakter, den du kontrollierst. Zerstöre den Charakter.
    LIEFERT: [E][E]
spoils-card-factory-samples = Du darfst einen Gegenstand mit Ressourcenkosten von höchstens 4 umsonst spielen.
spoils-card-wind-up-sentinel =
    Diese Karte kommt mit 3 Marken ins Spiel.
    Zu Beginn deines Zuges entferne eine Marke von dieser Karte. Liegen keine Marken auf ihr, zerstöre sie.
    KEY
    KOSTEN: Zahle 2.
    EFFEKT: Lege eine Marke auf diese Karte.
spoils-card-blast-apron =
    ANLEGEN AN CHARAKTER
    Der Charakter, an dem diese Karte liegt, erhält 1 Leben.
    Würde der Charakter, an dem diese Karte liegt, zerstört, zerstöre stattdessen diese Karte.
    FLIP UP: 1 [E] und wirf eine Karte ab.
spoils-card-spare-parts =
    LIEFERT: [E]
    RUMMAGE
    KOSTEN: Zahle 2. Zerstöre diese Karte.
    EFFEKT: Durchsuche dein Deck nach einem Gegenstand und zeige ihn. Nimm ihn auf die Hand.

# Gauner
spoils-card-alley-lookout = TAKTISCH
spoils-card-cutpurse-of-eel-lane =
    VERBORGEN
    Wenn diese Karte einer Fraktion Kampfschaden zufügt, wirft, wer die Fraktion kontrolliert, eine Karte ab.
spoils-card-rooftop-stalker = FLIP UP: 1 [D]
spoils-card-knife-in-the-crowd = Wenn diese Karte einem Charakter Kampfschaden zufügt, zerstöre den Charakter.
spoils-card-false-beggar =
    TAKTISCH
    FLIP UP: 1 [D][D]
spoils-card-smugglers-widow = Wenn diese Karte ins Spiel kommt, darfst du eine Ressource spielen.
spoils-card-lamp-thief = Wenn diese Karte ins Spiel kommt, darfst du einen Gegenstand wählen. Tust du das, erschöpfe den Gegenstand.
spoils-card-inside-man =
    VERBORGEN
    SLIP AWAY
    KOSTEN: Zahle 2.
    EFFEKT: Gib diese Karte ihrem Besitzer auf die Hand.
spoils-card-duchess-of-thieves =
    UNIQUE DUCHESS
    Andere „thief“-Charaktere, die du kontrollierst, erhalten 1 Stärke und VERBORGEN.
spoils-card-nobody-in-particular =
    VERBORGEN
    Diese Karte kann nicht gewählt werden.
spoils-card-quick-knife =
    ZUSATZKOSTEN: Wähle einen Charakter.
    Füge dem Charakter 2 Schaden zu.
spoils-card-poisoned-supper =
    ZUSATZKOSTEN: Wähle einen Charakter.
    Zerstöre den Charakter. Deine Fraktion verliert 2 Einfluss.
spoils-card-pick-the-lock =
    ZUSATZKOSTEN: Wähle einen Gegner.
    Er wirft eine Karte ab.
spoils-card-ransack =
    ZUSATZKOSTEN: Wähle einen Gegner.
    Er wirft 2 Karten ab. Ziehe eine Karte.
spoils-card-bundle-him-off =
    ZUSATZKOSTEN: Wähle einen Charakter.
    Verdecke den Charakter unter der Kontrolle seines Besitzers.
spoils-card-smoke-and-whistles =
    ZUSATZKOSTEN: Wähle einen Charakter.
    In diesem Zug kann der Charakter nicht blocken.
spoils-card-change-of-allegiance =
    ZUSATZKOSTEN: Wähle einen Charakter mit höchstens 4 Stärke.
    Übernimm die Kontrolle über den Charakter.
spoils-card-garrotte =
    ANLEGEN AN CHARAKTER
    Der Charakter, an dem diese Karte liegt, erhält 1 Stärke.
    FLIP UP: 1 [D]
spoils-card-borrowed-face =
    ANLEGEN AN CHARAKTER
    Der Charakter, an dem diese Karte liegt, erhält VERBORGEN.
spoils-card-fences-scales =
    FENCE
    KOSTEN: Zerstöre eine Ressource, die du kontrollierst. Erschöpfe diese Karte.
    EFFEKT: Ziehe 2 Karten.
spoils-card-the-blind-lantern =
    COUNT HEADS
    KOSTEN: Zahle 2. Wähle einen Charakter.
    EFFEKT: In diesem Zug erhält der Charakter VERBORGEN.
spoils-card-thieves-stair = Wenn eine Karte, die du kontrollierst, aufgedeckt wird, ziehe eine Karte.
spoils-card-whisper-network = Wenn ein Gegner eine Karte abwirft, gewinnt deine Fraktion 1 Einfluss.
spoils-card-blackmail =
    Wenn diese Karte ins Spiel kommt, gib eine Ressource, die du kontrollierst, ihrem Besitzer auf die Hand.
    LIEFERT: [D][D]
spoils-card-over-the-rooftops =
    ZUSATZKOSTEN: Wähle einen Charakter, den du kontrollierst.
    In diesem Zug kann der Charakter nicht geblockt werden.
spoils-card-fan-of-knives =
    ZUSATZKOSTEN: Suche eine Zahl für X aus und zahle X.
    Füge den Charakteren deiner Gegner X Schaden zu, beliebig aufgeteilt.
spoils-card-woman-of-two-names =
    Würde diese Karte zerstört, verdecke sie stattdessen.
    FLIP UP: 4 [D][D]
spoils-card-loaded-coin =
    TOSS
    KOSTEN: Zahle 1. Erschöpfe diese Karte.
    EFFEKT: Wirf eine Münze. Gewinnst du den Münzwurf, ziehe eine Karte.
spoils-card-fall-guy =
    ZUSATZKOSTEN: Spiele das nur während eines Kampfes. Wähle einen Charakter, den du kontrollierst.
    Nimm den Charakter aus dem Kampf. Ziehe eine Karte.

# Allgemein
spoils-card-obsession = LIEFERT: [O]
spoils-card-greed = LIEFERT: [G]
spoils-card-elitism = LIEFERT: [E]
spoils-card-deception = LIEFERT: [D]
spoils-card-rage = LIEFERT: [R]
spoils-card-crossroads =
    LIEFERT: [V]
    CROSSING
    KOSTEN: Zerstöre diese Karte.
    EFFEKT: Ziehe eine Karte.
spoils-card-common-purse = LIEFERT: [V][V]
spoils-card-ferry-hand = Wenn diese Karte ins Spiel kommt, darfst du eine Ressource spielen.
spoils-card-patchwork-mercenary = FLIP UP: 5 [V][V][V]
spoils-card-travelling-cloak =
    ANLEGEN AN CHARAKTER
    Der Charakter, an dem diese Karte liegt, erhält 1 Leben und 1 Tempo.
spoils-card-milestone-inn =
    REST
    KOSTEN: Zahle 4.
    EFFEKT: Ziehe eine Karte.
spoils-card-turn-of-fortune =
    Suche eines davon als Regeltext dieser Karte aus:
    OPTION 1
    Deine Fraktion gewinnt 2 Einfluss.
    OPTION 2
    ZUSATZKOSTEN: Wähle einen Charakter.
    In diesem Zug erhält der Charakter 2 Leben.
    OPTION 3
    Ziehe eine Karte.
spoils-card-sworn-doorkeeper =
    Diese Karte kann verborgene Trupps blocken.
    Wenn du angegriffen wirst, muss diese Karte blocken, wenn sie kann.
spoils-card-drawn-lots = Suche einen Kartentyp aus. Zeige die oberste Karte deines Decks. Ist sie von dem Typ, ziehe 2 Karten.
spoils-card-ash-cart =
    TAKTISCH
    CART AWAY
    KOSTEN: Zahle 1. Erschöpfe diese Karte. Wähle eine Karte auf einem Ablagestapel.
    EFFEKT: Entferne die Karte aus dem Spiel.

# Kriegsherren
spoils-card-torch-bearer = Wenn diese Karte das Spiel verlässt, darfst du einen Charakter wählen. Tust du das, füge ihm 1 Schaden zu.
spoils-card-shieldwall-veteran = Solange diese Karte angreift, erhält sie 1 Stärke.
spoils-card-war-drummer = Angreifende Charaktere, die du kontrollierst, erhalten 1 Stärke.
spoils-card-bloodied-champion =
    RAVE
    KOSTEN: Zahle 1. Füge dieser Karte 1 Schaden zu.
    EFFEKT: In diesem Zug erhält diese Karte 2 Stärke.
spoils-card-siege-crew =
    BOMBARD
    KOSTEN: Zahle 1. Erschöpfe diese Karte. Wähle eine Fraktion oder einen Ort.
    EFFEKT: Füge der Karte 1 Schaden zu.
spoils-card-mountain-brute = FLIP UP: 5 [R][R]
spoils-card-marshal-ashgrove =
    UNIQUE ASHGROVE
    Andere „soldier“-Charaktere, die du kontrollierst, erhalten 1 Stärke und 1 Leben.
spoils-card-ember-dragon = Wenn diese Karte angreift, füge der Fraktion jedes Gegners 2 Schaden zu.
spoils-card-charge = In diesem Zug erhalten alle Charaktere, die du kontrollierst, 1 Stärke.
spoils-card-hurled-axe =
    ZUSATZKOSTEN: Wähle einen Charakter oder eine Fraktion.
    Füge der Karte 2 Schaden zu.
spoils-card-cut-the-line =
    ZUSATZKOSTEN: Wähle bis zu 2 Charaktere.
    In diesem Zug können die Charaktere nicht blocken.
spoils-card-raze =
    ZUSATZKOSTEN: Wähle einen Ort.
    Zerstöre den Ort. Die Fraktion dessen, der ihn kontrolliert, verliert 2 Einfluss.
spoils-card-battle-fury =
    ZUSATZKOSTEN: Wähle einen Charakter.
    In diesem Zug erhält der Charakter 3 Stärke und verliert 1 Leben.
spoils-card-wall-of-fire = Füge jedem Charakter und jeder Fraktion 2 Schaden zu.
spoils-card-spoils-of-the-day =
    ZUSATZKOSTEN: Zerstöre einen Charakter, den du kontrollierst.
    Ziehe 3 Karten.
spoils-card-notched-cleaver =
    ANLEGEN AN CHARAKTER
    Der Charakter, an dem diese Karte liegt, erhält 2 Stärke.
spoils-card-drake-harness =
    ANLEGEN AN CHARAKTER
    Der Charakter, an dem diese Karte liegt, erhält 1 Stärke, 1 Leben und 1 Tempo.
spoils-card-rusted-portcullis =
    Würde diese Karte aus dem Spiel auf deinen Ablagestapel kommen, verdecke sie stattdessen.
    DROP
    KOSTEN: Zahle 1. Erschöpfe diese Karte. Wähle einen angreifenden Charakter.
    EFFEKT: Füge dem Charakter 1 Schaden zu.
spoils-card-war-camp =
    MUSTER
    KOSTEN: Zahle 2. Wähle einen Charakter, den du kontrollierst.
    EFFEKT: In diesem Zug erhält der Charakter 1 Stärke und 1 Leben.
spoils-card-smoking-ridge = Wenn ein Charakter, den du kontrollierst, zerstört wird, füge der Fraktion jedes Gegners 1 Schaden zu.
spoils-card-fury =
    Wenn diese Karte ins Spiel kommt, füge deiner Fraktion 2 Schaden zu.
    LIEFERT: [R][R]
spoils-card-not-today =
    ZUSATZKOSTEN: Wähle einen Charakter, den du kontrollierst.
    Wenn der Charakter in diesem Zug das nächste Mal zerstört würde, frische ihn stattdessen auf.
spoils-card-first-over-the-wall =
    Diese Karte kann in dem Zug angreifen, in dem sie ins Spiel kommt.
    Diese Karte muss angreifen, wenn sie kann.
spoils-card-sally-forth =
    ZUSATZKOSTEN: Spiele das nur im Zug eines Gegners. Wähle einen Gegner.
    Greife ihn an.
spoils-card-gate-breaker =
    BATTER: [R][R][R][R]
    KOSTEN: Zahle 2. Erschöpfe diese Karte. Wähle einen Gegenstand oder Ort.
    EFFEKT: Zerstöre die Karte.
spoils-card-last-of-the-line = Solange ein Gegner mehr Charaktere kontrolliert als du, erhält diese Karte 2 Stärke und 1 Leben.
spoils-card-one-last-charge =
    ZUSATZKOSTEN: Wähle einen Charakter, den du kontrollierst.
    In diesem Zug erhält der Charakter 4 Stärke. Am Ende des Zuges zerstöre ihn.
