import type { Seat } from '@sanguine/kernel';
import type { Cue } from '@sanguine/ui/animation/gesture.ts';
import type { Event } from '../../rules/events.ts';
import { type Point, span } from '../../rules/geometry/point.ts';
import type { Tag } from '../../rules/names.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { unitTagged } from '../interaction/where.ts';
import { LANGUAGE } from './language.ts';

/** A unit, or the wagon. */
export type Piece = UnitId | 'wagon';
export type FieldCue = Cue<Point, Piece>;

/** Mil that count as one step of a walk. */
const STEP = 2500;

/** The cues of one row; `before` is the state before it. */
export function cuesOf(before: State, events: readonly Event[]): FieldCue[] {
  const field = new Field(before);
  for (const event of events) tell(field, event);
  return field.cues;
}

function tell(field: Field, event: Event): void {
  switch (event.e) {
    case 'unit.placed':
      field.arrive(event.unit, event.at);
      break;
    case 'unit.moved':
      field.travel(event.unit, event.path);
      break;
    case 'unit.went':
    case 'unit.pushed':
    case 'charge.failed':
    case 'contact.made':
      field.travel(event.unit, [event.to]);
      break;
    case 'wagon.moved':
      field.cues.push({ gesture: 'travel', seat: null, piece: 'wagon', ...wayOf([event.from, event.to]) });
      break;
    case 'charge.declared':
      field.strike(event.unit, field.place(event.target));
      break;
    case 'attack.declared':
      if (event.target !== null) field.strike(event.unit, field.place(event.target));
      break;
    case 'shot.aimed':
      field.strike(event.unit, event.at);
      break;
    case 'line.fired':
      field.strike(event.unit, event.to);
      break;
    case 'shot.scattered':
      field.pulse(field.seat(event.unit), event.at);
      break;
    case 'unit.damaged':
    case 'health.lost':
      field.number('pay', field.place(event.unit), event.amount);
      break;
    case 'health.restored':
      field.number('gain', field.place(event.unit), event.amount);
      break;
    case 'points.scored':
      if (event.unit !== null) field.score(event.seat, field.place(event.unit), event.points);
      break;
    case 'unit.destroyed':
    case 'unit.exited':
      field.lose(event.unit);
      break;
    case 'sides.rolled':
    case 'dice.rolled':
    case 'dice.rerolled':
    case 'die.turned':
    case 'extra.rolled':
      field.cues.push({ gesture: 'roll' });
      break;
    default:
      // Anything else that happens to a unit is marked where it stands.
      if (LANGUAGE[event.e][0] === 'pulse' && 'unit' in event && event.unit !== null)
        field.pulse(field.seat(event.unit), field.place(event.unit));
  }
}

/** Where units stand while a row is told, and the cues so far. */
class Field {
  readonly cues: FieldCue[] = [];
  readonly #before: State;
  readonly #at = new Map<UnitId, Point>();

  constructor(before: State) {
    this.#before = before;
  }

  /** Undefined if the unit is not on the table. */
  place(tag: Tag): Point | undefined {
    const id = unitTagged(this.#before, tag);
    return id === undefined ? undefined : this.#placeOf(id);
  }

  seat(tag: Tag): Seat | null {
    const id = unitTagged(this.#before, tag);
    return id === undefined ? null : (this.#before.units[id]?.owner ?? null);
  }

  #placeOf(id: UnitId): Point | undefined {
    const unit = this.#before.units[id];
    const place = this.#at.get(id) ?? (unit?.state === 'board' ? { x: unit.x, y: unit.y } : undefined);
    // One object per place: places are compared by identity.
    if (place !== undefined) this.#at.set(id, place);
    return place;
  }

  arrive(tag: Tag, place: Point): void {
    const id = unitTagged(this.#before, tag);
    if (id === undefined) return;
    this.#at.set(id, place);
    this.cues.push({ gesture: 'arrive', seat: this.seat(tag), piece: id, place });
  }

  travel(tag: Tag, path: readonly Point[]): void {
    const id = unitTagged(this.#before, tag);
    const end = path.at(-1);
    if (id === undefined || end === undefined) return;
    const start = this.#placeOf(id);
    this.#at.set(id, end);
    // A unit that enters the table has no starting point.
    if (start === undefined) this.arrive(tag, end);
    else this.cues.push({ gesture: 'travel', seat: this.seat(tag), piece: id, ...wayOf([start, ...path]) });
  }

  lose(tag: Tag): void {
    const id = unitTagged(this.#before, tag);
    const place = this.place(tag);
    if (id === undefined || place === undefined) return;
    this.cues.push({ gesture: 'lose', seat: this.seat(tag), piece: id, place });
  }

  strike(tag: Tag, place: Point | undefined): void {
    if (place === undefined) return;
    this.cues.push({ gesture: 'strike', seat: this.seat(tag), from: this.place(tag) ?? null, place });
  }

  /** Merges several marks of one unit in a row. */
  pulse(seat: Seat | null, place: Point | undefined): void {
    const last = this.cues.at(-1);
    if (place === undefined || (last?.gesture === 'pulse' && last.place === place)) return;
    this.cues.push({ gesture: 'pulse', seat, place });
  }

  /** A change of health shows at the unit's place, which tells whose it is. */
  number(gesture: 'gain' | 'pay', place: Point | undefined, by: number): void {
    if (place !== undefined && by > 0) this.cues.push({ gesture, seat: null, place, by, of: null });
  }

  score(seat: Seat, place: Point | undefined, by: number): void {
    if (place !== undefined && by > 0)
      this.cues.push({ gesture: 'gain', seat, place, by, of: 'laurel-crown' });
  }
}

function wayOf(way: readonly Point[]): { readonly way: readonly Point[]; readonly steps: number } {
  const length = way.reduce((sum, point, index) => sum + span(way[index - 1] ?? point, point), 0);
  return { way, steps: length / STEP };
}
