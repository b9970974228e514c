"""The words for rules that cards lay down."""

from __future__ import annotations

from typing import Any

from parsy import Result

from mulligan.games.spoils.vocabulary.nouns.amounts import Multiplied
from mulligan.games.spoils.vocabulary.nouns.cards import All, This, Top, Whole, Zone
from mulligan.games.spoils.vocabulary.nouns.deeds import GoneBy
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.statics.blocking import FewBlock
from mulligan.games.spoils.vocabulary.statics.charging import Charge
from mulligan.games.spoils.vocabulary.statics.doings import (
    ToAttack,
    ToAttackWith,
    ToBlock,
    ToDraw,
    ToDrawMore,
    ToFightWithMore,
    ToFlipUp,
    ToGainInfluence,
    ToLoseInfluence,
    ToPick,
    ToPlay,
    ToPlayMore,
    ToPlayResources,
    ToSearch,
    ToTakeControl,
    ToUse,
    ToUseAbilities,
)
from mulligan.games.spoils.vocabulary.statics.rules import (
    Ambush,
    AsMuch,
    AssignsBy,
    ChangeAbilityCosts,
    ChangeCosts,
    ChangeNextCost,
    Confine,
    CostsAsTheOther,
    CovertBlockable,
    DamageByLess,
    EffectAsTheOther,
    EntersDepleted,
    EntersWith,
    FirstCosts,
    Forbid,
    ForbidAll,
    KeepFromHands,
    MayLook,
    MayPlayAnytime,
    MustBePicked,
    NoLoss,
    OnlyByCosts,
    OnlyCanBlock,
    OnlyFaceDown,
    OnlyTheseBlock,
    PartyIsCovert,
    PartyMustHave,
    PreventDamage,
    Provokes,
    RedirectDamage,
    ReduceNextThreshold,
    ReduceThisCost,
    ReduceThreshold,
    Revealed,
    StaysInPlay,
    UnlimitedCopies,
    UseOthersAbilities,
)
from mulligan.games.spoils.vocabulary.terms import Area
from mulligan.language.core.amounts import ONE, Number
from mulligan.language.core.kinds import Amount, Cards
from mulligan.language.core.players import EachOpponent, EachPlayer, You
from mulligan.language.grammar import Grammar, PrintError, literal
from mulligan.language.words import Words


def enter(grammar: Grammar) -> None:
    """Enter the phrases for such rules."""
    cards = grammar.reader(Cards, simple=True)

    def read_attack_with(words: Words, index: int) -> Result:
        found = cards(words, index)
        return Result.success(found.index, ToAttackWith(found.value)) if found.status else found

    whose_all, attack = grammar.styled("whose_all"), grammar.reader(ToAttack)

    def read_each_attacking(words: Words, index: int) -> Result:
        """you; a location you control: what each character must be paid for to attack"""
        found, all_theirs = cards(words, index), whose_all(words, index)
        if all_theirs.status and (not found.status or all_theirs.index > found.index):
            found = all_theirs
        return Result.success(found.index, ToAttack(found.value, each=True)) if found.status else found

    def read_attack_each(words: Words, index: int) -> Result:
        found = attack(words, index)
        return Result.success(found.index, ToAttack(found.value.target, each=True)) if found.status else found

    grammar.style("each_attacking", read_each_attacking, _never)
    grammar.style("attack_each", read_attack_each, _never)
    amount, kind = grammar.reader(Amount), grammar.reader(Kind)

    def read_no_more(words: Words, index: int) -> Result:
        """deploy only one card each turn; only deploy 2 characters each turn"""
        opened = next((found for some in _PLAY_ONLY if (found := some(words, index)).status), None)
        much = amount(words, opened.index) if opened is not None else _FAIL
        some = kind(words, much.index) if much.status else _FAIL
        end = _EACH_TURN(words, some.index) if some.status else _FAIL
        return Result.success(end.index, ToPlayMore(much.value, some.value)) if end.status else _FAIL

    def read_so_many(words: Words, index: int) -> Result:
        """2 cards: the most that may be drawn"""
        much = amount(words, index)
        end = _CARDS(words, much.index) if much.status else _FAIL
        return Result.success(end.index, ToDrawMore(much.value)) if end.status else _FAIL

    number, counted = grammar.reader(Number), grammar.styled("counted")

    def read_tokens_each(words: Words, index: int) -> Result:
        """2 tokens on it for each item you control"""
        much = number(words, index)
        on = _TOKENS_ON(words, much.index) if much.status else _FAIL
        per = counted(words, on.index) if on.status else _FAIL
        return Result.success(per.index, Multiplied(much.value, per.value)) if per.status else _FAIL

    def show_tokens_each(value: Any, plural: bool) -> list[str]:
        if not isinstance(value, Multiplied):
            raise PrintError("not so many for each")
        return [
            *grammar.show(value.amount),
            *["tokens", "on", "it", "for", "each"],
            *grammar.show_styled("counted", value.per),
        ]

    grammar.style("tokens_each", read_tokens_each, show_tokens_each)

    def read_fighting(blocks: bool) -> Any:
        def read(words: Words, index: int) -> Result:
            much = amount(words, index)
            end = _CHARACTERS(words, much.index) if much.status else _FAIL
            return Result.success(end.index, ToFightWithMore(much.value, blocks)) if end.status else _FAIL

        return read

    grammar.style("attack_with_so_many", read_fighting(False), _never)
    grammar.style("block_with_so_many", read_fighting(True), _never)
    grammar.style("so_many_cards", read_so_many, _never)
    grammar.style("no_more_than", read_no_more, _never)
    grammar.style("areas", read_areas, show_areas)
    grammar.style("attack_with", read_attack_with, lambda value, plural: grammar.show(value.cards, plural))
    _doings(grammar)
    _costs(grammar)
    _damage(grammar)
    _cards(grammar)


