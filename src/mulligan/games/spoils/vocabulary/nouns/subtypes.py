"""The subtypes of the published sets and of ours (201.4b), which texts write without quotation marks."""

from __future__ import annotations

SUBTYPES = frozenset(
    part.strip()
    for part in """
31f, adriel, advisor, assassin, athalamund, attendant, banner, beast, behemoth, berserker, blade of
questionable morality, brain, bureaucrat, changeling, cicibeo, clown, couch, craftsman, crest, crimelord,
cultist, cultivator, dancer, daredevil, demon, demon knight, diva, dragon, drunk, ecto-manipulator, employee,
environmentalist, eustace, executive, familiar, fighter, gambler, gargoyle, gear, geiseric, general, ghost,
giada, gloamspike, god, godwing, golem, grandchest, grifter, guard, guardforce, hamster, hedonist, horsemajig,
hunter, ignatious, inquisitor, insect, inventor, investor, iohane, ipsighast, jo, kaiser, lackey, lawyer,
lord, lurker, machine, majig, manager, martial artist, mau, mechanic, mercenary, merchant, merlion, miner,
monstrosity, mountain, mud whisperer, muddler, mutation, necromorph, node, obsessor, octo-ba-ba, omahkapi'si,
outcast, outlaw, pacifist, performer, pirate, plant, pluck, politician, priest, prince, publicist, rabbit,
rider, ritualist, rudo, salesman, sarcophyle, seraphim, siluriformes, sixsmith, smuggler, soldier, sorceress,
straw man, sword of great justice, t force 5, teller, testudine, thief, tough guy, tyrant, uhluhtc, vandal,
vehicle, vigilante, warbeast, warmachine, wizard, archive, clerk, curse, document, engine, giant, knight, leviathan,
noble, pilgrim, relic, runner, scholar, seer, statue, tavern, tinker, trinket
""".replace("\n", " ").split(",")
)
