# Warum ein Kartentext nicht gelesen wird. Auf Englisch steht jeder Grund dort, wo er gefunden wird; die Kennung ist aus
# seinen Wörtern gemacht. Was er anführt oder zählt, heißt $first und $second.

## Wo das Lesen aufhört

reason-nothing-known-can-stand-here-after = nach { $first } kann hier nichts stehen, was bekannt ist
reason-no-known-sentence-begins-like-this = kein bekannter Satz beginnt so
reason-what-could-stand-here = hier könnte stehen: { $first }
reason-what-other-games-call-is-here = was andere Spiele { $first } nennen, heißt hier { $second }
reason-near-to-it-reads = ähnlich läse sich { $first }
reason-this-can-be-read-in-two-ways-or = das lässt sich auf zwei Arten lesen: { $first } oder { $second }
reason-this-can-be-read-in-two-ways-and-nothing-says-which-is-meant = das lässt sich auf zwei Arten lesen, und nichts sagt, welche gemeint ist
reason-the-sentence-stops-too-early = der Satz hört zu früh auf
reason-the-text-is-longer-than-letters = der Text ist länger als { $first } Zeichen
reason-one-phrase-stands-inside-another-too-often = zu viele Wendungen stehen ineinander
reason-it-says-one-thing-inside-another-too-many-times = zu viele Aussagen stehen ineinander
reason-no-number-is-larger-than = keine Zahl ist größer als { $first }
reason-nothing-carries-out = nichts führt { $first } aus
reason-nothing-says-what-comes-to = nichts sagt, wie viel { $first } ist

## Worauf sich etwas bezieht

reason-it-is-not-clear-what-these-words-point-at = worauf sich diese Wörter beziehen, ist nicht klar
reason-it-is-not-clear-what-is-done-instead = was stattdessen geschieht, ist nicht klar
reason-it-is-not-clear-what-it-answers-say-or-again = worauf es sich bezieht, ist nicht klar: sage { $first } oder noch einmal { $second }
reason-it-is-not-clear-whether-what-comes-next-holds-only-then-begin-a-new-line-or-say-again = ob auch das Nächste nur dann gilt, ist nicht klar: beginne eine neue Zeile oder sage noch einmal { $first }
reason-it-is-not-clear-which-players-are-meant = welche Spieler gemeint sind, ist nicht klar
reason-it-is-not-clear-who-does-this-and-who-chooses = wer es tut und wer wählt, ist nicht klar
reason-it-is-not-clear-who-is-meant-by = wer mit { $first } gemeint ist, ist nicht klar
reason-it-is-not-clear-whose-fighter-is-meant = wessen Kämpfer gemeint ist, ist nicht klar
reason-it-is-not-said-whether-this-is-also-done-or-instead = ob es auch geschieht oder stattdessen, ist nicht gesagt
reason-of-whom = { $first } von wem
reason-the-same-as-what = dasselbe wie was?
reason-nothing-stands-before = vor { $first } steht nichts
reason-nothing-stands-before-it = davor steht nichts
reason-nothing-before-it-for-to-hang-on = davor steht nichts, worauf sich { $first } beziehen könnte
reason-no-move-stands-before-it = davor wird niemand bewegt
reason-as-much-as-nothing-before-it-was = so viel wie etwas, das davor nicht vorkommt
reason-cards-that-were-by-nothing-before = Karten, mit denen davor nichts geschah ({ $first })
reason-influence-that-nothing-before-moves = Einfluss, den davor nichts verändert
reason-trades-that-nobody-names = Berufe, die niemand nennt
reason-a-coin-that-nobody-flips = eine Münze, die niemand wirft
reason-a-player-whom-nobody-chooses = ein Spieler, den niemand wählt
reason-a-player-who-is-chosen-and-something-that-is-named-on-one-card = ein gewählter Spieler und etwas Genanntes auf einer Karte
reason-the-rest-of-nothing-that-was-said-before = der Rest von nichts, wovon die Rede war
reason-what-is-repeated-for-ever = was sich ohne Ende wiederholt
reason-an-amount-that-changes = eine Menge, die sich ändert
reason-what-one-of-several-players-repeats = was einer von mehreren Spielern wiederholt
reason-no-ability-says-when-this-is-done = keine Fähigkeit sagt, wann das geschieht
reason-what-is-done-when-a-pile-is-completed-and-no-pile = was beim Vollenden eines Stapels geschieht, und es gibt keinen
reason-piles-that-nobody-has-made = Stapel, die niemand gebildet hat
reason-what-hangs-on-whether-something-was-averted = etwas, das davon abhängt, ob etwas abgewendet wurde
reason-something-done-instead-of-nothing = etwas anstelle von nichts
reason-each-turn-or-the-next-say = in jedem Zug oder im nächsten? sage { $first }
reason-it-is-over-when-this-is-done = wenn dies geschieht, ist es vorbei
reason-how-a-card-enters-play-that-is-in-play-already = wie eine Karte ins Spiel kommt, die schon im Spiel ist
reason-it-is-offered-twice = es wird zweimal angeboten
reason-a-number-that-nothing-settles = eine Zahl { $first }, die nichts festlegt

