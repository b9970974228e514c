"""The words for what is said of a card after its noun."""

from __future__ import annotations

from mulligan.games.spoils.vocabulary.nouns.amounts import StatOf
from mulligan.games.spoils.vocabulary.nouns.cards import This
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.nouns.parties import (
    AttackingIt,
    BattleWith,
    Faces,
    Fights,
    FightsBeside,
    FightsIt,
    InBattle,
    InCovertParty,
    InParty,
    InPartyOf,
    InThatParty,
    Opposes,
    PartyCounts,
    PartySize,
    PartyWith,
)
from mulligan.games.spoils.vocabulary.nouns.tests import (
    AsksFor,
    AttachedTo,
    BeingPlayed,
    Carries,
    ControlledBy,
    DifferentIn,
    EitherTest,
    EvenStat,
    Except,
    Extreme,
    HasAbility,
    HasAttached,
    HasDamage,
    HasFlipUp,
    HasIconInText,
    HasKeyword,
    HasSoManyAttached,
    HasStat,
    HasTokens,
    In,
    InPlay,
    InThere,
    InZones,
    Named,
    NoAbility,
    NotControlledBy,
    NoText,
    NoThreshold,
    NotOwnedBy,
    NotProviding,
    NotProvidingNamed,
    NotSuch,
    OfAnother,
    OwnedAndControlled,
    OwnedBy,
    Provides,
    Ranged,
    SameName,
    SameNameAsNone,
    SameStat,
    SameSubtype,
    SameTrade,
    SameType,
    Standing,
    StatOver,
    WithUnique,
)
from mulligan.games.spoils.vocabulary.terms import CardType, Compared, Party, Stat
from mulligan.games.spoils.vocabulary.terms import Named as Chosen
from mulligan.language.core.amounts import Number
from mulligan.language.grammar import Grammar
from mulligan.language.references import Mention


def enter(grammar: Grammar) -> None:
    """Enter the phrases for tests."""
    _of_players(grammar)
    _of_numbers(grammar)
    _of_state(grammar)
    _denied(grammar)


def _of_players(grammar: Grammar) -> None:
    grammar.phrase(ControlledBy, "{who} control(s)", "under {who} 's control", rather_than=ControlledBy)
    grammar.phrase(ControlledBy, "[that is~are] controlled by {who}", "that {who} control(s)", printed=False)
    grammar.phrase(ControlledBy, "[that] {who} controlled", printed=False)
    grammar.phrase(OwnedBy, "[that] {who} owned", printed=False)
    grammar.phrase(ControlledBy, "{who} control(s) and deploy(s)|play(s)", printed=False)  # this or that is both
    grammar.phrase(NotControlledBy, "{who} don't|doesn't|do_not|does_not control")
    grammar.phrase(NotControlledBy, "that {who} don't|doesn't|do_not|does_not control", printed=False)
    grammar.phrase(OwnedBy, "{who} own(s)")
    grammar.phrase(OwnedBy, "[that is~are] owned by {who}", "that {who} own(s)", printed=False)
    grammar.phrase(NotOwnedBy, "{who} don't|doesn't|do_not|does_not own")
    grammar.phrase(NotOwnedBy, "that {who} don't|doesn't|do_not|does_not own", printed=False)
    grammar.phrase(OwnedAndControlled, "{who} own(s) and control(s)", "{who} control(s) and own(s)")
    no = "[,] but don't|doesn't|do_not|does_not"
    grammar.phrase(OfAnother, f"{{who}} control(s) {no} own")
    grammar.phrase(OfAnother, f"{{who}} own(s) {no} control", owned=True)
    grammar.phrase(InZones, "in|from {zones:zones}")
    grammar.phrase(In, "in {zone}", "from {zone}")
    held = "{zone:in_hand_of} has|have in hand|they_'s_hand|you_'s_hand"
    grammar.phrase(In, held, f"that {held}", printed=False)
    grammar.phrase(InThere, "in {cards:there}", "among {cards:mention}")
    grammar.phrase(EitherTest, "{tests:either_test}")
    grammar.phrase(Carries, "that {cards:pointed} is~are attached to")
    grammar.phrase(NotProviding, "that doesn't|don't have \" provides [:|-] {icons:icons} \" [,]")
    grammar.phrase(NotProviding, "that doesn't|don't have provides [:|-] {icons:icons} [,]", printed=False)
    grammar.phrase(NotProvidingNamed, "that doesn't|don't have \" provides [:|-] {name:variable} \" [,]")
    grammar.phrase(NotProvidingNamed, "that doesn't|don't have provides [:|-] {name:variable} [,]", printed=False)
    grammar.phrase(DifferentIn, "with different names", what=Chosen.CARD)
    grammar.phrase(DifferentIn, "of different trades", "with different trades", what=Chosen.TRADE)
    grammar.phrase(DifferentIn, "of different types", "with different [card] types", what=Chosen.TYPE)
    grammar.phrase(DifferentIn, "with different numeric costs", "with different costs", what=Chosen.COST)
    grammar.phrase(
        DifferentIn, "controlled by different players", "with different controllers",
        "that is~are controlled by different players", what=Chosen.CONTROLLER,
    )  # fmt: skip
    grammar.phrase(SameNameAsNone, "with a name {who} don't|doesn't control")
    grammar.phrase(Provides, "that provide(s) [at least] {icons:icons}")


