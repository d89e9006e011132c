/* Katzenjammer Blues in C, the floor for bench/speed.py: the rules of RULES.md with default options.
 *
 * Action ids, the order of legal actions, the generator and the seeding are those of the Python rules, so that
 * the same seed plays the same games on both sides. Comments cite the numbered paragraphs of RULES.md.
 *
 *     katzenjammer SEATS GAMES MASTER_SEED list|select
 *
 * prints the players' decisions, the seconds of CPU and the checksum of all scores and places. `list` writes the
 * legal actions into an array and picks one; `select` counts them and finds the chosen one without an array.
 */

#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { JOKER = 0, VALUES = 5, KINDS = 1 + VALUES, COPIES = 15, MOST_ROW = VALUES + 1 };
enum { FEWEST_SEATS = 2, MOST_SEATS = 6, HAND_SIZE = 6, FOURSOME = 4, PENALTY = 5 };
enum { MICE_FOR_FEW = 20, MICE_FOR_MANY = 24, MOST_FOR_FEW_MICE = 4 };
enum { CHANCE = -1, NOBODY = -2, NO_BID = -1, DIFFERENT = 0, MOST_BID = 2 * COPIES };

/* The first action of each block; a bid is (count - 1) * KINDS + value, in the order of the ladder (K14). */
enum {
    LEAD = 0,
    DEAL = LEAD + MOST_SEATS,
    REVEAL = DEAL + KINDS,
    DRAW = REVEAL + KINDS,
    PASS = DRAW + KINDS,
    BID = PASS + 1,
    PAY = BID + MOST_BID * KINDS,
    PAY_VALUES = PAY + MOST_BID + 1,
    PRESENT = PAY_VALUES + (1 << VALUES),
    PRESENT_JOKERS = PRESENT + VALUES * (FOURSOME + 1),
    DONE = PRESENT_JOKERS + 1,
    MOST_LEGAL = 1 + MOST_BID * KINDS
};

typedef enum { PHASE_LEAD, PHASE_DEAL, PHASE_REVEAL, PHASE_DRAW, PHASE_BID, PHASE_PAY, PHASE_PRESENT, PHASE_OVER } Phase;

typedef struct {
    int32_t hand[KINDS];
    int32_t shown;
    int32_t mice;
    int32_t jokers;
    int32_t score;
    int32_t place;
    bool has_passed;
} Player;

typedef struct {
    Player players[MOST_SEATS];
    Phase phase;
    int32_t seats;
    int32_t actor;
    int32_t leader;
    int32_t bid;
    int32_t bidder;
    int32_t passes;
    int32_t row[MOST_ROW];
    int32_t row_size;
    int32_t dealt;
    int32_t pool[KINDS]; /* the deck: how many cards of each kind */
    int32_t deck;        /* and of all kinds together */
    int32_t discard[KINDS];
    int32_t supply;
} State;

static int min(int a, int b) { return a < b ? a : b; }
static int max(int a, int b) { return a > b ? a : b; }

/* The generator: SplitMix64, and Lemire's method with rejection. */

static uint64_t next64(uint64_t *rng)
{
    uint64_t z = *rng += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static int below(uint64_t *rng, uint32_t n)
{
    uint64_t product = (next64(rng) >> 32) * n;
    if ((uint32_t)product < n) {
        uint32_t floor = -n % n; /* 2^32 mod n */
        while ((uint32_t)product < floor) {
            product = (next64(rng) >> 32) * n;
        }
    }
    return (int)(product >> 32);
}

/* Bids. */

static int bid_count(int bid) { return 1 + bid / KINDS; }
static int bid_value(int bid) { return bid % KINDS; }
static int make_bid(int count, int value) { return (count - 1) * KINDS + value; }

static bool has_value(int set, int value) { return set >> (value - 1) & 1; }

static int hand_count(const Player *me)
{
    int count = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        count += me->hand[kind];
    }
    return count;
}

/* K15: the most cards of different values, jokers standing in. */
static int most_different(const Player *me)
{
    int count = me->hand[JOKER];
    for (int value = 1; value <= VALUES; value++) {
        count += me->hand[value] > 0;
    }
    return min(count, VALUES);
}

