import * as v from 'valibot';
import { engine, refusal, type Rules, type Seat } from '@sanguine/kernel';

/**
 * A tug of war. Each round all seats bid, sealed, and a random draw gives one of them the turn: it pulls (free), draws
 * a knot nobody else sees, or lets go, which begins the next round. After the last round the rope decides.
 */
export interface TugSetup {
  seats: number;
  rounds: number;
}

export interface TugState {
  rounds: number;
  rope: number;
  /** Null while bids are open. */
  active: Seat | null;
  knots: number[][];
}

export type TugMove = { do: 'bid' | 'pull'; by: number } | { do: 'draw' | 'let go' };

export type TugEvent =
  | { e: 'dealt' | 'drew'; seat: Seat; knot: number | null }
  | { e: 'bid'; seat: Seat; by: number }
  | { e: 'turn' | 'let go'; seat: Seat }
  | { e: 'pulled'; seat: Seat; by: number };

const HIDDEN = 0;
const MOST = 3;
const small = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const schema = {
  setup: v.object({ seats: small, rounds: small }),
  move: v.variant('do', [
    v.object({ do: v.picklist(['bid', 'pull']), by: small }),
    v.object({ do: v.picklist(['draw', 'let go']) }),
  ]),
  state: v.object({
    rounds: small,
    rope: v.number(),
    active: v.nullable(small),
    knots: v.array(v.array(small)),
  }),
};

function clone({ rounds, rope, active, knots }: TugState): TugState {
  return { rounds, rope, active, knots: knots.map((hand) => [...hand]) };
}

export function tugRules(rulesVersion: number): Rules<TugSetup, TugState, TugMove, TugEvent> {
  return {
    id: 'tug',
    rulesVersion,
    seats: { min: 2, max: 4 },
    schema,
    refuseSetup: ({ rounds }) => (rounds > 0 ? null : refusal('1', 'setup.rounds')),
    start({ seats, rounds }, context) {
      const knots = Array.from({ length: seats }, (_, seat) => {
        const knot = context.hidden(seat).int(9) + 1;
        context.emit({ e: 'dealt', seat, knot });
        return [knot];
      });
      return { rounds, rope: 0, active: null, knots };
    },
    clone,
    deciders({ rounds, active, knots }) {
      if (rounds === 0) return [];
      return active === null ? [...knots.keys()] : [active];
    },
    *offers({ active }) {
      const numbers = [0, 1, 2, 3];
      if (active === null) yield* numbers.map((by) => ({ do: 'bid', by }) as const);
      else yield* [...numbers.map((by) => ({ do: 'pull', by }) as const), { do: 'draw' }, { do: 'let go' }];
    },
    refuse({ active }, _seat, move) {
      if ((move.do === 'bid') !== (active === null)) return refusal('2', 'step.other');
      return 'by' in move && move.by > MOST ? refusal('3', 'pull.far') : null;
    },
    exhaustive: () => true,
    tidy: (move) => move,
    play(state, seat, move, context) {
      switch (move.do) {
        case 'bid':
          context.emit({ e: 'bid', seat, by: move.by });
          if (seat < state.knots.length - 1) return;
          state.active = context.open.int(state.knots.length);
          context.emit({ e: 'turn', seat: state.active });
          return;
        case 'pull':
          state.rope += seat % 2 === 0 ? move.by : -move.by;
          context.emit({ e: 'pulled', seat, by: move.by });
          return;
        case 'draw': {
          const knot = context.hidden(seat).int(9) + 1;
          state.knots[seat]?.push(knot);
          context.emit({ e: 'drew', seat, knot });
          return;
        }
        case 'let go':
          state.active = null;
          state.rounds -= 1;
          context.emit({ e: 'let go', seat });
      }
    },
    mask(state, viewer) {
      const masked = clone(state);
      for (const [seat, hand] of masked.knots.entries()) if (seat !== viewer) hand.fill(HIDDEN);
      return masked;
    },
    maskEvent: (event, viewer) =>
      'knot' in event && event.seat !== viewer ? { ...event, knot: null } : event,
    face: (_state, _seat, move) => move.do,
    imagine(masked, viewer, random) {
      const imagined = clone(masked);
      for (const [seat, hand] of imagined.knots.entries()) {
        if (seat !== viewer) hand.forEach((_, at) => (hand[at] = random.int(9) + 1));
      }
      return imagined;
    },
    outcome({ rounds, rope, knots }) {
      if (rounds > 0) return null;
      const scores = knots.map((hand, seat) => hand.length + (seat % 2 === 0 ? rope : -rope));
      return scores.map((score) => ({ score, rank: 1 + scores.filter((other) => other > score).length }));
    },
    scores: ({ knots }) => knots.map((hand) => hand.length),
    notation: {
      print: (_state, _seat, move) => JSON.stringify(move),
      parse: (_state, _seat, text) => {
        const read = v.safeParse(schema.move, JSON.parse(text));
        return read.success ? { ok: true, move: read.output } : { ok: false, problem: 'no move' };
      },
    },
    upgrade(state, fromVersion) {
      const read = v.safeParse(schema.state, state);
      return fromVersion < rulesVersion && read.success ? read.output : null;
    },
  };
}

export const tug = engine(tugRules(1));
export const newerTug = engine(tugRules(2));
