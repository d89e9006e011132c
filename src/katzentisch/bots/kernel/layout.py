"""What the loops of a search pass to each other lies in rows of numbers and in records: which is where."""

(
    EXPLORATION, HORIZON, REACH, NOISE, SHARPNESS, MARGIN, POINTS, REPEATS, INSIGHT, SEATS, FIRST, STEPS, LIKELY,
) = range(13)  # fmt: skip
"""The settings of a search; how often it sees the world as it is; the seats; how many steps lead to the first world and
to each other one, where one wanders; and how likely the last world was."""

STAMP, FOUND, PLIES, WORLDS, CLAIMS, UNTRUE, KIND, POSITIONS, IMAGINED = range(9)
"""The counters of a search: its number; entries in use; plies made, worlds drawn, claims met, untrue ones; whether the
seat's decision is PURE or MIXED; positions in the tree; matches imagined so far."""
COUNTERS = IMAGINED + 1

POSITION = [
    ("key", "<u8"), ("value", "<f8"), ("visits", "<i4"), ("stamp", "<i4"), ("first", "<i4"), ("count", "<i4"),
]  # fmt: skip
ENTRY = [("value", "<f8"), ("wins", "<f8"), ("prior", "<f8"), ("visits", "<i8")]
"""What a tree is made of: positions, each with the entries of its actions side by side."""
MEMORY, IS_BEGUN = 16, 0
"""So many numbers a game may keep while it wanders; the first of them is nought until the walk has begun."""
NONE = -1
"""There is no entry."""
LONGEST = 128
"""No way through the tree is longer: positions, and the entries of the actions that were chosen in them."""
CURIOSITY = 0.1
"""Where one mixes, so much of the chances goes to all actions alike when they are looked at."""
