# Die Werkstatt im Browser. Die Seite formatiert diese Meldungen selbst; der Dienst sagt die, die mit „web-refused“ beginnen.

web-refused-no-such-work = Unter diesem Namen gibt es nichts, was du ansehen darfst.
web-refused-endless = Diese Partie kam nicht rechtzeitig zu ihrer nächsten Entscheidung. Ihr Tisch ist beiseitegestellt, damit niemand sonst auf sie wartet.
web-refused-no-such-kind = Für dieses Spiel lässt sich so etwas nicht machen.
web-refused-not-made = Das geht nicht: { $reason }
web-refused-too-long-to-read = Das zu lesen hat zu lange gedauert. Soll das ein Text sein, mit dem man spielt?
web-refused-at-work = Eines davon wird schon für dich getan. Warte, bis es fertig ist, oder brich es ab.
web-refused-too-many-sets = Du hast schon { $most } Sets hergebracht. Lösche erst welche.
web-refused-too-many-works = Du hast schon { $most } Dinge aufgehoben. Lösche erst welche.
web-refused-too-much-kept = Du hast schon { $most } Millionen Buchstaben aufgehoben, frühere Fassungen eingerechnet. Lösche erst etwas.

# ---- die Werkstatt
web-workshop = Werkstatt
web-workshop-about = Baue Decks und probiere sie gleich aus. Was du machst, gehört dir allein, bis du es teilst.
web-workshop-place-home = Werkstatt
web-workshop-place-cards = Karten
web-workshop-cards-about = Durchsuche alles, womit gespielt wird: nach Wörtern, Gewerbe, Art, Kosten und Schlüsselwort.
web-workshop-my-decks = Meine Decks
web-workshop-new-deck = Ein neues Deck bauen
web-workshop-show-all = Alle { $count } zeigen
web-workshop-show-less = Nur die neuesten zeigen
web-workshop-no-decks = Hier werden deine Decks stehen.
web-workshop-is-shared = per Link geteilt
web-workshop-delete-of = { $name } löschen
web-workshop-delete-really = „{ $name }“ mit allen Fassungen löschen? Das lässt sich nicht zurücknehmen.

# ---- Karten suchen
web-workshop-search = In Namen und Texten suchen
web-workshop-search-help = Wie man sucht
web-workshop-search-words = alle diese Wörter, irgendwo auf der Karte
web-workshop-search-phrase = diese Wörter hintereinander
web-workshop-search-without = dieses Wort nicht
web-workshop-search-number = Zahlen: =, <, >, <=, >=
web-workshop-search-icons = wenigstens diese Symbole: O, G, E, D, R, V
web-workshop-search-either = das eine oder das andere
web-workshop-search-field = Wörter eines Teils der Karte
web-workshop-search-fields = Teile einer Karte: { $fields }. Ein Minus davor kehrt jedes um.
web-workshop-field-cost = kosten
web-workshop-field-strength = stärke
web-workshop-field-life = leben
web-workshop-field-speed = tempo
web-workshop-field-structure = struktur
web-workshop-field-influence = einfluss
web-workshop-field-threshold = schwelle
web-workshop-field-provides = liefert
web-workshop-field-name = name
web-workshop-field-text = text
web-workshop-field-type = typ
web-workshop-field-trade = gewerbe
web-workshop-field-subtype = untertyp
web-workshop-field-keyword = schlüsselwort
web-workshop-field-set = ausgabe
web-workshop-field-rarity = seltenheit
web-workshop-filters = Filter
web-workshop-order = Reihenfolge
web-workshop-order-type = Nach Typ
web-workshop-order-name = Nach Namen
web-workshop-order-cost = Nach Kosten
web-workshop-order-strength = Nach Stärke
web-workshop-order-life = Nach Leben
web-workshop-order-speed = Nach Tempo
web-workshop-found = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
web-workshop-found-heroes = { $count ->
    [one] ein Held
   *[other] { $count } Helden
  }
