import type { Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import type { CrestLook } from '@sanguine/ui/animation/crest.tsx';
import type { SideLook } from '@sanguine/ui/result/side-look.ts';
import type { State } from '../../rules/state.ts';
import { type Side, sideName, sideOf } from '../../text/words.ts';
import { SIDE_LOOKS } from '../field/sides.ts';
import { SideEmblem } from '../sides/emblem.tsx';

/** The blade of a side's emblem, pointing at the enemy, on the 512-unit square. */
const BLADES: Readonly<Record<Side, string>> = {
  south: 'M256 40L302 106V330H210V106ZM120 330H392V386H120ZM224 386H288V480H224Z',
  north: 'M256 472L302 406V182H210V406ZM120 182H392V126H120ZM224 126H288V32H224Z',
};

/** The crest by which a side is recognised at a glance. */
export function crestOf(view: State, seat: Seat): CrestLook {
  const side = sideOf(view, seat);
  return { colour: SIDE_LOOKS[side].rim, on: '#1c1207', emblem: BLADES[side] };
}

type Seated = Pick<TableProps<State, unknown, unknown>, 'view' | 'players' | 'settings'>;

/** How the result shows each seat. */
export function looksOf({ view, players, settings: { locale } }: Seated): SideLook[] {
  return players.map(({ name }, seat) => {
    const side = sideOf(view, seat);
    return {
      name,
      side: sideName(locale, side),
      ...crestOf(view, seat),
      weave: SIDE_LOOKS[side].weave,
      badge: (size) => <SideEmblem side={side} size={size} />,
    };
  });
}
