"""States in capitals that stand for something that is so: "while ENRAGED"."""

import re

STATE_OF = r"\b(?:While|When|If|As long as) ([^.,]+), [^.,]*? (?:is|are) ({state})\.\s*"
_STATE = re.compile(STATE_OF.format(state="[A-Z]{3,}"))
_VERB = re.compile(r"(?:adds?|has|have|may|gets?|takes?|deals?|can|cannot)\b")

NO_MORE = (
    r"\b(?:If|When|Once) [^.,]* (?:returns?|comes? back|is returned)\b[^.,]*, [^.,]* (?:is|are) no longer {state}\.\s*"
)
S = "'s"


def stated(text: str) -> str:
    """A state is said after what it stands for, and in a sentence of its own."""
    text = re.sub(
        r"(?:(?<=\. )|(?m:^))([A-Z][\w.' ]*? (?:is|are) [A-Z]{3,}) (while|when|if|as long as) ([^.]*)\.",
        lambda found: f"{found[2].capitalize()} {found[3]}, {found[1]}.",
        text,
    )
    text = re.sub(r"(?:(?<=\. )|(?m:^))([A-Z][\w.' ]*? becomes? [A-Z]{3,}) when ([^.]*)\.", r"When \2, \1.", text)
    text = re.sub(
        r"\b((?:While|When|If) [^.,]+, ([^.,:]*?) (?:is|are) ([A-Z]{3,})),? and "
        r"([^.]*)",
        lambda found: (
            f"{found[1]}. While {found[3]}, "
            + (f"{found[2]} " if _VERB.match(found[4]) else "")
            + re.sub(r"^(?:his|her|their|its) ", f"{found[2]}{S} ", found[4])
        ),
        text,
    )
    text = re.sub(r"(\bbecomes? [A-Z]{3,}) for the rest of the game\b", r"\1", text)
    text = re.sub(
        r"\b((?:While|When|If) [^.,]+, ([^.,:]*?) (?:is|are) ([A-Z]{3,})): (?=[a-z+])([^.]*)",
        lambda found: f"{found[1]}. While {found[3]}, {re.sub(r'(?:his|her|their|its) ', f'{found[2]}{S} ', found[4])}",
        text,
    )
    for state in {found.group(2) for found in _STATE.finditer(text)}:  # of itself, once that is not so any more
        text = re.sub(NO_MORE.format(state=state), "", text)
    return re.sub(r"(\bWhile [A-Z]{3,}, )(\+\d+ to)(?: all(?: of)?)?", r"\1add \2", text)


def states_of(ability: str) -> tuple[tuple[str, str], ...]:
    """Words in capitals that stand for something that is so."""
    ability = stated(ability)
    return tuple((found.group(2), found.group(1)) for found in _STATE.finditer(ability))
