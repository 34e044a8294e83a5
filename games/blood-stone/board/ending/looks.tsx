import type { TableProps } from '@sanguine/ui';
import { outlineOf } from '@sanguine/ui/glyph/glyph.tsx';
import type { SideLook } from '@sanguine/ui/result/side-look.ts';
import type { State } from '../../rules/state.ts';
import { type Side, sideName, sideOf } from '../../text/words.ts';
import { UNIT_GLYPHS } from '../look/glyphs.ts';
import { SideEmblem } from '../look/token.tsx';

const LOOKS: Readonly<Record<Side, Pick<SideLook, 'colour' | 'on' | 'weave' | 'emblem'>>> = {
  witch: {
    colour: '#a31a30',
    on: '#ffe9e2',
    weave: { width: 8, height: 8, light: true, d: 'M0 0L4 4L8 0M0 8L4 4L8 8' },
    emblem: outlineOf(UNIT_GLYPHS.witch),
  },
  soldiers: {
    colour: '#8fa9b8',
    on: '#10212c',
    weave: { width: 6, height: 6, light: true, d: 'M0 1.5h6M0 4.5h6' },
    emblem: outlineOf(UNIT_GLYPHS.swordsman),
  },
};

type Seated = Pick<TableProps<State, unknown, unknown>, 'view' | 'players' | 'settings'>;

/** How the result shows each seat. */
export function looksOf({ view, players, settings: { locale } }: Seated): SideLook[] {
  return players.map(({ name }, seat) => {
    const side = sideOf(view, seat);
    return {
      name,
      side: sideName(locale, side),
      ...LOOKS[side],
      badge: (size) => <SideEmblem side={side} size={size} />,
    };
  });
}
