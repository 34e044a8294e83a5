import type { TableProps } from '@sanguine/ui';
import { outlineOf } from '@sanguine/ui/glyph/glyph.tsx';
import type { SideLook } from '@sanguine/ui/result/side-look.ts';
import type { State } from '../../rules/state.ts';
import { factionOf } from '../../rules/tiles.ts';
import { factionName } from '../../text/words.ts';
import { WEAVES } from '../pieces/cloth.tsx';
import { Emblem } from '../pieces/emblem.tsx';
import { LIVERIES } from '../pieces/livery.ts';

type Seated = Pick<TableProps<State, unknown, unknown>, 'view' | 'players' | 'settings'>;

/** How the result shows each seat. */
export function looksOf({ view, players, settings: { locale } }: Seated): SideLook[] {
  return players.map(({ name }, seat) => {
    const faction = factionOf(view, seat);
    const { colour, on, emblem } = LIVERIES[faction];
    return {
      name,
      side: factionName(locale, faction),
      colour,
      on,
      weave: WEAVES[faction],
      emblem: outlineOf(emblem),
      badge: (size) => <Emblem faction={faction} size={size} />,
    };
  });
}