/* K16: the most cards of one value, jokers aside. */
static int most_natural(const Player *me)
{
    int most = 0;
    for (int value = 1; value <= VALUES; value++) {
        most = max(most, me->hand[value]);
    }
    return most;
}

/* Setting up. */

static State new_match(int seats)
{
    State state = {.phase = PHASE_LEAD, .actor = CHANCE, .seats = seats};
    return state;
}

/* K1, K2, K44 */
static void start_game(State *state, int leader)
{
    state->leader = leader;
    state->supply = state->seats <= MOST_FOR_FEW_MICE ? MICE_FOR_FEW : MICE_FOR_MANY;
    for (int kind = 0; kind < KINDS; kind++) {
        state->pool[kind] = COPIES;
    }
    state->deck = KINDS * COPIES;
    state->dealt = 0;
    state->phase = PHASE_DEAL;
}

static void start_round(State *state)
{
    state->row_size = 0;
    state->phase = PHASE_REVEAL;
    state->actor = CHANCE;
}

/* End and scoring. */

/* K38 */
static bool is_better(const Player *me, const Player *other)
{
    return me->score > other->score || (me->score == other->score && me->jokers < other->jokers);
}

/* K34 to K38 */
static void end_game(State *state)
{
    int most = 0;
    for (int seat = 0; seat < state->seats; seat++) {
        Player *me = &state->players[seat];
        me->jokers = me->shown + me->hand[JOKER];
        most = max(most, me->jokers);
    }
    for (int seat = 0; seat < state->seats; seat++) {
        Player *me = &state->players[seat];
        me->score = me->mice - (me->jokers == most && most > 0 ? PENALTY : 0);
    }
    for (int seat = 0; seat < state->seats; seat++) {
        Player *me = &state->players[seat];
        me->place = 1;
        for (int other = 0; other < state->seats; other++) {
            me->place += is_better(&state->players[other], me);
        }
    }
    state->phase = PHASE_OVER;
    state->actor = NOBODY;
}

/* Bidding. */

/* K26 */
static void discard_lot(State *state)
{
    for (int i = 0; i < state->row_size; i++) {
        state->discard[state->row[i]]++;
    }
    start_round(state);
}

/* R4, K21, K22, K25 */
static void next_bidder(State *state)
{
    for (;;) {
        if (state->passes == state->seats) {
            discard_lot(state);
            return;
        }
        if (state->passes == state->seats - 1 && state->bid != NO_BID) {
            state->actor = state->bidder;
            state->phase = PHASE_PAY;
            return;
        }
        if (++state->actor == state->seats) {
            state->actor = 0;
        }
        Player *me = &state->players[state->actor];
        if (!me->has_passed) {
            if (hand_count(me) > 0) {
                return;
            }
            me->has_passed = true;
            state->passes++;
        }
    }
}

static void start_auction(State *state)
{
    for (int seat = 0; seat < state->seats; seat++) {
        state->players[seat].has_passed = false;
    }
    state->passes = 0;
    state->bid = NO_BID;
    state->actor = state->leader;
    state->phase = PHASE_BID;
    next_bidder(state);
}

static void apply_bid(State *state, int action)
{
    if (action == PASS) {
        state->players[state->actor].has_passed = true;
        state->passes++;
    } else {
        state->bid = action - BID;
        state->bidder = state->actor;
    }
    next_bidder(state);
}

/* Chance. */

/* K4, K44: cards go round from the bandleader's left neighbour. */
static void draw_card(State *state, int kind)
{
    int seat = (state->leader + 1 + state->dealt) % state->seats;
    state->pool[kind]--;
    state->deck--;
    state->players[seat].hand[kind]++;
    state->dealt++;
}

static void deal(State *state, int kind)
{
    draw_card(state, kind);
    if (state->dealt == state->seats * HAND_SIZE) {
        start_round(state);
    }
}

/* K3, K7 */
static void joker_draw(State *state, int kind)
{
    draw_card(state, kind);
    if (state->deck == 0) {
        end_game(state);
    } else if (state->dealt == state->seats) {
        start_auction(state);
    }
}

