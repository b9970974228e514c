# Das Regelverzeichnis.

rules-help = das Regelverzeichnis eines Spiels ausgeben
rules-game-help = das Spiel; zum neuen Festhalten alle, wenn keines genannt ist
rules-rule-help = eine Regel: eine Nummer, eine Karte oder eine Entscheidung, etwa „7.6“, „Negation“, „Ruling 3“
rules-json-help = als JSON ausgeben, wie viele Regeln es gibt und welche davon nichts zeigt, oder eine Regel
rules-update-help = in einem Abbild des Projekts: neu festhalten, welche Tests und Szenarien welche Regel zeigen

rules-line = { $number }: { $text }
rules-where = Steht in { $places }.
rules-aside = Keine Spielregel: { $reason }
rules-why = Warum: { $why }
rules-about = Zu { $rules }.
rules-test = Test { $name }
rules-scenario = Szenario { $name }
rules-counts = { $tests ->
    [one] { $tests } Test
   *[other] { $tests } Tests
}, { $scenarios ->
    [one] { $scenarios } Szenario
   *[other] { $scenarios } Szenarien
}.
rules-tally = { $rules } Regeln, { $shown } davon von Tests oder Szenarien gezeigt.
rules-missing = Nichts zeigt { $rules }.
rules-updated = { $file } ist auf dem Stand.

rules-no-game = Es gibt kein Regelverzeichnis von „{ $game }“. Es gibt eines von: { $games }.
rules-no-rule = Es gibt keine Regel „{ $number }“.
rules-no-rule-near = Es gibt keine Regel „{ $number }“. Ist „{ $near }“ gemeint?
rules-no-tests = { $folder } enthält nicht beides: das Regelverzeichnis von { $game } und einen Ordner „tests“, der seine Regeln zeigt.
rules-twice = { $file }: „{ $number }“ steht dort zweimal.
rules-incomplete = { $file }: Dem Eintrag „{ $number }“ fehlt die Nummer oder der Text.
rules-where-or-aside = { $file }: „{ $number }“ sagt entweder, wo es steht, oder warum es keine Spielregel ist, nicht beides.
rules-not-literal = { $place }: Ein Test nennt seine Regeln als bloße Texte.
