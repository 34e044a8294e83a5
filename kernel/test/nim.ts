import * as v from 'valibot';
import { engine, refusal, type Rules, type Seat, type Viewer } from '../index.ts';

/**
 * A small game with everything a match must handle. All seats make sealed bids for the first turn; then the active seat
 * takes stones (free), draws a token nobody else sees, rolls a die that burns stones, shows its hand, or passes. The
 * last stone ends the game.
 */
export interface NimSetup {
  seats: number;
  stones: number;
}

export interface NimState {
  stones: number;
  /** Null during the bidding. */
  active: Seat | null;
  /** Hidden until all bids are in. */
  bids: (number | null)[];
  taken: number[];
  /** Tokens 1 to 9; 0 hides one from the viewer. */
  hands: number[][];
  bag: number[];
}

export type NimMove =
  | { do: 'bid'; stones: number }
  | { do: 'take'; heaps: number[] }
  | { do: 'draw' | 'roll' | 'show' | 'pass' };

export type NimEvent =
  | { e: 'bid'; seat: Seat }
  | { e: 'bids'; bids: number[] }
  | { e: 'took'; seat: Seat; stones: number }
  | { e: 'drew'; seat: Seat; token: number | null }
  | { e: 'rolled'; die: number }
  | { e: 'showed'; seat: Seat; hand: number[] };

const TOKENS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const HIDDEN = 0;
const small = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

const schema = {
  setup: v.object({ seats: small, stones: small }),
  move: v.variant('do', [
    v.object({ do: v.literal('bid'), stones: small }),
    v.object({ do: v.literal('take'), heaps: v.pipe(v.array(small), v.maxLength(3)) }),
    v.object({ do: v.picklist(['draw', 'roll', 'show', 'pass']) }),
  ]),
  // Not in the key order of states: loading must restore that order.
  state: v.object({
    bag: v.array(small),
    hands: v.array(v.array(small)),
    taken: v.array(small),
    bids: v.array(v.nullable(v.number())),
    active: v.nullable(small),
    stones: small,
  }),
};

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

function clone(state: NimState): NimState {
  return {
    stones: state.stones,
    active: state.active,
    bids: [...state.bids],
    taken: [...state.taken],
    hands: state.hands.map((hand) => [...hand]),
    bag: [...state.bag],
  };
}

function mask(state: NimState, viewer: Viewer): NimState {
  const masked = clone(state);
  masked.bag.fill(HIDDEN);
  masked.hands.forEach((hand, seat) => {
    if (seat !== viewer) hand.fill(HIDDEN);
  });
  return masked;
}

function handOf(state: NimState, seat: Seat): number[] {
  const hand = state.hands[seat];
  if (hand === undefined) throw new RangeError(`no seat ${seat}`);
  return hand;
}

