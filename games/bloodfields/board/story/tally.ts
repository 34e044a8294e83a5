import { CONTROL } from '../../content/scenarios.ts';
import type { Event } from '../../rules/events.ts';
import { within } from '../../rules/geometry/disc.ts';
import { pointDisc } from '../../rules/geometry/sight.ts';
import { tagOf, type Tag } from '../../rules/names.ts';
import { unitCost } from '../../rules/roster/roster.ts';
import { controllerOf } from '../../rules/round/control.ts';
import { groundFor } from '../../rules/scenario.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { isAlive, unitOf } from '../../rules/units.ts';
import { follow, type Places, tableThen } from './places.ts';

/** What a unit has done and suffered in a battle. */
export interface Tally {
  readonly unit: UnitId;
  /** What the enemies it destroyed had cost. */
  readonly destroyed: number;
  /** Damage tokens placed by its attacks and hits, and those placed on it by whatever it was. */
  readonly dealt: number;
  readonly taken: number;
  /** How often it stood at a flag when its side scored it. */
  readonly flags: number;
}

type Sums = Map<Tag, number>;

const add = (sums: Sums, unit: Tag, amount: number): void => {
  sums.set(unit, (sums.get(unit) ?? 0) + amount);
};

/** Every unit's part in the battle, read from what happened. */
export function talliesOf(view: State, events: readonly Event[]): Tally[] {
  const ids = new Map(view.units.map((_, id) => [tagOf(view, id), id]));
  const [destroyed, dealt, taken, flags]: [Sums, Sums, Sums, Sums] = [
    new Map(),
    new Map(),
    new Map(),
    new Map(),
  ];
  const places: Places = new Map();
  let striker: Tag | null = null;
  let isScored = true;
  for (const event of events) {
    follow(places, event);
    switch (event.e) {
      case 'attack.hit':
        striker = event.unit;
        break;
      case 'hits.received':
        striker = event.source;
        break;
      case 'unit.damaged':
        add(taken, event.unit, event.amount);
        // A natural blank that hurts a friend or the attacker itself is nobody's deed.
        if (striker !== null && event.cause !== 'fire' && event.cause !== 'blind')
          add(dealt, striker, event.amount);
        break;
      case 'health.lost':
        add(taken, event.unit, event.amount);
        break;
      case 'unit.destroyed': {
        const [fallen, by] = [ids.get(event.unit), event.by === null ? undefined : ids.get(event.by)];
        if (event.by === null || fallen === undefined || by === undefined) break;
        if (unitOf(view, by).owner !== event.seat) add(destroyed, event.by, unitCost(unitOf(view, fallen)));
        break;
      }
      case 'round.ended':
        isScored = false;
        break;
      case 'points.scored':
        // All flags are scored at the same moment.
        if (event.source !== 'flag' || isScored) break;
        isScored = true;
        for (const unit of atFlags(tableThen(view, places))) add(flags, tagOf(view, unit), 1);
        break;
      default:
    }
  }
  return view.units.map((_, unit) => {
    const tag = tagOf(view, unit);
    return {
      unit,
      destroyed: destroyed.get(tag) ?? 0,
      dealt: dealt.get(tag) ?? 0,
      taken: taken.get(tag) ?? 0,
      flags: flags.get(tag) ?? 0,
    };
  });
}

/** §16.1: the units at each flag that their side controls. */
function atFlags(state: State): UnitId[] {
  return groundFor(state).flags.flatMap((flag) => {
    const seat = controllerOf(state, flag);
    const spot = pointDisc(flag);
    return [...state.units.entries()].flatMap(([id, unit]) =>
      unit.owner === seat && isAlive(unit) && within(unit, spot, CONTROL) ? [id] : [],
    );
  });
}
