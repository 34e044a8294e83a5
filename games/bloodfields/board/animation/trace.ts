import type { Event } from '../../rules/events.ts';
import type { Point } from '../../rules/geometry/point.ts';
import type { Tag } from '../../rules/names.ts';
import type { State } from '../../rules/state.ts';
import { isOn } from '../../rules/units.ts';
import { unitTagged } from '../interaction/where.ts';
import { type Sight, sightTo } from '../plan/sight.ts';
import { follow, type Places, tableThen } from '../story/places.ts';
import { type Animation, rollsIn } from './animation.ts';

/** How many rows of dice stay on the bench. */
const ROLLS = 3;

/** Events that leave something to be seen. */
const SEEN: ReadonlySet<Event['e']> = new Set([
  'unit.moved',
  'unit.went',
  'unit.pushed',
  'charge.failed',
  'contact.made',
  'dice.rolled',
  'dice.rerolled',
]);

/** What a turn has left on the table so far. */
export interface Trace {
  /** The ways units went, each with its start. */
  readonly ways: readonly (readonly Point[])[];
  /** The lines along which attacks were made, as they were at the time. */
  readonly sights: readonly Sight[];
}

/**
 * A still picture of the turn in which something last happened, for viewers of past turns and for spectators: where units
 * went, their lines of sight when they struck, and the last dice. Null if there is no such turn yet.
 */
export function pastScene(view: State, events: readonly Event[], row: number): Animation | null {
  // The next turn may have begun in the same row.
  const last = events.findLastIndex(({ e }) => SEEN.has(e));
  const from = events.findLastIndex(({ e }, at) => at < last && (e === 'turn.began' || e === 'round.ended'));
  if (from < 0) return null;
  const places: Places = new Map();
  for (const event of events.slice(0, from)) follow(places, event);
  const turn = events.slice(from);
  const ways = new Map<Tag, Point[]>();
  const sights: Sight[] = [];
  for (const event of turn) {
    if (event.e === 'attack.hit') {
      const sight = sightThen(view, places, event.unit, event.target);
      if (sight !== null) sights.push(sight);
    }
    if (!('unit' in event) || event.unit === null) continue;
    const start = places.get(event.unit);
    follow(places, event);
    const end = places.get(event.unit);
    if (start === undefined || end === undefined || start === end) continue;
    const way = event.e === 'unit.moved' ? event.path : [end];
    ways.set(event.unit, [...(ways.get(event.unit) ?? [start]), ...way]);
  }
  return {
    row,
    cues: [],
    walks: new Map(),
    strays: [],
    rolls: rollsIn(turn).slice(-ROLLS),
    settled: 0,
    trace: { ways: [...ways.values()], sights },
  };
}

/** §8.2: the line between two units where they stood at the time. */
function sightThen(view: State, places: Places, attacker: Tag, target: Tag): Sight | null {
  const then = tableThen(view, places);
  const [one, other] = [unitTagged(then, attacker), unitTagged(then, target)];
  if (one === undefined || other === undefined) return null;
  return isOn(then.units[one]) && isOn(then.units[other]) ? sightTo(then, one, other) : null;
}
