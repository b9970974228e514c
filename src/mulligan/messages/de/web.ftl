# Die Tische im Browser.

web-title = Mulligan
web-tagline = Kartenkampfspiele, genau nach ihren Regelheften.
web-no-client = Die Seite ist noch nicht gebaut. „make build“ baut sie.
web-skip = Zum Tisch springen
web-home = Halle
web-close = Schließen
web-cancel = Abbrechen

web-game-mystic-war = Mystic War
web-about-mystic-war = Drei bis acht Reiche, geheime Ziele und Karten, die auf Karten antworten. Wachse, plane, und sei bereit, wenn das Gericht gerufen wird.
web-game-unmatched = Unmatched
web-about-unmatched = Helden auf einem Spielplan, verdeckte Karten und ein Schlag zur rechten Zeit.
web-game-spoils = The Spoils
web-about-spoils = Zwei bis vier Fraktionen, ihre Ressourcen und ihre Trupps: ein vollständiges Sammelkartenspiel.

web-your-name = Dein Name
web-default-name = Rowan
web-games = Spiele
web-play-bots = Gegen Bots spielen
web-set-up = Tisch einrichten
web-set-up-of = Tisch einrichten: { $game }
web-seats = Plätze
web-seat-kind = Wer auf Platz { $number } sitzt
web-choose-for = Wähle, womit { $name } spielt
web-field-for = { $field } für { $name }
web-seat-name = Name auf Platz { $number }
web-seat-field = { $field } auf Platz { $number }
web-kind-me = Du
web-kind-person = Ein Mensch
web-level = Bots spielen
web-level-easy = Leicht
web-level-medium = Mittel
web-level-hard = Schwer
web-level-easy-about = wie jemand, der die Regeln kennt und sich manchmal vertut
web-level-medium-about = nehmen, was am besten aussieht
web-level-hard-about = denken eine Sekunde voraus und bestrafen Fehler
web-level-easy-character = Kennt die Regeln, verschätzt sich ein wenig und übersieht manchmal das Beste.
web-level-medium-character = Nimmt, was auf den ersten Blick am besten aussieht, und schaut nicht weiter.
web-level-hard-character = Denkt jedes Mal etwa eine Sekunde voraus und bestraft Fehler.
web-bot-of-level = Ein Bot: { $level }
web-bot-name = { $number ->
    [1] Alder
    [2] Briar
    [3] Cypress
    [4] Damson
    [5] Elder
    [6] Fern
    [7] Gorse
   *[other] Hazel
}
web-friend-name = Gast { $number }
web-seed = Startwert
web-seed-hint = Leer lassen für einen, den niemand kennt. Derselbe Startwert teilt dasselbe Spiel noch einmal aus.
web-open-table = Alle dürfen die freien Plätze nehmen
web-make-table = Tisch aufstellen
web-open-tables = Offene Tische
web-no-open-tables = Gerade ist an keinem Tisch ein Platz frei.
web-watch = Zuschauen
web-watch-about = Bots spielen gegeneinander, und du siehst zu.
web-join-as = Den Platz von { $name } nehmen
web-my-games = Meine Spiele
web-no-games = Hier stehen deine Tische.
web-mine-your-turn = du bist dran
web-mine-running = läuft
web-mine-over = beendet
web-mine-won = beendet, du hast gewonnen
web-mine-lost = beendet, du hast verloren
web-forget-of = { $names } von der Liste nehmen
web-game-of = { $game }: { $names }

web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Bewegung
web-motion-on = Zeigen, was sich bewegt
web-motion-off = Keine Bewegung
web-sound = Ton
web-sound-off = Aus
web-sound-quiet = Leise
web-sound-usual = Normal
web-sound-loud = Laut
web-stops = Für mich anhalten

