import { type ItemId, itemOf } from '../../content/items.ts';
import { cardOf } from '../../content/units/index.ts';
import type { UnitKind } from '../../content/units/kinds.ts';
import { COST_CHANGES, type CostChange } from '../../content/versions.ts';
import type { Roster } from './roster.ts';

/** Something on a roster that costs more or less now than when the roster was written. */
export type ListChange = { readonly before: number; readonly now: number } & (
  | { readonly unit: UnitKind }
  | { readonly item: ItemId }
);

/** What has changed on a list since a version of the content, once for each unit and item, in the order of the list. */
export function changesSince(
  roster: Roster,
  version: number,
  changes: readonly CostChange[] = COST_CHANGES,
): ListChange[] {
  // The first change after the version has the cost a thing had under it.
  const later = changes.filter((change) => change.version > version);
  const units = [...new Set(roster.map(({ kind }) => kind))].flatMap((unit): ListChange[] => {
    const now = cardOf(unit).cost;
    const before = later.find(({ units: costs }) => costs[unit] !== undefined)?.units[unit] ?? now;
    return before === now ? [] : [{ unit, before, now }];
  });
  const items = [...new Set(roster.flatMap((unit) => unit.items))].flatMap((item): ListChange[] => {
    const now = itemOf(item).cost;
    const before = later.find(({ items: costs }) => costs[item] !== undefined)?.items[item] ?? now;
    return before === now ? [] : [{ item, before, now }];
  });
  return [...units, ...items];
}
