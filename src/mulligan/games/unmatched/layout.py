"""Unmatched as a seat sees it on a table: the battlefield and who stands on it, the combat, hands and piles.

Everything here is made from a `View`, so nothing can say more than the seat may know. The browser draws it and knows
no rules. `stages` alone looks at whole states: it says which positions are worth a look between two decisions.
"""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from mulligan.games.form import Choice, Field
from mulligan.games.staging import Stage, answered, moving, step_once, worth_showing
from mulligan.games.unmatched import options as o
from mulligan.games.unmatched import table as t
from mulligan.games.unmatched import words
from mulligan.games.unmatched.battlefields import ITEM_SLOTS, Battlefield, all_battlefields
from mulligan.games.unmatched.effects import program as p
from mulligan.games.unmatched.game import DEFAULT_HEROES, Unmatched, UnmatchedState
from mulligan.games.unmatched.heroes import Hero, Library, own_heroes
from mulligan.games.unmatched.procedures import ATTACK as ATTACKING
from mulligan.games.unmatched.procedures import LEFT, MOVE_VALUE, MOVER, MOVING, PC, PLACING, WINDOW, WINDOW_TIMING
from mulligan.games.unmatched.procedures import PLAYER as PLAYER_OF
from mulligan.games.unmatched.procedures import SCHEME as SCHEMING
from mulligan.games.unmatched.rules import movement
from mulligan.games.unmatched.sheet import NO_VALUE, TYPES, Sheet
from mulligan.kernel.game import Game
from mulligan.kernel.state import PROCEDURE, STEP, State
from mulligan.kernel.view import View
from mulligan.messages import part_of_id, text, translated

FEWEST_SEATS = 2
MOST_SEATS = 4
USUAL_SEATS = 2
USUAL_BOARD = "Helicarrier"

Timing: TypeAlias = Literal["", "immediately", "during", "after"]
TIMINGS: dict[int, Timing] = {p.IMMEDIATELY: "immediately", p.DURING: "during", p.AFTER: "after"}

RULES_OF_TYPES = ["attack-5", "attack-6", "versatile-1", "scheme-1"]
RULES_OF_MOMENTS = {p.IMMEDIATELY: "attack-8", p.DURING: "attack-9", p.AFTER: "attack-11"}

# Steps of the attack, as `game.steps` numbers them.
STEP_ATTACK_CARD = 1
STEP_DEFENSE_CARD = 5
STEP_REVEAL = 9
STEP_RESULT = 11
STEP_PLAY_SCHEME = 0


# ---- what is printed ----------------------------------------------------------------------------------------------


@dataclass(slots=True)
class UnmatchedFace:
    """A printed card of a deck. `who` is the fighter that may use it, "" for any; `rules` are those it touches."""

    id: int
    name: str
    kind: str
    text: str
    value: int | None
    boost: int | None
    who: str
    player: int
    mission: bool
    rules: list[str]


@dataclass(slots=True)
class Space:
    """A space of the battlefield, at a share of the board's width and height."""

    name: str
    x: float
    y: float
    zones: list[int]
    start: int | None
    slot: str
    passage: bool


@dataclass(slots=True)
class Zone:
    """A zone: its colour's name for the drawing, and in the reader's language."""

    colour: str
    label: str


@dataclass(slots=True)
class Board:
    """The battlefield as it is printed."""

    name: str
    width: int
    height: int
    zones: list[Zone]
    spaces: list[Space]
    lines: list[tuple[int, int]]


# ---- what lies on the table ---------------------------------------------------------------------------------------


@dataclass(slots=True)
class Token:
    """A fighter. `space` is None for one that is not on the battlefield."""

    player: int
    name: str
    initials: str
    hero: bool
    ranged: bool
    health: int
    most: int
    space: int | None
    held: bool


@dataclass(slots=True)
class Item:
    """An item token on the battlefield."""

    space: int
    name: str
    slot: str
    value: int
    about: str


@dataclass(slots=True)
class Side:
    """One side's mat: a hero with hand, deck and piles. Unknown cards are -1."""

    player: int
    seat: int
    name: str
    hero: str
    side: int
    ability: str
    move: int
    alive: bool
    turn: bool
    hand: list[int]
    deck: int
    discards: list[int]
    stores: bool
    stored: list[int]
    counters: int
    counter_name: str
    marks: list[str]


