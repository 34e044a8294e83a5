/** The ring, clockwise from the north-west. */
export const OUTER = [
  'myrkulor',
  'elvagar',
  'angerboda',
  'muspelheim',
  'horgr',
  'utgard',
  'andlang',
  'gimle',
] as const;
export type Outer = (typeof OUTER)[number];

/** The centre, next to all others. */
export const YGGDRASIL = 'yggdrasil';
export const PROVINCES = [...OUTER, YGGDRASIL] as const;
export type Province = (typeof PROVINCES)[number];

export const FJORDS = ['ne', 'se', 'sw', 'nw'] as const;
export type Fjord = (typeof FJORDS)[number];

/** Where a figure can be on the board. */
export const PLACES = [...PROVINCES, ...FJORDS] as const;
export type Place = (typeof PLACES)[number];

/** Where a figure can be. */
export const ZONES = ['reserve', 'valhalla', ...PLACES] as const;
export type Zone = (typeof ZONES)[number];

export const REGIONS = ['manheim', 'alfheim', 'jotunheim'] as const;
export type Region = (typeof REGIONS)[number];

export interface OuterProvince {
  readonly region: Region;
  readonly villages: number;
  readonly fjord: Fjord;
}

export const OUTER_PROVINCES: Readonly<Record<Outer, OuterProvince>> = {
  myrkulor: { region: 'manheim', villages: 3, fjord: 'nw' },
  elvagar: { region: 'manheim', villages: 4, fjord: 'ne' },
  angerboda: { region: 'manheim', villages: 5, fjord: 'ne' },
  muspelheim: { region: 'jotunheim', villages: 5, fjord: 'se' },
  horgr: { region: 'jotunheim', villages: 4, fjord: 'se' },
  utgard: { region: 'jotunheim', villages: 3, fjord: 'sw' },
  andlang: { region: 'alfheim', villages: 3, fjord: 'sw' },
  gimle: { region: 'alfheim', villages: 5, fjord: 'nw' },
};

/**
 * The reward of a pillaged province: a step of one stat, Glory, or a step of all three. `gone`: it left the game
 * unused.
 */
export const TOKENS = ['rage', 'axes', 'horns', 'glory', 'all', 'gone'] as const;
export type Token = (typeof TOKENS)[number];

/** Shuffled onto the ring. */
export const OUTER_TOKENS: readonly Token[] = [
  'rage',
  'rage',
  'rage',
  'axes',
  'axes',
  'horns',
  'horns',
  'glory',
];
export const TOKEN_GLORY = 5;

/** Provinces destroyed before the game begins, by the number of players. */
export const DESTROYED_AT_SETUP: Readonly<Record<number, number>> = { 2: 3, 3: 2, 4: 1 };
