import type { PlayContext, Random } from '../../index.ts';
import { type Fault, inKit, inRules, inVeil } from './fault.ts';
import { unlistedFaults } from './faults-unlisted.ts';
import { holds, kindsOf } from './toy/cards.ts';
import { parleyKit } from './toy/kit.ts';
import { parley, veil } from './toy/rules.ts';
import { type Event, HIDDEN, NOT_YET, type State } from './toy/state.ts';
import { handOf } from './toy/turn.ts';

/** The context with something changed. */
function tampered(context: PlayContext<Event>, change: Partial<PlayContext<Event>>): PlayContext<Event> {
  return {
    get open() {
      return change.open ?? context.open;
    },
    hidden: (to) => change.hidden?.(to) ?? context.hidden(to),
    emit: (event) => (change.emit ? change.emit(event) : context.emit(event)),
    reveal: () => (change.reveal ? change.reveal() : context.reveal()),
  };
}

/** Takes the higher of two draws. */
const lucky = (random: Random): Random => ({
  int: (n) => Math.max(random.int(n), random.int(n)),
  shuffle: (items) => random.shuffle(items),
  draw: (items) => random.draw(items),
});

/** Always draws the first, which is the lowest of a sorted bag. */
const stacked = (random: Random): Random => ({
  int: (n) => random.int(n),
  shuffle: (items) => random.shuffle(items),
  draw: (items) => items.splice(0, 1)[0] ?? random.draw(items),
});

const duelOf = (state: State) => state.frames.find((frame) => frame.step === 'duel');

/** State that survives from game to game, which no rule may have. */
let rolls = 0;

