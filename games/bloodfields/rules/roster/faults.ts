import { type Refusal, refusal } from '@sanguine/kernel';
import { type ItemId, itemOf } from '../../content/items.ts';
import { type Realm, REALM_OF } from '../../content/lines.ts';
import { cardOf, isSupport, UNIT_KINDS, type UnitKind, UNITS } from '../../content/units/index.ts';
import { costOf, type Mustered, realmsOf, type Roster, unitCost } from './roster.ts';

/** §13.4: the most supports of one kind, in a roster and alive at once. */
export const MOST_SUPPORTS = 4;
/** §15: the most items of one unit. */
export const MOST_ITEMS = 4;

/** One change of a roster. Of several units of a kind it applies to the cheapest that fits. */
export type Repair =
  | { readonly remove: UnitKind }
  | { readonly drop: ItemId; readonly from: UnitKind }
  | { readonly add: UnitKind };

const FLAWS = [
  'empty',
  'points',
  'realm',
  'copies',
  'supports',
  'items',
  'itemTwice',
  'itemSupport',
  'itemEngine',
  'schoolMage',
] as const;
type Flaw = (typeof FLAWS)[number];
export const FAULTS = FLAWS.map((flaw) => `roster.${flaw}` as const);
export type FaultCode = (typeof FAULTS)[number];

/** Why a roster may not be played, and the smallest repair. */
export interface RosterFault extends Refusal {
  readonly code: FaultCode;
  readonly repair: readonly Repair[];
}

const fault = (
  rule: string,
  flaw: Flaw,
  pieces: readonly string[],
  facts: Readonly<Record<string, number>>,
  repair: readonly Repair[],
): RosterFault => ({
  ...refusal(rule, `roster.${flaw}`, pieces, facts),
  code: `roster.${flaw}`,
  repair,
});

/** §2.1: everything wrong with a roster for a battle of this many blood points. */
export const faultsOf = (roster: Roster, points: number): RosterFault[] => [
  ...pointFaults(roster, points),
  ...realmFaults(roster),
  ...copyFaults(roster),
  ...roster.flatMap(itemFaults),
];

function pointFaults(roster: Roster, points: number): RosterFault[] {
  if (roster.length === 0) return [fault('2.1', 'empty', [], {}, [{ add: CHEAPEST }])];
  const cost = costOf(roster);
  if (cost <= points) return [];
  return [fault('2.1', 'points', [], { cost, points, over: cost - points }, savings(roster, points))];
}

const CHEAPEST = UNITS.reduce((least, card) => (card.cost < least.cost ? card : least)).kind;

/** What to give up so that the roster fits: at each step the cheapest thing that is enough, or the most expensive if none is. */
function savings(roster: Roster, points: number): Repair[] {
  const over = costOf(roster) - points;
  if (over <= 0) return [];
  const choices = roster.flatMap((unit) => [
    { repair: { remove: unit.kind } satisfies Repair, cost: unitCost(cheapestOf(roster, unit.kind) ?? unit) },
    ...unit.items.map((item) => ({
      repair: { drop: item, from: unit.kind } satisfies Repair,
      cost: itemOf(item).cost,
    })),
  ]);
  const [best] = choices.toSorted((one, other) =>
    one.cost >= over === other.cost >= over
      ? (one.cost - other.cost) * (one.cost >= over ? 1 : -1)
      : Number(other.cost >= over) - Number(one.cost >= over),
  );
  return best === undefined ? [] : [best.repair, ...savings(repaired(roster, best.repair), points)];
}

/** Mercenaries serve any realm; if there are two realms, the one with fewer blood points has to go. */
function realmFaults(roster: Roster): RosterFault[] {
  const realms = [...realmsOf(roster)];
  if (realms.length < 2) return [];
  const of = (realm: Realm): Mustered[] => roster.filter(({ kind }) => REALM_OF[cardOf(kind).line] === realm);
  const [fewest = []] = realms.map(of).toSorted((one, other) => costOf(one) - costOf(other));
  const kinds = fewest.map(({ kind }) => kind);
  return [
    fault(
      '2.1',
      'realm',
      [...new Set(kinds)],
      { realms: realms.length },
      kinds.map((kind) => ({ remove: kind })),
    ),
  ];
}

function copyFaults(roster: Roster): RosterFault[] {
  return UNIT_KINDS.flatMap((kind) => {
    const copies = roster.filter((unit) => unit.kind === kind).length;
    const most = isSupport(kind) ? MOST_SUPPORTS : 1;
    if (copies <= most) return [];
    const repair = Array.from({ length: copies - most }, (): Repair => ({ remove: kind }));
    return isSupport(kind)
      ? [fault('13.4', 'supports', [kind], { copies, most }, repair)]
      : [fault('2.1', 'copies', [kind], { copies, most }, repair)];
  });
}

function itemFaults({ kind, items }: Mustered): RosterFault[] {
  const { traits } = cardOf(kind);
  const drop = (dropped: readonly ItemId[]): Repair[] => dropped.map((item) => ({ drop: item, from: kind }));
  const bare = (rule: string, flaw: Flaw): RosterFault[] =>
    items.length === 0 ? [] : [fault(rule, flaw, [kind, ...items], { items: items.length }, drop(items))];
  if (traits.includes('support')) return bare('13.4', 'itemSupport');
  if (traits.includes('warmachine')) return bare('13.3', 'itemEngine');
  const found: RosterFault[] = [];
  const twice = items.filter((item, at) => items.indexOf(item) < at);
  if (items.length > MOST_ITEMS) {
    const cheapest = items.toSorted((one, other) => itemOf(one).cost - itemOf(other).cost);
    const facts = { items: items.length, most: MOST_ITEMS };
    const excess = cheapest.slice(0, items.length - MOST_ITEMS);
    found.push(fault('15', 'items', [kind, ...items], facts, drop(excess)));
  }
  if (twice.length > 0)
    found.push(fault('15', 'itemTwice', [kind, ...new Set(twice)], { items: twice.length }, drop(twice)));
  const schools = items.filter((item) => itemOf(item).type === 'school');
  if (schools.length > 0 && !traits.includes('mage') && !traits.includes('archmage'))
    found.push(fault('15.3', 'schoolMage', [kind, ...schools], { schools: schools.length }, drop(schools)));
  return found;
}

/** The roster after one change. */
export function repaired(roster: Roster, repair: Repair): Roster {
  if ('add' in repair) return [...roster, { kind: repair.add, items: [] }];
  if ('remove' in repair) {
    const gone = cheapestOf(roster, repair.remove);
    return roster.filter((unit) => unit !== gone);
  }
  const changed = roster.find(({ kind, items }) => kind === repair.from && items.includes(repair.drop));
  return roster.map((unit) =>
    unit === changed
      ? { kind: unit.kind, items: unit.items.toSpliced(unit.items.indexOf(repair.drop), 1) }
      : unit,
  );
}

/** The legal roster after all repairs. Points come last: the other repairs already save some. */
export function mended(roster: Roster, points: number): Roster {
  const faults = faultsOf(roster, points);
  const first = faults.find(({ code }) => code !== 'roster.points') ?? faults[0];
  return first === undefined ? roster : mended(first.repair.reduce(repaired, roster), points);
}

const cheapestOf = (roster: Roster, kind: UnitKind): Mustered | undefined =>
  roster
    .filter((unit) => unit.kind === kind)
    .toSorted((one, other) => unitCost(one) - unitCost(other))
    .at(0);