export function nimRules(rulesVersion = 1): Rules<NimSetup, NimState, NimMove, NimEvent> {
  return {
    id: 'nim',
    rulesVersion,
    seats: { min: 2, max: 4 },
    schema,
    refuseSetup: ({ stones }) => (stones > 0 ? null : refusal('1', 'setup.stones')),
    start: ({ seats, stones }, context) => {
      const bag = [...TOKENS];
      const hands = Array.from({ length: seats }, (_, seat) => {
        const token = context.hidden(seat).draw(bag);
        context.emit({ e: 'drew', seat, token });
        return [token];
      });
      const each = <T>(value: T) => Array.from({ length: seats }, () => value);
      return { stones, active: null, bids: each<number | null>(null), taken: each(0), hands, bag };
    },
    clone,
    deciders(state) {
      if (state.stones === 0) return [];
      if (state.active !== null) return [state.active];
      // Not in seat order: the match must sort them itself.
      return state.bids.flatMap((bid, seat) => (bid === null ? [seat] : [])).toReversed();
    },
    *offers(state) {
      if (state.active === null) yield* [0, 1, 2, 3].map((stones) => ({ do: 'bid', stones }) as const);
      else {
        yield* [[1], [2], [1, 2]].map((heaps) => ({ do: 'take', heaps }) as const);
        yield* (['draw', 'roll', 'show', 'pass'] as const).map((verb) => ({ do: verb }));
      }
    },
    refuse(state, _seat, move) {
      if ((move.do === 'bid') !== (state.active === null)) return refusal('2', 'step.other');
      if (move.do === 'bid' && move.stones > 3) return refusal('2', 'bid.high', [], { most: 3 });
      if (move.do === 'take' && total(move.heaps) === 0) return refusal('3', 'take.none');
      if (move.do === 'take' && total(move.heaps) >= state.stones) return refusal('3', 'take.last');
      if (move.do === 'draw' && state.bag.length === 0) return refusal('4', 'draw.empty');
      return null;
    },
    exhaustive: () => false,
    tidy: (move) =>
      move.do === 'take' ? { do: 'take', heaps: move.heaps.toSorted((one, other) => one - other) } : move,
    play(state, seat, move, context) {
      const hand = handOf(state, seat);
      switch (move.do) {
        case 'bid': {
          state.bids[seat] = move.stones;
          context.emit({ e: 'bid', seat });
          const bids = state.bids.filter((bid) => bid !== null);
          if (bids.length < state.bids.length) return;
          // Ties are broken by chance, so the set draws from the last seal's row.
          const best = bids.flatMap((bid, bidder) => (bid === Math.max(...bids) ? [bidder] : []));
          state.active = context.open.draw(best);
          context.reveal();
          context.emit({ e: 'bids', bids });
          return;
        }
        case 'take': {
          // A play may change its move: the stored row must not change with it.
          const stones = total(move.heaps.splice(0));
          state.stones -= stones;
          state.taken[seat] = (state.taken[seat] ?? 0) + stones;
          context.emit({ e: 'took', seat, stones });
          return;
        }
        case 'draw': {
          const token = context.hidden(seat).draw(state.bag);
          hand.push(token);
          hand.sort((one, other) => one - other);
          context.emit({ e: 'drew', seat, token });
          return;
        }
        case 'roll': {
          const die = context.open.int(6) + 1;
          state.stones = Math.max(0, state.stones - die);
          context.emit({ e: 'rolled', die });
          return;
        }
        case 'show':
          context.reveal();
          context.emit({ e: 'showed', seat, hand: [...hand] });
          return;
        case 'pass':
          state.active = (seat + 1) % state.hands.length;
      }
    },
    mask,
    veil(state) {
      const { stones, active, bids, taken } = state;
      const { bag, hands: backs } = mask(state, null);
      return {
        open: { stones, active, bids, taken },
        // Viewers who see the same share an object.
        covered: (viewer) => ({
          hands: backs.map((hand, seat) => (seat === viewer ? [...handOf(state, seat)] : hand)),
          bag,
        }),
      };
    },
    maskEvent: (event, viewer) =>
      event.e === 'drew' && event.seat !== viewer ? { ...event, token: null } : event,
    face: (state, _seat, move) =>
      move.do === 'take' ? `take ${total(move.heaps)} of ${state.stones}` : move.do,
    imagine(masked, viewer, random) {
      const imagined = clone(masked);
      const known = viewer === null ? [] : handOf(masked, viewer);
      const unknown = random.shuffle(TOKENS.filter((token) => !known.includes(token)));
      imagined.hands.forEach((hand, seat) => {
        if (seat !== viewer) hand.splice(0, hand.length, ...unknown.splice(0, hand.length));
      });
      imagined.bag = unknown.toSorted((one, other) => one - other);
      return imagined;
    },
    outcome(state) {
      if (state.stones > 0) return null;
      const scores = state.taken.map((stones, seat) => stones + total(handOf(state, seat)));
      // Rank first: key order must not matter to a record.
      return scores.map((score) => ({ rank: 1 + scores.filter((other) => other > score).length, score }));
    },
    scores: (state) => [...state.taken],
    notation: {
      print: (_state, _seat, move) => JSON.stringify(move),
      parse: (_state, _seat, text) => {
        const result = v.safeParse(schema.move, JSON.parse(text));
        return result.success ? { ok: true, move: result.output } : { ok: false, problem: 'no move' };
      },
    },
    upgrade: (state, fromVersion) => {
      const result = v.safeParse(schema.state, state);
      return fromVersion === 1 && result.success ? result.output : null;
    },
  };
}

export const nim = engine(nimRules());