def _of_numbers(grammar: Grammar) -> None:
    for stat in Stat:
        if stat is Stat.COST:
            continue
        word = stat.value
        grammar.phrase(HasStat, f"with less|fewer than {{amount}} {word}", stat=stat, compared=Compared.LESS)
        grammar.phrase(HasStat, f"with greater|more than {{amount}} {word}", stat=stat, compared=Compared.MORE)
        grammar.phrase(
            HasStat, f"with less|lower|fewer {word} than {{amount}}", stat=stat, compared=Compared.LESS, printed=False
        )
        grammar.phrase(
            HasStat,
            f"with more|greater|higher {word} than {{amount}}",
            stat=stat,
            compared=Compared.MORE,
            printed=False,
        )
        grammar.phrase(HasStat, f"with {{amount}} {word}", f"with {word} {{amount}}", stat=stat)
        grammar.phrase(HasStat, f"with {{amount}} {word} {{compared}}", stat=stat)
        grammar.phrase(HasStat, f"with {word} {{amount}} {{compared}}", stat=stat, printed=False)
        grammar.phrase(
            HasStat,
            f"with {{compared}} {{amount}} {word}",
            f"with {word} {{compared}} {{amount}}",
            stat=stat,
            printed=False,
        )
        grammar.phrase(HasStat, f"with {word} equal to {{amount}}", stat=stat, printed=False)
        grammar.phrase(HasStat, f"with at least {{amount}} {word}", stat=stat, compared=Compared.OR_MORE, printed=False)
        grammar.phrase(HasStat, f"with {{amount}} {{compared}} {word}", stat=stat, printed=False)
        for words, compared in (("more|greater|higher", Compared.MORE), ("less|fewer|lower", Compared.LESS)):
            grammar.phrase(
                HasStat,
                f"with [a] {words} {word} than {{amount:of_{stat.name.lower()}}}",
                f"with [a] {word} {words} than {{amount:of_{stat.name.lower()}}}",
                stat=stat,
                compared=compared,
                printed=False,
            )
    for words, compared in (("more|greater|higher", Compared.MORE), ("less|lower", Compared.LESS)):
        for much in ("{amount:of_cost}", "{amount}"):
            than = f"with [a] {words} numeric cost than {much}"
            grammar.phrase(HasStat, than, stat=Stat.COST, compared=compared, printed=False)
    _than_it(grammar)
    grammar.phrase(HasStat, "that cost(s) {amount}", "that cost(s) {amount} {compared}", stat=Stat.COST, printed=False)
    for word, printed in (("numeric cost", True), ("cost", False)):
        _of_cost(grammar, word, printed)
    grammar.phrase(Extreme, "with the highest|greatest|most {stat}", highest=True)
    grammar.phrase(Extreme, "with the lowest|least|fewest {stat}", highest=False)
    grammar.phrase(
        HasTokens,
        "with a token on it|them",
        "with tokens on it|them",
        "with any tokens on it|them",
        "that has~have a token on it|them",
        "that has~have any tokens on it|them",
        amount=Number(1),
    )
    grammar.phrase(HasTokens, "with at least {amount} token+s on it|them", "with {amount} or more tokens on it|them")
    grammar.phrase(
        HasTokens,
        "that has~have at least {amount} token+s on it|them",
        "that has~have {amount} or more tokens on it|them",
        printed=False,
    )
    grammar.phrase(
        HasTokens,
        "with no tokens [on it|them]",
        "without a token|tokens on it|them",
        amount=Number(0),
        compared=Compared.EXACTLY,
    )
    grammar.phrase(SameStat, "with the same {stat} as {cards}", "with {stat} equal to that of {cards}")
    grammar.phrase(HasStat, "with {amount} {compared} numeric cost", stat=Stat.COST, printed=False)
    grammar.phrase(EitherTest, "with [a] numeric cost [of] {tests:costs}", printed=False)
    grammar.phrase(Ranged, "with [a] {stat} [of] {least} to {most}", "with [a] {stat} between {least} and {most}")
    grammar.phrase(
        WithUnique, "with the UNIQUE keyword [in it|they 's rules text]", "with UNIQUE [in it|they 's rules text]",
        "that is~are UNIQUE", "that has~have UNIQUE",
    )  # fmt: skip
    grammar.phrase(
        WithUnique, "without the UNIQUE keyword", "without UNIQUE", "that is~are not UNIQUE",
        "that isn't|aren't UNIQUE", "that do(es) not have UNIQUE", has=False,
    )  # fmt: skip
    grammar.phrase(WithUnique, "with UNIQUE {identifier:identifier}", 'with " UNIQUE {identifier:identifier} "')
    grammar.phrase(StatOver, "with more|greater|higher {stat} than {than}")
    grammar.phrase(StatOver, "with {stat} greater|higher|more than it|they 's {than}", printed=False)
    grammar.phrase(
        StatOver, "with less|lower {than} than {stat}", "with {than} less|lower than it|they 's {stat}", printed=False
    )
    grammar.phrase(
        HasStat, "with [a] numeric cost [of] {amount:over_cost}", "that cost(s) {amount:over_cost}",
        stat=Stat.COST, printed=False,
    )  # fmt: skip
    grammar.phrase(EvenStat, "with an even {stat}", "with even {stat}")
    grammar.phrase(EvenStat, "with an odd {stat}", "with odd {stat}", even=False)


