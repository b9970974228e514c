# `mulligan dataset`

dataset-help = einen Datensatz aus sehr vielen Partien machen
dataset-description = Spielt Partien zwischen Computerspielern in Parquet-Dateien, jede mit Startwert, Aufbau und Entscheidungen, so dass sie noch einmal gespielt werden kann. Ein abgebrochener Datensatz geht Datei für Datei weiter, wenn derselbe Befehl noch einmal gegeben wird. Derselbe Startwert gibt denselben Datensatz, mit wie vielen Prozessen auch immer.
dataset-epilog = Beispiel: mulligan dataset mystic-war --games 1000000 --jobs 0 --out partien
dataset-games-help = wie viele Partien (1000000)
dataset-out-help = der Ordner für die Dateien (dataset)
dataset-in-a-file-help = wie viele Partien in eine Datei ({ $games })
dataset-check-help = jede N-te Partie des fertigen Satzes noch einmal spielen und sehen, ob sie endet wie notiert
dataset-another = { $folder } enthält einen anderen Datensatz: andere Partien, Startwerte oder Computerspieler. Nenn einen anderen Ordner.
dataset-needs-extra = Datensätze brauchen das Paket { $package }: installier mulligan[research].
dataset-written = { $files ->
    [one] { $games } Partien liegen in einer Datei in { $folder }.
   *[other] { $games } Partien in { $files } Dateien liegen in { $folder }.
}
dataset-stopped = Angehalten: { $games } von { $planned } Partien sind da; derselbe Befehl geht von dort weiter.
dataset-checked = { $games } Partien wurden noch einmal gespielt; alle endeten wie notiert.
dataset-fault = Die Partie mit Startwert { $seed } spielt sich nicht wie notiert: { $fault }.
