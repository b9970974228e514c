# The command line as a whole. Each command has a file of its own.

cli-description = Play, judge and study card-battle games exactly as their rulebooks say.
cli-epilog = “mulligan COMMAND --help” tells more about a command.
cli-commands-title = commands
cli-commands-metavar = COMMAND
cli-version = mulligan { $version } ({ $built })
cli-version-help = show the version, and whether the engine is compiled
cli-compiled = compiled
cli-interpreted = interpreted

cli-usage = usage:
cli-arguments-title = arguments
cli-options-title = options
cli-help-help = show this help
cli-wrong = { $command }: { $message }
cli-wrong-missing = Something is missing: { $what }.
cli-wrong-unknown = Nothing here is called { $what }.
cli-wrong-choice = { $what } cannot be “{ $value }”, only one of these: { $choices }.
cli-wrong-nearest = { $what } cannot be “{ $value }”. Did you mean “{ $nearest }”?
cli-wrong-value = { $what } cannot be “{ $value }”.
cli-wrong-empty = { $what } is to be followed by a value.
cli-wrong-full = { $what } is not to be followed by a value.
cli-wrong-both = { $what } and { $other } do not go together.
cli-wrong-ambiguous = { $value } could be any of these: { $what }.

cli-trouble = mulligan: { $message }
cli-interrupted = Stopped.
cli-no-room = There is no room left on the disk for what is to be written. Nothing else is wrong: make some and try again.
cli-no-way = { $file } cannot be opened: { $reason }.
cli-crash = mulligan: something went wrong that is not your fault ({ $error }). The details are in { $file }: please send that file with a report.
cli-crash-unwritten = mulligan: something went wrong that is not your fault ({ $error }). The details could not be written down: { $reason }