export const faults: readonly Fault[] = [
  inRules('ends', 'who has no card left must drop one', /decides and has no move/, {
    moves: (state, seat) =>
      (parley.moves?.(state, seat) ?? []).filter((move) => move.do !== 'drop' || move.cards.length > 0),
  }),
  inRules('ends', 'the rounds never run out', /still not over after 200 plays/, {
    play(state, seat, move, context) {
      parley.play(state, seat, move, context);
      state.round = 1;
    },
  }),
  inRules('ends', 'dropped cards get lost', /the cards are/, {
    play(state, seat, move, context) {
      parley.play(state, seat, move, context);
      if (move.do === 'drop') state.discards = [];
    },
  }),
  inRules('concede', 'the cards in hand count as points', /sees the scores/, {
    scores: (state) => state.hands.map((hand) => kindsOf(hand).filter((kind) => kind !== HIDDEN).length),
  }),
  inRules('concede', 'only those who have a coin are counted', /are not one for each/, {
    scores: (state) => parley.scores(state).slice(1),
  }),
  inKit('ends', 'three seats are never tried', /no set-up has 3 seats/, {
    setups: parleyKit.setups.filter(({ setup }) => setup.seats !== 3),
  }),
  inRules('shape', 'a key comes with the first roll', /the schema changes the state/, {
    play(state, seat, move, context) {
      parley.play(state, seat, move, context);
      if (move.do === 'roll') Object.assign(state, { rolled: true });
    },
  }),
  inRules('shape', 'keys change places', /keys come and go at the top/, {
    play(state, seat, move, context) {
      parley.play(state, seat, move, context);
      if (move.do !== 'roll') return;
      const { coins } = state;
      Reflect.deleteProperty(state, 'coins');
      state.coins = coins;
    },
  }),
  inRules('replay', 'a roll counts the rolls of all games', /ends otherwise/, {
    play(state, seat, move, context) {
      parley.play(state, seat, move, context);
      if (move.do === 'roll') state.coins[seat] = rolls++ % 9;
    },
  }),
  inRules('legality', 'a hut is free for those who know', /is accepted and not listed/, {
    refuse: (state, seat, move) =>
      move.do === 'mark' && move.hut === 2 && state.frames.at(-1)?.step === 'turn'
        ? null
        : parley.refuse(state, seat, move),
  }),
  inRules('legality', 'a question about a third seat of two throws', /refuse threw/, {
    refuse(state, seat, move) {
      if (move.do === 'expose') handOf(state, move.target);
      return parley.refuse(state, seat, move);
    },
  }),
  inRules(
    'legality',
    'a question changes the state',
    /refuse threw .*(read only|not extensible|not writable)/,
    {
      refuse(state, seat, move) {
        state.coins[seat] = 1;
        return parley.refuse(state, seat, move);
      },
    },
  ),
  inRules('legality', 'a refusal gives no reason', /refused without a reason/, {
    refuse(state, seat, move) {
      const refused = parley.refuse(state, seat, move);
      return refused === null ? null : { ...refused, code: '' };
    },
  }),
  inRules('moves', 'the quick list forgets to roll', /is offered and legal, but not listed/, {
    moves: (state, seat) => (parley.moves?.(state, seat) ?? []).filter((move) => move.do !== 'roll'),
  }),
  inRules('moves', 'all drops are said to be listed, and another is sampled', /is sampled, but not listed/, {
    exhaustive: () => true,
    sample(state, seat, random) {
      const hand = handOf(state, seat).map((card) => card.kind);
      if (state.frames.at(-1)?.step === 'drop' && hand.length > 2)
        return { do: 'drop', cards: hand.slice(1) };
      return random.draw(parley.moves?.(state, seat) ?? []);
    },
  }),
  inRules('moves', 'tidying never comes to rest', /tidied twice/, {
    tidy: (move) => (move.do === 'drop' ? { do: 'drop', cards: move.cards.toReversed() } : { ...move }),
  }),
  inRules('view', 'a refusal knows the other hand', /is answered .* on its mask/, {
    refuse(state, seat, move) {
      const refused = parley.refuse(state, seat, move);
      if (refused !== null || move.do !== 'expose') return refused;
      return holds(handOf(state, move.target), [4]) ? null : { ...NOTHING_HIGH };
    },
  }),
  inRules('leaks', 'the mask shows the bag', /the mask tells/, {
    mask: (state, viewer) => ({ ...parley.mask(state, viewer), bag: [...state.bag] }),
  }),
  inRules('leaks', 'a spectator sees the first hand', /the mask tells a spectator/, {
    mask: (state, viewer) => parley.mask(state, viewer ?? 0),
  }),
  inRules('leaks', 'only holders of a four are asked to duel', /who decides tells/, {
    deciders(state) {
      const all = parley.deciders(state);
      const holders = all.filter((seat) => holds(handOf(state, seat), [4]));
      return duelOf(state) === undefined || holders.length === 0 ? all : holders;
    },
  }),
  inRules('leaks', 'everybody reads what was drawn', /sees what others drew in secret/, {
    maskEvent: (event) => event,
  }),
  inRules('leaks', 'a card is drawn with the open die', /open chance decided/, {
    play(state, seat, move, context) {
      parley.play(state, seat, move, tampered(context, { hidden: () => context.open }));
    },
  }),
  inRules('leaks', 'the face hides what everybody sees dropped', /look alike to/, {
    face: (state, seat, move, viewer) =>
      move.do === 'drop' && viewer !== seat ? 'drop ?' : parley.face(state, seat, move, viewer),
  }),
  inRules('leaks', 'who holds a four marks twice as loudly', /look alike to/, {
    play(state, seat, move, context) {
      parley.play(state, seat, move, context);
      if (move.do === 'mark' && holds(handOf(state, seat), [4])) context.emit({ e: 'marked', seat, hut: 0 });
    },
  }),
  inKit('leaks', 'the game’s own scramble does nothing', /scramble has never changed anything/, {
    scramble: (state) => state,
  }),
  inRules('imagine', 'discards are imagined back into hands', /imagines the impossible/, {
    imagine(masked, viewer, random) {
      const state = parley.imagine({ ...masked, discards: [] }, viewer, random);
      return { ...state, discards: [...masked.discards] };
    },
  }),
  inRules('imagine', 'hidden cards stay hidden', /imagines/, {
    imagine: (masked) => parley.clone(masked),
  }),
  inRules('imagine', 'a shown card is dealt anew', /looks different/, {
    imagine(masked, viewer, random) {
      const blurred = parley.clone(masked);
      for (const card of blurred.hands.flat()) if (card.shown) card.kind = HIDDEN;
      return parley.imagine(blurred, viewer, random);
    },
  }),
  inRules('undo', 'a clone shares the marks', /taken back/, {
    clone: (state) => ({ ...parley.clone(state), marks: state.marks }),
  }),
  inRules('notation', 'the first hut is read as the second', /is read as/, {
    notation: {
      ...parley.notation,
      parse: (state, seat, text) => parley.notation.parse(state, seat, text === 'mark 0' ? 'mark 1' : text),
    },
  }),
  inRules('notation', 'an exposure is printed with what it will show', /on the mask as/, {
    notation: {
      ...parley.notation,
      print(state, seat, move) {
        const printed = parley.notation.print(state, seat, move);
        return move.do === 'expose' ? `${printed} ${kindsOf(handOf(state, move.target)).join('')}` : printed;
      },
    },
  }),
  inKit('golden', 'the counts were others', /counts/, {
    perft: [{ name: 'opening', setup: { seats: 2, rounds: 1 }, seed: 'a', line: ['end'], counts: [1] }],
  }),
  inKit('golden', 'the record was cut short', /cut short/, {
    golden: [{ name: 'a lost game', record: '{"format":"sang', digest: '' }],
  }),
  inRules(
    'veil',
    'a spectator looks under the veil, not behind the mask',
    /the veil of a spectator is not the mask/,
    {
      veil: (state) => ({ ...veil(state), covered: (viewer) => veil(state).covered(viewer ?? 0) }),
    },
  ),
  inRules('veil', 'the bag lies open, and is masked', /the veil of seat 0 is not the mask/, {
    veil: (state) => ({
      open: { ...veil(state).open, bag: state.bag },
      covered(viewer) {
        const { bag: _, ...covered } = veil(state).covered(viewer);
        return covered;
      },
    }),
  }),
  inVeil('veil', 'the discards are in neither part', /discards is in neither part/, (state) => {
    const { discards: _, ...open } = veil(state).open;
    return { ...veil(state), open };
  }),
  inVeil('veil', 'the coins are covered and lie open', /coins is in both parts/, (state) => ({
    ...veil(state),
    covered: (viewer) => ({ ...veil(state).covered(viewer), coins: [...state.coins] }),
  })),
  inVeil('veil', 'a copy lies open', /coins lies open and is not the state's own/, (state) => ({
    ...veil(state),
    open: { ...veil(state).open, coins: [...state.coins] },
  })),
  inVeil('veil', 'what no state has lies open', /moon is no entry of the state/, (state) => ({
    ...veil(state),
    open: Object.assign(veil(state).open, { moon: 'full' }),
  })),
  inVeil('leaks', 'a spectator looks under the veil', /the mask tells a spectator/, (state) => ({
    ...veil(state),
    covered: (viewer) => veil(state).covered(viewer ?? 0),
  })),
  inVeil('leaks', 'the bag lies open', /the mask tells/, (state) => ({
    open: { ...veil(state).open, bag: state.bag },
    covered(viewer) {
      const { bag: _, ...covered } = veil(state).covered(viewer);
      return covered;
    },
  })),
  inRules('veil', 'what is covered is handed out itself', /the original and what is covered share bag/, {
    veil: (state) => ({
      ...veil(state),
      covered: (viewer) => ({ ...veil(state).covered(viewer), bag: state.bag }),
    }),
  }),
  inRules('isolation', 'a clone shares the bag', /share bag/, {
    clone: (state) => ({ ...parley.clone(state), bag: state.bag }),
  }),
  inRules('isolation', 'a mask shares the coins', /share coins/, {
    mask: (state, viewer) => ({ ...parley.mask(state, viewer), coins: state.coins }),
  }),
  inRules('isolation', 'the state keeps a list of the move', /the move and the state share discards/, {
    play(state, seat, move, context) {
      parley.play(state, seat, move, context);
      if (move.do === 'drop' && state.discards.length === move.cards.length) {
        Object.assign(state, { discards: move.cards });
      }
    },
  }),
  inRules('commute', 'an exposure forgets to reveal', /on the mover's mask/, {
    play(state, seat, move, context) {
      parley.play(state, seat, move, tampered(context, { reveal: () => undefined }));
    },
  }),
  inRules('commute', 'a mark reveals for no reason on the whole truth', /its preview does not stop/, {
    play(state, seat, move, context) {
      parley.play(state, seat, move, context);
      if (move.do === 'mark' && !state.bag.includes(HIDDEN)) context.reveal();
    },
  }),
  inRules('sealed', 'no card is committed twice', /changes seat \d's moves/, {
    moves: (state, seat) =>
      (parley.moves?.(state, seat) ?? []).filter(
        (move) => move.do !== 'commit' || !duelOf(state)?.chosen.includes(move.card),
      ),
  }),
  inRules('sealed', 'chosen cards lie open', /a sealed choice shows/, {
    mask(state, viewer) {
      const frame = duelOf(state);
      const mask = parley.mask(state, viewer);
      return frame === undefined ? mask : { ...mask, frames: [{ step: 'duel', chosen: [...frame.chosen] }] };
    },
  }),
  inRules('sealed', 'who chooses last is paid for it', /in the order/, {
    play(state, seat, move, context) {
      const last = duelOf(state)?.chosen.filter((choice) => choice === NOT_YET).length === 1;
      parley.play(state, seat, move, context);
      if (last) state.coins[seat] = 0;
    },
  }),
  inRules('orders', 'who has a card has ordered to drop nothing', /is ordered, and legal are/, {
    ordered: (state) => (state.frames.at(-1)?.step === 'drop' ? { do: 'drop', cards: [] } : null),
  }),
  inRules('orders', 'a card that is not there is ordered', /is ordered and refused: drop.missing/, {
    ordered: (state) => (state.frames.at(-1)?.step === 'drop' ? { do: 'drop', cards: [4, 4, 4, 4] } : null),
  }),
  inRules(
    'orders',
    'nobody knows what they ordered',
    /has ordered .* on its mask null/,
    {
      ordered: (state, seat) => (state.bag.includes(HIDDEN) ? null : (parley.ordered?.(state, seat) ?? null)),
    },
    parleyKit,
  ),
  inRules('orders', 'the poor take their time', /to seat \d/, {
    leastTime: (state) =>
      state.frames.at(-1)?.step === 'drop' && handOf(state, state.active).some(({ kind }) => kind === 4)
        ? 9
        : 0,
  }),
  inRules('orders', 'sealed choices wait too', /answers wait where [23] seats decide/, {
    leastTime: (state) => (duelOf(state) === undefined ? 0 : 3),
  }),
  inRules('orders', 'the first move waits', /seconds at the very start/, { leastTime: () => 3 }),
  inRules(
    'fairness',
    'the die is rolled twice and the better kept',
    /the die is .* deviations off/,
    {
      play(state, seat, move, context) {
        const change = move.do === 'roll' ? { open: lucky(context.open) } : {};
        parley.play(state, seat, move, tampered(context, change));
      },
    },
    { ...parleyKit, often: 1 },
  ),
  inRules(
    'fairness',
    'the lowest card is always drawn',
    /cards drawn is .* deviations off/,
    {
      start: (setup, context) =>
        parley.start(setup, tampered(context, { hidden: (to) => stacked(context.hidden(to)) })),
    },
    { ...parleyKit, often: 1 },
  ),
  inKit('coverage', 'a verb cannot be reached', /duel\/flee was checked 0 times/, {
    verbs: [...parleyKit.verbs, 'duel/flee'],
  }),
  inKit('coverage', 'a verb is not named', /turn\/roll is played and not named/, {
    verbs: parleyKit.verbs.filter((verb) => verb !== 'turn/roll'),
  }),
  ...unlistedFaults,
];

const NOTHING_HIGH = { rule: '1.4', code: 'expose.low', pieces: [], facts: {} };