web-workshop-trade = Gewerbe
web-workshop-trade-arcanist = Arkanisten
web-workshop-trade-banker = Bankiers
web-workshop-trade-gearsmith = Räderschmiede
web-workshop-trade-rogue = Gauner
web-workshop-trade-warlord = Kriegsherren
web-workshop-trade-universal = Allgemein
web-workshop-type = Typ
web-workshop-any-type = Jeder Typ
web-workshop-kind-faction = Fraktionen
web-workshop-kind-resource = Ressourcen
web-workshop-kind-character = Charaktere
web-workshop-kind-item = Gegenstände
web-workshop-kind-location = Orte
web-workshop-kind-tactic = Taktiken
web-workshop-own-arrive = Deine eigenen Karten werden gelesen …
web-workshop-kind-unknown = Unbekannt
web-workshop-keyword = Schlüsselwort
web-workshop-any-keyword = Jedes Schlüsselwort
web-workshop-origin = Woher
web-workshop-any-origin = Von überall
web-workshop-origin-house = Hausausgabe
web-workshop-origin-library = importiert
web-workshop-origin-own = selbst gemacht
web-workshop-only-playable = nur spielbare
web-workshop-taken = im Deck
web-workshop-not-playable = noch nicht spielbar
web-workshop-nothing-found = So eine Karte gibt es nicht. Nimm einen Filter weg oder suche nach weniger Wörtern.
web-workshop-loading = Die Karten werden ausgelegt …

# ---- der Deckbau
web-workshop-builder = Deckbau
web-workshop-deck-name = Neues Deck
web-workshop-deck-name-label = Name des Decks
web-workshop-play = Spielen
web-workshop-against = gegen
web-workshop-save = Speichern
web-workshop-saved = Gespeichert als Fassung { $version }.
web-workshop-undo = Letzte Änderung zurücknehmen
web-workshop-redo = Noch einmal machen
web-workshop-more = Mehr …
web-workshop-share = Per Link teilen
web-workshop-unshare = Nicht mehr teilen
web-workshop-link-copied = Der Link ist in der Zwischenablage: { $link }
web-workshop-link = { $link }
web-workshop-unshared = Der Link öffnet nichts mehr.
web-workshop-shared-copy = Das ist eine Kopie eines geteilten Decks. Speichere sie, dann gehört sie dir.
web-workshop-ready-copy = Das ist eine Kopie eines fertigen Decks. Speichere sie, dann gehört sie dir.
web-workshop-shared-cards = Wer es geteilt hat, hat Karten darin geschrieben; sie werden mit dem Deck gespeichert: { $names }.
web-workshop-export-text = Als Text ausgeben
web-workshop-export-octgn = Für OCTGN ausgeben (.o8d)
web-workshop-import-file = Datei einlesen (.txt, .o8d)
web-workshop-edit-list = Liste einfügen oder ändern
web-workshop-list-hint = Eine Karte je Zeile, etwa „4 Lamplight Auditor“.
web-workshop-take-list = Diese Liste nehmen
web-workshop-taken-in = { $count } Karten eingelesen.
web-workshop-versions = Zu einer Fassung zurück
web-workshop-older = So war es damals. Speichere es, dann ist es die neueste Fassung.
web-workshop-parts = Teile des Deckbaus
web-workshop-tab-cards = Karten
web-workshop-tab-deck = Deck
web-workshop-tab-figures = Zahlen
web-workshop-tab-sample = Hand
web-workshop-preview = Die Karte
web-workshop-keys-hint = { $touch ->
    [yes] Tippe eine Karte an, um sie ins Deck zu nehmen.
   *[other] Klicke eine Karte an, um sie ins Deck zu nehmen, oder zieh sie in die Liste. Mit Tasten: / sucht, Pfeile gehen von Karte zu Karte, Enter oder + nimmt sie, − legt sie zurück, 1 bis 9 sagen, wie viele, i öffnet ihre Seite. Umschalt und ein Klick nehmen vier.
}
web-workshop-format-constructed = Constructed
web-workshop-format-limited = Limited
web-workshop-legal = erlaubt
web-workshop-faults = { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
  }
