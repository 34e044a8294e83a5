import * as v from 'valibot';
import { engine, refusal, type Rules, type Seat } from '@sanguine/kernel';
import type { TableGame } from '../index.ts';

/**
 * Each seat is dealt a stone or none. In every round all say, sealed, whether they want to be asked; then one after the
 * other shows the stone or stays silent. How long that takes must not tell who has a stone, or who has said so before.
 */
interface HushSetup {
  seats: number;
  rounds: number;
}

interface HushState {
  rounds: number;
  /** Null while all say whether they want to be asked. */
  asked: Seat | null;
  stones: ('stone' | 'none' | 'hidden')[];
  said: ('ask' | 'never' | 'hidden')[];
  shown: number[];
}

export type HushMove = { do: 'ask' | 'never' | 'show' | 'keep' };
type HushEvent = { e: 'shown' | 'kept'; seat: Seat };

/** The least time, in seconds. */
export const HUSH = 8;

const small = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const schema = {
  setup: v.object({ seats: small, rounds: small }),
  move: v.object({ do: v.picklist(['ask', 'never', 'show', 'keep']) }),
  state: v.object({
    rounds: small,
    asked: v.nullable(small),
    stones: v.array(v.picklist(['stone', 'none', 'hidden'])),
    said: v.array(v.picklist(['ask', 'never', 'hidden'])),
    shown: v.array(small),
  }),
};

const clone = (state: HushState): HushState => structuredClone(state);

const ordered = ({ asked, said }: HushState): HushMove | null =>
  asked !== null && said[asked] === 'never' ? { do: 'keep' } : null;

const rules: Rules<HushSetup, HushState, HushMove, HushEvent> = {
  id: 'hush',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  schema,
  refuseSetup: () => null,
  start: ({ seats, rounds }, context) => ({
    rounds,
    asked: null,
    stones: Array.from({ length: seats }, (_, seat) =>
      context.hidden(seat).int(2) === 0 ? 'none' : 'stone',
    ),
    said: [],
    shown: [],
  }),
  clone,
  deciders: ({ rounds, asked, stones, said }) =>
    rounds === 0 ? [] : asked === null ? [...stones.keys()].filter((seat) => seat >= said.length) : [asked],
  *offers({ asked }) {
    yield* asked === null ? [{ do: 'ask' }, { do: 'never' }] : [{ do: 'show' }, { do: 'keep' }];
  },
  refuse(state, seat, move) {
    if ((move.do === 'ask' || move.do === 'never') !== (state.asked === null))
      return refusal('1', 'step.other');
    if (ordered(state) !== null && move.do === 'show') return refusal('2', 'show.never');
    return move.do === 'show' && state.stones[seat] === 'none' ? refusal('2', 'show.none') : null;
  },
  exhaustive: () => true,
  tidy: (move) => move,
  play(state, seat, { do: verb }, context) {
    if (verb === 'ask' || verb === 'never') {
      state.said[seat] = verb;
      if (state.said.length === state.stones.length) state.asked = 0;
      return;
    }
    if (verb === 'show') state.shown.push(seat);
    context.emit({ e: verb === 'show' ? 'shown' : 'kept', seat });
    state.asked = seat + 1;
    if (state.asked < state.stones.length) return;
    state.asked = null;
    state.said = [];
    state.rounds -= 1;
  },
  mask: (state, viewer) => ({
    ...clone(state),
    stones: state.stones.map((stone, seat) => (seat === viewer ? stone : 'hidden')),
    said: state.said.map((said, seat) => (seat === viewer ? said : 'hidden')),
  }),
  maskEvent: (event) => event,
  face: (_state, _seat, move) => move.do,
  imagine: (masked, _viewer, random) => ({
    ...clone(masked),
    stones: masked.stones.map((stone) =>
      stone === 'hidden' ? (random.int(2) === 0 ? 'none' : 'stone') : stone,
    ),
    said: masked.said.map((said) => (said === 'hidden' ? 'ask' : said)),
  }),
  ordered,
  leastTime: ({ asked }) => (asked === null ? 0 : HUSH),
  outcome: ({ rounds, stones }) => (rounds > 0 ? null : stones.map(() => ({ score: 0, rank: 1 }))),
  scores: ({ stones }) => stones.map(() => 0),
  notation: {
    print: (_state, _seat, move) => move.do,
    parse: (_state, _seat, text) => {
      const read = v.safeParse(schema.move, { do: text });
      return read.success ? { ok: true, move: read.output } : { ok: false, problem: 'no move' };
    },
  },
};

export const hush: TableGame = {
  engine: engine(rules),
  name: { en: 'Hush', ja: '静けさ' },
  boards: [],
  options: {},
  bots: {},
  setup: (seats) => ({ seats, rounds: 3 }),
  side: () => null,
  told: () => null,
};