def _than_it(grammar: Grammar) -> None:
    """ "another character with greater strength": than the one spoken of"""
    for stat in Stat:
        its = StatOf(Mention("it"), stat)
        for words, compared in (
            ("more|greater|higher", Compared.MORE), ("less|lower", Compared.LESS), ("the_same|equal", Compared.EXACTLY),
        ):  # fmt: skip
            grammar.phrase(
                HasStat, f"with [a] {words} {stat.value}", stat=stat, amount=its, compared=compared, printed=False
            )


def _of_cost(grammar: Grammar, word: str, printed: bool) -> None:
    """A cost that is a number, which "cost" alone means beside one."""
    cost = f"with [a] {word}"
    grammar.phrase(HasStat, f"{cost} less than {{amount}}", stat=Stat.COST, compared=Compared.LESS, printed=printed)
    grammar.phrase(HasStat, f"{cost} greater than {{amount}}", stat=Stat.COST, compared=Compared.MORE, printed=printed)
    grammar.phrase(HasStat, f"{cost} [of] {{amount}}", stat=Stat.COST, printed=printed)
    grammar.phrase(HasStat, f"{cost} [of] {{amount}} {{compared}}", stat=Stat.COST, printed=printed)
    grammar.phrase(HasStat, f"{cost} {{compared}} {{amount}}", stat=Stat.COST, printed=False)
    grammar.phrase(HasStat, f"{cost} of at least {{amount}}", stat=Stat.COST, compared=Compared.OR_MORE, printed=False)
    grammar.phrase(HasStat, f"{cost} equal to {{amount}}", stat=Stat.COST, printed=False)