static bool is_in_row(const State *state, int kind)
{
    for (int i = 0; i < state->row_size; i++) {
        if (state->row[i] == kind) {
            return true;
        }
    }
    return false;
}

/* R3, K5, K6 */
static void reveal(State *state, int kind)
{
    bool is_repeated = is_in_row(state, kind);
    state->pool[kind]--;
    state->deck--;
    state->row[state->row_size++] = kind;
    if (state->deck == 0) {
        end_game(state);
    } else if (kind == JOKER) {
        state->dealt = 0;
        state->phase = PHASE_DRAW;
    } else if (is_repeated) {
        start_auction(state);
    }
}

/* Paying and taking. */

/* K19, R7 */
static void apply_payment(State *state, int action)
{
    Player *me = &state->players[state->actor];
    int jokers;
    if (action >= PAY_VALUES) {
        int set = action - PAY_VALUES;
        jokers = bid_count(state->bid);
        for (int value = 1; value <= VALUES; value++) {
            if (has_value(set, value)) {
                me->hand[value]--;
                state->discard[value]++;
                jokers--;
            }
        }
    } else {
        int value = bid_value(state->bid);
        jokers = action - PAY;
        int naturals = bid_count(state->bid) - jokers;
        me->hand[value] -= naturals;
        state->discard[value] += naturals;
    }
    me->hand[JOKER] -= jokers;
    me->shown += jokers;
    for (int i = 0; i < state->row_size; i++) {
        me->hand[state->row[i]]++;
    }
    state->row_size = 0;
    state->leader = state->actor;
    state->phase = PHASE_PRESENT;
}

/* Presenting: R8, K28 to K33. */
static void apply_presenting(State *state, int action)
{
    Player *me = &state->players[state->actor];
    if (action == DONE) {
        start_round(state);
    } else if (action == PRESENT_JOKERS) {
        me->hand[JOKER] -= FOURSOME;
        state->discard[JOKER] += FOURSOME;
    } else {
        int value = 1 + (action - PRESENT) / (FOURSOME + 1);
        int jokers = (action - PRESENT) % (FOURSOME + 1);
        int mice = min(value, state->supply);
        me->hand[value] -= FOURSOME - jokers;
        state->discard[value] += FOURSOME - jokers;
        me->hand[JOKER] -= jokers;
        me->shown += jokers;
        me->mice += mice;
        state->supply -= mice;
        if (state->supply == 0) {
            end_game(state);
        }
    }
}

/* Perform an action of the present phase; it is not checked. */
static void apply(State *state, int action)
{
    switch (state->phase) {
    case PHASE_LEAD: start_game(state, action - LEAD); break;
    case PHASE_DEAL: deal(state, action - DEAL); break;
    case PHASE_REVEAL: reveal(state, action - REVEAL); break;
    case PHASE_DRAW: joker_draw(state, action - DRAW); break;
    case PHASE_BID: apply_bid(state, action); break;
    case PHASE_PAY: apply_payment(state, action); break;
    case PHASE_PRESENT: apply_presenting(state, action); break;
    case PHASE_OVER: break;
    }
}

/* The outcome that a ticket draws: a seat, or a card of the deck. */
static int tickets(const State *state) { return state->phase == PHASE_LEAD ? state->seats : state->deck; }

static int outcome(const State *state, int ticket)
{
    int kind = 0;
    if (state->phase == PHASE_LEAD) {
        return LEAD + ticket;
    }
    while (ticket >= state->pool[kind]) {
        ticket -= state->pool[kind++];
    }
    switch (state->phase) {
    case PHASE_DEAL: return DEAL + kind;
    case PHASE_REVEAL: return REVEAL + kind;
    default: return DRAW + kind;
    }
}

/* The legal actions as a list, ascending; each function returns how many it wrote. */