@dataclass(slots=True)
class Fighting:
    """One side of the combat. `card` is None for none, -1 face down and unknown; `value` None before the cards turn."""

    player: int
    fighter: int
    card: int | None
    value: int | None
    item: str
    cancelled: list[Timing]


@dataclass(slots=True)
class Combat:
    """An attack: the attacker's side, the defender's side, how far it is."""

    stage: Literal["choosing", "revealed", "decided"]
    window: Timing
    sides: list[Fighting]
    told: int | None
    damage: int | None
    winner: int | None


@dataclass(slots=True)
class Walk:
    """The path by which the fighter would come to a space, both ends included."""

    space: int
    path: list[int]


@dataclass(slots=True)
class UnmatchedTable:
    """The whole table for one viewer."""

    layout: Literal["unmatched"]
    turn: int
    actions: int
    sides: list[Side]
    fighters: list[Token]
    items: list[Item]
    scheme: list[int]
    combat: Combat | None
    mover: int | None
    walks: list[Walk]


# ---- setting up ---------------------------------------------------------------------------------------------------


def seats() -> tuple[int, int, int]:
    """Fewest, most, and how many by default."""
    return FEWEST_SEATS, MOST_SEATS, USUAL_SEATS


def setup_fields() -> list[Field]:
    """Heroes, board, items and teams."""
    offered = [Choice(hero.name, hero.name, hero_line(hero)) for hero in heroes()]
    boards = sorted(all_battlefields().values(), key=lambda board: board.name)
    return [
        Field("heroes", "choice-per-seat", text("unmatched-setup-hero"), list(DEFAULT_HEROES), choices=offered),
        Field(
            "board", "choice", text("unmatched-setup-board"), USUAL_BOARD,
            choices=[Choice(board.name, board.name, board_line(board), seats_on(board)) for board in boards],
        ),
        Field("items", "switch", text("unmatched-setup-items"), True, text("unmatched-setup-items-hint")),
        Field(
            "teams", "switch", text("unmatched-setup-teams"), False, text("unmatched-setup-teams-hint"), seats=[3, 4],
        ),
        Field(
            "partner", "choice", text("unmatched-setup-partner"), DEFAULT_HEROES[2],
            text("unmatched-setup-partner-hint"), offered, seats=[3], needs="teams",
        ),
    ]  # fmt: skip


def heroes() -> list[Hero]:
    """Our own, then those that the host has imported."""
    return list({**Library().heroes, **own_heroes()}.values())


def hero_line(hero: Hero) -> str:
    leader = next(fighter for fighter in hero.fighters if fighter.hero)
    reach = text("unmatched-ranged") if leader.ranged else text("unmatched-melee")
    return text("unmatched-setup-hero-line", health=leader.health, move=hero.move, reach=reach)


def board_line(board: Battlefield) -> str:
    items = "yes" if board.has_items() else "no"
    return text("unmatched-setup-board-line", spaces=board.size, zones=len(board.zone_names), items=items)


def seats_on(board: Battlefield) -> list[int]:
    """With how many people a board can be played: three of a team game lead four heroes."""
    return list(range(FEWEST_SEATS, min(len(board.starts), MOST_SEATS) + 1))


def setup(names: list[str], chosen: dict[str, Any]) -> dict[str, Any]:
    """The set-up that `mulligan.games.game` takes."""
    leading = list(chosen["heroes"])
    if "partner" in chosen:  # team-2: the first of three people leads the first and the third hero
        leading.insert(2, chosen["partner"])
    return {
        "heroes": leading,
        "board": chosen["board"],
        "items": chosen["items"],
        "teams": chosen.get("teams", False),
        "seats": len(names),
        "names": names,
    }


def cards(game: Game) -> list[UnmatchedFace]:
    """Every printed card of the decks on this table."""
    assert isinstance(game, Unmatched)
    sheet = game.sheet
    return [
        UnmatchedFace(
            id=kind,
            name=sheet.name[kind],
            kind=TYPES[sheet.type[kind]],
            text=translated(text_id("card", sheet.name[kind]), sheet.text[kind]),
            value=None if sheet.value[kind] == NO_VALUE else sheet.value[kind],
            boost=None if sheet.boost[kind] == NO_VALUE else sheet.boost[kind],
            who="" if sheet.for_anybody[kind] else " / ".join(users(sheet, kind)),
            player=sheet.whose[kind],
            mission=sheet.mission[kind],
            rules=touched(sheet, kind),
        )
        for kind in range(len(sheet.name))
    ]


