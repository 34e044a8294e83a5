import type { Event } from '../../rules/events.ts';
import { tagOf, type Tag } from '../../rules/names.ts';
import { unitCost } from '../../rules/roster/roster.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { unitOf } from '../../rules/units.ts';
import { GoalKeeper } from './goals.ts';
import { follow, type Places, tableThen } from './places.ts';

/** What a unit has done and suffered in a battle. */
export interface Tally {
  readonly unit: UnitId;
  /** The total cost of the enemies it destroyed. */
  readonly destroyed: number;
  /** Damage tokens placed by its attacks and hits, and those placed on it by anything. */
  readonly dealt: number;
  readonly taken: number;
  /** How often it had a part in what the scenario scores: stood at a flag, held a rite, broke through. */
  readonly goals: number;
}

type Sums = Map<Tag, number>;

const add = (sums: Sums, unit: Tag, amount: number): void => {
  sums.set(unit, (sums.get(unit) ?? 0) + amount);
};

/** Every unit's part in the battle, read from the events. */
export function talliesOf(view: State, events: readonly Event[]): Tally[] {
  const ids = new Map(view.units.map((_, id) => [tagOf(view, id), id]));
  const [destroyed, dealt, taken, goals]: [Sums, Sums, Sums, Sums] = [
    new Map(),
    new Map(),
    new Map(),
    new Map(),
  ];
  const places: Places = new Map();
  let striker: Tag | null = null;
  const keeper = new GoalKeeper(view);
  for (const event of events) {
    // Before the event moves anybody: a unit that breaks through scores after it has left.
    for (const unit of keeper.hear(event, () => tableThen(view, places))) add(goals, tagOf(view, unit), 1);
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
        // A natural blank that hurts a friend or the attacker itself counts for nobody.
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
      goals: goals.get(tag) ?? 0,
    };
  });
}
