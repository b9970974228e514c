# `mulligan play`: eine Partie im Terminal.

play-help = eine Partie im Terminal gegen Bots spielen
play-description = Spielt eine Partie im Terminal gegen Bots. Tippe ? für Hilfe.
play-game = SPIEL
play-seed-help = ein Startwert: derselbe gibt dieselbe Partie
play-name-help = dein Name am Tisch
play-bots-help = wie stark die Bots sind: easy (leicht), medium (mittel, wie sonst auch) oder hard (schwer); eine Stärke für alle oder mit Kommas eine für jeden
play-resume-help = eine gespeicherte Partie fortsetzen; ohne FILE die zuletzt gespielte

play-default-name = Spieler
play-bot-names = Maren Oswin Tavi Brisa Corvin Elka Jorun Sable
play-bad-name = Ein Name hat zwischen einem und { $longest } Buchstaben.
play-bots-unknown = Bots sind easy (leicht), medium (mittel) oder hard (schwer), nicht „{ $level }“.
play-bots-number = { $others ->
    [one] Hier spielt ein Bot: nenn eine Stärke, nicht { $wanted }.
   *[other] Hier spielen { $others } Bots: nenn eine Stärke für alle oder { $others }, nicht { $wanted }.
}
play-resume-alone = Eine gespeicherte Partie hat Plätze, Startwert, Namen und Bots schon: lass { $option } weg.
play-other-game = { $file } ist eine Partie { $saved }, nicht { $wanted }.
play-no-such-seat = { $file } sagt, dass du auf Platz { $seat } sitzt, den es dort nicht gibt.

play-welcome = Du spielst gegen { $opponents } (Startwert { $seed }). Tippe eine Zahl oder ein paar Wörter; ? für Hilfe.
play-goes-on = Die Partie geht nach { $choices } Entscheidungen weiter. Tippe ? für Hilfe.
play-say-something = Tippe eine Zahl oder ein paar Wörter; ? für Hilfe.
play-not-understood = „{ $words }“ verstehe ich hier nicht. Tippe ? für Hilfe.
play-which = Was davon: { $choices }?
play-allowed = { $action }: das kannst du jetzt tun.
play-all-allowed = Alles, was du erwarten könntest, kannst du jetzt tun.
play-undone = Zurückgenommen.
play-cannot-undo = Es gibt nichts zurückzunehmen: seit deiner letzten Wahl wurde etwas aufgedeckt oder gezogen, oder jemand anderes hat gewählt.
play-cannot-skip = Hier gibt es nichts zu überspringen.
play-hint = Ein Bot würde wählen: { $action }.
play-log-more = { $count } frühere Ereignisse: „log all“ zeigt sie, „log 50“ die letzten fünfzig.
play-not-held = Du hast { $card } nicht auf der Hand.
play-no-card = Keine Karte heißt „{ $words }“.
play-saved = Gespeichert. Weiter mit: { $command }
play-cannot-save = Die Partie konnte nicht in { $file } gespeichert werden: { $reason }.
play-cannot-keep = Die Partie kann nicht laufend gespeichert werden: { $reason }. Mit „save DATEI“ wählst du einen anderen Ort.
play-replay = Noch einmal ansehen mit: { $command }
play-help-text =
    Tippe die Taste vor einer Wahl oder einige ihrer Wörter. Mehrere Antworten passen auf eine Zeile: „1 2“.

      Enter        ablehnen, wo das angeboten wird
      skip         ablehnen, bis dich etwas angeht oder du am Zug bist
      why          was du jetzt nicht tun kannst, und die Regel dazu
      why WÖRTER   dasselbe für eine Handlung
      hint         was ein Bot täte
      undo         deine letzte Wahl zurücknehmen, solange seitdem nichts aufgedeckt wurde
      table        den Tisch noch einmal zeigen
      ? KARTE      was eine Karte sagt
      log          was geschah, mit Regeln und Ursachen; log all, log 50
      save [DATEI] die Partie speichern
      quit         die Partie speichern und gehen

