/** Tiles a faction bag can hold, in the order of the faction cards. */
export const TILE_KINDS = [
  'skirmishers',
  'swords',
  'axes',
  'shield',
  'cavalry',
  'lizardmen',
  'reivers',
  'goblins',
  'hordes',
  'siegeEngine',
  'leader',
  'ship',
  'castle',
  'dragon',
  'giant',
  'necromancer',
  'blank',
] as const;
export type TileKind = (typeof TILE_KINDS)[number];

/** What can be on the map: all tiles except the blank, and the three pieces that are not in bags. */
export const UNIT_KINDS = [
  ...TILE_KINDS.filter((kind) => kind !== 'blank'),
  'undead',
  'citadel',
  'cutiecorn',
] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** Units that come from a bag and go back to it. */
export type TileUnit = Exclude<TileKind, 'blank'>;

export function isTile(kind: UnitKind): kind is TileUnit {
  return kind !== 'undead' && kind !== 'citadel' && kind !== 'cutiecorn';
}

/** How a unit moves: on foot, by sea, through the air, not at all. */
export type Domain = 'land' | 'sea' | 'air' | 'fixed';

/** Battle modifier: what a unit adds, and when. */
export interface Modifier {
  readonly bonus: number;
  readonly when: 'always' | 'forest' | 'plains' | 'attacking' | 'defending' | 'castle';
}

export interface UnitFacts {
  readonly domain: Domain;
  readonly modifier: Modifier;
  /** May remain in a desert. */
  readonly desert: boolean;
}

const unit = (
  bonus: number,
  when: Modifier['when'] = 'always',
  { domain = 'land', desert = false }: { domain?: Domain; desert?: boolean } = {},
): UnitFacts => ({ domain, modifier: { bonus, when }, desert });

export const UNITS: Readonly<Record<UnitKind, UnitFacts>> = {
  skirmishers: unit(1, 'forest'),
  swords: unit(1),
  axes: unit(1),
  shield: unit(1, 'defending'),
  cavalry: unit(1, 'plains'),
  lizardmen: unit(1, 'attacking', { desert: true }),
  reivers: unit(1, 'attacking'),
  goblins: unit(1, 'attacking', { desert: true }),
  hordes: unit(1, 'attacking'),
  siegeEngine: unit(2, 'castle'),
  leader: unit(1),
  ship: unit(1, 'always', { domain: 'sea' }),
  castle: unit(3, 'defending', { domain: 'fixed' }),
  dragon: unit(4, 'always', { domain: 'air', desert: true }),
  giant: unit(2),
  necromancer: unit(1),
  undead: unit(1, 'always', { desert: true }),
  citadel: unit(5, 'defending', { domain: 'fixed' }),
  cutiecorn: unit(1, 'plains'),
};
