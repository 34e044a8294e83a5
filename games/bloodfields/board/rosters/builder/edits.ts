import type { ItemId } from '../../../content/item-ids.ts';
import { isSupport } from '../../../content/units/index.ts';
import type { UnitKind } from '../../../content/units/kinds.ts';
import { MOST_SUPPORTS } from '../../../rules/roster/faults.ts';
import { type Mustered, type Roster, tidyRoster, unitCost } from '../../../rules/roster/roster.ts';
import { MOST_MUSTERED } from '../../../rules/roster/text.ts';

/** Units of one kind with the same items, as a roster lists them. */
export interface RosterRow {
  readonly unit: Mustered;
  readonly count: number;
  /** The index of the first of them in the tidy roster. */
  readonly at: number;
  readonly cost: number;
}

/** A roster as rows: supports of one kind share a row, every other unit has its own. */
export function rowsOf(roster: Roster): RosterRow[] {
  const rows: RosterRow[] = [];
  for (const [at, unit] of tidyRoster(roster).entries()) {
    const last = rows.at(-1);
    const cost = unitCost(unit);
    const joins =
      last !== undefined &&
      isSupport(unit.kind) &&
      last.unit.kind === unit.kind &&
      sameItems(last.unit, unit);
    if (joins) rows[rows.length - 1] = { ...last, count: last.count + 1, cost: last.cost + cost };
    else rows.push({ unit, count: 1, at, cost });
  }
  return rows;
}

const sameItems = (one: Mustered, other: Mustered): boolean => one.items.join() === other.items.join();

export const countOf = (roster: Roster, kind: UnitKind): number =>
  roster.filter((unit) => unit.kind === kind).length;

/** Whether the builder offers one more of a kind: up to what the rules allow, whatever else is wrong with the list. */
export const hasRoomFor = (roster: Roster, kind: UnitKind): boolean =>
  roster.length < MOST_MUSTERED && countOf(roster, kind) < (isSupport(kind) ? MOST_SUPPORTS : 1);

/** Adds one unit; a roster as long as notation allows stays as it is. */
export const withUnit = (roster: Roster, unit: Mustered): Roster =>
  roster.length < MOST_MUSTERED ? tidyRoster([...roster, unit]) : roster;

export const withoutUnit = (roster: Roster, at: number, count = 1): Roster =>
  tidyRoster(roster).filter((_, index) => index < at || index >= at + count);

const changed = (roster: Roster, at: number, change: (unit: Mustered) => Mustered): Roster =>
  tidyRoster(tidyRoster(roster).map((unit, index) => (index === at ? change(unit) : unit)));

export const withItem = (roster: Roster, at: number, item: ItemId): Roster =>
  changed(roster, at, ({ kind, items }) => ({ kind, items: [...items, item] }));

export const withoutItem = (roster: Roster, at: number, item: ItemId): Roster =>
  changed(roster, at, ({ kind, items }) => ({ kind, items: items.toSpliced(items.indexOf(item), 1) }));
