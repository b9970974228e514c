# Sealed- und Draft-Räume im Browser. Die Seite setzt diese Texte selbst; der Dienst sagt, was mit „web-refused“ beginnt.

web-refused-draft-begun = Es hat schon begonnen.
web-refused-draft-alone = Ein Draft braucht mindestens zwei: Setze einen Bot dazu oder schicke jemandem den Link.
web-refused-draft-not-now = Das ist hier gerade nicht dran.
web-refused-draft-not-there = Diese Karte ist nicht in der Packung vor dir.
web-refused-draft-deck = Dieses Deck kann nicht abgegeben werden: { $reason }
web-refused-draft-not-built = Erst müssen beide Decks abgegeben sein.

web-workshop-place-drafts = Draft
web-draft = Sealed und Draft
web-draft-about = Öffne Packungen von The Spoils, nimm die Karten, die du willst, baue ein Deck daraus und spiele gegen die anderen, Menschen oder Bots.
web-draft-sort = Was
web-draft-sort-draft = Draft: drei Packungen, eine Karte nach der anderen
web-draft-sort-sealed = Sealed: sechs eigene Packungen
web-draft-seats = Plätze
web-draft-bots = Davon Bots
web-draft-clock = Zeit für jede Karte
web-draft-clock-none = so lange du willst
web-draft-seconds = { $seconds } Sekunden
web-draft-make = Einen Raum öffnen
web-draft-mine = Meine Drafts
web-draft-none = Hier werden die Drafts stehen, an denen du sitzt.
web-draft-room = { $sort ->
    [draft] Draft
   *[sealed] Sealed
  } für { $count }
web-draft-since = { $sort ->
    [draft] Draft
   *[sealed] Sealed
  }, { $when }
web-draft-enter = Platz nehmen
web-draft-link = Den Link kopieren und andere einladen
web-draft-link-copied = Der Link ist in deiner Zwischenablage.
web-draft-seat-open = freier Platz
web-draft-seat-bot = Bot
web-draft-seat-host = leitet
web-draft-seat-you = du
web-draft-seat-bot-in = Einen Bot auf Platz { $number } setzen
web-draft-seat-free = Den Platz von { $name } freimachen
web-draft-bot-name = Bot { $number }
web-draft-begin = Die Packungen öffnen
web-draft-wait-begin = { $name } öffnet die Packungen, sobald alle da sind.
web-draft-leave = Verlassen
web-draft-leave-really = Diesen Draft verlassen? Ein Bot macht für dich weiter, und du kannst nicht zurückkommen.
web-draft-pack = Packung { $round } von { $rounds }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
web-draft-take = Nehmen
web-draft-take-not = Diese nicht
web-draft-look = Zeig auf eine Karte, um sie ganz zu lesen. Ein Klick nimmt sie.
web-draft-took = Du hast { $card } genommen.
web-draft-waiting = Die nächste Packung ist noch bei jemand anderem …
web-draft-left = { $seconds } s
web-draft-pool = Deine Karten: { $count }
web-draft-passing = Die Packungen gehen nach { $way ->
    [left] links
   *[right] rechts
  }.
web-draft-at-seat = { $taken } genommen, { $waiting ->
    [0] wartet
    [one] eine Packung
   *[other] { $waiting } Packungen
  }
web-draft-built = Deck abgegeben
web-draft-building = baut noch
web-draft-build = Baue dein Deck
web-draft-build-hint = Deine Karten und so viele Grundressourcen, wie du willst; eine Fraktion. Mindestens 45 Karten.
web-draft-suggest = Für mich bauen
web-draft-hand-in = Das Deck abgeben
web-draft-handed-in = Dein Deck ist abgegeben. Zwischen den Spielen kannst du es noch ändern.
web-draft-play-against = Gegen { $name } spielen
web-draft-games = Deine Spiele
web-draft-game = Gegen { $name }
web-draft-end = Den Draft beenden
web-draft-end-really = Den Draft beenden? Dann können alle sehen, was alle genommen haben, und es beginnen keine neuen Spiele.
web-draft-replay = Karte für Karte
web-draft-replay-of = Wessen Karten
web-draft-replay-at = Karte { $at } von { $count }
web-draft-replay-took = { $name } nahm { $card }{ $by ->
    [clock] , weil die Zeit um war
   *[other] {""}
  }.
web-draft-tab-list = Deck
web-draft-tab-figures = Zahlen