def _of_state(grammar: Grammar) -> None:
    grammar.phrase(HasKeyword, "with {keyword}", "that has|have {keyword}", "that is~are {keyword}")
    grammar.phrase(HasKeyword, "without {keyword}", has=False, rather_than=NotSuch)
    grammar.phrase(PartyWith, "in a party with {cards}", "in the same party as {cards}")
    grammar.phrase(NotSuch, "except|other_than those|ones {tests:tests}")
    grammar.phrase(NotSuch, "except|other_than {tests:of_kind}", printed=False)
    grammar.phrase(Except, "other than {cards:pointed}", "except {cards:pointed}")
    grammar.phrase(SameTrade, "of the same trade as {cards}", "that share(s) a trade with {cards}")
    grammar.phrase(SameTrade, "with the same trade as {cards}", printed=False)
    grammar.phrase(SameTrade, "with|of the same trade", cards=Mention("it"), printed=False)
    grammar.phrase(SameSubtype, "with the same subtype", cards=Mention("it"), printed=False)
    grammar.phrase(SameType, "with|of the same [card] type", cards=Mention("it"), printed=False)
    grammar.phrase(SameSubtype, "that share(s) a subtype with {cards}", "with the same subtype as {cards}")
    grammar.phrase(HasFlipUp, "with FLIP UP", "that has FLIP UP")
    grammar.phrase(NoText, "with no rules text", "without rules text")
    for damaged, word, much in (
        (True, "damaged", "[any] damage|damage_markers|damage_marker"),
        (False, "undamaged|unharmed", "no damage|damage_markers"),
    ):
        grammar.phrase(HasDamage, word, damaged=damaged)
        grammar.phrase(
            HasDamage, f"that is~are {word}", f"with {much} on it|them", f"that has~have {much} on it|them",
            damaged=damaged, printed=False,
        )  # fmt: skip
    grammar.phrase(HasDamage, "without damage on it|them", "that is~are not damaged", damaged=False, printed=False)
    for much in (
        "[at least] {icons:icons} in it|they 's threshold",
        "a threshold that includes [at least] {icons:icons}",
    ):
        grammar.phrase(AsksFor, f"with {much}", f"that has|have {much}")
    grammar.phrase(NoThreshold, "with no threshold [requirement]", "without a threshold [requirement]")
    grammar.phrase(NoAbility, "with no abilities", "without an ability", "without abilities")
    grammar.phrase(Standing, "that is~are {state}")
    grammar.phrase(Standing, "that is~are not {state}", "that isn't|aren't {state}", value=False)
    grammar.phrase(Standing, "that has~have not been {state:blocked}", value=False, printed=False)
    grammar.phrase(HasAttached, "with a|an {kind:attached}", "with {kind:attached}")
    grammar.phrase(HasAttached, "with no {kind:attached}", "without a|an {kind:attached}", has=False)
    grammar.phrase(HasSoManyAttached, "with at least {amount} {kind:attached}", "with {amount} or more {kind:attached}")
    grammar.phrase(HasIconInText, "with a {icon:icon} icon in it|they 's rules text")
    grammar.phrase(HasIconInText, "with [a] {icon:icon} in it|they 's rules text", printed=False)
    grammar.phrase(InPlay, "in play", "that is~are in play")
    grammar.phrase(AttachedTo, "attached to {to}", "that is~are attached to {to}")
    grammar.phrase(Named, "named {name:name}")
    grammar.phrase(Named, "not named {name:name}", ", not named {name:name} ,", named=False)
    grammar.phrase(Named, "that is~are named {name:name}", printed=False)
    grammar.phrase(Named, "that is~are not named {name:name}", printed=False, named=False)
    grammar.phrase(SameName, "with the same name as {cards}", "that share(s) a name with {cards}")
    grammar.phrase(SameName, "with the same name", cards=Mention("it"), printed=False)
    grammar.phrase(SameName, "with a different name", cards=Mention("it"), same=False, printed=False)
    grammar.phrase(
        SameName, "with a different name than {cards}", "with a different name from {cards}",
        "that do(es) not share a name with {cards}", same=False,
    )  # fmt: skip
    grammar.phrase(SameType, "of the same type as {cards}", "with the same type as {cards}")
    grammar.phrase(SameType, "that share(s) a [card] type with {cards}", printed=False)
    grammar.phrase(InBattle, "in a|the|this battle", "that is~are in a|the|this battle", "in battle")
    grammar.phrase(BattleWith, "in the same battle as {cards}", "that is~are in the same battle as {cards}")
    grammar.phrase(BattleWith, "in {cards:pointed} 's battle", printed=False)
    grammar.phrase(BattleWith, "in the same battle", cards=This(), printed=False)
    grammar.phrase(
        InBattle,
        "in a party",
        "in any party",
        "that is~are in a party",
        "that is~are a member of a party",
        printed=False,
    )
    grammar.phrase(InCovertParty, "in a covert party", "in covert parties", "in any covert party")
    someone = "character|characters|member|members"
    for size, compared in (
        ("at least {amount}", Compared.OR_MORE), ("{amount} or more", Compared.OR_MORE),
        ("exactly {amount}", Compared.EXACTLY), ("{amount} or fewer|less", Compared.OR_LESS),
    ):  # fmt: skip
        printed = size != "{amount} or more"
        grammar.phrase(PartySize, f"in a_party|parties of|with {size} {someone}", compared=compared, printed=printed)
        grammar.phrase(
            PartySize,
            f"in a_party|parties with {size} other {someone}",
            compared=compared,
            others=True,
            printed=printed,
        )
    grammar.phrase(
        PartySize, "alone in a|it_'s party", "the only character|member in|of a|it_'s party", "in a party by itself",
        amount=Number(1), compared=Compared.EXACTLY, printed=False,
    )  # fmt: skip
    for size, compared in (
        ("at least {amount}", Compared.OR_MORE), ("{amount} or more", Compared.OR_MORE),
        ("exactly {amount}", Compared.EXACTLY), ("only {amount}", Compared.EXACTLY),
        ("{amount} or fewer|less", Compared.OR_LESS), ("more than {amount}", Compared.MORE),
    ):  # fmt: skip
        printed = not size.startswith(("{amount} or more", "only"))
        size = f"{size} {someone}"
        grammar.phrase(PartyCounts, f"the {{party}} party has {size}", compared=compared, printed=printed)
        grammar.phrase(
            PartyCounts, f"you 's [attacking|blocking] party has {size}", party=Party.YOURS, compared=compared,
            printed=printed,
        )  # fmt: skip
    grammar.phrase(InPartyOf, "in {who} 's {party} party", "from {who} 's {party} party")
    grammar.phrase(PartyWith, "in {cards:pointed} 's party", "in the same party as {cards:pointed}", printed=False)
    grammar.phrase(InPartyOf, "a member of {who} 's {party} party", printed=False)
    grammar.phrase(InThatParty, "in that party", "in the same party")
    grammar.phrase(InBattle, "that is~are not in a battle", "that is~are not in battle", "not in a battle", value=False)
    grammar.phrase(
        InBattle, "that is~are not in the|that|this battle", "not in the|that|this battle", "not in battle",
        value=False, printed=False,
    )  # fmt: skip
    grammar.phrase(InParty, "in the {party} party", "from the {party} party")
    grammar.phrase(InParty, "in a|an {party} party", printed=False)
    grammar.phrase(InParty, "in you 's party", party=Party.YOURS)
    grammar.phrase(AttackingIt, "that is~are attacking {cards}")
    grammar.phrase(AttackingIt, "[that is~are] attacking {cards:pointed}", printed=False)
    grammar.phrase(AttackingIt, "[that is~are] attacking {cards:struck}", printed=False)
    grammar.phrase(
        AttackingIt,
        "[that is~are] attacking {cards:whose_all}",
        "[that is~are] attacking {cards:all_such}",
        printed=False,
    )
    grammar.phrase(FightsIt, "[that is~are] opposing {cards:pointed}", "in a battle with {cards:pointed}")
    grammar.phrase(Faces, "in a battle with|against a|an {kind}", "opposed by a|an {kind}")
    grammar.phrase(FightsIt, "[that is~are] blocking {cards:pointed}", blocks=True)
    grammar.phrase(FightsIt, "[that is~are] blocked by {cards:pointed}", attacks=True)
    grammar.phrase(
        FightsIt, "[that] {cards:pointed} is~are blocking", "being blocked by {cards:pointed}", attacks=True,
        printed=False,
    )  # fmt: skip
    _of_fights(grammar)
    grammar.phrase(Kind, "[{qualities:all}] unresolved card+s", types=(), tests=(BeingPlayed(),), printed=False)
    grammar.phrase(BeingPlayed, "being played|deployed", "that is~are being played|deployed")
    grammar.phrase(Fights, "that is~are blocking or being blocked", "that is~are blocking or blocked")
    grammar.phrase(HasAbility, "with an ability <in it 's rules text>", "with abilities")