def touched(sheet: Sheet, kind: int) -> list[str]:
    """The rules that playing this card is about: its type, the moments of its effects, missions, cancelling."""
    moments = [rule for timing, rule in RULES_OF_MOMENTS.items() if sheet.effect[kind][timing] >= 0]
    missions = ["mission-2"] if sheet.mission[kind] else []
    return [RULES_OF_TYPES[sheet.type[kind]], *moments, *missions, *(["cancel-1"] if sheet.cancels[kind] else [])]


def users(sheet: Sheet, kind: int) -> list[str]:
    names = [sheet.fighter_name[f] for f in range(len(sheet.fighter_name)) if sheet.who[kind] >> f & 1]
    return list(dict.fromkeys(names))


def text_id(sort: str, name: str) -> str:
    """Where a translation of something printed would stand."""
    return f"unmatched-{sort}-{part_of_id(name)}"


def board(game: Game) -> Board:
    """The battlefield of this table."""
    assert isinstance(game, Unmatched)
    field = game.board
    width, height = field.aspect
    return Board(
        name=field.name,
        width=width,
        height=height,
        zones=[Zone(colour, translated(f"unmatched-zone-{colour}", colour)) for colour in field.zone_names],
        spaces=[
            Space(
                name=field.ids[space],
                x=field.x[space],
                y=field.y[space],
                zones=[zone for zone in range(len(field.zone_names)) if field.zones[space] >> zone & 1],
                start=field.starts.index(space) + 1 if space in field.starts else None,
                slot=ITEM_SLOTS[field.slot[space]],
                passage=field.passage[space],
            )
            for space in range(field.size)
        ],
        lines=field.lines,
    )


# ---- the table ----------------------------------------------------------------------------------------------------


def table(view: View, game: Game) -> UnmatchedTable:
    """The table as this viewer may see it."""
    position = position_of(view)
    return UnmatchedTable(
        layout="unmatched",
        turn=position.turn[t.TURN_NUMBER],
        actions=position.turn[t.ACTIONS],
        sides=[side_of(position, game, player) for player in range(position.sheet.players)],
        fighters=[token(position, fighter) for fighter in range(len(position.space))],
        items=[item(position, space) for space in range(position.board.size) if position.items[space] >= 0],
        scheme=[] if position.combat[t.IN_COMBAT] else [position.printed[card] for card in position.played],
        combat=combat_of(position),
        mover=mover(view),
        walks=walks_of(view),
    )


def position_of(view: View) -> UnmatchedState:
    position = view.position
    assert isinstance(position, UnmatchedState)
    return position


def side_of(position: UnmatchedState, game: Game, player: int) -> Side:
    sheet, seat, turn = position.sheet, position.seat_of[player], position.turn
    marks = [
        text(f"unmatched-mark-{mark}")
        for mark, players in (("no-draw", turn[t.NO_DRAW]), ("starless", turn[t.STARLESS]))
        if players >> player & 1
    ]
    return Side(
        player=player,
        seat=seat,
        name=game.seat_names[seat],
        hero=words.player_name(sheet, player),
        side=player % 2 if sheet.teams else player,
        ability=translated(text_id("ability", sheet.hero_name[player]), sheet.ability_text[player]),
        move=sheet.move[player],
        alive=position.alive(player),
        turn=turn[t.TURN_PLAYER] == player and turn[t.TURN_NUMBER] > 0 and not position.over,
        hand=[position.printed[card] for card in position.hands[player]],
        deck=len(position.decks[player]),
        discards=[position.printed[card] for card in position.discards[player]],
        stores=sheet.boosts_from_suit[player],
        stored=[position.printed[card] for card in position.suits[player]],
        counters=position.counters[player],
        counter_name=sheet.counter_name[player],
        marks=marks,
    )


def token(position: UnmatchedState, fighter: int) -> Token:
    sheet = position.sheet
    name = words.fighter_name(sheet, fighter)
    return Token(
        player=sheet.owner[fighter],
        name=name,
        initials="".join(word[0] for word in name.split())[:3],
        hero=sheet.hero[fighter],
        ranged=sheet.ranged[fighter],
        health=position.health[fighter],
        most=sheet.health[fighter],
        space=position.space[fighter] if position.space[fighter] >= 0 else None,
        held=bool(position.turn[t.HELD] >> fighter & 1),
    )


