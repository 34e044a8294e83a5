import type { TableProps } from '@sanguine/ui';
import { outlineOf } from '@sanguine/ui/glyph/glyph.tsx';
import type { SideLook } from '@sanguine/ui/result/side-look.ts';
import { clanOf } from '../../rules/clans.ts';
import type { State } from '../../rules/state.ts';
import { clanName } from '../../text/words.ts';
import { ClanEmblem } from '../look/emblem.tsx';
import { LIVERIES } from '../look/livery.ts';

type Seated = Pick<TableProps<State, unknown, unknown>, 'view' | 'players' | 'settings'>;

/** How the result shows each seat. */
export function looksOf({ view, players, settings: { locale } }: Seated): SideLook[] {
  return players.map(({ name }, seat) => {
    const clan = clanOf(view, seat).name;
    const { colour, on, emblem, weave } = LIVERIES[clan];
    return {
      name,
      side: clanName(locale, clan),
      colour,
      on,
      weave,
      emblem: outlineOf(emblem),
      badge: (size) => <ClanEmblem clan={clan} size={size} />,
    };
  });
}
