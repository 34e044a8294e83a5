import type { TableChoices } from '@sanguine/kernel';
import { LAYOUTS } from '../../content/layouts.ts';
import { OPTIONS } from '../../content/options.ts';
import { TABLE_SIZES, TABLES, type TableSize } from '../../content/tables.ts';
import { costOf, type Roster } from '../../rules/roster/roster.ts';

/** Sizes of battle a table can be set up for, the smallest first. */
export const BATTLES: readonly number[] = OPTIONS.points.filter((points) => points !== 'board').map(Number);

/** The table to try a roster at: of its own size of battle, else the smallest it fits into; null if it fits into none. */
export function trialTable(roster: Roster, points: number | null): TableChoices | null {
  const cost = costOf(roster);
  const battle = BATTLES.find((one) => one === points && cost <= one) ?? BATTLES.find((one) => cost <= one);
  const layout = LAYOUTS.find(({ size }) => size === sizeFor(battle ?? 0));
  return battle === undefined || layout === undefined
    ? null
    : { board: layout.id, options: { points: String(battle) } };
}

/** The smallest table usual for this many points, or the largest there is. */
export const sizeFor = (points: number): TableSize =>
  TABLE_SIZES.toReversed().find((size) => TABLES[size].points >= points) ?? 'large';
