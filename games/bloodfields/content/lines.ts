export const REALMS = ['marches', 'court'] as const;
export type Realm = (typeof REALMS)[number];

/** The lines a roster may draw on. Mercenaries serve any realm. */
export const LINES = ['wardens', 'mossback', 'drowned', 'choir', 'mercenaries'] as const;
export type Line = (typeof LINES)[number];

/** §2.1: the realm of each line; null if it serves all. */
export const REALM_OF: Readonly<Record<Line, Realm | null>> = {
  wardens: 'marches',
  mossback: 'marches',
  drowned: 'court',
  choir: 'court',
  mercenaries: null,
};

/** §13.1: the first trait of a unit. */
export const RACES = [
  'warden',
  'hawk',
  'mossfolk',
  'spirit',
  'drowned',
  'husk',
  'eel',
  'choirborn',
  'hound',
  'mercenary',
] as const;
export type Race = (typeof RACES)[number];

/** §13.3, §13.4: the other traits. */
export const TRAITS = ['mage', 'archmage', 'warmachine', 'beast', 'support'] as const;
export type Trait = (typeof TRAITS)[number];

/** §13.2: what a loyal roster gains besides one Inspire token a round. */
export const LOYALTIES = {
  wardens: 'lamps-lit',
  mossback: 'creeping-wood',
  drowned: 'no-grave-below',
  choir: 'unquenched',
} as const satisfies Partial<Record<Line, string>>;
