import type { TableProps } from '@sanguine/ui';
import type { SideLook } from '@sanguine/ui/result/side-look.ts';
import type { State } from '../../rules/state.ts';
import { sideName, sideOf } from '../../text/words.ts';
import { LIVERIES } from '../look/livery.ts';
import { SideEmblem } from '../look/token.tsx';

type Seated = Pick<TableProps<State, unknown, unknown>, 'view' | 'players' | 'settings'>;

/** How the result shows each seat. */
export function looksOf({ view, players, settings: { locale } }: Seated): SideLook[] {
  return players.map(({ name }, seat) => {
    const side = sideOf(view, seat);
    return {
      name,
      side: sideName(locale, side),
      ...LIVERIES[side],
      badge: (size) => <SideEmblem side={side} size={size} />,
    };
  });
}
