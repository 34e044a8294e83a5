import type { Event } from '../../../rules/events.ts';
import { type Tag, tagOf } from '../../../rules/names.ts';
import type { State, UnitId } from '../../../rules/state.ts';

/** What a unit has done and suffered. */
export interface Deeds {
  readonly unit: UnitId;
  readonly dealt: number;
  readonly suffered: number;
  readonly kills: number;
  /** Victory Points it won by destroying units, by rites or by leaving the table. */
  readonly points: number;
}

interface Count {
  dealt: number;
  suffered: number;
  kills: number;
  points: number;
}

/** The deeds of every unit, in table order. */
export function deedsOf(table: State, events: readonly Event[]): Deeds[] {
  const counts = new Map<Tag, Count>();
  const of = (tag: Tag): Count => {
    const known = counts.get(tag) ?? { dealt: 0, suffered: 0, kills: 0, points: 0 };
    counts.set(tag, known);
    return known;
  };
  let attack: { readonly by: Tag; readonly target: Tag } | null = null;
  /** Points for destroyed units whose destroyer is not known yet: the events tell the points first. */
  const open: { readonly unit: Tag; readonly points: number }[] = [];
  for (const event of events) {
    switch (event.e) {
      case 'attack.hit':
        attack = { by: event.unit, target: event.target };
        break;
      case 'unit.damaged':
        of(event.unit).suffered += event.amount;
        if (event.cause === 'attack' && attack?.target === event.unit) of(attack.by).dealt += event.amount;
        break;
      case 'health.lost':
        of(event.unit).suffered += event.amount;
        break;
      case 'points.scored':
        if (event.unit === null) break;
        if (event.source === 'rite' || event.source === 'exit') of(event.unit).points += event.points;
        else open.push({ unit: event.unit, points: event.points });
        break;
      case 'unit.destroyed': {
        const won = open.filter(({ unit }) => unit === event.unit);
        if (event.by !== null && event.by !== event.unit) {
          of(event.by).kills += 1;
          for (const { points } of won) of(event.by).points += points;
        }
        for (const one of won) open.splice(open.indexOf(one), 1);
        break;
      }
      default:
    }
  }
  return table.units.map((_, unit) => ({
    unit,
    ...(counts.get(tagOf(table, unit)) ?? { dealt: 0, suffered: 0, kills: 0, points: 0 }),
  }));
}

/** The events a battle's story consists of. */
const TELLING: readonly Event['e'][] = [
  'starter.named',
  'charge.tested',
  'spell.tried',
  'flight.tested',
  'unit.damaged',
  'unit.destroyed',
  'unit.exited',
  'rite.held',
  'points.scored',
  'cache.taken',
  'extra.rolled',
];

export interface Chapter {
  readonly round: number;
  readonly events: readonly Event[];
}

/** The story round by round: what decided something, without tokens and dice. */
export function chaptersOf(events: readonly Event[]): Chapter[] {
  const chapters: { round: number; events: Event[] }[] = [];
  for (const event of events) {
    if (event.e === 'round.began') chapters.push({ round: event.round, events: [] });
    if (TELLING.includes(event.e)) chapters.at(-1)?.events.push(event);
  }
  return chapters;
}