## Wahl und Anzahl

reason-a-choice-of-more-than-there-are = eine Wahl von mehr, als es gibt
reason-a-choice-of-nothing = eine Wahl aus nichts
reason-a-choice-of-places-for-cards-that-nothing-points-at = eine Wahl des Ortes für Karten, auf die nichts verweist
reason-a-move-of-which-it-is-not-said-who-makes-it = eine Bewegung, von der nicht gesagt ist, wer sie macht
reason-another-form-of-somebody-who-has-one-alone = eine andere Gestalt von jemandem, der nur eine hat
reason-it-is-not-clear-what-is-asked = es ist nicht klar, wonach gefragt ist
reason-who-fights-when-the-battle-is-over = wer kämpft, wenn der Kampf vorbei ist
reason-a-choice-among-several-fighters-at-once = eine Wahl unter mehreren Kämpfern zugleich
reason-a-choice-among-some-forms-alone = eine Wahl nur unter einigen Gestalten
reason-a-number-that-is-not-plain = eine Zahl, die nicht feststeht
reason-a-number-in-brackets-asks-for-something-that-is-not-known = eine Zahl in Klammern fragt nach etwas Unbekanntem
reason-up-to-so-many-for-each-of-something = bis zu so viele für jedes von etwas
reason-all-of-something-of-which-no-number-is-known = alles von etwas, dessen Zahl nicht bekannt ist
reason-no-longer-one-of-several-things = eines von mehreren Dingen nicht mehr
reason-something-as-often-as-one-likes-for-nothing = etwas beliebig oft, das nichts kostet

## Karten von The Spoils

