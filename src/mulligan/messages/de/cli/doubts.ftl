# `mulligan doubts`

doubts-help = was an deinen Tischen nach Meinung der Spielenden falsch war
doubts-description = Listet auf, was an den Tischen deines Servers nach Meinung der Spielenden falsch war. Jeder Eintrag ist ein Szenario aus dem, was diese Person sehen konnte: `mulligan doubts ID | mulligan scenario explain -` sagt, was Mulligan dort tut.
doubts-id-help = das Szenario dieses Eintrags ausgeben
doubts-log-help = statt des Szenarios das Protokoll ausgeben, wie diese Person es sah
doubts-json-help = alles als JSON ausgeben
doubts-line = { $id }  { $game }  { $name }: { $expected }
doubts-count = { $count ->
    [0] Niemand hat gesagt, dass etwas falsch war.
    [one] ein Zweifel
   *[other] { $count } Zweifel
  }
doubts-no-database = Unter { $database } gibt es keine Datenbank.
doubts-no-such = Es gibt keinen Zweifel namens { $id }; `mulligan doubts` listet sie auf.
