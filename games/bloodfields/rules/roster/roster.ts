import { same } from '@sanguine/kernel';
import { ITEM_IDS, type ItemId, itemOf } from '../../content/items.ts';
import { LOYALTIES, type Realm, REALM_OF } from '../../content/lines.ts';
import { type Mustered, readyRosters, type Roster } from '../../content/rosters.ts';
import { cardOf, isSupport, UNIT_KINDS } from '../../content/units/index.ts';

export type { Mustered, Roster };

const UNIT_ORDER = new Map<string, number>(UNIT_KINDS.map((kind, at) => [kind, at]));
const ITEM_ORDER = new Map<string, number>(ITEM_IDS.map((item, at) => [item, at]));
const placeOf = (order: ReadonlyMap<string, number>, id: string): number => order.get(id) ?? order.size;

/** The canonical form of a roster: units in the order of the lists, each with its items in the order of the list of items. */
export const tidyRoster = (roster: Roster): Roster =>
  roster.map(({ kind, items }): Mustered => ({ kind, items: items.toSorted(byItem) })).toSorted(byUnit);

const byItem = (one: ItemId, other: ItemId): number => placeOf(ITEM_ORDER, one) - placeOf(ITEM_ORDER, other);

function byUnit(one: Mustered, other: Mustered): number {
  const byKind = placeOf(UNIT_ORDER, one.kind) - placeOf(UNIT_ORDER, other.kind);
  if (byKind !== 0) return byKind;
  for (let at = 0; ; at++) {
    const mine = one.items[at];
    const theirs = other.items[at];
    if (mine === undefined || theirs === undefined) return one.items.length - other.items.length;
    if (mine !== theirs) return byItem(mine, theirs);
  }
}

/** Blood points of one unit with its items. */
export const unitCost = ({ kind, items }: Mustered): number =>
  items.reduce((sum, item) => sum + itemOf(item).cost, cardOf(kind).cost);

/** Blood points of the whole roster. */
export const costOf = (roster: Roster): number => roster.reduce((sum, unit) => sum + unitCost(unit), 0);

/** Its realms; mercenaries have none. At most one in a legal roster. */
export const realmsOf = (roster: Roster): ReadonlySet<Realm> =>
  new Set(roster.flatMap(({ kind }) => REALM_OF[cardOf(kind).line] ?? []));

/** A line that rewards loyalty. */
export type LoyalLine = keyof typeof LOYALTIES;

/** §13.2: the line all units but mercenaries belong to; null if there are several, or none. */
export function loyaltyOf(roster: Roster): LoyalLine | null {
  const lines = new Set(roster.map(({ kind }) => cardOf(kind).line).filter((line) => line !== 'mercenaries'));
  const [line, ...others] = lines;
  return line === undefined || others.length > 0 ? null : line;
}

/** §3.3: tokens a round for these units: one each, one for all supports, one for loyalty. */
export function inspireOf(units: readonly Pick<Mustered, 'kind'>[], loyal: boolean): number {
  const alone = units.filter(({ kind }) => !isSupport(kind)).length;
  return alone + (units.length > alone ? 1 : 0) + (loyal ? 1 : 0);
}

/** §17.9: whether it is one of the ready-made rosters, in any order. */
export const isReady = (roster: Roster, points: number): boolean => {
  const tidy = tidyRoster(roster);
  return readyRosters(points).some(({ units }) => same(tidyRoster(units), tidy));
};