def _of_fights(grammar: Grammar) -> None:
    """ "blocked by at least 2 characters", "attacking with another soldier": whom it meets, and who is with it."""
    so_many = (
        ("at least {amount}", Compared.OR_MORE), ("{amount} or more", Compared.OR_MORE),
        ("exactly {amount}", Compared.EXACTLY), ("{amount} or fewer|less", Compared.OR_LESS),
    )  # fmt: skip
    for verb, blocks in (("blocking", True), ("[being] blocked by", False)):
        grammar.phrase(Opposes, f"[that is~are] {verb} a|an {{kind}}", blocks=blocks)
        for many, compared in so_many:
            printed = many != "{amount} or more"
            way = f"[that is~are] {verb} {many} {{kind}}"
            grammar.phrase(Opposes, way, blocks=blocks, compared=compared, printed=printed)
    for verb, blocks in (("attacking", False), ("blocking", True)):
        grammar.phrase(
            FightsBeside, f"[that is~are] {verb} alone", kind=Kind((CardType.CHARACTER,)), amount=Number(0),
            compared=Compared.OR_LESS, blocks=blocks,
        )  # fmt: skip
        grammar.phrase(FightsBeside, f"[that is~are] {verb} with another {{kind:one}}", blocks=blocks)
        for many, compared in so_many:
            printed = many != "{amount} or more"
            way = f"[that is~are] {verb} with {many} other {{kind}}"
            grammar.phrase(FightsBeside, way, blocks=blocks, compared=compared, printed=printed)


def _denied(grammar: Grammar) -> None:
    """What is said with "not", after what has words of its own for that."""
    grammar.phrase(NotSuch, "that doesn't|don't|does_not|do_not have {tests:not_with}", printed=False)
    grammar.phrase(NotSuch, "that is~are not {tests:not_being}", "that isn't|aren't {tests:not_being}", printed=False)
    grammar.phrase(NotSuch, "without {tests:not_with}", printed=False)
