import type { Line } from '../../content/lines.ts';

/** Each line has its paint. */
export type Paint = Line;

/** The pattern of a rim: colour must never be the only mark. */
type Rim = 'lined' | 'beaded' | 'blocked' | 'toothed' | 'roped';

export interface Livery {
  readonly colour: string;
  /** The lit edge of the rim, and the pattern on it. */
  readonly lit: string;
  readonly dark: string;
  /** The dish a portrait stands in. */
  readonly deep: string;
  /** Light and shade of the portrait. */
  readonly figure: string;
  readonly shade: string;
  readonly rim: Rim;
}

export const LIVERIES: Readonly<Record<Paint, Livery>> = {
  wardens: {
    colour: '#e3a52f',
    lit: '#f8d680',
    dark: '#8e5f12',
    deep: '#3e2a12',
    figure: '#fdeec8',
    shade: '#c99440',
    rim: 'lined',
  },
  mossback: {
    colour: '#b7cf86',
    lit: '#e2f0bd',
    dark: '#5d7a34',
    deep: '#1f2d17',
    figure: '#f3f6dc',
    shade: '#a3ba72',
    rim: 'beaded',
  },
  drowned: {
    colour: '#8fc3be',
    lit: '#cfeae4',
    dark: '#3f7773',
    deep: '#112a2c',
    figure: '#e9f3ec',
    shade: '#7fb0a8',
    rim: 'blocked',
  },
  choir: {
    colour: '#b5452e',
    lit: '#ea8f6c',
    dark: '#5c180d',
    deep: '#2c0f0a',
    figure: '#fde4d2',
    shade: '#dc9a7a',
    rim: 'toothed',
  },
  mercenaries: {
    colour: '#7a7298',
    lit: '#c6c0da',
    dark: '#37324c',
    deep: '#1d1a29',
    figure: '#f2eff7',
    shade: '#a29bbd',
    rim: 'roped',
  },
};

const SHADOW = [0x17, 0x11, 0x0b] as const;

/** A colour in the shade. */
function dimmed(colour: string): string {
  const parts = SHADOW.map((dark, at) => {
    const lit = Number.parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16);
    return Math.round(lit + (dark - lit) * 0.4)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** The paint of units that have had their turn: the same colours in the shade. */
export const DIMMED: Readonly<Record<Paint, Livery>> = {
  wardens: shaded(LIVERIES.wardens),
  mossback: shaded(LIVERIES.mossback),
  drowned: shaded(LIVERIES.drowned),
  choir: shaded(LIVERIES.choir),
  mercenaries: shaded(LIVERIES.mercenaries),
};

function shaded({ rim, colour, lit, dark, deep, figure, shade }: Livery): Livery {
  return {
    rim,
    colour: dimmed(colour),
    lit: dimmed(lit),
    dark: dimmed(dark),
    deep: dimmed(deep),
    figure: dimmed(figure),
    shade: dimmed(shade),
  };
}
