import type { GlyphName } from '@sanguine/ui/glyph/glyph.tsx';
import type { Weave } from '@sanguine/ui/glyph/weave.tsx';
import type { ClanName } from '../../content/clan.ts';

export type LiverySide = ClanName | 'none';

/** What identifies a clan: its colour, and for people who cannot tell colours apart an emblem and a weave. */
interface Livery {
  readonly colour: string;
  /** The colour to draw with on top of it. */
  readonly on: string;
  readonly emblem: GlyphName;
  readonly weave: Weave;
}

export const LIVERIES: Readonly<Record<LiverySide, Livery>> = {
  wolf: {
    colour: '#a9c3da',
    on: '#14202b',
    emblem: 'wolf-head',
    weave: { width: 5, height: 5, light: false, d: 'M0 5L5 0' },
  },
  bear: {
    colour: '#d98f2b',
    on: '#1c1208',
    emblem: 'bear-head',
    weave: { width: 6, height: 6, light: false, d: 'M0 1.5h6M0 4.5h6' },
  },
  serpent: {
    colour: '#2a7d66',
    on: '#fbf5e6',
    emblem: 'snake-tongue',
    weave: {
      width: 10,
      height: 8,
      light: true,
      d: 'M0 0a5 5 0 0 0 10 0M-5 4a5 5 0 0 0 10 0M5 4a5 5 0 0 0 10 0',
    },
  },
  raven: {
    colour: '#a32a2a',
    on: '#fbf5e6',
    emblem: 'raven',
    weave: { width: 10, height: 7, light: true, d: 'M0 6L5 2L10 6' },
  },
  none: {
    colour: '#6b5238',
    on: '#f4e6c8',
    emblem: 'rune-stone',
    weave: { width: 6, height: 6, light: true, d: 'M0 0L6 6M6 0L0 6' },
  },
};

export const WEAVES: Readonly<Record<string, Weave>> = Object.fromEntries(
  Object.entries(LIVERIES).map(([side, { weave }]) => [side, weave]),
);