def item(position: UnmatchedState, space: int) -> Item:
    sheet, found = position.sheet, position.items[space]
    name = sheet.item_name[found]
    about = text("unmatched-item-value", value=sheet.item_value[found])
    if sheet.item_row[found] >= 0:
        about = translated(text_id("item", name), sheet.item_text[found])
    return Item(space, name, ITEM_SLOTS[sheet.item_slot[found]], sheet.item_value[found], about)


def combat_of(position: UnmatchedState) -> Combat | None:
    combat = position.combat
    stage = combat[t.IN_COMBAT]
    if not stage:
        return None
    window: Timing = ""
    for frame in position.frames:
        if frame[PROCEDURE] == WINDOW:
            window = TIMINGS[frame[WINDOW_TIMING]]
    decided = stage == 3
    return Combat(
        stage="decided" if decided else "revealed" if stage == 2 else "choosing",
        window=window,
        sides=[fighting(position, side) for side in range(2)],
        told=combat[t.TOLD] - 1 if combat[t.TOLD] else None,
        damage=combat[t.DAMAGE] if decided else None,
        winner=combat[t.WINNER] if decided else None,
    )


def fighting(position: UnmatchedState, side: int) -> Fighting:
    combat = position.combat
    card = combat[t.COMBAT_CARD + side]
    token_used = combat[t.COMBAT_ITEM + side]
    return Fighting(
        player=combat[t.COMBAT_PLAYER + side],
        fighter=combat[t.FIGHTERS + side],
        card=position.printed[card] if card >= 0 else None,
        value=position.value(side) if combat[t.IN_COMBAT] > 1 and card >= 0 else None,
        item=position.sheet.item_name[token_used] if token_used >= 0 else "",
        cancelled=[name for timing, name in TIMINGS.items() if combat[t.CANCELLED + side] >> timing & 1],
    )


def mover(view: View) -> int | None:
    """The fighter whom the viewer is about to move or place."""
    decision, top = view.decision, view.position.frames[-1] if view.position.frames else []
    if decision is None or decision.seat != view.seat:
        return None
    if decision.subject == o.ABOUT_PLACEMENT:
        return position_of(view).sheet.owner.index(top[PLAYER_OF]) + top[PLACING]
    if decision.subject == o.ABOUT_MOVE_WHERE:
        return top[MOVING]
    return top[MOVER] if decision.subject in (o.ABOUT_PLACE, o.ABOUT_EFFECT_WHERE) else None


def walks_of(view: View) -> list[Walk]:
    """By which path each space would be reached, where the viewer chooses where a move ends."""
    position, decision, fighter = position_of(view), view.decision, mover(view)
    if decision is None or fighter is None or decision.subject not in (o.ABOUT_MOVE_WHERE, o.ABOUT_EFFECT_WHERE):
        return []
    top = position.frames[-1]
    steps, through = top[MOVE_VALUE], False
    if decision.subject == o.ABOUT_EFFECT_WHERE:
        steps, through = top[LEFT], position.sheet.program.c[top[PC]] == 1
    ends = [option - o.SPACE for option in decision.options]
    return [Walk(end, movement.path(position, fighter, end, steps, through)) for end in ends]


# ---- choosing -----------------------------------------------------------------------------------------------------


def asked(view: View) -> int | None:
    """Whom everybody sees to be choosing. A card to attack or defend with is waited for, whatever the hand holds."""
    position = position_of(view)
    if position.frames and position.frames[-1][PROCEDURE] == ATTACKING:
        for side, step in ((t.ATTACKER, STEP_ATTACK_CARD), (t.DEFENDER, STEP_DEFENSE_CARD)):
            if position.frames[-1][STEP] in (step, step + 1):
                return position.seat_of[position.combat[t.COMBAT_PLAYER + side]]
    return None if position.decision is None else position.decision.seat


def prompt_kind(view: View) -> str:
    """What sort of decision the viewer has: a window to defend in, a card laid face down, the turn, or a detail."""
    decision = view.decision
    if decision is None or decision.seat != view.seat:
        return ""
    kinds = {o.ABOUT_DEFENSE_CARD: "window", o.ABOUT_ATTACK_CARD: "face-down", o.ABOUT_ACTION: "turn"}
    return kinds.get(decision.subject, "detail")


def passing(view: View) -> int | None:
    """The option that means "no, thank you"."""
    decision = view.decision
    if decision is None:
        return None
    return next((option for option in (o.DECLINE, o.DONE) if option in decision.options), None)


