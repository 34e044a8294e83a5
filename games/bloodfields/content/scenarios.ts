import { frozen } from './frozen.ts';
import { inches } from './inches.ts';
import type { ScenarioId } from './options.ts';
import { TABLES, type TableSize } from './tables.ts';

/** A place in mil. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** §2.5: a rectangle in mil. */
export interface Zone {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

interface Flag extends Spot {
  /** Points for the player who controls it at scoring. */
  readonly worth: number;
}

/** §16.2: a scenario on a table of one size. */
export interface Ground {
  /** Where each side deploys, the south (or the west) first. */
  readonly zones: readonly [south: readonly Zone[], north: readonly Zone[]];
  readonly flags: readonly Flag[];
  readonly caches: readonly Spot[];
  readonly shrine: Spot | null;
  /** Where the wagon begins. */
  readonly wagon: Spot | null;
}

/** §16.1, §16.2: what is scored, each source at most once in a scenario. */
export type Scoring =
  /** The cost of a destroyed enemy with its items. */
  | { readonly for: 'kill' }
  /** What each flag is worth, from this round on. */
  | { readonly for: 'flag'; readonly from: number }
  /** Once for each cache; before this round no player scores the caches in his own half. */
  | { readonly for: 'cache'; readonly points: number; readonly ownHalfFrom: number }
  | { readonly for: 'first'; readonly points: number }
  | { readonly for: 'last'; readonly points: number }
  /** The enemy's champion is destroyed. */
  | { readonly for: 'champion'; readonly points: number }
  /** The player's own champion destroys an enemy. */
  | { readonly for: 'slayer'; readonly points: number }
  /** For three quarters or for all four; a unit beyond the centre line counts as `unitBeyond`. */
  | {
      readonly for: 'presence';
      readonly three: number;
      readonly four: number;
      readonly unitBeyond: number;
    }
  /** Each rite held within this distance of the shrine, up to `mostARound`. */
  | {
      readonly for: 'rite';
      readonly points: number;
      readonly within: number;
      readonly mostARound: number;
    }
  /** A unit that leaves through the enemy's zone, from this round on; fewer for a support. */
  | { readonly for: 'exit'; readonly points: number; readonly support: number; readonly from: number }
  /** For control of the wagon at scoring, after which it rolls on by `step`; and once when it reaches home. */
  | { readonly for: 'wagon'; readonly points: number; readonly home: number; readonly step: number }
  /** The cost of the player's own survivors when the enemy has none. */
  | { readonly for: 'bloodbath' };

/** Differences besides points: champions begin with Shields, and with Inspire in the first round. */
type Special = { readonly special: 'champions'; readonly shields: number; readonly inspire: number };

export interface Scenario {
  readonly id: ScenarioId;
  readonly rounds: number;
  /** §3.9: one more round if a D6 shows this or more; null: never. */
  readonly extraOn: number | null;
  readonly scoring: readonly Scoring[];
  readonly special: readonly Special[];
  /** The table sizes it can be played on. */
  readonly grounds: Readonly<Partial<Record<TableSize, Ground>>>;
}

/** §16.1: a flag, a cache or the wagon is controlled by the player with more units within this distance. */
export const CONTROL = inches(3);

const at = (x: number, y: number): Spot => ({ x: inches(x), y: inches(y) });
const flag = (x: number, y: number, worth: number): Flag => ({ ...at(x, y), worth });
const zone = (x0: number, y0: number, x1: number, y1: number): Zone => ({
  x0: inches(x0),
  y0: inches(y0),
  x1: inches(x1),
  y1: inches(y1),
});

/** The usual zones: along the long edges, 6 inches deep on the large table, else 4. */
function longEdges(size: TableSize): Ground['zones'] {
  const { width, height } = TABLES[size];
  const depth = inches(size === 'large' ? 6 : 4);
  return [[{ x0: 0, y0: 0, x1: width, y1: depth }], [{ x0: 0, y0: height - depth, x1: width, y1: height }]];
}

const bare = (size: TableSize): Ground => ({
  zones: longEdges(size),
  flags: [],
  caches: [],
  shrine: null,
  wagon: null,
});

const KILL: Scoring = { for: 'kill' };
const FIRST: Scoring = { for: 'first', points: 15 };
const LAST: Scoring = { for: 'last', points: 15 };
const BLOODBATH: Scoring = { for: 'bloodbath' };

/** §16.2: every scenario, in the order of `SCENARIO_IDS`. */
export const SCENARIOS: readonly Scenario[] = frozen<Scenario[]>([
  {
    id: 'three-standards',
    rounds: 5,
    extraOn: 5,
    scoring: [KILL, { for: 'flag', from: 4 }, FIRST, BLOODBATH],
    special: [],
    grounds: {
      large: { ...bare('large'), flags: [flag(9, 15, 25), flag(22.5, 15, 25), flag(36, 15, 25)] },
      small: { ...bare('small'), flags: [flag(6, 10.5, 25), flag(15, 10, 25), flag(24, 9.5, 25)] },
    },
  },
  {
    id: 'cache-run',
    rounds: 5,
    extraOn: null,
    scoring: [KILL, { for: 'cache', points: 30, ownHalfFrom: 4 }, LAST, BLOODBATH],
    special: [],
    grounds: {
      large: {
        ...bare('large'),
        caches: [at(11.25, 9), at(33.75, 9), at(22.5, 15), at(11.25, 21), at(33.75, 21)],
      },
      small: { ...bare('small'), caches: [at(6, 10.5), at(24, 9.5), at(15, 10)] },
    },
  },
  {
    id: 'champions-wager',
    rounds: 5,
    extraOn: 4,
    scoring: [KILL, { for: 'champion', points: 40 }, { for: 'slayer', points: 10 }, FIRST, LAST, BLOODBATH],
    special: [{ special: 'champions', shields: 1, inspire: 1 }],
    grounds: { large: bare('large'), small: bare('small') },
  },
  {
    id: 'hold-the-ground',
    rounds: 6,
    extraOn: null,
    scoring: [KILL, { for: 'presence', three: 20, four: 40, unitBeyond: 2 }, LAST, BLOODBATH],
    special: [],
    grounds: { large: bare('large'), small: bare('small') },
  },
  {
    id: 'drowned-shrine',
    rounds: 5,
    extraOn: null,
    scoring: [KILL, { for: 'rite', points: 8, within: inches(2), mostARound: 3 }, BLOODBATH],
    special: [],
    grounds: {
      large: { ...bare('large'), shrine: at(22.5, 15) },
      small: { ...bare('small'), shrine: at(15, 10) },
    },
  },
  {
    id: 'breakthrough',
    rounds: 6,
    extraOn: null,
    scoring: [KILL, { for: 'exit', points: 30, support: 10, from: 3 }, FIRST, BLOODBATH],
    special: [],
    grounds: { large: bare('large'), small: bare('small') },
  },
  {
    id: 'crossed-blades',
    rounds: 5,
    extraOn: 5,
    scoring: [KILL, { for: 'flag', from: 3 }, BLOODBATH],
    special: [],
    grounds: {
      large: {
        ...bare('large'),
        zones: [[zone(0, 0, 15, 10)], [zone(30, 20, 45, 30)]],
        flags: [flag(22.5, 15, 25), flag(11.25, 22.5, 15), flag(33.75, 7.5, 15)],
      },
      small: {
        ...bare('small'),
        zones: [[zone(0, 0, 10, 6)], [zone(20, 14, 30, 20)]],
        flags: [flag(15, 10, 25), flag(7.5, 15, 15), flag(22.5, 5, 15)],
      },
    },
  },
  {
    id: 'toll-wagon',
    rounds: 6,
    extraOn: null,
    scoring: [KILL, { for: 'wagon', points: 12, home: 60, step: inches(4) }, LAST, BLOODBATH],
    special: [],
    grounds: {
      large: {
        ...bare('large'),
        zones: [[zone(0, 0, 8, 30)], [zone(37, 0, 45, 30)]],
        wagon: at(22.5, 15),
      },
      small: {
        ...bare('small'),
        zones: [[zone(0, 0, 5, 20)], [zone(25, 0, 30, 20)]],
        wagon: at(15, 10),
      },
    },
  },
  {
    id: 'pit',
    rounds: 4,
    extraOn: null,
    scoring: [KILL, { for: 'flag', from: 1 }, FIRST, BLOODBATH],
    special: [],
    grounds: { pit: { ...bare('pit'), flags: [flag(10, 7.5, 10)] } },
  },
]);

// `fromEntries` loses the fact that every id has its scenario; the tests check it.
const BY_ID = Object.fromEntries(SCENARIOS.map((scenario) => [scenario.id, scenario])) as Readonly<
  Record<ScenarioId, Scenario>
>;

export const scenarioOf = (id: ScenarioId): Scenario => BY_ID[id];

type Blocks = { readonly [Source in Scoring['for']]?: Extract<Scoring, { for: Source }> };

/** What each scenario scores, by its source. */
const BLOCKS = new Map(
  SCENARIOS.map(({ id, scoring }) => [
    id,
    Object.fromEntries(scoring.map((block) => [block.for, block])) as Blocks,
  ]),
);

/** How the scenario scores one source of points; undefined if it does not. */
export const scoringFor = <Source extends Scoring['for']>(
  { id }: Scenario,
  source: Source,
): Blocks[Source] | undefined => BLOCKS.get(id)?.[source];
