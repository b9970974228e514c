from typing import Any

ismcts: Any
mcts: Any
outcome_sampling_mccfr: Any
