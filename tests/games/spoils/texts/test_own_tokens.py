"""Tokens of a card's own making: characters with the numbers that stand on the card that puts them into play."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.cards.collection import why_not_playable
from mulligan.games.spoils.cards.library import read_all
from mulligan.games.spoils.effects import characteristics
from mulligan.games.spoils.printed import CHARACTER, TRADES
from mulligan.kernel.numbers import Card
from tests.games.spoils.arranged import Scene, character, item, tactic

RAGE = ["Rage"] * 6
RAT = character("Rat", (1, 1, 1))
ECHO = item("Echo", "When a Lamp Rat token is destroyed, draw a card.\nEach Lamp Rat token you control gains 1 life.")
SMASH = tactic("Smash", "COST: Pick a character.\nEFFECT: Destroy the character.", cost=0)
BOUNCE = tactic("Bounce", "COST: Pick a character.\nEFFECT: Put the character into its owner's hand.", cost=0)


def played(text: str, *choices: str, **ours: list[str]) -> Scene:
    scene = Scene(
        [RAT, ECHO, SMASH, BOUNCE, tactic("Trial", text, cost=0)],
        A=Side(
            hand=["Trial", "Smash", "Bounce"], play=["Rat", *ours.get("play", [])], resources=RAGE, deck=["Greed"] * 4
        ),
        B=Side(play=["Rat"], deck=["Greed"] * 4),
    )
    return scene.choose("A", "Play Trial", *choices).pass_windows()


def in_play(scene: Scene, name: str) -> list[Card]:
    return [card for card in scene.state.in_play if scene.state.face(card).name == name]


@pytest.mark.rules("409.3a", "409.3c", "Ruling 30")
@pytest.mark.parametrize(
    ("text", "name", "stats", "trade", "subtype", "covert", "count"),
    [
        ("Put a 2/3/1 Rogue character token named Lamp Rat into play.", "Lamp Rat", (2, 3, 1), "Rogue", "", False, 1),
        ("Put 2 1/1/3 Rogue thief character tokens into play.", "Thief", (1, 1, 3), "Rogue", "thief", False, 2),
        ("Put a Fop token with 2 strength, 1 life and 3 speed into play.", "Fop", (2, 1, 3), "Universal", "", False, 1),
        ('Put a 1/2/3 "eel" character token with COVERT into play.', "Eel", (1, 2, 3), "Universal", "eel", True, 1),
        (
            "Put an Imp token into play. Treat the token as an Arcanist character card with 1 speed, 1 life, 2 "
            'strength and the "demon" subtype.', "Imp", (2, 1, 1), "Arcanist", "demon", False, 1,
        ),
        (
            "Put X 1/1/1 Banker character tokens named Clerk into play, where X is the number of characters in play. "
            "They gain COVERT this turn.", "Clerk", (1, 1, 1), "Banker", "", True, 2,
        ),
    ],
)  # fmt: skip
def test_a_token_is_what_the_card_says(
    text: str, name: str, stats: tuple[int, int, int], trade: str, subtype: str, covert: bool, count: int
) -> None:
    scene = played(text)
    tokens = in_play(scene, name)
    assert len(tokens) == count
    for token in tokens:
        state = scene.state
        assert tuple(characteristics.stat(state, token, which) for which in range(3)) == stats
        assert characteristics.types(state, token) & CHARACTER
        assert TRADES[state.face(token).trade] == trade
        subtypes = state.library.subtypes
        assert not subtype or characteristics.has_subtype(state, token, subtypes[subtype])
        assert (characteristics.keywords(state, token) & 1 == 1) == covert
        assert (state.owner[token], state.controller[token]) == (0, 0)
    assert not any(scene.state.faults())


@pytest.mark.rules("409.3b", "Ruling 30")
def test_a_token_that_leaves_play_triggers_and_is_gone() -> None:
    for way, drawn in (("Smash", 1), ("Bounce", 0)):
        scene = played("Put a 2/3/1 Rogue character token named Lamp Rat into play.", play=["Echo"])
        assert scene.stat("Lamp Rat", "life") == 4
        hand = len(scene.hand("A"))
        scene.choose("A", f"Play {way}", "Lamp Rat").pass_windows()
        assert scene.where("Lamp Rat") == "nowhere"
        assert "Lamp Rat" not in scene.hand("A") + scene.pile("A")
        assert len(scene.hand("A")) == hand - 1 + drawn


@pytest.mark.rules("409.3a", "Ruling 30")
def test_a_token_described_in_full_is_none_that_differs_in_numbers() -> None:
    scene = played(
        "Put a 2/3/1 Rogue character token named Lamp Rat into play. Put a 1/1/1 Rogue character token named Lamp Rat "
        "into play. Destroy each 1/1/1 Rogue character token named Lamp Rat."
    )
    assert [scene.state.face(card).strength for card in in_play(scene, "Lamp Rat")] == [2]


@pytest.mark.rules("409.3c")
def test_a_token_is_put_into_play_depleted_or_under_anothers_control() -> None:
    scene = played("Put a 2/3/1 Rogue character token named Spy into play under an opponent's control.")
    assert (scene.controller("Spy"), scene.state.owner[scene.card("Spy")]) == ("B", 0)
    scene = played("Put a 2/3/1 Rogue character token named Spy into play depleted.")
    assert scene.state.depleted[scene.card("Spy")] == 1


def test_like_tokens_of_two_cards_are_one_and_a_micromajig_is_none_of_them() -> None:
    scene = played(
        "Put a 2/3/1 Rogue character token named Spy into play. Put a Micromajig token into play. "
        "Destroy a Micromajig token."
    )
    assert (scene.where("Spy"), scene.where("Micromajig")) == ("play", "nowhere")
    text = "When this card enters play, put a 1/1/1 Rogue character token named Spy into play."
    cards = [item("Lens", text), item("Ear", text)]
    made = Scene(cards, A=Side(hand=["Lens", "Ear"], resources=RAGE), B=Side())
    made.choose("A", "Play Lens").pass_windows().choose("A", "Play Ear").pass_windows()
    assert len({made.state.printed[card] for card in in_play(made, "Spy")}) == 1
    assert len(in_play(made, "Spy")) == 2


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Put a Rat token into play.", "put a 1/1/3 Rogue character token named Rat into play"),
        ("Search your deck for a Rat token. Put it into your hand.", "anywhere but in play"),
    ],
)
def test_a_token_without_numbers_or_out_of_play_is_refused(text: str, says: str) -> None:
    [reading] = read_all([tactic("Trial", text)])
    assert says in why_not_playable(reading)


@pytest.mark.rules("409.3b")
def test_what_a_token_is_may_stand_in_brackets() -> None:
    text = (
        "Put 2 Grunt tokens into play. Grunt tokens you control gain 1 life this turn.\n(Treat Grunt tokens as Warlord "
        "character cards with 2 strength, 1 life, 3 speed, and the soldier subtype. When a Grunt token leaves play, it "
        "disappears.)"
    )
    scene = played(text)
    tokens = in_play(scene, "Grunt")
    assert len(tokens) == 2
    for token in tokens:
        assert [characteristics.stat(scene.state, token, which) for which in range(3)] == [2, 2, 3]
        assert characteristics.has_subtype(scene.state, token, scene.state.library.subtypes["soldier"])
