"""Heroes of Unmatched as the command names them: by name, or by the user's own file."""

from pathlib import Path

from mulligan.cli.command import Trouble


def named(names: list[str]) -> tuple[list[str], list[str]]:
    """The heroes' names, and the heroes that the game brings with it because they came from files, as TOML."""
    from mulligan.games.unmatched.heroes import SUFFIX, UnknownHero, as_toml, read_hero

    found: list[str] = []
    brought: list[str] = []
    for name in names:
        if name.endswith(SUFFIX):
            try:
                hero = read_hero(Path(name))
            except UnknownHero as error:
                raise Trouble(str(error)) from error
            found.append(hero.name)
            brought.append(as_toml(hero))
        else:
            found.append(name)
    return found, brought
