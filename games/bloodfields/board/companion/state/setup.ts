import { whole } from '@sanguine/kernel';
import * as v from 'valibot';
import { SCENARIO_IDS, type ScenarioId } from '../../../content/options.ts';
import { scenarioOf } from '../../../content/scenarios.ts';
import { TABLE_SIZES, TABLES, type TableSize } from '../../../content/tables.ts';
import { parseRoster } from '../../../rules/roster/text.ts';
import type { Roster } from '../../../rules/roster/roster.ts';

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const pair = <Item extends v.GenericSchema>(item: Item) => v.strictTuple([item, item]);

/** What the players agreed on for a battle on a real table: who brings what, and which scenario. */
export const setupSchema = v.strictObject({
  names: pair(name),
  /** What each player calls the warband. */
  titles: pair(v.pipe(v.string(), v.maxLength(60))),
  /** In notation. */
  rosters: pair(v.pipe(v.string(), v.minLength(1), v.maxLength(2000))),
  scenario: v.picklist(SCENARIO_IDS),
  size: v.picklist(TABLE_SIZES),
  /** Blood points a side. */
  points: whole(1, 1000),
  /** §2.4: who holds the Initiative token at first. */
  holder: v.picklist([0, 1]),
  /** For the dice the app rolls. */
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
});
export type CompanionSetup = v.InferOutput<typeof setupSchema>;

/** The rosters of a set-up; null if one of them cannot be read. */
export function rostersOf({ rosters }: Pick<CompanionSetup, 'rosters'>): readonly [Roster, Roster] | null {
  const [first, second] = rosters.map((text) => {
    const read = parseRoster(text);
    return 'roster' in read && read.roster.length > 0 ? read.roster : null;
  });
  return first === undefined || second === undefined || first === null || second === null
    ? null
    : [first, second];
}

/** §16.2: the sizes of table a scenario is for, the usual one first. */
export const sizesFor = (scenario: ScenarioId): TableSize[] =>
  TABLE_SIZES.filter((size) => scenarioOf(scenario).grounds[size] !== undefined);

export const usualPoints = (size: TableSize): number => TABLES[size].points;
