# `mulligan doubts`

doubts-help = what people at your tables said went wrong
doubts-description = Lists what people at the tables of your server said went wrong. Each is a scenario, made from what that person could see: `mulligan doubts ID | mulligan scenario explain -` tells what Mulligan does there.
doubts-id-help = print this one's scenario
doubts-log-help = print the log as that person had it, instead of the scenario
doubts-json-help = print all of it as JSON
doubts-line = { $id }  { $game }  { $name }: { $expected }
doubts-count = { $count ->
    [0] Nobody has said that anything went wrong.
    [one] one doubt
   *[other] { $count } doubts
  }
doubts-no-database = There is no database at { $database }.
doubts-no-such = There is no doubt called { $id }; `mulligan doubts` lists them.