/* K13 to K16, K24 */
static int legal_bids(const State *state, const Player *me, int32_t *actions)
{
    int n = 0;
    int jokers = me->hand[JOKER];
    int different = most_different(me);
    int most = max(most_natural(me) + jokers, different);
    int standing = 0;
    actions[n++] = PASS;
    if (state->bid != NO_BID) {
        standing = bid_count(state->bid);
        for (int value = bid_value(state->bid) + 1; value <= VALUES; value++) {
            if (me->hand[value] + jokers >= standing) {
                actions[n++] = BID + make_bid(standing, value);
            }
        }
    }
    for (int count = standing + 1; count <= most; count++) {
        if (count >= 2 && count <= different) {
            actions[n++] = BID + make_bid(count, DIFFERENT);
        }
        for (int value = 1; value <= VALUES; value++) {
            if (me->hand[value] + jokers >= count) {
                actions[n++] = BID + make_bid(count, value);
            }
        }
    }
    return n;
}

/* The values that a hand holds, as a set: the bit of value v is 1 << (v - 1). */
static int held_values(const Player *me)
{
    int held = 0;
    for (int value = 1; value <= VALUES; value++) {
        held |= (me->hand[value] > 0) << (value - 1);
    }
    return held;
}

/* K19: is this set of values, jokers for the rest, a payment of that many different cards? */
static bool is_payment(int set, int held, int jokers, int count)
{
    int size = __builtin_popcount(set);
    return (set & ~held) == 0 && size <= count && count <= size + jokers;
}

/* K17 to K19 */
static int legal_payments(const State *state, const Player *me, int32_t *actions)
{
    int n = 0;
    int count = bid_count(state->bid);
    int value = bid_value(state->bid);
    if (value == DIFFERENT) {
        int held = held_values(me);
        for (int set = 0; set <= held; set++) {
            if (is_payment(set, held, me->hand[JOKER], count)) {
                actions[n++] = PAY_VALUES + set;
            }
        }
    } else {
        int most = min(count, me->hand[JOKER]);
        for (int jokers = max(0, count - me->hand[value]); jokers <= most; jokers++) {
            actions[n++] = PAY + jokers;
        }
    }
    return n;
}

/* K28 to K31 */
static int legal_presents(const Player *me, int32_t *actions)
{
    int n = 0;
    int held = me->hand[JOKER];
    if (held + most_natural(me) >= FOURSOME) {
        for (int value = 1; value <= VALUES; value++) {
            for (int jokers = max(0, FOURSOME - me->hand[value]); jokers <= min(FOURSOME, held); jokers++) {
                actions[n++] = PRESENT + (value - 1) * (FOURSOME + 1) + jokers;
            }
        }
    }
    if (held >= FOURSOME) {
        actions[n++] = PRESENT_JOKERS;
    }
    actions[n++] = DONE;
    return n;
}

static int legal(const State *state, int32_t *actions)
{
    const Player *me = &state->players[state->actor];
    switch (state->phase) {
    case PHASE_BID: return legal_bids(state, me, actions);
    case PHASE_PAY: return legal_payments(state, me, actions);
    default: return legal_presents(me, actions);
    }
}

static int random_listed(const State *state, uint64_t *rng)
{
    int32_t actions[MOST_LEGAL];
    return actions[below(rng, legal(state, actions))];
}

/* The same choice without a list: count, draw a number k, find the k-th legal action. */

static int random_bid(const State *state, const Player *me, uint64_t *rng)
{
    int jokers = me->hand[JOKER];
    int different = most_different(me);
    int standing = state->bid == NO_BID ? 0 : bid_count(state->bid);
    int lowest = state->bid == NO_BID ? VALUES + 1 : bid_value(state->bid) + 1; /* with as many cards as standing */
    int n = 1 + max(0, different - max(standing, 1));
    for (int value = 1; value <= VALUES; value++) {
        n += max(0, me->hand[value] + jokers - (value >= lowest ? standing - 1 : standing));
    }
    int k = below(rng, n);
    if (k-- == 0) {
        return PASS;
    }
    for (int count = max(standing, 1);; count++) {
        if (count > standing) {
            lowest = 1;
            if (count >= 2 && count <= different && k-- == 0) {
                return BID + make_bid(count, DIFFERENT);
            }
        }
        for (int value = lowest; value <= VALUES; value++) {
            if (me->hand[value] + jokers >= count && k-- == 0) {
                return BID + make_bid(count, value);
            }
        }
    }
}