play-help-mystic-war =
    Tippe die Taste vor einer Wahl oder einige ihrer Wörter: „2“, „drache 10“, „abwerfen drache“, „passen“.
    Mehrere Antworten passen auf eine Zeile: „drache 10 maren gold“.
    In Klammern steht die Taste einer Karte, die du jetzt nicht spielen kannst; tippe sie, und du erfährst warum.

      Enter        ablehnen, wenn du gefragt wirst, ob du etwas dazulegst oder eine Kraft nutzt
      skip         ablehnen, bis dich etwas angeht oder du am Zug bist
      why          was du jetzt nicht tun kannst, und die Regel dazu
      why WÖRTER   dasselbe für eine Handlung: why passen
      hint         was ein Bot täte
      undo         deine letzte Wahl zurücknehmen, solange seitdem nichts aufgedeckt wurde
      table        die Reiche noch einmal zeigen
      ? KARTE      was eine Karte sagt: ? negation
      log          was geschah, mit Regeln und Ursachen; log all, log 50
      save [DATEI] die Partie speichern
      quit         die Partie speichern und gehen

play-help-unmatched =
    Tippe die Taste vor einer Wahl oder einige ihrer Wörter: „2“, „manöver“, „H09“.
    Mehrere Antworten passen auf eine Zeile.
    Auf dem Brett zeigt *, wo eine Bewegung enden kann, und !, wen du angreifen kannst; Buchstaben nach einem Feld sind seine Zonen.

      Enter        ablehnen oder fertig, wo das angeboten wird
      why          was du jetzt nicht tun kannst, und die Regel dazu
      why WÖRTER   dasselbe für eine Handlung
      hint         was ein Bot täte
      undo         deine letzte Wahl zurücknehmen, solange seitdem nichts aufgedeckt wurde
      table        das Brett noch einmal zeigen
      ? KARTE      was eine Karte oder die Fähigkeit einer Heldin sagt: ? feint, ? black widow
      log          was geschah, mit Regeln und Ursachen; log all, log 50
      save [DATEI] die Partie speichern
      quit         die Partie speichern und gehen

# Was ein Bildschirm zeigt.
terminal-short-followers = Anh.
terminal-short-mystic-power = Mystik
terminal-short-gold = Gold
terminal-wealth = Wohlst.
terminal-cards = Hand
terminal-first = 1.
terminal-next-first = nächst
terminal-you = Du
terminal-round = Runde { $round }. { $deck } im Deck, { $discards } abgelegt.
terminal-goal-of = { $name } { $goal }
terminal-goals-shown = Gezeigte Ziele: { $goals }.
terminal-own = Dein Ziel ist { $goal }. Du ziehst { $draws } Karten je Runde und darfst { $keeps } behalten; du hast { $cards }.
terminal-hand = Deine Hand: { $cards }.
terminal-pile = Auf dem Tisch:
terminal-counts-not = (zählt nicht)
terminal-pending = Wie es steht: { $what }
terminal-any-time = (jederzeit)
terminal-refused = { $reason } ({ $rule })
terminal-key-play = { $keys } spielen
terminal-key-add = { $keys } dazulegen
terminal-key-discard = { $keys } abwerfen
terminal-key-pass = p passen
terminal-key-decline = Enter ablehnen
terminal-key-skip = skip
terminal-key-help = ? Hilfe
terminal-or-enter = oder Enter
terminal-draw = Die Partie endet unentschieden.
terminal-you-win = Du gewinnst!
terminal-you-share = Du teilst den Sieg mit { $others }.
terminal-they-win = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen den Sieg.
}

log-rule = [{ $rule }]
log-cause = { " " }durch { $number }

# Dateien von Partien.
saves-none = In { $folder } gibt es keine gespeicherte Partie.
saves-missing = Es gibt keine Datei { $file }.
saves-folder = { $file } ist ein Ordner, keine gespeicherte Partie.
saves-unreadable = { $file } kann nicht gelesen werden: { $reason }.
saves-broken = { $file } kann nicht geöffnet werden. { $reason }

play-not-for-this-game = { $game } hat nichts, was man mit { $option } wählen könnte.

play-game-help = das Spiel; ohne Angabe das erste, das es gibt
play-seats-help = wie viele Plätze, deiner eingeschlossen
play-epilog = Ein Spiel hat eigene Angaben: „mulligan play SPIEL --help“ zeigt sie.

# Was das Formular eines Spiels fragt, als Angaben.
form-own-help = { $label }: deine Wahl, mit Namen oder als Datei
form-others-help = { $label }: wogegen du spielst; mehrere mit Kommas oder mehrmals angegeben
form-contest-help = { $label }: was gegeneinander spielt, mit Namen oder als Dateien, jede Paarung der Reihe nach
form-usual-help = { $label } ({ $usual })
form-without-help = Nicht: { $label }
form-not-there = { $game } hat bei { $seats } Plätzen kein { $option }.
