# Der Befehl als Ganzes. Jeder einzelne hat eine Datei für sich.

cli-description = Kartenkampfspiele spielen, beurteilen und erforschen, genau nach ihren Regelbüchern.
cli-epilog = „mulligan BEFEHL --help“ sagt mehr über einen Befehl.
cli-commands-title = Befehle
cli-commands-metavar = BEFEHL
cli-version = mulligan { $version } ({ $built })
cli-version-help = die Version zeigen, und ob die Engine übersetzt ist
cli-compiled = übersetzt
cli-interpreted = interpretiert

cli-usage = Aufruf:
cli-arguments-title = Angaben
cli-options-title = Optionen
cli-help-help = diese Hilfe zeigen
cli-wrong = { $command }: { $message }
cli-wrong-missing = Es fehlt noch: { $what }.
cli-wrong-unknown = { $what } gibt es hier nicht.
cli-wrong-choice = { $what } kann nicht „{ $value }“ sein, nur eines davon: { $choices }.
cli-wrong-nearest = { $what } kann nicht „{ $value }“ sein. Meintest du „{ $nearest }“?
cli-wrong-value = { $what } kann nicht „{ $value }“ sein.
cli-wrong-empty = Nach { $what } fehlt ein Wert.
cli-wrong-full = Nach { $what } steht kein Wert.
cli-wrong-both = { $what } und { $other } gehen nicht zusammen.
cli-wrong-ambiguous = { $value } kann mehreres sein: { $what }.

cli-trouble = mulligan: { $message }
cli-interrupted = Abgebrochen.
cli-no-room = Auf der Platte ist kein Platz mehr für das, was zu schreiben ist. Sonst fehlt nichts: Schaff Platz und versuch es noch einmal.
cli-no-way = { $file } lässt sich nicht öffnen: { $reason }.
cli-crash = mulligan: Etwas ist schiefgegangen, woran du nicht schuld bist ({ $error }). Die Einzelheiten stehen in { $file }: Bitte schicke diese Datei mit, wenn du es meldest.
cli-crash-unwritten = mulligan: Etwas ist schiefgegangen, woran du nicht schuld bist ({ $error }). Die Einzelheiten ließen sich nicht aufschreiben: { $reason }
