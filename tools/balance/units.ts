import { ITEM_COSTS, UNIT_COSTS } from '@sanguine/bloodfields/content/costs.ts';
import { ITEM_IDS } from '@sanguine/bloodfields/content/item-ids.ts';
import type { Roster } from '@sanguine/bloodfields/content/rosters.ts';
import { UNIT_KINDS } from '@sanguine/bloodfields/content/units/index.ts';
import { loyaltyOf } from '@sanguine/bloodfields/rules/roster/roster.ts';
import { winOf } from './lines.ts';
import type { GameReport } from './play.ts';
import { type Fit, fit, logistic, type Observation } from './regression.ts';
import { MARKS, type Table } from './table.ts';

/** By how many points of win rate a unit may change its roster's chances. */
const BAND = 8;
const RIDGE = 2;
/** Half of a 95 % interval, in standard errors. */
const TWO_SIDED = 1.96;

/** What a roster may contain, in the order of the columns; loyalty and the start come last. */
const COLUMNS = [...UNIT_KINDS, ...ITEM_IDS] as const;
const COSTS: readonly number[] = [...Object.values(UNIT_COSTS), ...Object.values(ITEM_COSTS)];
const OTHERS = 3;

const has = (roster: Roster): number[] => [
  ...UNIT_KINDS.map((kind) => (roster.some((unit) => unit.kind === kind) ? 1 : 0)),
  ...ITEM_IDS.map((item) => (roster.some(({ items }) => items.includes(item)) ? 1 : 0)),
  loyaltyOf(roster) === null ? 0 : 1,
];

function observe(report: GameReport): Observation {
  const [one, other] = report.rosters.map(has);
  const start = [report.holder, report.south].map((seat) => (seat === 0 ? 1 : -1));
  return {
    differences: [...(one ?? []).map((value, at) => value - (other?.[at] ?? 0)), ...start],
    won: winOf(report, 0),
  };
}

/** The effect of a column, beyond what its blood points bring on average. */
interface Worth {
  readonly name: string;
  /** How many rosters have it. */
  readonly rosters: number;
  /** Points of win rate, and their standard error. */
  readonly effect: number;
  readonly error: number;
}

function worths(reports: readonly GameReport[]): Worth[] {
  const games = reports.map(observe);
  const fitted = fit(games, COLUMNS.length + OTHERS, RIDGE);
  const counts = COLUMNS.map((_, at) =>
    reports.reduce((sum, { rosters }) => sum + rosters.filter((roster) => has(roster)[at] === 1).length, 0),
  );
  const share = shareOfCosts(counts);
  const perPoint = share.reduce((sum, weight, at) => sum + weight * (fitted.effects[at] ?? 0), 0);
  return COLUMNS.map((name, at) => {
    const cost = COSTS[at] ?? 0;
    const effect = (fitted.effects[at] ?? 0) - cost * perPoint;
    return {
      name,
      rosters: counts[at] ?? 0,
      effect: 100 * (logistic(effect) - 0.5),
      error: errorOf(fitted, at, cost, share),
    };
  });
}

/**
 * Rosters cost the same, so the games cannot tell what a blood point is worth. Its worth, whatever it is, is subtracted, so that
 * units and items are worth their costs on average; these weights find it from the effects.
 */
function shareOfCosts(counts: readonly number[]): number[] {
  const weight = (at: number): number => (counts[at] ?? 0) * (COSTS[at] ?? 0);
  const total = COSTS.reduce((sum, cost, at) => sum + weight(at) * cost, 0);
  return COSTS.map((_, at) => (total === 0 ? 0 : weight(at) / total));
}

function errorOf(fitted: Fit, at: number, cost: number, share: readonly number[]): number {
  const weights = fitted.effects.map((_, column) => (column === at ? 1 : 0) - cost * (share[column] ?? 0));
  // A quarter is the slope of the chance at even odds.
  return 25 * fitted.errorOf(weights);
}

/** What units and items are worth in random rosters of 100 points. */
export function unitTables(reports: readonly GameReport[]): Table[] {
  const games = reports.filter(({ set }) => set === 'random-100');
  if (games.length === 0) return [];
  const all = worths(games);
  const table = (title: string, part: readonly Worth[], costs: Readonly<Record<string, number>>): Table => ({
    title,
    note: `Logistic regression over ${games.length} games of random legal rosters, on what one roster has and the other has not (with loyalty and the start): points of win rate beyond what the same blood points bring on average; at most ${BAND} either way.`,
    head: ['Card', 'Cost', 'Rosters', 'Effect', '±', ''],
    rows: part
      .toSorted((one, other) => other.effect - one.effect)
      .map(({ name, rosters, effect, error }) => [
        name,
        `${costs[name] ?? 0}`,
        `${rosters}`,
        effect.toFixed(1),
        (TWO_SIDED * error).toFixed(1),
        markOf(effect, TWO_SIDED * error),
      ]),
  });
  return [
    table('Units', all.slice(0, UNIT_KINDS.length), UNIT_COSTS),
    table('Items', all.slice(UNIT_KINDS.length), ITEM_COSTS),
  ];
}

function markOf(effect: number, reach: number): string {
  if (Math.abs(effect) <= BAND) return MARKS.fine;
  return Math.abs(effect) - reach > BAND ? MARKS.sure : MARKS.unsure;
}
