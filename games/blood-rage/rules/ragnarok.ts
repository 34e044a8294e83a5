import type { PlayContext } from '@sanguine/kernel';
import type { Outer } from '../content/provinces.ts';
import type { Event } from './events.ts';
import { groundOf } from './figures.ts';
import type { DoomedFigure } from './frames.ts';
import { pushLoss } from './loss.ts';
import type { State } from './state.ts';

/** §15: the province destroyed in this Age. */
export function doomedNow(state: State): Outer {
  const doomed = state.doomed[state.age - 1];
  if (doomed === undefined) throw new Error(`nothing is doomed in Age ${state.age}`);
  return doomed;
}

/** §15: all figures in it or in its fjord. */
function doomedFigures(state: State): DoomedFigure[] {
  return groundOf(doomedNow(state)).flatMap((at) =>
    state.clans.flatMap(({ figures }, seat) => figures[at].map((figure) => ({ seat, figure, at }))),
  );
}

/** §15: first its figures die, then the province is destroyed. Returns true once it is. */
export function runRagnarok(state: State, context: PlayContext<Event>): boolean {
  const marked = doomedFigures(state);
  if (marked.length > 0) {
    pushLoss(state, 'ragnarok', marked, state.first);
    return false;
  }
  const province = doomedNow(state);
  state.destroyed.push(province);
  context.emit({ e: 'province.destroyed', province, age: state.age });
  return true;
}
