import type { Seat } from '@sanguine/kernel';
import { type UnitKind, UNITS } from '../../content/kinds.ts';
import type { Area, Terrain } from '../../content/map.ts';
import { atlasOf } from '../atlas.ts';
import { areasOf, enemyIn, forceOf } from '../forces.ts';
import type { StepOf } from '../frames.ts';
import { groupsOf, listsAll } from '../group.ts';
import { groupCost, marches, refuseStep, walk } from '../march.ts';
import type { March } from '../moves.ts';
import { enterCost, waysFrom } from '../passage.ts';
import { paymentsFor, payWith, refusePayment } from '../payment.ts';
import type { State } from '../state.ts';
import { choicesOf, pipSum, playerOf } from '../tiles.ts';

/** §8: units move first, step by step; tiles then pay for the whole march together. */
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
  exhaustive: (state, frame, seat) => listsEveryStep(state, seat, frame.debt),
  play(state, frame, seat, move, context) {
    if (move.do === 'step') {
      frame.debt += walk(state, seat, move, context);
      return;
    }
    payWith(state, seat, move.tiles, context);
    state.frames.pop();
  },
  mask: (frame) => ({ ...frame }),
};

/** Everything a player might point at: stacks in battle, units that cannot march, areas out of bounds. */
export function* stepOffers(state: State, seat: Seat): Iterable<March> {
  for (const from of areasOf(state, seat)) {
    const force = forceOf(state, seat, from);
    const groups = groupsOf(force.filter(marches));
    for (const kind of new Set(force)) if (!marches(kind)) groups.push([kind]);
    for (const to of waysFrom(state, seat, from)) {
      for (const units of groups) yield { do: 'step', units, from, to };
    }
  }
}

/**
 * The legal steps among the offers, generated directly: who can pay for a step depends on the terrain it enters, and on
 * whether a ship carries them there.
 */
export function steps(state: State, seat: Seat, debt: number): March[] {
  const player = playerOf(state, seat);
  const budget = pipSum(player.faction, player.hand) - debt;
  const legal: March[] = [];
  if (budget <= 0) return legal;
  const atlas = atlasOf(state);
  for (const from of areasOf(state, seat)) {
    if (enemyIn(state, seat, from)) continue;
    const stack = forceOf(state, seat, from).filter(marches);
    if (stack.length === 0) continue;
    const groups = groupsOf(stack);
    const able = { near: new Map<Terrain, UnitKind[][]>(), far: new Map<Terrain, UnitKind[][]>() };
    for (const to of waysFrom(state, seat, from)) {
      const terrain = atlas.terrain(to);
      const known = able[atlas.adjacent(from, to) ? 'near' : 'far'];
      let paying = known.get(terrain);
      if (paying === undefined) {
        const prices = pricesOf(state, seat, stack, from, to);
        paying = groups.filter((units) => {
          const cost = groupCost(units, (kind) => prices.get(kind) ?? Infinity);
          return cost <= budget && cost > 0;
        });
        known.set(terrain, paying);
      }
      for (const units of paying) legal.push({ do: 'step', units, from, to });
    }
  }
  return legal;
}

/** What each kind of a stack pays to enter an area; kinds that cannot are omitted. */
function pricesOf(
  state: State,
  seat: Seat,
  stack: readonly UnitKind[],
  from: Area,
  to: Area,
): ReadonlyMap<UnitKind, number> {
  const atlas = atlasOf(state);
  const near = atlas.adjacent(from, to);
  const prices = new Map<UnitKind, number>();
  for (const kind of stack) {
    if (prices.has(kind) || (!near && UNITS[kind].domain === 'sea')) continue;
    const price = enterCost(state, seat, kind, atlas.terrain(to));
    if (Number.isFinite(price)) prices.set(kind, price);
  }
  return prices;
}

/** Whether the offers have every legal step; without a pip to pay with there is none. */
export function listsEveryStep(state: State, seat: Seat, debt: number): boolean {
  const { faction, hand } = playerOf(state, seat);
  if (pipSum(faction, hand) <= debt) return true;
  return areasOf(state, seat).every((area) => listsAll(forceOf(state, seat, area).filter(marches)));
}
