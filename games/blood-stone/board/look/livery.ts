import { outlineOf } from '@sanguine/ui/glyph/glyph.tsx';
import type { SideLook } from '@sanguine/ui/result/side-look.ts';
import type { Side } from '../../text/words.ts';
import { UNIT_GLYPHS } from './glyphs.ts';

/** What identifies a side: its colour, and for people who cannot tell colours apart an emblem and a weave. */
export const LIVERIES: Readonly<Record<Side, Pick<SideLook, 'colour' | 'on' | 'weave' | 'emblem'>>> = {
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
