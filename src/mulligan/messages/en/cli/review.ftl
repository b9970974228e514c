# `mulligan review`

review-help = look at a saved game again: where it turned, and what would have been better
review-description = A bot that thinks ahead looks at every decision of a saved game, seeing what its seat could see then, and says where somebody lost most, what it would have done instead, and what it expected to follow. Who was ahead is judged with all cards open.
review-epilog = Example: mulligan review game.json --seat A
review-file = FILE
review-seat-help = look at the decisions of this seat alone (a name, or its number); otherwise at those of all
review-worlds-help = how many imagined worlds it tries at each decision ({ $worlds }); more take longer and tell better
review-json-help = print everything as JSON: every decision with its lines and values, and the chances of every seat throughout
review-looking = Looking
review-turned = Where the game turned
review-turn = Round { $round }, choice { $choice }: { $name } – { $what }. The chances of { $winner } went from { $before } to { $after }.
review-lost = Where { $name } lost most
review-nothing-lost = { $name }: at no decision did it see anything surely better.
review-moment = Round { $round }, choice { $choice }: { $question }
review-chosen = chosen: { $what } ({ $value })
review-better = better: { $what } ({ $value })
review-line = it expected { $words } ({ $value }, tried { $tried } times)
review-other = or { $words } ({ $value }, tried { $tried } times)
review-course = The course of the game, as the chances of each seat:
review-too-few-worlds = At least 10 worlds, not { $worlds }.