def read_areas(words: Words, index: int) -> Result:
    """the void, discard pile or play: areas side by side"""
    found: list[Area] = []
    end = index
    while True:
        while index < len(words) and words.words[index].plain in ("the", "a", "an", ",", "or", "and"):
            index += 1
        area = next((some for some in _AREAS if _AREAS[some](words, index).status), None)
        if area is None:
            return Result.success(end, tuple(found)) if found else Result.failure(0, "")
        found.append(area)
        index = end = _AREAS[area](words, index).index


def show_areas(value: Any, plural: bool) -> list[str]:
    out: list[str] = []
    for number, area in enumerate(value):
        if out:
            out.append("or" if number == len(value) - 1 else ",")
        out.extend(("the void" if area is Area.VOID else area.value).split())
    return out


_FAIL = Result.failure(0, "")
_PLAY_ONLY = (literal("play|deploy only|no_more_than|at_most|up_to"), literal("only play|deploy"))
_CARDS = literal("card+s")
_CHARACTERS = literal("character+s")
_TOKENS_ON = literal("tokens on it|them for each")
_EACH_TURN = literal("each|per|every turn")
_AREAS = {
    Area.VOID: literal("void"), Area.DISCARD: literal("discard pile|piles"), Area.PLAY: literal("play"),
    Area.DECK: literal("deck|decks"),
}  # fmt: skip


