import type { Seat } from '@sanguine/kernel';
import type { Ref } from '@sanguine/ui';
import type { Area } from '../../content/map.ts';
import { areasOf, citadelArea } from '../../rules/forces.ts';
import { NOBODY, type State } from '../../rules/state.ts';

/** The area of a reference: `swords@12`, `@12`. */
export function areaOf(ref: Ref): Area | null {
  const [, area] = ref.split('@');
  return area === undefined ? null : Number(area);
}

/** Where a battle is being fought or resolved. */
export function battleground(view: State): Area | null {
  const step = view.frames.at(-1)?.step;
  return step === 'muster' ? null : matterOf(view);
}

/** The area the pending decision is about, if any. */
export function matterOf(view: State): Area | null {
  const open = view.frames.at(-1);
  switch (open?.step) {
    case 'muster':
    case 'stand':
    case 'swap':
    case 'casualty':
    case 'retreat':
    case 'raise':
      return open.area;
    default:
      return null;
  }
}

/** Where the view starts: at the viewer's citadel, else their army, else a village; null for the whole map. */
export function homeOf(view: State, viewer: Seat | null): Area | null {
  if (viewer === null || view.round === 0) return null;
  const [army] = areasOf(view, viewer);
  const village = view.settlers.indexOf(viewer);
  return citadelArea(view, viewer) ?? army ?? (village === NOBODY ? null : village);
}