web-workshop-row-hint = Plus und Minus ändern die Zahl, Ziffern setzen sie.
web-workshop-one-less = Eine { $name } weniger
web-workshop-one-more = Eine { $name } mehr
web-workshop-empty-deck = { $touch ->
    [yes] Wähle erst eine Fraktion, dann Karten: antippen.
   *[other] Wähle erst eine Fraktion, dann Karten: anklicken oder hierher ziehen.
}
web-workshop-to-the-factions = Fraktion wählen
web-workshop-from-list = Oder nimm eine Liste, die du hast:
web-workshop-from-ready = Oder beginne mit einem fertigen Deck und ändere es:
web-workshop-choose-ready = Wähle eins …
web-workshop-curve = Kosten, im Schnitt { $average }
web-workshop-curve-bar = Kosten { $cost }: { $count } Karten
web-workshop-icons = Symbole
web-workshop-icon = Symbol
web-workshop-asked = verlangt
web-workshop-providing = Karten, die es geben
web-workshop-chances = Chance auf die höchste Schwelle
web-workshop-threshold = Schwelle
web-workshop-turn = Zug { $turn }
web-workshop-chances-hint = So viele Karten mit dem Symbol zu haben, wie die hungrigste Karte verlangt: mit den Startressourcen, { $hand } Karten zu Beginn und einer gezogenen je Zug.
web-workshop-deal-hand = Eine Hand von { $count } austeilen
web-workshop-draw-one = Noch eine ziehen
web-workshop-hand-of = { $count } Karten, davon { $resources } Ressourcen.
web-workshop-hand-begun = Zu Beginn im Spiel: { $names }.

# ---- Karten und Helden
web-workshop-place-heroes = Helden
web-workshop-heroes-about = Jeder Held mit seinen Zahlen, seiner Fähigkeit und allen seinen Karten.
web-workshop-no-card = Es gibt nichts namens „{ $name }“.
web-workshop-understood = Verstanden als
web-workshop-rules = Regeln, die es berührt
web-workshop-rulings = Entscheidungen
web-workshop-no-rulings = Dazu musste nichts entschieden werden.
web-workshop-card-games = Karten eines anderen Spiels
web-workshop-in-the-deck = { $count ->
    [one] Davon ist eine im Deck.
   *[other] Davon sind { $count } im Deck.
  }
web-workshop-plays = Was sich spielt
web-workshop-plays-about = Von jedem Set hier: wie viele Karten gelesen wurden und sich spielen lassen, und welche Worte die meisten anderen aufhalten.
web-workshop-plays-set = Set
web-workshop-plays-cards = Karten
web-workshop-plays-read = gelesen
web-workshop-plays-play = spielbar
web-workshop-plays-nameless = Ohne Set
web-workshop-plays-blocking = Was die meisten Karten von { $name } aufhält
web-workshop-plays-held = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
web-workshop-plays-such-as = etwa { $card }
web-workshop-holding = Decks damit
web-workshop-holding-none = Noch keine.
web-workshop-figure = Figur
web-workshop-figures = Figuren
web-workshop-health = Leben
web-workshop-attack = Angriff
web-workshop-number = Anzahl
web-workshop-hero = Held
web-workshop-sidekick = Gefährte
web-workshop-ranged = Fernkampf
web-workshop-melee = Nahkampf
web-workshop-move = Bewegt sich { $move ->
    [one] ein Feld
   *[other] { $move } Felder
  }
web-workshop-all-cards = Alle { $count } Karten
web-workshop-times = × { $count }
web-workshop-whose = Wer sie hat
web-workshop-whose-line = { $count } von { $of } Karten