def _doings(grammar: Grammar) -> None:
    grammar.phrase(ToAttack, "attack [{target}]")
    grammar.phrase(ToAttack, "attack {target:whose_all}", printed=False)
    grammar.phrase(ToAttack, "attack [{target}] with each character", each=True)
    grammar.phrase(ToAttack, "attack {target:whose_all} with each character", each=True, printed=False)
    grammar.phrase(ToAttackWith, "attack with {cards}")
    grammar.phrase(ToPlay, "play|deploy {kind}")
    grammar.phrase(ToSearch, "search they 's deck|decks", "search decks", "search a deck")
    grammar.phrase(ToUse, "use a {kind} 's ability", "use abilities on|of {kind}")
    grammar.phrase(ToDraw, "draw cards")
    grammar.phrase(ToGainInfluence, "gain influence")
    grammar.phrase(ToLoseInfluence, "lose influence")
    grammar.phrase(ToDrawMore, "draw more than {amount} card+s each|per turn")
    for doing in (ToGainInfluence(), ToLoseInfluence()):
        verb = "gain" if isinstance(doing, ToGainInfluence) else "lose"
        grammar.phrase(Forbid, f"{{who}} 's faction|factions cannot {verb} influence", doing=doing, printed=False)
    grammar.phrase(
        Forbid, "{who} may|can only draw {doing:so_many_cards} each|per turn",
        "{who} may|can draw only|no_more_than|at_most|up_to {doing:so_many_cards} each|per turn", printed=False,
    )  # fmt: skip
    grammar.phrase(ToUseAbilities, "use abilities", "use an ability", "use any abilities")
    grammar.phrase(ToPlayResources, "play resources", "play a resource")
    grammar.phrase(ToBlock, "block [{cards}]")
    grammar.phrase(ToPlayMore, "play|deploy more than {amount} {kind} each turn")
    grammar.phrase(ToPick, "pick {cards}")
    grammar.phrase(ToTakeControl, "take|gain control of {cards}")
    for verb, blocks in (("attack", False), ("block", True)):
        grammar.phrase(ToFightWithMore, f"{verb} with more than {{amount}} character+s", blocks=blocks)
    often = "[each|per|in_each battle|turn]"
    grammar.phrase(
        Forbid, f"no more than {{doing:attack_with_so_many}} can|may attack you {often}", who=EachOpponent(),
        printed=False,
    )  # fmt: skip
    grammar.phrase(
        Forbid, f"no more than {{doing:attack_with_so_many}} can|may attack {often}",
        f"no more than {{doing:block_with_so_many}} can|may block {often}", who=EachPlayer(), printed=False,
    )  # fmt: skip
    grammar.phrase(ToFlipUp, "play|deploy cards using FLIP UP", "use FLIP UP")
    grammar.phrase(Forbid, "{who} cannot {doing}", "{who} may not {doing}")
    grammar.phrase(Forbid, "{who} may|can {doing:no_more_than}", printed=False)
    grammar.phrase(ForbidAll, "{who} cannot {doings:or2}", "{who} may not {doings:or2}")
    into_hand = "cards cannot be put into {whose} 's hand|hands"
    grammar.phrase(KeepFromHands, f"{into_hand} from {{from_:areas}}", into_hand)
    grammar.phrase(Confine, "{who} may|can only {doing} during they|you 's own turn")
    grammar.phrase(Confine, "{who} may|can {doing} only during they|you 's own turn|turns", printed=False)
    grammar.phrase(Charge, "{who} must pay [an additional] {amount} [more] to {doing}")
    grammar.phrase(Charge, "it costs {who} {amount} [more] to {doing}", printed=False)
    grammar.phrase(
        Charge,
        "{doing:attack_with} cannot attack unless you|they|it_'s_controller|they_'s_controller pay(s) {amount} "
        "[for each of them|each_of_those_characters|each_attacking_character]",
        who=EachPlayer(), printed=False,
    )  # fmt: skip
    grammar.phrase(Charge, "{who} cannot {doing} unless they|you|that_player pay(s) {amount}", printed=False)
    grammar.phrase(
        Charge, "{who} must pay {amount} for each attacking party they|you form", doing=ToAttack(), printed=False
    )
    each = "for each character"
    attacking = "for each attacking character"
    grammar.phrase(
        Charge, f"{{who}} must pay {{amount}} {each} they|you attack with", f"{{who}} must pay {{amount}} to attack "
        f"{each} in the|they_'s attacking party", doing=ToAttack(each=True), printed=False,
    )  # fmt: skip
    grammar.phrase(
        Charge, f"{{who}} must pay {{amount}} {each} [they_control|that_is] attacking {{doing:each_attacking}}",
        f"{{who}} must pay {{amount}} {each} they attack {{doing:each_attacking}} with",
        printed=False,
    )  # fmt: skip
    for often in ("for each of those characters", attacking, f"{each} attacking|they_attack_with|that_attacks"):
        grammar.phrase(
            Charge, f"{{who}} must pay {{amount}} to {{doing:attack_each}} {often}",
            f"{{who}} cannot {{doing:attack_each}} unless they|that_player pay(s) {{amount}} {often}", printed=False,
        )  # fmt: skip
    grammar.phrase(
        Charge, "characters cannot {doing:attack_each} unless they_'s controller pay(s) {amount} "
        "for each of them|attacking_character|of_those_characters|character_that_attacks",
        who=EachPlayer(), printed=False,
    )  # fmt: skip


