# Der Befehl als Ganzes. Jeder einzelne hat eine Datei für sich.

cli-description = Kartenkampfspiele spielen, beurteilen und erforschen, genau nach ihren Regelbüchern.
cli-epilog = „mulligan BEFEHL --help“ sagt mehr über einen Befehl.
cli-commands-title = Befehle
cli-commands-metavar = BEFEHL
cli-version = mulligan { $version } ({ $built })
cli-version-help = die Version zeigen, und ob die Engine übersetzt ist
cli-compiled = übersetzt
cli-interpreted = interpretiert

cli-trouble = mulligan: { $message }
cli-interrupted = Abgebrochen.
cli-no-room = Auf der Platte ist kein Platz mehr für das, was zu schreiben ist. Sonst fehlt nichts: Schaff Platz und versuch es noch einmal.
cli-no-way = { $file } lässt sich nicht öffnen: { $reason }.
cli-crash = mulligan: Etwas ist schiefgegangen, woran du nicht schuld bist ({ $error }). Die Einzelheiten stehen in { $file }: Bitte schicke diese Datei mit, wenn du es meldest.
cli-crash-unwritten = mulligan: Etwas ist schiefgegangen, woran du nicht schuld bist ({ $error }). Die Einzelheiten ließen sich nicht aufschreiben: { $reason }
