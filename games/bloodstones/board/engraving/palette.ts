import type { Terrain } from '../../content/map.ts';

export const PAPER = '#efe5cb';
export const PAPER_EDGE = '#d5c19a';
export const INK = '#2a1f17';
export const SECOND_INK = '#4b3a2b';
export const SEA_INK = '#33474b';
export const DESERT_INK = '#5a3d1c';
export const OXBLOOD = '#6e1f1a';
export const SHELF = '#86a09a';
export const RIVER = '#b9ccc6';
export const STAIN = '#8a6a35';

/** Wash and rim of each terrain, as on an old hand-tinted map. The tints are close: the glyphs identify the terrain. */
export const WASH: Readonly<Record<Terrain, string>> = {
  plains: '#f1e8cf',
  forest: '#dbdcb8',
  hill: '#ead6ae',
  desert: '#f3dba4',
  mountain: '#d9cdb8',
  sea: '#d3dbd0',
};
export const RIM: Readonly<Record<Terrain, string>> = {
  plains: '#cdb98a',
  forest: '#87935f',
  hill: '#b98c4c',
  desert: '#cf9c45',
  mountain: '#857866',
  sea: '#8fa9a8',
};

/** The lit and the shaded side of upright glyphs. The light comes from the left. */
export const LEAF = { lit: '#d3d7a8', shade: '#7f8c58' };
export const NEEDLE = { lit: '#c3cba0', shade: '#66774f' };
export const TURF = { lit: '#f0dfb8', shade: '#b98c4c' };
export const ROCK = { lit: '#f3ebd8', shade: '#8a7b66' };
export const SAND = { lit: '#f8e6ba', shade: '#c8923c' };
/** The sea serpent's. */
export const HIDE = '#e3dfc4';