def _costs(grammar: Grammar) -> None:
    floor = "[, to a minimum of {minimum}]"
    least = f"[for each|every {{per:counted}}] {floor}"
    grammar.phrase(
        ChangeNextCost, f"reduce the next numeric cost you pay this turn by {{by}} {floor}", any_cost=True,
    )  # fmt: skip
    grammar.phrase(
        ChangeNextCost, f"reduce the numeric cost of the next {{kind}} you play|deploy this turn by {{by}} {floor}"
    )
    grammar.phrase(
        ChangeNextCost,
        "reduce the next {kind:one} 's or {kind:one} 's ability 's numeric cost you pay this turn by {by} "
        f"{floor}",
        abilities=True,
    )  # fmt: skip
    for verb, increase in (("reduce", False), ("increase", True)):
        grammar.phrase(
            ChangeCosts,
            f"{verb} the numeric cost of {{kind}} {{who}} play|deploy by {{by}} {least}",
            increase=increase,
        )  # fmt: skip
        grammar.phrase(
            ChangeAbilityCosts,
            f"{verb} the numeric cost of abilities of {{cards}} by {{by}} {least}",
            f"{verb} the numeric cost of {{cards}} 's abilities by {{by}} {least}",
            increase=increase,
        )
    grammar.phrase(
        UseOthersAbilities,
        "you may use abilities on|of you 's opponent|opponents 's cards , but you must pay any numeric cost with "
        "you 's own resources",
    )
    grammar.phrase(
        CostsAsTheOther,
        "any additional costs must be satisfied as though you 's opponent is using the ability",
        "any additional costs must be satisfied as though you were you 's opponent",
    )
    grammar.phrase(EffectAsTheOther, "the ability 's effect happens as if|though you 's opponent used it")
    tail = "[for each {per:counted}] [, to a minimum of {minimum}]"
    grammar.phrase(
        ReduceThisCost, f"reduce {{cards:pointed}} 's numeric cost by {{by}} {tail}",
        f"reduce the numeric cost of {{cards:pointed}} by {{by}} {tail}",
        f"{{cards:pointed}} 's numeric cost is reduced by {{by}} {tail}",
        f"the numeric cost of {{cards:pointed}} is reduced by {{by}} {tail}",
        f"{{cards:pointed}} cost(s) {{by}} less [to play|deploy] {tail}",
    )  # fmt: skip
    for verb, word, increase in (("reduced", "less", False), ("increased", "more", True)):
        grammar.phrase(
            ChangeCosts,
            f"the numeric cost of {{kind}} is {verb} by {{by}} {least}",
            f"{{kind}} cost {{by}} {word} [to play|deploy] {least}",
            increase=increase,
            who=EachPlayer(),
        )
        for some in ("abilities of|on {cards}", "{cards} 's abilities"):
            grammar.phrase(
                ChangeAbilityCosts,
                f"the numeric cost of {some} is {verb} by {{by}} {least}",
                f"{some} cost {{by}} {word} [to use] {least}",
                printed=False,
                increase=increase,
            )
        grammar.phrase(
            ChangeCosts,
            f"the numeric cost of {{kind}} {{who}} play|deploy is {verb} by {{by}} {least}",
            f"{{kind}} {{who}} play|deploy cost {{by}} {word} [to play|deploy] {least}",
            f"{{who}} 's {{kind}} cost {{by}} {word} [to play|deploy] {least}",
            printed=False,
            increase=increase,
        )
    grammar.phrase(
        ChangeNextCost, f"the next {{kind}} you play|deploy this turn cost(s) {{by}} less [to play|deploy] {floor}",
        printed=False,
    )  # fmt: skip
    for word, increase in (("less", False), ("more", True)):
        grammar.phrase(
            ChangeCosts, f"{{kind}} cost(s) {{who}} {{by}} {word} [to play|deploy] {least}",
            printed=False, increase=increase,
        )  # fmt: skip
        for which, said in enumerate(("first", "second", "third"), 1):
            grammar.phrase(
                FirstCosts,
                f"the {said} {{kind:one}} {{who}} play|plays|deploy|deploys each turn cost(s) {{by}} {word} "
                "[to play|deploy] [, to a minimum of {minimum}]",
                increase=increase, which=which,
            )  # fmt: skip
            of_it = f"the numeric cost of the {said} {{kind:one}} {{who}} play|plays|deploy|deploys each turn"
            verb = "increase" if increase else "reduce"
            grammar.phrase(
                FirstCosts, f"{of_it} is {verb}d by {{by}} [, to a minimum of {{minimum}}]",
                f"{verb} {of_it} by {{by}} [, to a minimum of {{minimum}}]",
                increase=increase, which=which, printed=False,
            )  # fmt: skip
    for verb, increase in (("reduce", False), ("increase", True)):
        grammar.phrase(
            ChangeCosts,
            f"for each|every {{per:counted}} , {verb} the numeric cost of {{kind}} {{who}} play|deploy by {{by}} "
            "[, to a minimum of {minimum}]",
            printed=False,
            increase=increase,
        )
    icon = "the threshold requirement of the next card you play|deploy by"
    grammar.phrase(ReduceNextThreshold, f"reduce {icon} {{by}} of the named|chosen resource icon")
    grammar.phrase(ReduceNextThreshold, f"reduce {icon} up to {{by}} of the named|chosen resource icon", up_to=True)


