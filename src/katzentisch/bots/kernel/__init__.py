"""The compiled loops of the bots: information-set tree search.

Search plays many imagined matches. Each begins in a world drawn at random among those that fit what the seat knows and
that explain what the others did. In the tree, which holds the seat's own decisions as far as it has come, moves are
chosen by what they brought so far and by the rule of thumb; everyone else, and the seat itself beyond the tree, plays
by the rule of thumb with some chance mixed in. A playout may be cut and judged. What the seat saw on the way is the key
of a position in the tree, so that it never tells apart what it could not.
"""