reason-a-card-of-which-nothing-says-where-it-is = eine Karte, von der nichts sagt, wo sie ist
reason-a-factions-section-says-when-it-happens = ein Abschnitt einer Fraktion sagt, wann etwas geschieht
reason-a-menu-of-which-something-costs-nothing = ein Menü, in dem etwas nichts kostet
reason-a-menu-with-nothing-on-it = ein leeres Menü
reason-a-name-that-is-compared-with-itself = ein Name, der mit sich selbst verglichen wird
reason-a-number-of-a-card-that-has-been-shuffled-into-a-deck = eine Zahl einer Karte, die in ein Deck gemischt wurde
reason-a-number-that-speaks-of-a-card-chosen-further-on = eine Zahl, die von einer erst später gewählten Karte abhängt
reason-so-many-or-more-of-what-nobody-chooses = so viele oder mehr von etwas, das niemand wählt
reason-a-search-for-nothing = eine Suche nach nichts
reason-a-total-of-the-numeric-costs-of-cards-that-are-not-chosen-one-after-another = eine Summe der Kosten von Karten, die nicht nacheinander gewählt werden
reason-a-card-that-is-played-from-a-discard-pile-by-its-own-text-at-once = eine Karte, die ihr eigener Text sofort aus einem Ablagestapel spielt
reason-abilities-of-others-used-otherwise-than-as-though-one-were-them = Fähigkeiten anderer, die man anders benutzt, als wäre man sie
reason-any-number-of-tokens = beliebig viele Marken
reason-a-token-of-which-nothing-says-what-it-is = eine Marke, von der nichts sagt, was sie ist ({ $first })
reason-tokens-anywhere-but-in-play = Marken anderswo als im Spiel
reason-cards-played-of-a-number-that-is-not-known-before = gespielte Karten, deren Zahl vorher nicht bekannt ist
reason-resources-played-of-a-number-that-is-not-known-before = gespielte Ressourcen, deren Zahl vorher nicht bekannt ist
reason-an-option-is-expected-here = hier wird eine Option erwartet
reason-no-option-follows = es folgt keine Option
reason-options-on-a-card-that-is-not-a-plain-tactic = Optionen auf einer Karte, die keine einfache Taktik ist
reason-instructions-need-a-moment-or-a-cost = Anweisungen brauchen einen Zeitpunkt oder Kosten
reason-the-effect-of-the-ability-is-missing = die Wirkung der Fähigkeit fehlt
reason-strength-and-life-are-named-each-by-itself = Stärke und Leben werden einzeln genannt
reason-an-attack-on-what-is-neither-a-faction-nor-a-location = ein Angriff auf etwas, das weder Fraktion noch Ort ist
reason-nothing-limits-how-many-cards-are-in-a-hand = nichts begrenzt, wie viele Karten jemand auf der Hand hat
reason-there-is-no-such-icon = ein solches Symbol gibt es nicht
reason-there-is-no-such-icon-a-cost-is-written-in-words-on-a-line-of-its-own-below-the-abilitys-name = ein solches Symbol gibt es nicht: Kosten stehen in Worten in einer eigenen Zeile unter dem Namen der Fähigkeit
reason-what-happens-to-several-cards-at-once = was mehreren Karten zugleich geschieht
reason-what-was-chosen-for-the-extra-cost-spoken-of-when-the-card-is-long-in-play = was für die zusätzlichen Kosten gewählt wurde, lange nachdem die Karte ins Spiel kam
reason-its-text-at = ihr Text bei { $first }

## Karten und Helden von Unmatched