static int random_payment(const State *state, const Player *me, uint64_t *rng)
{
    int count = bid_count(state->bid);
    int value = bid_value(state->bid);
    if (value != DIFFERENT) {
        int fewest = max(0, count - me->hand[value]);
        return PAY + fewest + below(rng, min(count, me->hand[JOKER]) - fewest + 1);
    }
    uint32_t sets = 0; /* bit s: the set of values s is a payment */
    int held = held_values(me);
    for (int set = 0; set <= held; set++) {
        sets |= (uint32_t)is_payment(set, held, me->hand[JOKER], count) << set;
    }
    for (int k = below(rng, __builtin_popcount(sets)); k > 0; k--) {
        sets &= sets - 1;
    }
    return PAY_VALUES + __builtin_ctz(sets);
}

static int random_present(const Player *me, uint64_t *rng)
{
    int held = me->hand[JOKER];
    int most = min(FOURSOME, held);
    int n = 1 + (held >= FOURSOME);
    for (int value = 1; value <= VALUES; value++) {
        n += max(0, most - max(0, FOURSOME - me->hand[value]) + 1);
    }
    int k = below(rng, n);
    for (int value = 1; value <= VALUES; value++) {
        int fewest = max(0, FOURSOME - me->hand[value]);
        int ways = max(0, most - fewest + 1);
        if (k < ways) {
            return PRESENT + (value - 1) * (FOURSOME + 1) + fewest + k;
        }
        k -= ways;
    }
    return held >= FOURSOME && k == 0 ? PRESENT_JOKERS : DONE;
}

static int random_selected(const State *state, uint64_t *rng)
{
    const Player *me = &state->players[state->actor];
    switch (state->phase) {
    case PHASE_BID: return random_bid(state, me, rng);
    case PHASE_PAY: return random_payment(state, me, rng);
    default: return random_present(me, rng);
    }
}

/* Playing. */

/* Play at random to the end; how many decisions the players made. */
static int64_t playout(State *state, uint64_t *rng, bool with_list)
{
    int64_t decisions = 0;
    while (state->actor != NOBODY) {
        if (state->actor == CHANCE) {
            apply(state, outcome(state, below(rng, tickets(state))));
        } else {
            decisions++;
            apply(state, with_list ? random_listed(state, rng) : random_selected(state, rng));
        }
    }
    return decisions;
}

static uint64_t mix(uint64_t sum, int64_t number) { return (sum ^ (uint64_t)number) * 0x100000001B3u; }

static uint64_t mix_result(uint64_t sum, const State *state)
{
    for (int seat = 0; seat < state->seats; seat++) {
        sum = mix(sum, state->players[seat].score);
        sum = mix(sum, state->players[seat].place);
    }
    return sum;
}

/* Random games from one start, each with a generator of its own, seeded by the next number of the master. */
static int64_t simulate(int seats, int64_t games, uint64_t master, bool with_list, uint64_t *sum)
{
    const State start = new_match(seats);
    int64_t decisions = 0;
    for (int64_t game = 0; game < games; game++) {
        State state = start;
        uint64_t rng = next64(&master);
        decisions += playout(&state, &rng, with_list);
        *sum = mix_result(*sum, &state);
    }
    return decisions;
}

static double cpu_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(int argc, char **argv)
{
    int seats = argc == 5 ? atoi(argv[1]) : 0;
    if (seats < FEWEST_SEATS || seats > MOST_SEATS) {
        fprintf(stderr, "usage: %s SEATS GAMES MASTER_SEED list|select\n", argv[0]);
        return 2;
    }
    uint64_t sum = 0xCBF29CE484222325u;
    double began = cpu_seconds();
    int64_t decisions =
        simulate(seats, atoll(argv[2]), strtoull(argv[3], NULL, 10), strcmp(argv[4], "list") == 0, &sum);
    double seconds = cpu_seconds() - began;
    printf("%" PRId64 " %.6f %016" PRIx64 "\n", decisions, seconds, sum);
    return 0;
}