def _damage(grammar: Grammar) -> None:
    for battle, damage in ((False, "damage"), (True, "battle damage")):
        grammar.phrase(
            PreventDamage,
            f"reduce all {damage} [that would be] inflicted to {{to}} [by {{by}}] to {{amount}}",
            battle=battle,
        )
        grammar.phrase(
            PreventDamage, f"reduce all {damage} [that would be] inflicted by {{by}} to {{amount}}", battle=battle
        )
        grammar.phrase(
            PreventDamage,
            f"reduce all {damage} inflicted during this battle to {{amount}}",
            battle=battle,
            this_battle=True,
        )
        grammar.phrase(
            PreventDamage,
            f"reduce all {damage} inflicted by {{by}} during this battle to {{amount}}",
            f"reduce {{by:pointed}} 's {damage} during this battle to {{amount}}",
            battle=battle,
            this_battle=True,
        )
        grammar.phrase(
            PreventDamage, f"[all] {damage} inflicted to {{to}} [by {{by}}] is reduced to {{amount}}",
            f"all {damage} assigned to {{to}} by {{by}} is reduced to {{amount}}", battle=battle, printed=False,
        )  # fmt: skip
        grammar.phrase(
            PreventDamage,
            f"reduce all {damage} {{by}} inflict(s) to {{to}} to {{amount}}",
            f"reduce all {damage} {{by}} would inflict [to {{to}}] to {{amount}}",
            f"reduce all {damage} {{by:pointed}} inflicts to {{amount}}",
            f"all {damage} [that] {{by}} would inflict|deal [to {{to}}] is reduced to {{amount}}",
            f"all {damage} {{by:pointed}} would_inflict|inflicts is reduced to {{amount}}",
            battle=battle,
            printed=False,
        )
        grammar.phrase(PreventDamage, f"reduce {{by:pointed}} 's {damage} to {{amount}}", battle=battle, printed=False)
        grammar.phrase(
            PreventDamage, f"prevent all {damage} [that would be] inflicted|dealt to {{to}} [by {{by}}]",
            f"prevent all {damage} [that would be] inflicted|dealt by {{by}}", battle=battle, printed=False,
        )  # fmt: skip
        grammar.phrase(
            PreventDamage, f"{{by}} inflict(s)|deal(s) no {damage} [to {{to}}]",
            f"{{by}} do(es) not inflict|deal [any] {damage} [to {{to}}]",
            f"{{by}} don't|doesn't inflict|deal [any] {damage} [to {{to}}]",
            f"neither of {{by:mention}} inflicts|deals [any] {damage}",
            f"prevent all {damage} {{by}} would inflict|deal [to {{to}}]",
            f"prevent all {damage} that {{by}} would inflict|deal [to {{to}}]", battle=battle, printed=False,
        )  # fmt: skip
        grammar.phrase(
            DamageByLess, f"{{by}} inflict(s)|deal(s) {{amount}} additional|more {damage} [to {{to}}]",
            battle=battle, increase=True, printed=False,
        )  # fmt: skip
        said = f"[all] {damage} [that would be] inflicted|dealt"
        grammar.phrase(
            DamageByLess, f"{said} to {{to}} [by {{by}}] is doubled", f"{said} by {{by}} is doubled",
            f"double {said} to {{to}} [by {{by}}]", f"double {said} by {{by}}", battle=battle, increase=True,
            amount=AsMuch(),
        )  # fmt: skip
        for word, increase in (("reduce", False), ("increase", True)):
            inflicted = f"[all] {damage} [that would be] inflicted|dealt"
            less = f"is {word}d by {{amount}}"
            if not increase:
                grammar.phrase(
                    DamageByLess, f"{inflicted} to {{to}} [by {{by}}] {less} , to a minimum of {{minimum}}",
                    f"{inflicted} by {{by}} {less} , to a minimum of {{minimum}}", battle=battle,
                )  # fmt: skip
                grammar.phrase(
                    DamageByLess, f"{word} {inflicted} to {{to}} by {{amount}} , to a minimum of {{minimum}}",
                    battle=battle, printed=False,
                )  # fmt: skip
            grammar.phrase(
                DamageByLess, f"{inflicted} to {{to}} [by {{by}}] {less}", f"{inflicted} by {{by}} {less}",
                f"{word} {inflicted} to {{to}} by {{amount}}", battle=battle, increase=increase,
            )  # fmt: skip
            grammar.phrase(
                DamageByLess, f"{word} {inflicted} to {{to}} by {{by}} by {{amount}}",
                f"{word} {inflicted} by {{by}} [to {{to}}] by {{amount}}",
                f"{word} [all] {damage} {{by:pointed}} would_inflict|inflicts [to {{to}}] by {{amount}}",
                f"{word} {{by:pointed}} 's {damage} by {{amount}}",
                battle=battle, increase=increase, printed=False,
            )  # fmt: skip
            grammar.phrase(
                DamageByLess, f"{inflicted} to {{to}} this turn {less}", battle=battle, increase=increase, printed=False
            )
        grammar.phrase(PreventDamage, f"all inflicted {damage} is reduced to {{amount}}", battle=battle)
    grammar.phrase(
        RedirectDamage, "all damage that would be inflicted to {from_} is inflicted to {to} instead",
        "damage that would be inflicted to {from_} is inflicted to {to} instead",
        "all damage inflicted to {from_} is inflicted to {to} instead",
    )  # fmt: skip
    grammar.phrase(
        RedirectDamage,
        "the next {amount} damage [that would be] inflicted to {from_} is inflicted to {to} instead",
        printed=False,
    )
    grammar.phrase(
        RedirectDamage,
        "the next {amount} damage that would be inflicted to {from_} this turn is inflicted to {to} instead",
        "the next {amount} damage inflicted to {from_} this turn is inflicted to {to} instead",
    )  # fmt: skip


