"""Words for what the rules keep as numbers: options, questions, refusals, events. All texts come from the catalogue."""

from mulligan.games.unmatched.battlefields import Battlefield
from mulligan.games.unmatched.effects.abilities import added_to_boost
from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.effects.reactions import Reaction
from mulligan.games.unmatched.numbers import NO_FIGHTER, Fighter, Player, Space
from mulligan.games.unmatched.options import (
    ABOUT_ATTACK_CARD,
    ABOUT_COMBAT_ITEM,
    ABOUT_DEFENSE_CARD,
    ABOUT_EFFECT_WHICH,
    ABOUT_MAY,
    ABOUT_MOVE_WHICH,
    ABOUT_ORDER,
    ALTERNATIVE,
    ATTACK,
    BOOST,
    BOOST_STORED,
    CHOICE_SIZE,
    DECLINE,
    DISCARD,
    DONE,
    FIGHTER,
    FIRST,
    FORM,
    FROM_DECK,
    NAMED,
    NUMBER,
    OPPONENT,
    OPTIONS,
    PLAY,
    PLAY_SCHEME,
    SCHEME_ITEM,
    SLOTS,
    SPACE,
    SUBJECTS,
    TAKE,
    TARGETS,
    USE_ABILITY,
    ZONE,
)
from mulligan.games.unmatched.rules.harm import Share
from mulligan.games.unmatched.rules.maneuver import Maneuver
from mulligan.games.unmatched.rules.set_up import SetUp
from mulligan.games.unmatched.sheet import Sheet
from mulligan.games.unmatched.table import (
    ACTIONS,
    ATTACKER,
    CHANGES_FORM,
    COMBAT_PLAYER,
    COMBAT_RESULT,
    DAMAGE_LOST,
    DEFENDER,
    EVENTS,
    FIGHTERS,
    IS_LIMITED,
    ITEM_PLACED,
    MARKER_PLACED,
    MARKER_REMOVED,
    MOVES,
    NOW_FIGHTS,
    PLACED,
    RETURNS,
    SWAPS,
    TAKES_ITEM,
    TURN_PLAYER,
    USES_ITEM,
    WINS,
    Table,
)
from mulligan.kernel.decision import HIDDEN_SUBJECT, Refusal
from mulligan.kernel.events import Event
from mulligan.kernel.parts import Frame
from mulligan.language.flow import Choice, Offer
from mulligan.messages import text, translated

WITH_SPACE = (PLACED, MOVES, RETURNS, ITEM_PLACED, MARKER_PLACED, MARKER_REMOVED)


def card_name(sheet: Sheet, kind: int) -> str:
    """A card that a seat may not know is "a card"."""
    return sheet.name[kind] if kind >= 0 else text("unmatched-a-card")


def fighter_name(sheet: Sheet, fighter: Fighter) -> str:
    """A fighter's name; like ones, and those of two players with the same hero, are told apart."""
    if fighter < 0 or fighter >= len(sheet.fighter_name):
        return ""
    name = sheet.fighter_name[fighter]
    same = [f for f in range(len(sheet.fighter_name)) if sheet.fighter_name[f] == name]
    if len(same) == 1:
        return name
    return text("unmatched-one-of-several", name=name, number=same.index(fighter) + 1)


def space_name(board: Battlefield, space: Space) -> str:
    """A space by the colours that it shows and its number: what can be found on the board."""
    colours = [zone for number, zone in enumerate(board.zone_names) if board.zones[space] >> number & 1]
    zones = "/".join(translated(f"unmatched-zone-{colour}", colour) for colour in colours)
    return text("unmatched-space", zones=zones, number=board.ids[space])


def player_name(sheet: Sheet, player: Player) -> str:
    """A player is called by the hero; two with the same hero are told apart."""
    if not 0 <= player < sheet.players:
        return ""
    name = sheet.hero_name[player]
    same = [p for p in range(sheet.players) if sheet.hero_name[p] == name]
    if len(same) == 1:
        return name
    return text("unmatched-one-of-several", name=name, number=same.index(player) + 1)