web-round = Runde { $round }
web-turn = Zug { $turn }
web-deck = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
web-judgment-under = Das Judgment mit weißer Rückseite liegt unter dem Stapel.
web-discards = { $count ->
    [0] Nichts abgelegt
    [one] 1 abgelegte Karte
   *[other] { $count } abgelegte Karten
}
web-realms = Reiche
web-realm-you = { $name } (du)
web-first-player = Erster Spieler
web-turn-of = Am Zug
web-wealth-poor = Arm
web-wealth-content = Zufrieden
web-wealth-rich = Reich
web-wealth-poor-hint = Arm: RESOURCE-Karten, die dieses Reich spielt, zählen halb.
web-wealth-content-hint = Zufrieden: RESOURCE-Karten zählen wie gedruckt.
web-wealth-rich-hint = Reich: RESOURCE-Karten, die dieses Reich spielt, zählen doppelt.
web-cards-in-hand = { $count ->
    [0] Keine Karten auf der Hand
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
web-draws-keeps = Zieht { $draws }, behält { $keeps }
web-followers = Anhänger
web-mystic-power = Mystische Macht
web-gold = Gold
web-track = { $resource } { $amount }
web-track-change = { $resource } { $amount }, würde sich um { $change } ändern
web-deities = Offen
web-deity-leaving = geht gleich
web-hand = Deine Hand
web-hand-empty = Deine Hand ist leer.
web-drawn = Für Chaos Strikes gezogen
web-pile = Auf dem Tisch
web-pile-empty = Keine Karte wartet darauf, zu wirken.
web-pile-since = Zuletzt gespielt:
web-pile-by = { $you ->
    [yes] Du spielst
   *[no] { $by } spielt
}
web-pile-adds = { $you ->
    [yes] Du fügst hinzu
   *[no] { $by } fügt hinzu
}
web-pile-on = { $whom ->
    [own] auf dein eigenes Reich
    [theirs] auf das eigene Reich
    [you] auf dich
   *[other] auf { $on }
}
web-pile-void = zählt nicht
web-forecast = Wenn nichts mehr gespielt wird
web-forecast-nothing = Es geschieht nichts.
web-powers = Besondere Kräfte
web-any-time = jederzeit
web-kind-resource = RESOURCE
web-kind-spell = SPELL
web-kind-deity = DEITY
web-kind-event = EVENT
web-kind-victory = VICTORY
web-back = Eine verdeckte Karte

web-all-choices = Alle Möglichkeiten
web-waiting-for = { $name } ist dran.
web-what-with = Was tust du mit { $card }?
web-only-discard = Sie kann jetzt nicht gespielt, nur abgeworfen werden.
web-which-one = { $action }: was davon?
web-on-yourself = Auf dich selbst
web-why-not = Jetzt nicht: { $text }
web-rule = Regel { $rule }
web-caused-by = Weil: { $text }
web-pass-key = Leertaste
web-confirm-count = { $count ->
    [0] Wähle …
   *[other] Bestätigen ({ $count })
}
web-confirm-of = Bestätigen ({ $count } von { $most })
web-suggest = Zahle für mich
web-take-back = Zurücknehmen
web-ask-take-back = Um Zurücknahme bitten
web-asks-take-back = { $name } möchte eine Wahl zurücknehmen.
web-you-ask-take-back = Du möchtest eine Wahl zurücknehmen. Die anderen sind gefragt.
web-agree = Einverstanden
web-disagree = Ablehnen
web-resign = Aufgeben
web-rematch = Noch ein Spiel
web-to-rematch = Zum nächsten Spiel
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-say = Etwas sagen
web-send = Senden
web-watcher = Jemand, der zuschaut
web-you-watch = Du schaust zu.
web-again = Was seit deiner letzten Wahl geschah, langsam.
web-again-stop = Genug
web-last-turn = Zeig mir das noch einmal
web-keys = Tasten
web-key-choose = wählen
web-key-back = zurücknehmen
web-key-hand = zu deiner Hand
web-key-log = zum Verlauf

web-seat-away = nicht da
web-seat-bot = Bot
web-seat-stand-in = ein Bot springt ein
web-seat-resigned = hat aufgegeben
web-seat-free = frei
web-let-bot = Einen Bot für { $name } spielen lassen
web-play-myself = Wieder selbst spielen
web-send-links = Links verschicken
web-invite = Einladen
web-invite-hint = Jeder Link ist für einen Platz und gilt einmal: Wer ihn zuerst öffnet, spielt dort.
web-link-seat = Link für { $name }
web-link-watch = Link zum Zuschauen
web-copy = Kopieren
web-copied = Kopiert.
web-copy-failed = Der Browser erlaubt hier kein Kopieren. Markiere die Adresse und kopiere sie selbst.
web-share = Spiel teilen
web-share-point = Diese Stelle teilen
web-share-copied = Ein Link zur Wiederholung ist kopiert. Wer ihn hat, kann zusehen und von jeder Stelle an weiterspielen.

web-over = Das Spiel ist aus.
web-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
web-you-won = Du gewinnst!
web-nobody-won = Niemand gewinnt.
web-ended-by-resignation = Es endete durch Aufgabe.
web-replay = Das Spiel noch einmal ansehen
web-replay-at = Nach { $at } von { $all } Entscheidungen
web-replay-seat = Gesehen von
web-replay-first = Zum Anfang
web-replay-back = Zurück
web-replay-forward = Vor
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-leave = Zurück an den Tisch
web-branch = Neuer Tisch ab hier
web-download = Spielprotokoll herunterladen
web-fair-before = Die Verteilung stand vor der ersten Karte fest. Ihr Fingerabdruck: { $hash }.
web-fair-after = Startwert { $seed }, Salz { $salt }. „mulligan replay --verify“ prüft, ob sie zum Fingerabdruck { $hash } passen.
web-fair-chosen = Den Startwert hat gewählt, wer den Tisch aufgestellt hat.

web-connecting = Verbindung wird hergestellt …
web-lost = Die Verbindung ist weg. Neuer Versuch …
web-no-access = Dieser Link öffnet keinen Platz an diesem Tisch.

web-refused-stale = Diese Entscheidung ist nicht mehr offen.
web-refused-not-offered = Das steht nicht zur Wahl.
web-refused-watching = Wer zuschaut, spielt nicht mit.
web-refused-bot-plays = Gerade spielt ein Bot auf diesem Platz.
web-refused-over = Das Spiel ist aus.
web-refused-not-over = Das gibt es erst, wenn das Spiel aus ist.
web-refused-no-rematch = Hier gibt es kein weiteres Spiel.
web-refused-no-request = Niemand möchte etwas zurücknehmen.
web-refused-already-asked = Um eine Zurücknahme ist schon gebeten.
web-refused-nothing-to-take-back = Es gibt nichts zurückzunehmen.
web-refused-resigned = Du hast schon aufgegeben.
web-refused-no-such-seat = Für diesen Platz kann niemand einspringen.
web-refused-not-your-seat = Nur wem der Platz gehört, kann ihn wieder übernehmen.
web-refused-no-change = Das ist schon so.
web-refused-name-taken = Ein anderer Platz hat diesen Namen.
web-refused-nothing-free = An diesem Tisch ist kein Platz frei.
web-refused-no-such-game = Dieses Spiel gibt es hier nicht.
web-refused-no-such-table = Diesen Tisch gibt es nicht.
web-refused-no-such-page = Diese Seite gibt es nicht.
web-refused-no-such-language = In dieser Sprache gibt es keine Texte.
web-refused-no-such-point = An dieser Stelle war das Spiel nie.
web-refused-no-key = Dieser Link öffnet keinen Platz an diesem Tisch.
web-refused-invitation = Das ist eine Einladung. Sie selbst öffnet nichts: Nimm zuerst den Platz damit ein.
web-refused-invitation-used = Diese Einladung ist schon gebraucht. Wer sie zuerst geöffnet hat, spielt dort.
web-refused-key-taken = Dieser Schlüssel öffnet hier einen anderen Platz. Bring einen anderen mit.
web-refused-not-away = Diese Person ist da oder war es eben noch. Ein Bot kann nach { $seconds } Sekunden Abwesenheit einspringen.
web-refused-set-up = So lässt sich der Tisch nicht einrichten: { $reason }
web-refused-seats = Dieses Spiel ist für { $fewest } bis { $most } Plätze, nicht für { $seats }.
web-setup-not-there = An einem solchen Tisch gibt es „{ $field }“ nicht.
web-setup-unknown = „{ $field }“ lässt sich hier nicht einstellen.
web-setup-switch = „{ $field }“ ist entweder an oder aus.
web-setup-number = „{ $field }“ ist eine ganze Zahl von { $least } bis { $most }.
web-setup-per-seat = „{ $field }“ braucht eine Wahl für jeden der { $seats } Plätze.
web-setup-seats = { $choice } gibt es nicht mit { $seats } Plätzen.
web-setup-choice = „{ $value }“ steht bei „{ $field }“ nicht zur Wahl: { $offers }.
web-refused-malformed = Die Anfrage ist nicht zu verstehen: { $where }: { $what }
web-refused-too-many = Das war zu viel auf einmal. Versuch es gleich noch einmal.
web-refused-too-large = Die Anfrage ist zu groß.
web-refused-not-written = Der Server kann nicht auf seine Platte schreiben. Es ist nichts geschehen; versuch es später noch einmal.
web-refused-broken = Hier ist etwas schiefgegangen, das nicht an dir liegt. Es ist vermerkt; versuch es noch einmal.
web-refused-not-certain = Die Datenbank des Servers antwortet nicht. Es ist nicht sicher, ob das geschehen ist; sieh gleich noch einmal nach.
web-refused-not-read = Die Datenbank des Servers antwortet nicht. Versuch es gleich noch einmal.
web-refused-damaged = Was von diesem Tisch aufbewahrt ist, lässt sich nicht lesen. Andere Tische betrifft das nicht.
web-refused-damaged-entry = Was von diesem Tisch aufbewahrt ist, ist beschädigt: Was dort als Nummer { $number } geschah, fehlt oder passt nicht. Andere Tische betrifft das nicht.
web-refused-seed-changed = Der für diesen Tisch aufbewahrte Startwert ist nicht der, den die veröffentlichte Prüfsumme festlegt. Das Spiel geht nicht weiter.
web-refused-other-rules = Diese Partie wurde unter anderen Regeln begonnen, als dieser Server sie spielt: Was dort als Nummer { $number } gewählt wurde, wird jetzt anders gefragt. Sie geht nicht weiter. Andere Tische betrifft das nicht.
web-refused-newer = Diesen Tisch hat eine neuere Version von Mulligan gemacht, als dieser Server sie hat.
web-refused-enough-said = Von dir stehen an diesem Tisch schon { $most } Zeilen. Mehr passen nicht.
web-refused-enough-asked = Um die Rücknahme dieser Wahl hast du { $most } Mal gebeten. Jetzt gilt sie.
web-refused-enough-taken-back = An diesem Tisch wurde { $most } Mal etwas zurückgenommen. Von jetzt an gilt, was gewählt ist.
web-refused-enough-names = Du hattest an diesem Tisch { $most } Namen. Behalte diesen.
web-refused-not-everybody = Das Spiel beginnt, wenn jeder Platz besetzt ist. Für einen Platz, den niemand nimmt, kann ein Bot spielen.
web-refused-dealing = Die Verteilung wartet auf das, was Spieler ihr beizusteuern versprochen haben.
web-refused-not-dealing = Zur Verteilung ist jetzt nichts beizusteuern.
web-refused-not-promised = Das ist nicht, was dieser Platz der Verteilung beizusteuern versprochen hat.
web-refused-banned = Der Gastgeber hat dein Profil von diesem Haus ausgeschlossen.
web-refused-no-profile = Ein solches Profil gibt es hier nicht.
web-refused-no-such-room = Diesen Raum gibt es nicht.
web-refused-room-full = In diesem Raum ist jeder Platz besetzt.
web-refused-room-turned-away = Du wurdest aus diesem Raum verwiesen.
web-refused-room-host = Das kann hier nur, wer den Raum leitet.
web-refused-room-changed = Wer den Raum leitet, hat eben geändert, was gespielt wird. Sieh es dir noch einmal an.
web-refused-room-host-stays = Wer den Raum leitet, kann nicht verwiesen werden.
web-refused-room-taken = Dort sitzt jemand. Wer den Raum leitet, kann zuerst jemanden verweisen.
web-refused-room-open-seat = Ein Platz wartet noch auf jemanden. Dort kann ein Bot sitzen, oder der Platz kommt weg.
web-refused-room-not-ready = Noch sind nicht alle bereit.
web-refused-host = Unter diesem Namen ist dieser Server nicht zu haben.
web-refused-origin = Anfragen von anderen Seiten werden nicht angenommen.

# Unmatched
web-um-anybody = Alle Kämpfer
web-um-attack = Angriff
web-um-defense = Verteidigung
web-um-versatile = Vielseitig
web-um-scheme = Plan
web-um-mission = Mission
web-um-boost = Als Verstärkung { $amount } wert
web-um-space = Feld { $name }
web-um-spaces = Felder des Schlachtfelds
web-um-zones = Zonen
web-um-joined = Benachbart: { $names }
web-um-token = { $name }, { $health } von { $most } Leben
web-um-held = kann dieses Feld nicht verlassen
web-um-passage = Geheimgang
web-um-start = Startfeld { $number }
web-um-start-of = Startfeld von { $hero }
web-um-item-action = Wer hier steht, benutzt ihn mit einer Aktion
web-um-actions = { $count ->
    [0] keine Aktion übrig
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
}
web-um-sides = Helden
web-um-team = Team { $number }
web-um-ranged = Fernkampf: greift in seinen Zonen an
web-um-melee = Nahkampf: greift benachbarte Felder an
web-um-health = { $health } von { $most } Leben
web-um-hand = Hand { $count }
web-um-deck = Deck { $count }
web-um-list = Alle Karten von { $hero }
web-um-move = Bewegung { $count }
web-um-known = Bekannt auf der Hand: { $count }
web-um-suit = Im Vibranium-Anzug: { $count }
web-um-stored = Aus dem Vibranium-Anzug
web-um-ability = Besondere Fähigkeit
web-um-combat = Kampf
web-um-attacks = greift an
web-um-defends = verteidigt
web-um-no-card = Keine Karte
web-um-no-card-yet = Noch keine Karte
web-um-cancelled = Effekte aufgehoben
web-um-told = Der aufgedruckte Wert soll { $value } sein.
web-um-step-cards = Karten
web-um-step-reveal = Aufdecken
web-um-step-immediately = Sofort
web-um-step-during = Während des Kampfes
web-um-step-result = Ergebnis
web-um-step-after = Nach dem Kampf
web-um-result = { $name } gewinnt. Kampfschaden: { $damage }
web-um-standing = { $attacker } greift mit { $attack } an, { $defender } verteidigt mit { $defense }.
web-um-scheme-played = Plan

# Die Bühne
web-tabs = Teile des Tisches
web-tab-board = Tisch
web-tab-hand = Hand
web-tab-log = Verlauf
web-tab-waits = dort zur Wahl
web-menu = Menü des Tisches
web-preview = { $touch ->
    [yes] Halte einen Finger auf eine Karte, um sie hier zu lesen.
   *[other] Zeige auf eine Karte, um sie hier zu lesen.
}
web-no-hand = Du siehst keine Hand.
web-going-on = Es geht weiter …
web-a-moment = Einen Augenblick …
web-go-on = Weiter
web-skip-ahead = Vorspulen
web-result = Ergebnis zeigen
web-pace = Tempo
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-fast = Schnell
web-pace-instant = Sofort
web-stop-matter = wenn es etwas ausmachen könnte
web-stop-always = wann immer ich antworten könnte (volle Kontrolle)
web-stop-loss = wenn ich etwas verlieren könnte
web-stop-never = nie: Ich spiele nur meine eigenen Züge
web-stops-hint = Überall sonst passt du von selbst.
web-pay-myself = Ich wähle jede Ressource, mit der ich zahle
web-judge-view = Richteransicht: Regelnummern im Verlauf
web-space-names = Namen der Felder auf Spielplänen
web-pass-turn = Für den Rest dieses Zuges passen
web-not-again = In diesem Zug nicht mehr danach fragen
web-more-ways = Weitere Arten zu passen
web-armed = { $label }: noch einmal drücken
web-less = Weniger
web-more = Mehr
web-take-number = Das nehmen
web-divide-how = { $touch ->
    [yes] { $total } Schaden verteilen: Tippe an, wer einen mehr davon nehmen soll.
   *[other] { $total } Schaden verteilen: Klick an, wer einen mehr davon nehmen soll.
}
web-deals-how = { $touch ->
    [yes] { $card } verteilt { $total } Schaden: Tippe an, wer einen mehr davon nehmen soll.
   *[other] { $card } verteilt { $total } Schaden: Klick an, wer einen mehr davon nehmen soll.
}
web-divide = { $total } Schaden zuteilen
web-share-of = { $touch ->
    [yes] des Schadens; Antippen gibt einen mehr
   *[other] des Schadens; ein Klick gibt einen mehr
}
web-no-answer = Das steht hier nicht zur Wahl; was zur Wahl steht, leuchtet.
web-action-later = Jetzt wird gefragt: { $question }
web-pass = Passen
web-play-card = Karte spielen
web-resign-sure = Aufgeben? Ein Bot spielt an deiner Stelle weiter.
web-resign-sure-duel = Aufgeben? Das beendet das Spiel, und du verlierst es.
web-key-pass = worauf die Taste steht: passen, bestätigen, weiter
web-key-rest = für den Rest des Zuges passen
web-log-several = { $text } … und { $count } weitere
web-replay-watcher = Zuschauer (keine Hände)
web-victory = Sieg
web-defeat = Niederlage
web-course = Der Verlauf des Spiels
web-course-mystic-war = Anhänger, Mystische Macht und Gold zusammen
web-course-spoils = Einfluss
web-course-unmatched = Leben der Helden
web-decided = Was es entschied:
web-decided-watch = ansehen
web-rematch-swapped = Revanche mit vertauschten Seiten
web-look-at-table = Den Tisch ansehen
web-track-goal = { $resource } { $amount }, dein Ziel { $goal }
web-um-hero = Held
web-um-maneuver = Manöver
web-um-has-effect = Hat einen Effekt
web-um-no-combat = Kein Kampf.
web-um-no-maneuver = Du hast keine Aktion mehr.
web-um-no-attack = Kein Gegner ist in Reichweite deiner Kämpfer, oder du hast keine Angriffskarte.
web-um-no-scheme = Du hast keinen Plan auf der Hand, der gespielt werden kann.
web-um-none-window = Nicht verteidigen
web-um-none-boost = Nicht verstärken
web-um-none-move = Stehen bleiben
web-um-only-maneuver = Du manövrierst: Etwas anderes kannst du gerade nicht tun.
web-um-goal = Ziel: Bringe { $heroes } auf 0 Lebenspunkte.
web-um-goal-watch = Wer die anderen Helden auf 0 Lebenspunkte bringt, gewinnt.
web-mw-goal = Ziel ({ $name }): { $followers } Anhänger, { $power } Mystische Macht, { $gold } Gold beim Gericht.
web-mw-goal-watch = Wer beim Gericht sein geheimes Ziel erfüllt, gewinnt.
web-mw-no-card = Keine deiner Karten kann jetzt gespielt werden.

# ---- die Schule

web-learn = Lernen
web-learn-about = Fünf Minuten für jedes Spiel: ein paar kurze Lektionen, dann eine erste Partie mit dem Lehrer an deiner Seite.
web-learn-game = In fünf Minuten lernen
web-coach = Lehrer
web-coach-speaks = Höre dem Lehrer zu.
web-lesson-step = Schritt { $step } von { $steps }
web-leave-lesson = Lektion verlassen
web-lesson-done = Gut gemacht!
web-lesson-next = Als Nächstes: { $title }.
web-lesson-all-done = Mehr brauchst du nicht. Spiele jetzt eine ganze Partie gegen leichte Bots; der Lehrer bleibt an deiner Seite.
web-next-lesson = Nächste Lektion
web-first-game = Deine erste Partie
web-first-game-about = eine ganze Partie gegen leichte Bots, mit dem Lehrer an deiner Seite
web-lesson-again = Noch einmal
web-all-lessons = Alle Lektionen
web-lesson-taken = (geschafft)
web-coach-leave = Ich komme ohne Lehrer aus
web-lesson-back = Einen Schritt zurück
web-refused-no-such-lesson = Diese Lektion gibt es nicht.

# ---- Regeln und Tipps

web-rules = Regeln
web-rules-of = Regeln von { $game }
web-rules-chapters = Kapitel
web-rules-chapter-all = Regeln
web-rules-chapter-cards = Karten
web-rules-chapter-rulings = Entscheidungen
web-rules-chapter-mystic-war-1 = Worum es geht
web-rules-chapter-mystic-war-2 = Reiche, Karten und Ziele
web-rules-chapter-mystic-war-3 = Der Aufbau
web-rules-chapter-mystic-war-4 = Eine Runde
web-rules-chapter-mystic-war-5 = Besondere Kräfte und Empfangen
web-rules-chapter-mystic-war-6 = Was die Güter entscheiden
web-rules-chapter-mystic-war-7 = Ziehen und Spielen
web-rules-chapter-mystic-war-8 = Gericht und Ende
web-rules-chapter-spoils-1 = Das Spiel und das Deck
web-rules-chapter-spoils-2 = Arten von Karten
web-rules-chapter-spoils-3 = Handlungen und was sie heißen
web-rules-chapter-spoils-4 = Kosten, Effekte und Bereiche
web-rules-chapter-spoils-5 = Was Texte sein können
web-rules-chapter-spoils-6 = Eine Partie, Schritt für Schritt
web-rules-chapter-unmatched-setup = Aufbau und Spielplan
web-rules-chapter-unmatched-turn = Ein Zug
web-rules-chapter-unmatched-combat = Kampf
web-rules-chapter-unmatched-ending = Niederlage und Sieg
web-rules-chapter-unmatched-items = Gegenstände
web-rules-chapter-unmatched-heroes = Was einzelne Helden tun
web-rules-chapter-unmatched-seats = Mehr als zwei Spieler
web-rules-search = In den Regeln suchen
web-rules-now = Darum geht es gerade
web-rules-none = Davon steht nichts in den Regeln.
web-rules-card = Die Karte
web-rules-why = Warum: { $why }
web-rules-count = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}
web-hint = Tipp
web-hint-best = { $action }.
web-hint-then = Dann: { $expected }.
web-hint-clear = Das sieht deutlich besser aus als alles andere, etwa „{ $other }“.
web-hint-close = Etwa ebenso gut: „{ $other }“.
web-key-rules = Regeln
web-key-hint = Tipp

