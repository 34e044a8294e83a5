import { type Refusal, refusal, type Seat } from '@sanguine/kernel';
import type { Area } from '../content/map.ts';
import { atlasOf } from './atlas.ts';
import { areasOf, enemyIn, forceOf } from './forces.ts';
import type { Aftermath, FrameOf } from './frames.ts';
import type { Shamble } from './moves.ts';
import { countOf } from './multiset.ts';
import { waysFrom } from './passage.ts';
import type { State } from './state.ts';
import { playerOf } from './tiles.ts';

/** §5: where Undead in an area may step: adjacent, or over own ships; never onto the sea. */
export function shambleTargets(state: State, seat: Seat, from: Area): Area[] {
  const atlas = atlasOf(state);
  return waysFrom(state, seat, from).filter((area) => !atlas.isSea(area));
}

export function undeadIn(state: State, seat: Seat, area: Area): number {
  return countOf(forceOf(state, seat, area), 'undead');
}

/** §9.10: how many may be raised: one per unit the loser lost, up to the pool. */
export function mostRaised(state: State, { bodies, winner }: Aftermath): number {
  return Math.min(bodies, playerOf(state, winner).pool);
}

export function mayShambleNow(state: State, seat: Seat): boolean {
  return areasOf(state, seat).some(
    (area) =>
      undeadIn(state, seat, area) > 0 &&
      !enemyIn(state, seat, area) &&
      shambleTargets(state, seat, area).length > 0,
  );
}

/** Undead in an area that can make their first step, or their second. */
export function readyUndead(
  state: State,
  frame: FrameOf<'undead'>,
  seat: Seat,
  area: Area,
): { fresh: number; tired: number } {
  const tired = countOf(frame.tired, area);
  return { fresh: undeadIn(state, seat, area) - tired - countOf(frame.spent, area), tired };
}

/** §5.1, §5.2 */
export function refuseShamble(
  state: State,
  frame: FrameOf<'undead'>,
  seat: Seat,
  { from, to, again }: Shamble,
): Refusal | null {
  if (undeadIn(state, seat, from) === 0) return refusal('5.1', 'undead.none', [`@${from}`]);
  if (enemyIn(state, seat, from)) return refusal('5.2', 'undead.contested', [`undead@${from}`]);
  const { fresh, tired } = readyUndead(state, frame, seat, from);
  if ((again ? tired : fresh) === 0)
    return refusal('5.1', again ? 'undead.notTired' : 'undead.moved', [`undead@${from}`]);
  if (atlasOf(state).isSea(to)) return refusal('5.2', 'undead.sea', [`@${to}`]);
  if (!shambleTargets(state, seat, from).includes(to))
    return refusal('5.1', 'undead.far', [`@${from}`, `@${to}`]);
  return null;
}