def label(sheet: Sheet, board: Battlefield, table: Table, option: int) -> str:
    """A few words for an option."""
    if answer := OPTIONS.name(option):
        return text(f"unmatched-option-{answer}")
    sort, number = option // CHOICE_SIZE * CHOICE_SIZE, option % CHOICE_SIZE
    if sort == PLAY_SCHEME:
        kind = number // SLOTS
        owner = sheet.whose[kind]
        fighter = Fighter(sheet.owner.index(owner) + number % SLOTS)
        shape = "scheme-by" if sheet.names_fighter[kind] else "scheme"
        return text(f"unmatched-option-{shape}", card=sheet.name[kind], fighter=fighter_name(sheet, fighter))
    if sort == ATTACK:
        attacker, target = (
            fighter_name(sheet, Fighter(number // TARGETS)),
            fighter_name(sheet, Fighter(number % TARGETS)),
        )
        return text("unmatched-option-attack", fighter=attacker, target=target)
    if sort == SCHEME_ITEM:
        item = table.items[table.space[number]] if table.space[number] >= 0 else -1
        name = sheet.item_name[item] if item >= 0 else text("unmatched-an-item")
        return text("unmatched-option-scheme-item", item=name, fighter=fighter_name(sheet, Fighter(number)))
    if sort == PLAY or sort == TAKE or sort == NAMED:
        return card_name(sheet, number)
    if sort == FROM_DECK:
        return text("unmatched-option-from-deck", card=card_name(sheet, number))
    if sort == BOOST:
        worth = sheet.boost[number] + added_to_boost(table, number)
        return text("unmatched-option-boost", card=sheet.name[number], amount=worth)
    if sort == BOOST_STORED:
        worth = sheet.boost[number] + added_to_boost(table, number)
        return text("unmatched-option-boost-stored", card=sheet.name[number], amount=worth)
    if sort == DISCARD:
        return text("unmatched-option-discard", card=sheet.name[number])
    if sort == FIGHTER:
        return fighter_name(sheet, Fighter(number))
    if sort == SPACE:
        return board.ids[number]
    if sort == OPPONENT:
        return player_name(sheet, Player(number))
    if sort == FIRST:
        return waiting_name(sheet, number)
    if sort == NUMBER:
        return str(number)
    if sort == ALTERNATIVE:
        return offered(table, number)
    if sort == FORM:
        return form_name(sheet, chooser(table), number)
    if sort == ZONE:
        return text(f"unmatched-zone-{board.zone_names[number]}")
    if sort == USE_ABILITY:
        return text("unmatched-option-use-ability", hero=sheet.sources[sheet.ability_source[number]])
    raise ValueError(f"not an option of Unmatched: {option}")


def deed(sheet: Sheet, board: Battlefield, table: Table, option: int) -> str:
    """An option as a step of a line of play; nothing for who moves next, and for a boost that is declined."""
    decision = table.decision
    subject = decision.subject if decision is not None else HIDDEN_SUBJECT
    sort = option // CHOICE_SIZE * CHOICE_SIZE
    called = label(sheet, board, table, option)
    top = table.stack[-1]
    if sort == SPACE and (mover := goes_somewhere(sheet, top)) >= 0:
        return text("unmatched-deed-moves", fighter=fighter_name(sheet, mover), space=called)
    if subject == ABOUT_DEFENSE_CARD and option == DECLINE:
        return text("unmatched-deed-no-defense")
    if subject == ABOUT_DEFENSE_CARD:
        return text("unmatched-deed-defends", card=called)
    if subject == ABOUT_ATTACK_CARD:
        return text("unmatched-deed-attacks", card=called)
    if subject == ABOUT_MAY and isinstance(top, Resolving):
        return text("unmatched-deed-answers", card=sheet.sources[top.source], answer=called)
    aside = subject in (ABOUT_MOVE_WHICH, ABOUT_EFFECT_WHICH, ABOUT_ORDER) or option in (DECLINE, DONE)
    return "" if aside else called


def offered(table: Table, number: int) -> str:
    """One of the things that a card offers, in the card's words."""
    top = table.stack[-1]
    step = top.program(table).steps[top.place] if isinstance(top, Resolving) else None
    if isinstance(step, Choice) and number < len(step.ways):
        from mulligan.games.unmatched.vocabulary.texts.saying import in_words

        return ", ".join(in_words(act) for act in step.ways[number])
    return text("unmatched-option-alternative", number=number + 1)


def chooser(table: Table) -> Player:
    """Whose hero it is that becomes something."""
    top = table.stack[-1]
    if isinstance(top, SetUp):
        return top.player
    return top.you if isinstance(top, Resolving) else Player(table.turn[TURN_PLAYER])


def form_name(sheet: Sheet, player: Player, form: int) -> str:
    names = sheet.form_names[player] if 0 <= player < sheet.players else []
    return names[form] if 0 <= form < len(names) else ""


def waiting_name(sheet: Sheet, number: int) -> str:
    """What waits in a window: the card's effect, the token's, an ability's."""
    if number == 0:
        return text("unmatched-option-first-card")
    if number == 1:
        return text("unmatched-option-first-item")
    ability = number - 2
    hero = sheet.sources[sheet.ability_source[ability]]
    same = [
        other
        for other in range(len(sheet.ability_player))
        if sheet.ability_player[other] == sheet.ability_player[ability]
        and sheet.ability_moment[other] == sheet.ability_moment[ability]
    ]
    if len(same) == 1:
        return text("unmatched-option-first-ability", hero=hero)
    return text("unmatched-option-first-of-abilities", hero=hero, number=same.index(ability) + 1)


def question(sheet: Sheet, table: Table) -> str:
    """What the pending decision asks its seat."""
    decision = table.decision
    if decision is None or decision.subject == HIDDEN_SUBJECT:
        return text("unmatched-about-hidden")
    top = table.stack[-1]
    about = table.stack[-2] if isinstance(top, Reaction) else top
    source = sheet.sources[about.source] if isinstance(about, Resolving) else ""
    fighter = fighter_name(sheet, goes_somewhere(sheet, top))
    attacker, defender = (fighter_name(sheet, Fighter(table.combat[FIGHTERS + side])) for side in (ATTACKER, DEFENDER))
    item = item_asked_about(table)
    return text(
        f"unmatched-about-{SUBJECTS.names[decision.subject]}",
        card=source,
        fighter=fighter,
        left=table.turn[ACTIONS],
        most=sheet.hand_limit[table.turn[TURN_PLAYER]],
        act=on_offer(table),
        attacker=attacker,
        defender=defender,
        item=sheet.item_name[item] if item >= 0 else "",
        value=sheet.item_value[item] if item >= 0 else 0,
    )


def item_asked_about(table: Table) -> int:
    """The combat item in the space of whoever plays a card now, -1 for none."""
    decision = table.decision
    if decision is None or decision.subject != ABOUT_COMBAT_ITEM:
        return -1
    for side in (ATTACKER, DEFENDER):
        space = table.space[table.combat[FIGHTERS + side]]
        if table.seat_of[table.combat[COMBAT_PLAYER + side]] == decision.seat and space >= 0:
            return table.items[space]
    return -1


def on_offer(table: Table) -> str:
    """What may be done or left, in the card's words."""
    top = table.stack[-1]
    step = top.program(table).steps[top.place] if isinstance(top, Resolving) else None
    if not isinstance(step, Offer):
        return ""
    from mulligan.games.unmatched.vocabulary.texts.saying import in_words

    return in_words(step.act)


def goes_somewhere(sheet: Sheet, frame: Frame) -> Fighter:
    """The fighter whose new space is asked about, -1 for none."""
    if isinstance(frame, SetUp):
        mine = [
            Fighter(f) for f, owner in enumerate(sheet.owner) if owner == frame.player and not sheet.summoned >> f & 1
        ]
        return mine[frame.placing]
    if isinstance(frame, Maneuver):
        return frame.moving
    if isinstance(frame, Share):
        return frame.sharer
    return frame.mover if isinstance(frame, Resolving) else NO_FIGHTER


def refusal(refused: Refusal) -> str:
    """Why not, in a sentence."""
    return text(f"unmatched-refusal-{refused.message}")


def addressed(sheet: Sheet, player: Player, mine: list[int], you: str) -> str:
    """A player by the hero's name, or as "you"; a reader with two heroes is told which of them."""
    if player not in mine:
        return player_name(sheet, player)
    return you if len(mine) == 1 else text("unmatched-you-with", you=you, hero=player_name(sheet, player))


def whose(sheet: Sheet, player: Player, mine: list[int]) -> str:
    """What belongs to a player begins with this."""
    if player in mine and len(mine) == 1:
        return text("unmatched-your")
    return text("unmatched-whose", seat=player_name(sheet, player))


def sentence(sheet: Sheet, board: Battlefield, event: Event, mine: list[int]) -> str:
    """What happened, as a sentence; whoever reads plays the heroes of these players, and is addressed as "you"."""
    kind = event.kind
    space = space_name(board, Space(event.detail)) if kind in WITH_SPACE and event.detail >= 0 else ""
    item = ""
    if kind in (TAKES_ITEM, USES_ITEM, ITEM_PLACED):
        item = sheet.item_name[event.amount]
    player, other = Player(event.seat), event.other
    if kind == WINS and player in mine and other in mine:  # one person's two heroes win as one
        mine, other = [player], -1
    return text(
        f"unmatched-event-{EVENTS[kind]}",
        you="yes" if player in mine else "no",
        theirs="yes" if kind == WINS and other in mine else "no",
        seat=addressed(sheet, player, mine, text("unmatched-you-acting")),
        card=card_name(sheet, event.card),
        amount=event.amount,
        fighter=fighter_name(sheet, Fighter(other)),
        opponent=addressed(sheet, Player(other), mine, text("unmatched-you")),
        whose=whose(sheet, Player(other), mine),
        attacker=fighter_name(sheet, Fighter(event.amount)) if kind not in (COMBAT_RESULT, NOW_FIGHTS) else "",
        one=fighter_name(sheet, Fighter(event.amount)) if kind == SWAPS else "",
        ally="yes" if kind == WINS and other >= 0 else "no",
        before=space_name(board, Space(event.amount)) if kind == MOVES else "",
        space=space,
        item=item,
        form=form_name(sheet, player, event.amount) if kind == CHANGES_FORM else "",
        left=event.detail if kind == DAMAGE_LOST else 0,
        marker=sheet.marker_name[player] if kind in (MARKER_PLACED, MARKER_REMOVED) else "",
        limit=text("unmatched-limit", limit=event.amount) if kind == IS_LIMITED else "",
        later="yes" if event.detail > 0 else "no",
        rule=event.rule,
    ).replace("..", ".")  # a name may end with a full stop of its own
