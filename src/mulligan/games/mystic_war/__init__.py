"""Mystic War (1992): three to eight mages fight over Followers, Mystic Power and Gold."""
