# `mulligan review`

review-help = eine gespeicherte Partie noch einmal ansehen: wo sie sich wendete und was besser gewesen wäre
review-description = Ein Computerspieler, der vorausdenkt, sieht sich jede Entscheidung einer gespeicherten Partie an, mit dem, was ihr Platz damals sehen konnte, und sagt, wo jemand am meisten verlor, was er stattdessen getan hätte und was er danach erwartete. Wer vorn lag, wird mit offenen Karten beurteilt.
review-epilog = Beispiel: mulligan review partie.json --seat A
review-file = DATEI
review-seat-help = nur die Entscheidungen dieses Platzes ansehen (ein Name oder seine Nummer), sonst die aller
review-worlds-help = wie viele gedachte Welten bei jeder Entscheidung versucht werden ({ $worlds }); mehr dauern länger und sagen mehr
review-json-help = alles als JSON ausgeben: jede Entscheidung mit ihren Folgen und Werten, und die Aussichten aller Plätze über die ganze Partie
review-looking = Sieht nach
review-turned = Wo sich die Partie wendete
review-turn = Runde { $round }, Wahl { $choice }: { $name } – { $what }. Die Aussichten von { $winner } gingen von { $before } auf { $after }.
review-lost = Wo { $name } am meisten verlor
review-nothing-lost = { $name }: bei keiner Entscheidung war etwas sicher besser.
review-moment = Runde { $round }, Wahl { $choice }: { $question }
review-chosen = gewählt: { $what } ({ $value })
review-better = besser: { $what } ({ $value })
review-line = erwartet wurde { $words } ({ $value }, { $tried }-mal versucht)
review-other = oder { $words } ({ $value }, { $tried }-mal versucht)
review-course = Der Verlauf der Partie, als Aussichten jedes Platzes:
review-too-few-worlds = Mindestens 10 Welten, nicht { $worlds }.
