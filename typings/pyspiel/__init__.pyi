from typing import Any

class PlayerId:
    CHANCE: Any
    TERMINAL: Any

class GameType:
    Dynamics: Any
    ChanceMode: Any
    Information: Any
    Utility: Any
    RewardModel: Any
    def __init__(self, **told: Any) -> None: ...

class GameInfo:
    def __init__(self, **told: Any) -> None: ...

class Game:
    def __init__(self, sort: GameType, about: GameInfo, parameters: dict[str, Any]) -> None: ...

class State:
    def __init__(self, game: Game) -> None: ...
    def is_chance_node(self) -> bool: ...
    def apply_action(self, action: int) -> None: ...
    def legal_actions(self, player: int = ...) -> list[int]: ...