# ---- einmal gesagt, wenn eine Art von Frage zum ersten Mal kommt

web-first-mystic-war-turn = Du spielst eine Karte auf ein beliebiges Reich, wirfst eine ab oder passt. Die Runde endet, wenn alle nacheinander passen.
web-first-mystic-war-window = Eine Karte liegt auf dem Tisch. Bevor sie wirkt, darfst du eine passende dazulegen.
web-first-mystic-war-idle = Du hältst eine Gottheit. Sie kann jederzeit ausgespielt werden, auf jedes Reich, und bleibt dort offen liegen. Wer ablehnt, wird in dieser Runde nicht noch einmal gefragt.
web-first-mystic-war-power = Am Anfang einer Runde erlaubt dir ein volles Feld deiner Matte eine Besondere Kraft, wenn du magst.
web-first-spoils-turn = Spiele Karten aus, nutze Fähigkeiten, greife an, in beliebiger Reihenfolge; dann beende deinen Zug.
web-first-spoils-window = Du darfst mit einer Taktik oder einer Fähigkeit antworten, bevor es weitergeht.
web-first-spoils-mulligan = Karten, mit denen du früh nichts anfangen kannst, dürfen einmal gegen andere unter dein Deck.
web-first-spoils-either = Zu Beginn eines Zuges: lege eine Handkarte als Ressource, oder ziehe eine Karte.
web-first-spoils-attackers = Alle, die du nimmst, greifen zusammen an und sind bis zu deinem nächsten Zug erschöpft.
web-first-spoils-blockers = Wer blockt, stellt sich dem ganzen Trupp in den Weg. Die Schnellsten schlagen zuerst.
web-first-spoils-payment = Jede Ressource zahlt 1. Nimm die, die du am wenigsten vermisst.
web-first-touch = Halte den Finger auf eine Karte, ein Feld oder eine Zeile, um alles darüber zu lesen.
web-first-unmatched-placement = Dein Held steht schon. Ein Gefährte kämpft an seiner Seite und beginnt auf einem freien Feld in einer seiner Zonen: Feldern einer Farbe.
web-first-unmatched-turn = Zwei Aktionen im Zug: Manöver (ziehen und gehen), Angriff oder ein Plan.
web-first-unmatched-face-down = Deine Karte liegt verdeckt, bis auch der andere gewählt hat.
web-first-unmatched-window = Du darfst dich mit einer Karte verteidigen. Was ihr Wert nicht aufhält, ist Schaden.
web-first-unmatched-boost = Du manövrierst: Du hast eine Karte gezogen, und deine Kämpfer dürfen ziehen. Eine Karte, die du jetzt abwirfst, lässt jeden um die Zahl hinter ihrem Plus weiter gehen.
web-first-unmatched-move = { $touch ->
    [yes] Kämpfer ziehen einer nach dem anderen, nicht durch Gegner hindurch. Wer stehen bleiben soll: auf sein eigenes Feld tippen.
   *[other] Kämpfer ziehen einer nach dem anderen, nicht durch Gegner hindurch. Wer stehen bleiben soll: auf sein eigenes Feld klicken.
}

