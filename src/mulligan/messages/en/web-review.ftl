# The review at the end of a game

web-review = What would have been better?
web-review-about = A bot that thinks ahead looks at your decisions again, knowing what you knew.
web-review-waiting = Waiting for another game's review …
web-review-looking = Looking: { $percent } %
web-review-failed = This game could not be reviewed.
web-review-worst = Where you lost most
web-review-nothing = At none of your decisions did it see anything surely better.
web-review-turned = Where the game turned
web-review-moment = Round { $round }: { $question }
web-review-chosen = You chose: { $what } ({ $percent } %)
web-review-better = Better: { $what } ({ $percent } %)
web-review-expected = It expected: { $words }
web-review-turn = Round { $round }, { $name }: { $what }
web-review-up = { $winner }: { $percent } points more chance of winning
web-review-down = { $winner }: { $percent } points less chance of winning
web-review-see = See it
