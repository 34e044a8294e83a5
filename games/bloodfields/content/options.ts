import { tableOptions } from '@sanguine/kernel';

/** §16.2: the scenarios by their names in notation, the default first. */
export const SCENARIO_IDS = [
  'three-standards',
  'cache-run',
  'champions-wager',
  'hold-the-ground',
  'drowned-shrine',
  'breakthrough',
  'crossed-blades',
  'toll-wagon',
  'pit',
] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** What is agreed before the battle, each with the default first. */
export const OPTIONS = {
  scenario: SCENARIO_IDS,
  /** Blood points of a roster; `board`: the usual number for the table's size. */
  points: ['board', '60', '100', '150', '200'],
  /** The layout's own, or placed by the players in turn. */
  terrain: ['layout', 'placed'],
  /** The players' own rosters, or ready-made ones only. */
  rosters: ['free', 'ready'],
} as const;

export const { schema: optionsSchema, defaults: DEFAULT_OPTIONS } = tableOptions(OPTIONS);
export type Options = typeof DEFAULT_OPTIONS;