# ---- die Wege aus der Halle

web-ways = Wohin
web-continue = Weiterspielen
web-filter = Zeige
web-filter-all = alle
web-filter-running = die laufenden
web-filter-over = die beendeten

# Der Raum eines Tisches
web-play-friends = Mit Freunden spielen
web-room-of = { $game }: der Raum zum Tisch
web-room-welcome = { $host } wartet auf dich: { $game }. Sag deinen Namen und komm herein.
web-room-enter = Hereinkommen
web-room-seats = Wer spielt
web-room-open = Frei
web-room-you = { $name } (du)
web-room-host = Leitet den Raum
web-room-is-ready = Bereit
web-room-chooses = Wählt noch …
web-room-team = Team { $team }
web-room-add-bot = Einen Bot hinsetzen
web-room-for-anybody = Für alle, die kommen
web-room-kick = Verweisen
web-room-kick-sure = { $name } verweisen? Der Weg zurück in diesen Raum ist dann versperrt.
web-room-move = { $name }: einen Platz nach oben
web-room-swap = Seiten tauschen
web-room-go = Bereit?
web-room-ready = Ich bin bereit
web-room-not-ready = Halt, noch nicht
web-room-deal = Karten austeilen
web-room-can-deal = Alle sind bereit.
web-room-host-deals = Alle sind bereit. Ausgeteilt wird von dem Platz aus, der den Raum leitet.
web-room-last-table = Zum zuletzt ausgeteilten Tisch
web-room-leave = Den Raum verlassen
web-room-send = Senden …
web-room-link = Link zu diesem Raum
web-room-link-hint = Wer ihn öffnet, kann hereinkommen, einen Namen sagen und wählen.
web-offers-own = Von dir gemacht
web-offers-house = Für alle in diesem Haus
web-offers-ready = Fertig zum Spielen
web-room-yes = ja
web-room-no = nein
web-room-pick = Womit du spielst: { $field }
web-room-settled = Für den ganzen Tisch
web-room-again = Zurück in den Raum, für noch ein Spiel

# Meine Spiele
web-filter-turn = in denen du dran bist
web-filter-won = die du gewonnen hast
web-filter-lost = die du nicht gewonnen hast
web-filter-game = Spiel
web-filter-any = Alle Spiele
web-filter-none = So ist keines deiner Spiele.
web-mine-turn = Zug { $turn }
web-mine-round = Runde { $turn }
web-mine-replay = Noch einmal ansehen
