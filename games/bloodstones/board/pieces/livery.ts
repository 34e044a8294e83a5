import type { GlyphName } from '@sanguine/ui/glyph/glyph.tsx';
import type { Faction } from '../../content/factions.ts';
import type { TileKind, UnitKind } from '../../content/kinds.ts';

/** What identifies a faction: its colour and, for those who cannot tell colours apart, an emblem and a pattern. */
export interface Livery {
  readonly colour: string;
  /** The colour to draw with on top of it. */
  readonly on: string;
  readonly emblem: GlyphName;
}

const BONE = '#fbf3e2';
const INK = '#241b12';

export const LIVERIES: Readonly<Record<Faction | 'none', Livery>> = {
  dragonRiders: { colour: '#a8261e', on: BONE, emblem: 'spiked-dragon-head' },
  horseLords: { colour: '#e3a52f', on: INK, emblem: 'horse-head' },
  hillFolk: { colour: '#427f52', on: BONE, emblem: 'mountains' },
  necromancers: { colour: '#b79bd0', on: INK, emblem: 'skull-staff' },
  corsairs: { colour: '#1b4f8f', on: BONE, emblem: 'anchor' },
  chaosHorde: { colour: '#2e2824', on: BONE, emblem: 'horned-skull' },
  none: { colour: '#8f7a55', on: BONE, emblem: 'hood' },
};

/** The picture on a tile or unit; null for the blank. */
export const UNIT_GLYPHS: Readonly<Record<TileKind | UnitKind, GlyphName | null>> = {
  skirmishers: 'bowman',
  swords: 'broadsword',
  axes: 'crossed-axes',
  shield: 'checked-shield',
  cavalry: 'cavalry',
  lizardmen: 'lizardman',
  reivers: 'sword-brandish',
  goblins: 'goblin-head',
  hordes: 'barbarian',
  siegeEngine: 'catapult',
  leader: 'crown',
  ship: 'drakkar',
  castle: 'castle',
  dragon: 'dragon-head',
  giant: 'giant',
  necromancer: 'warlock-hood',
  blank: null,
  undead: 'shambling-zombie',
  citadel: 'tower-flag',
  cutiecorn: 'unicorn',
};