# ---- die Schreibstube
web-workshop-my-cards = Meine Karten für The Spoils
web-workshop-new-card = Eine neue Karte schreiben
web-workshop-no-cards = Hier werden deine Karten stehen.
web-workshop-my-heroes = Meine Helden für Unmatched
web-workshop-new-hero = Einen neuen Helden schreiben
web-workshop-no-heroes = Hier werden deine Helden stehen.
web-workshop-being-read = Es wird gelesen …
web-workshop-rest-understood = Das Übrige wurde so verstanden
web-workshop-mend = So würde es verstanden:
web-workshop-sayings = Was Karten sagen
web-workshop-sayings-search = Wörter suchen, etwa „draw“
web-workshop-sayings-like = Zeilen wie deine. Klicke eine an, um sie in den Text zu setzen.
web-workshop-sayings-found = Zeilen von Karten mit diesen Wörtern. Klicke eine an, um sie in den Text zu setzen.
web-workshop-sayings-none = Keine Karte sagt etwas dergleichen. Versuch es mit weniger Wörtern.
web-workshop-card-editor = Karte schreiben
web-workshop-hero-editor = Held schreiben
web-workshop-card-name = Neue Karte
web-workshop-hero-name = Neuer Held
web-workshop-nameless = Namenlos
web-workshop-name = Name
web-workshop-subtypes = Untertypen
web-workshop-add-icon = { $icon }: eins mehr
web-workshop-take-icon = Das letzte Symbol wegnehmen
web-workshop-text = Text
web-workshop-text-hint = Im Englisch der Karten. Eine Zeile je Fähigkeit; Überschriften wie COST: und EFFECT: beginnen Zeilen.
web-workshop-try = Ausprobieren
web-workshop-export-file = Als Datei ausgeben
web-workshop-reading = So liest es sich
web-workshop-all-understood = Alles wurde verstanden.
web-workshop-not-understood = { $where }, Zeile { $line }: nicht verstanden
web-workshop-nearest = Da könnte stehen:
web-workshop-import-hero = Held einlesen (.toml, umdb)
web-workshop-hero-taken-in = { $name } wurde eingelesen.
web-workshop-moves = Bewegung
web-workshop-ability = Besondere Fähigkeit
web-workshop-role = Rolle
web-workshop-add-figure = Ein Gefährte
web-workshop-remove = { $name } entfernen
web-workshop-which-card = Welche Karte
web-workshop-add-card = Noch eine Karte
web-workshop-remove-card = Diese Karte entfernen
web-workshop-value = Wert
web-workshop-boost = Verstärkung
web-workshop-who = Wer sie nutzen darf

# ---- Dateien anderer Programme
web-workshop-place-bring = Einlesen
web-workshop-bring = Sets, Decks und Helden einlesen
web-workshop-bring-about = Hier werden Dateien anderer Programme gelesen. Was sich lesen lässt, gehört dir: zum Bauen und zum Spielen. Niemand sonst sieht es.
web-workshop-bring-game = Für welches Spiel?
web-workshop-bring-spoils = OCTGN: Sets (set.xml), Decks (.o8d) oder ein Zip davon
web-workshop-bring-unmatched = umdb: Heldendecks (.json), Helden (.toml) oder ein Zip davon
web-workshop-bring-choose = Dateien wählen oder hierher ziehen
web-workshop-bring-limits = Jede bis { $most } MB.
web-workshop-bring-too-large = „{ $file }“ ist größer als { $most } MB. Bringe sie in Teilen.
web-workshop-bring-reading = { $file } wird gelesen …
web-workshop-bring-result = Was darin war
web-workshop-bring-counted = { $cards ->
    [0] Keine eigenen Karten.
    [one] Eine Karte: { $read } gelesen, { $plays } spielbar.
   *[other] { $cards } Karten: { $read } gelesen, { $plays } spielbar.
  }