def place(view: View, option: int) -> str:
    """Where on the table an option is to be found: a card, a fighter, a space, an item; "" for a plain button."""
    sort, number = option // o.CHOICE_SIZE * o.CHOICE_SIZE, option % o.CHOICE_SIZE
    if sort == o.PLAY_SCHEME:
        return f"card:{number // o.SLOTS}"
    if sort in (o.PLAY, o.BOOST, o.DISCARD):
        return f"card:{number}"
    if sort == o.ATTACK:
        return f"fighter:{number % o.TARGETS}"
    if sort == o.SCHEME_ITEM:
        return f"item:{position_of(view).space[number]}"
    names = {o.BOOST_STORED: "stored", o.TAKE: "take", o.FIGHTER: "fighter", o.SPACE: "space", o.OPPONENT: "player"}
    return f"{names[sort]}:{number}" if sort in names else ""


def by(view: View, option: int) -> str:
    """The fighter who would do it: attack, go there, use the item, play the scheme."""
    sort, number = option // o.CHOICE_SIZE * o.CHOICE_SIZE, option % o.CHOICE_SIZE
    fighter: int | None = None
    if sort == o.ATTACK:
        fighter = number // o.TARGETS
    elif sort == o.SCHEME_ITEM:
        fighter = number
    elif sort == o.PLAY_SCHEME:
        sheet = position_of(view).sheet
        fighter = sheet.owner.index(sheet.whose[number // o.SLOTS]) + number % o.SLOTS
    elif sort == o.SPACE:
        fighter = mover(view)
    return "" if fighter is None else f"fighter:{fighter}"


def verb(option: int) -> str:
    """No option needs other words on a button than its label."""
    return ""


def number_of(option: int) -> int | None:
    """The number that an option stands for where a decision is about how many."""
    return option - o.NUMBER if o.NUMBER <= option < o.NUMBER + o.CHOICE_SIZE else None


def imaginable(view: View) -> list[int]:
    """The actions that somebody at this table might try now: those that why-not is answered for."""
    decision = view.decision
    if decision is None or decision.seat != view.seat:
        return []
    return [action for action in view.position.imaginable(view.seat) if concerns(decision.subject, action)]


def concerns(subject: int, action: int) -> bool:
    """Cards may be tried at any time, each as what the moment is about; the rest where one is being chosen."""
    sort = action // o.CHOICE_SIZE * o.CHOICE_SIZE
    if sort == o.PLAY_SCHEME or sort == o.ATTACK or action == o.DECLINE:
        return subject == o.ABOUT_ACTION
    if sort == o.PLAY:
        return subject not in (o.ABOUT_ACTION, o.ABOUT_BOOST_MOVE, o.ABOUT_BOOST_CARD, o.ABOUT_HAND_LIMIT)
    if sort == o.BOOST:
        return subject in (o.ABOUT_BOOST_MOVE, o.ABOUT_BOOST_CARD)
    if sort == o.FIGHTER:
        return subject in (o.ABOUT_MOVE_WHICH, o.ABOUT_EFFECT_WHICH)
    if sort == o.SPACE:
        return subject in (o.ABOUT_MOVE_WHERE, o.ABOUT_ACTION)
    return False


# ---- motion and silence -------------------------------------------------------------------------------------------


def stages(before: State, option: int) -> list[Stage]:
    """The positions in which cards lie on the table for all to see: an attack declared, a card face down, both turned
    over, the result; a scheme. Where a hand decides whether its seat is asked, a silence follows in any case."""
    state = answered(before, option)
    record, decision = state.record, before.decision
    assert record is not None
    assert decision is not None
    found = [Stage(None, 0, 1 if decision.subject in (o.ABOUT_ATTACK_CARD, o.ABOUT_DEFENSE_CARD) else 0)]
    while moving(state):
        procedure, step = state.frames[-1][PROCEDURE], state.frames[-1][STEP]
        asking = procedure == ATTACKING and step in (STEP_ATTACK_CARD, STEP_DEFENSE_CARD)
        if asking:
            found.append(Stage(state.clone(), len(record.events), 0))
        step_once(state)
        if asking and state.decision is None:
            found[-1].silences = 1
        elif worth_a_look(procedure, step) and not state.over:
            found.append(Stage(state.clone(), len(record.events), 0))
    return worth_showing(found)


def worth_a_look(procedure: int, step: int) -> bool:
    if procedure == ATTACKING:
        return step in (STEP_REVEAL, STEP_RESULT)
    return procedure == SCHEMING and step == STEP_PLAY_SCHEME


def event_name(kind: int) -> str:
    """What sort of event this is."""
    return t.EVENTS[kind]