reason-a-card-of-nobodys-hand = eine Karte aus niemandes Hand
reason-a-card-that-is-not-in-play = eine Karte, die nicht im Spiel ist
reason-a-combat-card-that-stays-in-play = eine Kampfkarte, die im Spiel bleibt
reason-a-text-without-a-timing-on-a-combat-card-or-with-one-on-a-scheme-card = ein Text ohne Zeitpunkt auf einer Kampfkarte oder mit einem auf einer Plankarte
reason-an-opposing-fighter-and-somebody-else = ein gegnerischer Kämpfer und noch jemand
reason-at-the-start-and-first = { $first } am Anfang, und { $second } zuerst
reason-both-and = sowohl { $first } als auch { $second }
reason-cards-of-anothers-deck-in-ones-own-hand = Karten eines fremden Decks auf der eigenen Hand
reason-cards-of-fighters-who-do-not-oppose = Karten von Kämpfern, die keine Gegner sind
reason-the-move-value-of-somebody-else-for-ever = der Bewegungswert von jemand anderem für immer
reason-the-other-of-whom = wessen anderer gemeint ist
reason-the-defeat-of-fighters-that-are-not-named = dass Kämpfer besiegt wurden, die nicht genannt sind
reason-what-was-done-to-fighters-who-may-be-gone-and-where-they-stand = was Kämpfern geschah, die schon fort sein können, und zugleich, wo sie stehen
reason-more-fighters-than-there-are = mehr Kämpfer, als es gibt
reason-how-far-somebody-moved-and-it-is-not-said-when = wie weit sich jemand bewegt hat, und es steht nicht da, wann
reason-an-attack-with-a-card-that-does-not-attack = ein Angriff mit einer Karte, die nicht angreift
reason-opposing-fighters-that-move-further = gegnerische Kämpfer, die weiter ziehen
reason-combat-damage-outside-a-combat = Kampfschaden außerhalb eines Kampfes
reason-damage-to-a-narrower-group = Schaden an einer engeren Gruppe
reason-fighters-that-are-not-named = Kämpfer, die nicht genannt sind
reason-no-card-is-called = keine Karte heißt { $first }
reason-nobody-is-called = niemand heißt { $first }
reason-nothing-of-that-name-is-gained = nichts mit diesem Namen wird gewonnen
reason-one-card-of-several-decks = eine Karte aus mehreren Decks
reason-one-of-several-fighters-for-a-while = einer von mehreren Kämpfern, für eine Weile
reason-only-while-something-else-holds = { $first } nur, solange etwas anderes gilt
reason-somebody-who-is-not-named = jemand, der nicht genannt ist
reason-something-about-a-combat-card-outside-a-combat = etwas über eine Kampfkarte außerhalb eines Kampfes
reason-something-in-the-turn-of-another = etwas im Zug eines anderen
reason-something-of-a-combat-that-is-over-then = etwas aus einem Kampf, der dann vorbei ist
reason-something-that-opposing-fighters-do = etwas, das gegnerische Kämpfer tun
reason-the-defeat-of-a-fighter-that-is-not-named = die Niederlage eines Kämpfers, der nicht genannt ist
reason-the-hero-is-never-called-that = so heißt der Held nirgends
reason-the-starting-space-of-whoever-is-chosen = das Startfeld dessen, der gewählt wird
reason-the-value-of-a-card-that-is-not-in-the-combat = der Wert einer Karte, die nicht im Kampf ist
reason-two-fighters-of-whom-nothing-was-said = zwei Kämpfer, von denen nicht die Rede war
reason-two-piles-beside-the-deck = zwei Stapel neben dem Deck
reason-what-is-asked-of-a-combat-outside-one = etwas über einen Kampf außerhalb eines Kampfes
reason-what-limits-something-stands-outside-brackets = was etwas einschränkt, steht nicht in Klammern

reason-a-hero-that-is-nowhere = ein Held, der nirgends ist
reason-a-place-of-which-nothing-was-said = ein Ort, von dem nicht die Rede war
reason-a-zone-that-somebody-shares-with-nobody = eine Zone, die jemand mit niemandem teilt
reason-attack-cards-that-others-use-too = Angriffskarten, die auch andere benutzen
reason-more-fighters-than-may-be-on-the-battlefield = mehr Kämpfer, als auf dem Schlachtfeld sein dürfen
reason-nothing-that-is-done-at-some-time-stands-before-it = davor steht nichts, was zu einer Zeit geschieht
reason-something-that-would-be-done-again-and-again = etwas, das immer wieder geschähe
reason-where-somebody-was-who-is-defeated = wo jemand stand, der besiegt ist
reason-one-of-whom = einer von wem
reason-ones-own-fighters-that-come-or-leave = eigene Kämpfer, die kommen oder gehen

## Karten von Mystic War

reason-a-card-lets-its-player-choose-one-resource-once = eine Karte lässt einmal ein Gut wählen
reason-a-dragon-destroys-already = ein Dragon zerstört schon
reason-a-resource-card-does-one-thing = eine RESOURCE-Karte tut eines
reason-a-sorcery-affects-mystic-power-already = ein Sorcery wirkt schon auf die Mystische Macht
reason-a-sorcery-destroys-nothing = ein Sorcery zerstört nichts
reason-by-a-dragon-nothing-is-gained = durch einen Dragon wird nichts gewonnen
reason-by-a-sorcery-only-mystic-power-is-gained = durch ein Sorcery wird nur Mystische Macht gewonnen
reason-its-player-does-not-choose-this-resource-among-others = dieses Gut wird nicht unter anderen gewählt
reason-no-card-of-the-game-does-this-by-itself = keine Karte des Spiels tut dies für sich allein
reason-nothing-is-given-up-before = davor wird nichts aufgegeben
reason-only-a-deity-card-for-any-time-does-this-and-nothing-else = nur eine DEITY-Karte für jederzeit tut dies, und nichts sonst
reason-only-a-deity-card-that-is-played-on-ones-turn-does-this = nur eine DEITY-Karte, die man im eigenen Zug spielt, tut dies
reason-only-a-deity-card-that-stays-face-up-does-this = nur eine DEITY-Karte, die offen liegen bleibt, tut dies
reason-only-a-resource-card-does-this-and-nothing-else = nur eine RESOURCE-Karte tut dies, und nichts sonst
reason-only-a-spell-card-for-any-time-does-this-and-nothing-else = nur eine SPELL-Karte für jederzeit tut dies, und nichts sonst
reason-only-a-spell-or-event-card-that-is-played-on-ones-turn-does-this = nur eine SPELL- oder EVENT-Karte, die man im eigenen Zug spielt, tut dies
reason-only-an-event-card-does-this = nur eine EVENT-Karte tut dies
reason-this-cannot-be-done-to-a-card-that-was-just-played = dies lässt sich mit einer gerade gespielten Karte nicht machen

