import { same } from '@sanguine/kernel';
import { type ItemId, itemOf } from '../../content/items.ts';
import { REALM_OF } from '../../content/lines.ts';
import { cardOf } from '../../content/units/index.ts';
import { faultsOf, type Repair, repaired, type RosterFault } from './faults.ts';
import { costOf, type Mustered, realmsOf, type Roster, unitCost } from './roster.ts';

/** One way to repair a fault: some changes, and how many blood points they cut from the roster. */
export interface Remedy {
  readonly repairs: readonly Repair[];
  readonly saves: number;
}

/** Ways to repair a fault: the smallest first, then those that change one thing or drop one realm, the cheapest first. */
export function remediesFor(roster: Roster, points: number, fault: RosterFault): Remedy[] {
  const before = costOf(roster);
  const remedy = (repairs: readonly Repair[]): Remedy => ({
    repairs,
    saves: before - costOf(repairs.reduce(repaired, roster)),
  });
  const smallest = remedy(fault.repair);
  const others = otherRepairs(roster, fault)
    .filter((repairs) => mends(roster, points, fault, repairs))
    .map(remedy)
    .filter(
      ({ repairs }, at, all) =>
        !same(repairs, smallest.repairs) && all.findIndex((one) => same(one.repairs, repairs)) === at,
    )
    .toSorted((one, other) => one.saves - other.saves);
  return [smallest, ...others];
}

/** Whether this fault is gone afterwards and there is no new one. */
function mends(roster: Roster, points: number, fault: RosterFault, repairs: readonly Repair[]): boolean {
  const left = faultsOf(repairs.reduce(repaired, roster), points);
  const told = faultsOf(roster, points).filter((one) => !same(one, fault));
  return left.every((one) => told.some(({ code, pieces }) => code === one.code && same(pieces, one.pieces)));
}

function otherRepairs(roster: Roster, { code, pieces, facts }: RosterFault): (readonly Repair[])[] {
  switch (code) {
    case 'roster.points':
      return [closest(roster, Number(facts['over'])), ...singleChanges(roster).map((repair) => [repair])];
    case 'roster.realm':
      return [...realmsOf(roster)].map((realm) =>
        roster
          .filter(({ kind }) => REALM_OF[cardOf(kind).line] === realm)
          .map(({ kind }) => ({ remove: kind })),
      );
    default:
      // The unit may also be left out altogether.
      return roster.filter(({ kind }) => pieces.includes(kind)).map(({ kind }) => [{ remove: kind }]);
  }
}

/** The most changes in one remedy: more would be a new roster. */
const MOST_CHANGES = 3;

/** The few changes that cut just enough, and among equal cuts the fewest changes. */
function closest(roster: Roster, over: number): readonly Repair[] {
  // A unit left out takes its items along: of one unit, either all of it or some items go.
  const choices = roster.flatMap((unit, owner) => [
    ...unit.items.map((drop) => ({
      owner,
      whole: false,
      saves: itemOf(drop).cost,
      repair: { drop, from: unit.kind } as Repair,
    })),
    { owner, whole: true, saves: unitCost(unit), repair: { remove: unit.kind } },
  ]);
  let best: readonly (typeof choices)[number][] = [];
  let least = Infinity;
  const look = (chosen: typeof best, saves: number, next: number): void => {
    if (saves >= over) {
      if (saves > least || (saves === least && chosen.length >= best.length)) return;
      best = chosen;
      least = saves;
    } else if (chosen.length < MOST_CHANGES) {
      for (const [at, choice] of choices.entries()) {
        if (at < next) continue;
        const clashes = chosen.some((one) => one.owner === choice.owner && (one.whole || choice.whole));
        if (!clashes) look([...chosen, choice], saves + choice.saves, at + 1);
      }
    }
  };
  look([], 0, 0);
  return best.map(({ repair }) => repair);
}

function singleChanges(roster: Roster): Repair[] {
  const kinds = [...new Set(roster.map(({ kind }) => kind))];
  return [
    ...roster.flatMap(({ kind, items }) => items.map((drop): Repair => ({ drop, from: kind }))),
    ...kinds.map((kind): Repair => ({ remove: kind })),
  ];
}

/** §13.3, §13.4, §15: why a unit may not carry this item too; null if it may. */
export function refuseItem(unit: Mustered, item: ItemId): RosterFault | null {
  const more = faultsOf([{ kind: unit.kind, items: [...unit.items, item] }], Infinity);
  const before = faultsOf([unit], Infinity);
  return more.find((fault) => !before.some((one) => same(one.pieces, fault.pieces))) ?? null;
}

/** The items a remedy takes from a kind of unit. */
export const droppedBy = ({ repairs }: Remedy, kind: Mustered['kind']): ItemId[] =>
  repairs.flatMap((repair) => ('drop' in repair && repair.from === kind ? [repair.drop] : []));
