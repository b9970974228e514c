# Szenarien: was an ihnen nicht stimmt, und die Befehle, die sie spielen und erklären.

scenario-failure = { $file }:{ $line }: { $message }
scenario-expected = {"  "}erwartet: { $value }
scenario-found = {"  "}gefunden: { $value }
scenario-options = {"  "}Möglichkeiten: { $value }
scenario-none = keine

scenario-empty = Die Datei ist leer.
scenario-not-yaml = Das ist kein YAML: { $problem }.
scenario-not-text-file = Das ist keine Textdatei in UTF-8.
scenario-unreadable = Die Datei lässt sich nicht lesen: { $reason }.
scenario-too-deep = Die Datei ist zu tief verschachtelt oder verweist auf sich selbst.
scenario-not-a-text = Hierher gehört ein einzelnes Wort oder eine Zeile.
scenario-not-a-number = „{ $value }“ ist keine ganze Zahl von { $least } bis { $most }.
scenario-not-a-flag = „{ $value }“ ist weder yes noch no.
scenario-not-a-list = Hier gehört eine Liste hin: „[dies, das]“ oder Zeilen, die mit „- “ beginnen.
scenario-not-a-mapping = Hierher gehören Paare „Name: Wert“.
scenario-twice = „{ $key }“ steht hier zweimal.
scenario-lacks = Das Szenario sagt sein „{ $key }“ nicht.
scenario-bad-seat = „{ $name }“ kann kein Name eines Platzes sein, oder zwei Plätze haben ihn.
scenario-unknown = „{ $name }“ gibt es hier nicht. Es gibt: { $known }.
scenario-unknown-near = „{ $name }“ gibt es hier nicht. Ist „{ $near }“ gemeint?
scenario-because = „because“ gehört zu „… cannot“.
scenario-no-list = „{ $key }“ ist keine Liste und hat deshalb keine Größe.

scenario-too-many = So viele von „{ $name }“ gibt es im Spiel nicht.
scenario-impossible = Die Stellung ist unmöglich: { $fault }.
scenario-cannot-lie-there = „{ $name }“ kann dort nicht liegen: { $place ->
    [resources] es ist keine Ressource. Verdeckt ist jede Karte eine.
    [play] nur Charaktere, Gegenstände, Orte und Ressourcen sind offen im Spiel.
    [faction] es ist keine Fraktion.
   *[elsewhere] es ist eine Fraktion oder ein Spielstein.
}
scenario-destroyed = „{ $name }“ hat { $damage } Schaden und { $limit } { $kind ->
    [life] Leben
   *[structure] Struktur
}: es würde sofort zerstört.
scenario-not-face-up = „{ $name }“ bleibt vor niemandem offen liegen.
scenario-round-over = Haben alle nacheinander gepasst, so ist die Runde vorbei.
scenario-setup-unknown = Hiervon weiß das Spiel in seinem Aufbau nichts: { $keys }.
scenario-not-in-play = Es ist kein „{ $name }“ im Spiel, woran etwas angelegt werden könnte.
scenario-nothing-lasts = Im Text von { $card } hält nichts an.
scenario-lasts-otherwise = Die gemeinte Wirkung von { $card } hält nicht so an: „waits: trigger“ oder „waits: replacement“ sagt man von dem, was auf etwas wartet, und Kontrolle auf Zeit lässt sich nicht sagen.
scenario-lasts-on-several = { $card } spricht von mehrerem oder von nichts: „on“ sagt, was was ist, als „on: {"{"}0: [...]{"}"}“.
scenario-card-unread = { $card } kann nicht gespielt werden: { $reason }.
scenario-deck-too-large = Für das Deck sind nur noch { $left } Karten übrig.

scenario-not-a-step = Ein Schritt sagt, wer was tut, wie „- A: pass“, oder was gelten muss, wie „- now: …“.
scenario-after-seat = Nach { $seat } steht „can“, „cannot“ oder ein Doppelpunkt, nicht „{ $words }“.
scenario-asks-nothing = Das Skript lässt sich spielen, aber nichts sagt, was gelten muss: „then“, „now“, „… can“ oder „… cannot“ täten es.
scenario-no-such-rule = Keine Regel, Festlegung oder Karte des Spiels heißt { $rules }; „mulligan rules { $game }“ zeigt alle.
scenario-no-words = { $seat } soll etwas tun, aber es steht nicht da, was.
scenario-no-fit = { $seat } kann jetzt nicht „{ $words }“ wählen.
scenario-not-asked = { $seat } soll „{ $words }“ wählen, aber zuerst muss { $asked } wählen, und das Szenario sagt nicht, was.
scenario-over = { $seat } soll „{ $words }“ wählen, aber das Spiel ist aus.
scenario-words-left = Von „{ $words }“ hat nach „{ $left }“ niemand gefragt.
scenario-differs = { $place } ist nicht wie erwartet.
scenario-can = { $seat } sollte „{ $words }“ wählen können.
scenario-cannot = { $seat } sollte „{ $words }“ nicht wählen können.
scenario-because-of = { $seat } kann „{ $words }“ nicht wählen, aber aus einem anderen Grund.
scenario-refused = { $rule }: { $reason }
scenario-unasked = { $refused } { $seat } hatte nur eine Antwort und hat sie gegeben: „{ $words }“; hätte { $seat } noch etwas anderes wählen können, wäre gefragt worden.

scenario-help = Szenariodateien spielen oder erklären
scenario-run-help = Szenarien spielen; der Rückgabewert ist nur dann 0, wenn alle halten
scenario-explain-help = ein Szenario spielen und Ereignis für Ereignis sagen, welche Regel es bewirkt hat
scenario-paths-help = Szenariodateien oder Ordner damit; - liest die Standardeingabe
scenario-json-help = das Ergebnis als JSON ausgeben
scenario-holds = hält    { $file }: { $title }
scenario-fails = BRICHT  { $file }: { $title }
scenario-tally = { $held } von { $count } Szenarien halten.
scenario-no-files = In { $paths } ist kein Szenario.
scenario-explain-event = { $indent }{ $sentence } [{ $rule }]
scenario-explain-asked = Jetzt wird { $seat } gefragt: { $question }
scenario-no-more-cards = Es gibt kein { $card } mehr, das dort liegen könnte.
scenario-fault = Hier ist Mulligan selbst gestolpert ({ $kind }: { $reason }). Bitte mit dieser Datei melden.
scenario-still-asked = { $seat } ist noch gefragt: { $question }
scenario-note = Zeile { $line }: { $note }
scenario-besides = {"  "}Hinweis: { $note }
scenario-no-rule = Es steht nicht zur Wahl, und keine Regel ist bekannt, die es verbietet. { $seat } ist gefragt: { $question }
scenario-unknown-among = Hier gibt es kein „{ $name }“. Es gibt: { $known } und { $more } weitere.
scenario-unplaced = { $name } kann noch nirgends stehen: Die Szene beginnt mit dem Aufstellen der Kämpfer.