## Dateien mit Karten

reason-a-card-has-no-such-entry = einen solchen Eintrag hat eine Karte nicht
reason-a-card-is-of-a-kind = eine Karte ist von einer dieser Arten: { $first }
reason-a-card-says-what-it-does = eine Karte sagt, was sie tut
reason-a-card-stays-face-up-or-not-true-or-false = eine Karte bleibt offen liegen oder nicht: true oder false
reason-a-count-is-a-whole-number-from = eine Anzahl ist eine ganze Zahl ab { $first }
reason-a-keyword-has-a-name-and-a-text-of-one-line-without-quotation-marks = ein Schlüsselwort hat einen Namen und einen Text von einer Zeile, ohne Anführungszeichen
reason-a-keyword-is-named-in-capital-letters = ein Schlüsselwort heißt etwas in Großbuchstaben
reason-there-is-such-a-keyword-already = ein solches Schlüsselwort gibt es schon
reason-a-picture-is-a-name = ein Bild ist ein Name
reason-a-threshold-is-written-with-the-icons-o-g-e-d-r-and-v = eine Schwelle wird mit den Symbolen O, G, E, D, R und V geschrieben
reason-a-victory-card-needs-three-amounts = eine Siegkarte braucht drei Mengen
reason-are-whole-numbers-from = { $first } sind ganze Zahlen ab { $second }
reason-every-card-has-a-name = jede Karte hat einen Namen
reason-is-a-whole-number = { $first } ist eine ganze Zahl
reason-not-a-text-file-in-utf = keine Textdatei in UTF-{ $first }
reason-not-toml = kein TOML: { $first }
reason-stats-are-strength-life-and-speed-such-as = stats sind Stärke, Leben und Tempo, etwa { $first }
reason-the-file-has-no-card-in-it = die Datei enthält kein [[card]]
reason-the-only-timing-that-a-card-names-is = der einzige Zeitpunkt, den eine Karte nennt, ist { $first }
reason-the-type-line-names-no-card-type = die Typzeile nennt keinen Kartentyp
reason-there-are = es gibt { $first }
reason-more-health-at-the-start-than-there-can-be = mehr Lebenspunkte am Anfang, als es geben kann
reason-the-most-of-several-at-a-time = eine Obergrenze, wo es jedes Mal um mehrere geht
reason-no-card-of-the-game-is-of-this-type = keine Karte des Spiels ist von dieser Art
reason-the-file-does-not-say-what-the-spells-do = die Datei sagt nicht, was die Zaubersprüche tun
reason-it-is-not-clear-whether-this-is-of-the-last-way-alone-begin-a-new-line = es ist nicht klar, ob das nur zur letzten Möglichkeit gehört: beginnen Sie eine neue Zeile
reason-a-card-of-which-it-is-only-asked-whether-there-is-one = eine Karte, nach der nur gefragt wird, ob es eine gibt
reason-what-one-of-several-players-did = was einer von mehreren Spielern getan hat
reason-more-than-three-numbers = mehr als drei Zahlen
