import { standingsOf } from '../skills.ts';
import type { State, UnitId } from '../state.ts';
import { EMPTY, unitOf } from '../units.ts';

/** §5.3: some units cannot be pushed or moved by enemies. */
export const isRooted = (state: State, id: UnitId): boolean =>
  standingsOf(unitOf(state, id).kind).some(({ gives }) => gives === 'rooted');

/** §5.3: moves an enemy; the skill's owner chooses the way, even out of combat or into it. */
export function startDrag(
  state: State,
  source: UnitId,
  target: UnitId,
  distance: number,
  way: 'drag' | 'reel',
): void {
  if (isRooted(state, target)) return;
  const { owner } = unitOf(state, source);
  state.frames.push({ step: 'go', unit: target, seat: owner, way, distance, source, from: EMPTY });
}
