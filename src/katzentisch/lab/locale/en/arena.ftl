### Reports of the arena, English.

arena-title = Arena: { $game }
arena-summary = { $matches } matches: { $deals ->
    [1] one deal
   *[other] { $deals } deals
}, each in every rotation, seed { $seed }.
arena-printed = Rules as printed.
arena-options = Other than printed: { $options }.
arena-design-one = One bot sits alone among copies of another and takes every seat in turn; so each pair is measured both ways.
arena-design-first = The first bot sits alone among copies of each of the others and takes every seat in turn.
arena-design-last = Each bot sits alone among copies of the last one and takes every seat in turn.
arena-design-steps = Each bot sits alone among copies of the one named before it and takes every seat in turn.
arena-design-all = Different bots share a table, in every choice of them and in every rotation.
arena-players = { $players } players
arena-shares = Share of victories against all others
arena-fair = Fair would be { $share }. Ties for victory are split.
arena-with-interval = { $mean } ({ $low } to { $high })
arena-bot = bot
arena-share = victories
arena-share-points = victories, percentage points
arena-margin = margin
arena-against = against
arena-against-bot = against { $bot }
arena-pairs = Each against each
arena-pairs-one = The share of victories of one bot (left) among copies of another (above); fair would be { $share }. Bold: the interval leaves the fair share out.
arena-pairs-first = { arena-pairs-one }
arena-pairs-last = { arena-pairs-one }
arena-pairs-steps = { arena-pairs-one }
arena-pairs-all = How often a bot (left) finishes before another (above) at the same table, a tie counting half; fair would be { $share }. Bold: the interval leaves it out.
arena-differences = Differences on the same deals
arena-differences-note = How much better the first bot does than the second against the same rival, deal by deal. Bold: the interval leaves zero out.
arena-difference = difference
arena-versus = { $bot } – { $other }
arena-ratings = Ratings (Plackett-Luce)
arena-ratings-missing = Ratings need the extra "lab".
arena-timing = Time
arena-timing-note = Processor time of one core for each decision with a choice.
arena-decisions = decisions
arena-mean-ms = ms a move
arena-high-ms = 95 % below
arena-per-second = decisions/s
arena-iterations = imagined matches
arena-method = How this was measured
arena-method-intervals = Intervals hold 95 %. The unit is the deal: the rotations of a deal are taken together first, then Student’s t judges the means of the deals. For shares, two imaginary deals, one lost and one won in every rotation, are added, so that a row of victories does not look like certainty.
arena-method-deals = All bots meet the same deals: which card comes next depends on its place in the deck, not on who draws it. What bots draw at random comes from another source.
arena-method-ratings = Margin: the own score minus the best of the others. Ratings go through the matches in the order of the deals; the line spans two standard deviations to each side.
arena-version = version
arena-origin = Katzentisch { $version }, commit { $commit }, sources { $sources }, rules version { $rules }.
