# Der Rückblick am Ende einer Partie

web-review = Was wäre besser gewesen?
web-review-about = Ein Bot, der vorausdenkt, sieht sich deine Entscheidungen noch einmal an und weiß nur, was du wusstest.
web-review-waiting = Erst kommt der Rückblick auf eine andere Partie …
web-review-looking = Er sieht sie sich an: { $percent } %
web-review-failed = Diese Partie ließ sich nicht noch einmal ansehen.
web-review-worst = Wo du am meisten verloren hast
web-review-nothing = Bei keiner deiner Entscheidungen sah er etwas sicher Besseres.
web-review-turned = Wo die Partie sich wendete
web-review-moment = Runde { $round }: { $question }
web-review-chosen = Du hast gewählt: { $what } ({ $percent } %)
web-review-better = Besser: { $what } ({ $percent } %)
web-review-expected = Er erwartete: { $words }
web-review-turn = Runde { $round }, { $name }: { $what }
web-review-up = { $winner }: { $percent } Punkte mehr Aussicht auf den Sieg
web-review-down = { $winner }: { $percent } Punkte weniger Aussicht auf den Sieg
web-review-see = Ansehen