web-workshop-bring-kept = Das gehört jetzt dir
web-workshop-bring-nothing = Nichts davon wurde aufgehoben.
web-workshop-bring-lines = Zeile für Zeile
web-workshop-bring-wrong = Anzusehen ({ $count })
web-workshop-bring-all = Alles ({ $count })
web-workshop-bring-plays = spielbar
web-workshop-bring-read = gelesen, nicht spielbar
web-workshop-bring-waits = aufgehoben; es wartet auf seine Karten
web-workshop-bring-unread = nicht gelesen
web-workshop-bring-kind-card = Karte
web-workshop-bring-kind-deck = Deck
web-workshop-bring-kind-file = Datei
web-workshop-bring-kind-hero = Held
web-workshop-bring-kind-set = Set
web-workshop-my-sets = Meine Sets
web-workshop-new-set = Sets, Decks und Helden einlesen
web-workshop-no-sets = Hier werden Sets anderer Programme stehen, die du einliest.
web-workshop-stop = Abbrechen
web-workshop-stopped = Abgebrochen.

# ---- Ist es fair?
web-workshop-fair = Ist das fair?
web-workshop-fair-card = Bots spielen ein fertiges Deck mit vier davon und ohne sie gegen die anderen, jedes Mal gleich gemischt.
web-workshop-fair-hero = Bots spielen ihn gegen die Helden des Hauses, von beiden Plätzen aus.
web-workshop-fair-games = Spiele
web-workshop-fair-ask = Bots spielen lassen
web-workshop-fair-playing = { $done } von { $of } Spielen. Du kannst weiterschreiben.
web-workshop-fair-old = Du hast es seither geändert: Das gilt für das, was da stand.

# ---- das Profil
web-profile = Profil
web-profile-rename = Namen ändern
web-profile-renamed = So heißt du jetzt. Tische behalten den Namen, der dort benutzt wurde.
web-profile-figures = Zahlen
web-profile-game = Spiel
web-profile-won = gewonnen
web-profile-lost = verloren
web-profile-drawn = unentschieden
web-profile-resigned = aufgegeben
web-profile-void = zählt nicht: nicht alle kamen
web-profile-open = läuft
web-profile-rating = Wertung
web-profile-rated = { $rating } ({ $seats } Plätze)
web-profile-rivals = Gegeneinander
web-profile-rival = { $name }: { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden
web-profile-games = Partien
web-profile-no-games = Hier werden deine Partien stehen.
web-profile-carry = Auf einem anderen Gerät
web-profile-carry-hint = Dein Profil ist ein Geheimnis dieses Browsers. Neun Wörter bringen es in einen anderen, mit Decks, Karten, Partien und Wertungen. Wer sie kennt, ist du: Behalte sie für dich.
web-profile-show-phrase = Meine neun Wörter zeigen
web-profile-copy = Kopieren
web-profile-copied = Die neun Wörter sind in der Zwischenablage.
web-profile-type-phrase = Neun Wörter aus einem anderen Browser
web-profile-bring = Sein, wem sie gehören
web-profile-brought = Du bist auch hier { $name }.
web-profile-no-phrase = Das sind keine neun Wörter eines Profils. Fehlt eines, oder stimmt ein Buchstabe nicht?
web-profile-yours = Was von dir aufgehoben ist
web-profile-yours-hint = Nimm alles als Datei mit oder lösche es. Tische behalten ihre Partien und den Namen, den du dort benutzt hast.
web-profile-export = Alles ausgeben
web-profile-delete = Alles löschen
web-profile-delete-really = Dein Profil mit Partien, Wertungen, Decks, Karten und Helden löschen? Das lässt sich nicht zurücknehmen.
web-workshop-house-ask = Den Gastgeber bitten, es allen anzubieten
web-workshop-house-offer = Allen anbieten
web-workshop-house-back = Für mich behalten
web-workshop-house-asked = der Gastgeber ist gefragt
web-workshop-house-offered = alle spielen damit
web-workshop-bring-everybody = Fürs Haus: allen anbieten (du bist der Gastgeber)
