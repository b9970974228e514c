"""Reads a Parquet of games, as `mulligan dataset` and `mulligan arena` write them, and draws who wins how soon.

mulligan dataset mystic-war --games 2000 --in-a-file 2000 --agents medium --out games
python examples/research/reading_games.py games/games-00000.parquet rounds.svg
"""

import sys
from collections import Counter
from pathlib import Path

from pyarrow import parquet

from mulligan.balance.plots import bars


def main(source: Path, picture: Path) -> None:
    rows = parquet.read_table(source).to_pylist()
    sides = Counter(side for row in rows for side in row["sides"])
    wins = Counter(row["sides"][seat] for row in rows for seat in row["winners"])
    for side, played in sides.most_common():
        print(f"{side:24} won {wins[side]:5} of {played:5} games, {100 * wins[side] / played:4.0f} %")
    rounds = Counter(row["rounds"] for row in rows)
    drawn = [{"from": n, "to": n, "games": rounds[n]} for n in range(min(rounds), max(rounds) + 1)]
    style = "<style>rect { fill: #1f6fb2 } text { font: 13px sans-serif; fill: #555 } line { stroke: #555 }</style>"
    svg = bars(drawn, "games by rounds").replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    picture.write_text(svg.replace("</title>", "</title>" + style, 1), encoding="utf-8")
    print(f"the picture is {picture}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
