import type { Seat } from '@sanguine/kernel';
import type { Area } from '../../content/map.ts';
import { atlasOf } from '../atlas.ts';
import { areasOf, forceOf } from '../forces.ts';
import type { StepOf } from '../frames.ts';
import { groupsOf, listsAll } from '../group.ts';
import { refuseStep, walk } from '../march.ts';
import type { March } from '../moves.ts';
import { chainFrom, reachOver } from '../passage.ts';
import { paymentsFor, payWith, refusePayment } from '../payment.ts';
import type { State } from '../state.ts';
import { choicesOf, playerOf } from '../tiles.ts';

/** §8: units walk first, step by step; tiles pay for the whole march afterwards, together. */
export const march: StepOf<'march'> = {
  rule: '8.7',
  verbs: ['step', 'pay'],
  who: (state) => [state.active],
  *offers(state, _frame, seat) {
    yield* stepOffers(state, seat);
    for (const tiles of choicesOf(playerOf(state, seat).hand)) yield { do: 'pay', tiles };
  },
  refuse: (state, frame, seat, move) =>
    move.do === 'step'
      ? refuseStep(state, seat, move, frame.debt)
      : refusePayment(state, seat, move.tiles, frame.debt),
  moves: (state, frame, seat) => [
    ...steps(state, seat, frame.debt),
    ...paymentsFor(playerOf(state, seat), frame.debt).map((tiles) => ({ do: 'pay' as const, tiles })),
  ],
  exhaustive: (state, _frame, seat) => listsEveryStep(state, seat),
  play(state, frame, seat, move, table) {
    if (move.do === 'step') {
      frame.debt += walk(state, seat, move, table);
      return;
    }
    payWith(state, seat, move.tiles, table);
    state.frames.pop();
  },
  mask: (frame) => ({ ...frame }),
};

/** Everything a person might point at: stacks in battle and areas out of bounds included. */
export function* stepOffers(state: State, seat: Seat): Iterable<March> {
  for (const from of areasOf(state, seat)) {
    const groups = groupsOf(forceOf(state, seat, from));
    for (const to of destinations(state, seat, from)) {
      for (const units of groups) yield { do: 'step', units, from, to };
    }
  }
}

/** Areas next to one, and all its units could reach over own ships. */
export function destinations(state: State, seat: Seat, from: Area): Iterable<Area> {
  const near = atlasOf(state).neighbours(from);
  const chain = chainFrom(state, seat, from);
  return chain.length === 0 ? near : new Set([...near, ...reachOver(state, chain, from)]);
}

/** The legal steps among the offers. */
export function steps(state: State, seat: Seat, debt: number): March[] {
  const legal: March[] = [];
  for (const move of stepOffers(state, seat))
    if (refuseStep(state, seat, move, debt) === null) legal.push(move);
  return legal;
}

export function listsEveryStep(state: State, seat: Seat): boolean {
  return areasOf(state, seat).every((area) => listsAll(forceOf(state, seat, area)));
}