def _cards(grammar: Grammar) -> None:
    grammar.phrase(EntersWith, "{cards} enter(s)|comes~come play|into_play with a token on it|them", amount=Number(1))
    grammar.phrase(EntersWith, "{cards} enter(s)|comes~come play|into_play with {amount} token+s on it|them")
    enter = "{cards} enter(s)|comes~come play|into_play with"
    grammar.phrase(EntersWith, f"{enter} a token on it|them for each {{amount:counted}}", printed=False)
    grammar.phrase(EntersWith, f"{enter} {{amount:tokens_each}}")
    grammar.phrase(
        EntersWith, f"{enter} tokens on it|them equal to {{amount}}",
        f"{enter} a number of tokens on it|them equal to {{amount}}", printed=False,
    )  # fmt: skip
    of_player = enter.replace("{cards}", "{cards:deployed_by}")
    grammar.phrase(EntersWith, f"{of_player} a token on it|them", amount=Number(1), printed=False)
    grammar.phrase(EntersWith, f"{of_player} {{amount}} token+s on it|them", printed=False)
    grammar.phrase(EntersDepleted, "{cards:deployed_by} enter(s)|comes~come play|into_play depleted", printed=False)
    grammar.phrase(EntersDepleted, "{cards} enter(s)|comes~come play|into_play depleted")
    grammar.phrase(
        MayPlayAnytime, "you may play|deploy {cards} whenever you could play|deploy a tactic",
        "you may play|deploy {cards} as if|though it|they had|has|have TACTICAL",
    )  # fmt: skip
    grammar.phrase(MayLook, "you may look at {cards} at any time")
    grammar.phrase(
        MayLook, "you may look at cards voided by this_card",
        "you may look at cards removed from the game by this_card", "you may look at cards removed by this_card",
        cards=All(Kind((), (), (GoneBy(This()),))), printed=False,
    )  # fmt: skip
    grammar.phrase(Revealed, "{cards} is~are revealed at all times")
    grammar.phrase(Revealed, "{cards:hand_of} 's hand|hands is|are revealed", printed=False)
    grammar.phrase(Revealed, "{cards:hand_of} play(s) with they|you 's hand|hands revealed", printed=False)
    grammar.phrase(Revealed, "play with you 's hand revealed", cards=Whole(Zone(Area.HAND, You())), printed=False)
    grammar.phrase(Revealed, "play with the top card of you 's deck revealed", cards=Top(ONE, You()), printed=False)
    grammar.phrase(
        Revealed, "{cards:top_of} play(s) with the top card of they|you 's deck|decks revealed", printed=False
    )
    grammar.phrase(
        Ambush,
        "while {cards} is~are attacking , you may assign it 's battle damage to the target of the attack "
        "instead of [to] the blocking party",
    )
    past = "battle damage to the target of the|it_'s attack instead of [to] the blocking party"
    grammar.phrase(Ambush, f"you may assign {{cards:by_name}} 's {past}", printed=False)
    grammar.phrase(Ambush, f"{{cards}} may|can assign it|they 's {past}", printed=False)
    instead = "it~they 's {stat} instead of [it|they 's] strength"
    grammar.phrase(AssignsBy, f"{{cards}} assign(s) battle damage equal to {instead}")
    grammar.phrase(AssignsBy, f"{{cards}} assign(s)|inflict(s) [battle] damage equal to {instead}", printed=False)
    grammar.phrase(
        AssignsBy,
        f"if|when {{cards}} would assign [battle] damage , it|they assign(s) [battle] damage equal to {instead}",
        printed=False,
    )
    grammar.phrase(Provokes, "all battle damage that could be assigned to {cards} must be assigned to it")
    grammar.phrase(MustBePicked, "anything that can|could pick {cards} must pick it")
    grammar.phrase(OnlyCanBlock, "only {blockers} can block {cards}")
    few = "{amount} character+s"
    grammar.phrase(FewBlock, f"{{cards}} cannot be blocked by more than {few}")
    grammar.phrase(
        FewBlock, f"no more than {few} can|may block {{cards}}", f"only {few} can|may block {{cards}}",
        f"{{cards}} can|may only be blocked by {few}", printed=False,
    )  # fmt: skip
    grammar.phrase(OnlyTheseBlock, "only {cards:mention} can|may block")
    grammar.phrase(
        OnlyCanBlock,
        "{cards} can|may only be blocked by {blockers}",
        "{cards} can|may be blocked only by {blockers}",
        "{cards} cannot be blocked except by {blockers}",
        printed=False,
    )
    grammar.phrase(PartyMustHave, "when|if|whenever {event} , it must have at least {at_least} members")
    grammar.phrase(PartyMustHave, "when|if|whenever {event} , it must have only {exactly} member+s")
    grammar.phrase(PartyMustHave, "when|if|whenever {event} , it must have an even number of members", even=True)
    grammar.phrase(PartyIsCovert, "the party is COVERT")
    grammar.phrase(CovertBlockable, "COVERT parties can be blocked by {kind}")
    grammar.phrase(NoLoss, "{who} do(es) not lose the game because {who:simple} 's faction has 0 influence")
    grammar.phrase(OnlyFaceDown, "{cards} may only be played|deployed from you 's hand face-down")
    grammar.phrase(ReduceThreshold, "reduce {cards:pointed} 's threshold requirement by any {by} resource icons")
    grammar.phrase(StaysInPlay, "{cards} do(es) not leave play if the attached card leaves play")
    grammar.phrase(UnlimitedCopies, "you may include as many copies of this card in you 's deck as you want")
    grammar.phrase(
        UnlimitedCopies, "you may|can have|include any number of copies of this card in you 's deck",
        "you 's deck may|can have|contain any number of copies of this card", printed=False,
    )  # fmt: skip
    grammar.phrase(OnlyByCosts, "cards [in play and cards deployed] can only be destroyed by costs")


def _never(value: Any, plural: bool) -> list[str]:
    raise PrintError("only read")
