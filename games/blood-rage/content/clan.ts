import { UPGRADES, type UpgradeKey, type UpgradeWith } from './cards/upgrades.ts';

export const CLANS = ['wolf', 'bear', 'serpent', 'raven'] as const;
export type ClanName = (typeof CLANS)[number];

export const STATS = ['rage', 'axes', 'horns'] as const;
export type Stat = (typeof STATS)[number];

/** The tracks of the clan sheet, step by step. */
export const TRACKS: Readonly<Record<Stat, readonly number[]>> = {
  rage: [6, 7, 8, 9, 12, 12],
  axes: [3, 4, 5, 6, 8, 8],
  horns: [4, 5, 6, 7, 10, 10],
};
export const LAST_STEP = 6;
/** Glory at the end of the game, for each stat. */
export const LEGEND: readonly number[] = [0, 0, 0, 10, 10, 20];

/** Every Monster has a card. */
export type Monster = UpgradeWith<{ kind: 'monster' }>;
export const MONSTERS: readonly Monster[] = (Object.keys(UPGRADES) as UpgradeKey[]).filter(
  (key): key is Monster => UPGRADES[key].kind === 'monster',
);

export type Figure = 'leader' | 'warrior' | 'ship' | Monster;
/** In the order used everywhere. */
export const FIGURES: readonly Figure[] = ['leader', 'warrior', 'ship', ...MONSTERS];

/** What a clan begins with. */
export const TROOPS: readonly Figure[] = [
  'leader',
  ...Array.from({ length: 8 }, (): Figure => 'warrior'),
  'ship',
];
/** Strength without an upgrade. */
export const STRENGTH = { leader: 3, warrior: 1, ship: 2 } as const;

/** Slots for upgrade cards. */
export const SLOTS = { leader: 1, warrior: 1, ship: 1, monster: 2, clan: 3 } as const;
export type Slot = keyof typeof SLOTS;
