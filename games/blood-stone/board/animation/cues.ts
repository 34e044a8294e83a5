import type { Seat } from '@sanguine/kernel';
import type { Cue } from '@sanguine/ui/animation/gesture.ts';
import type { Space } from '../../content/glade.ts';
import { type Unit, UNIT_CARDS } from '../../content/units.ts';
import type { Event } from '../../rules/events.ts';
import { soldierSeat } from '../../rules/figures.ts';
import { NOWHERE, type State } from '../../rules/state.ts';

/** A unit as it was before the row. */
export interface Piece {
  readonly unit: Unit;
  readonly zombie: boolean;
  /** Whether its Phantom enters the Realm. */
  readonly phantom: boolean;
}
export type GladeCue = Cue<Space, Piece>;

/** What is seen of one row on the glade; `before` is the state before it. */
export function cuesOf(before: State, events: readonly Event[]): GladeCue[] {
  const at = new Map<Unit, Space>();
  const place = (unit: Unit): Space => at.get(unit) ?? before.figures[unit].at;
  const cuesFor = (event: Event): (GladeCue | null)[] => {
    switch (event.e) {
      case 'unit.placed':
      case 'unit.raised':
        at.set(event.unit, event.at);
        return [{ gesture: 'arrive', ...held(before, event.unit), place: event.at }];
      case 'unit.moved': {
        const way = [event.from, ...event.path];
        at.set(event.unit, way.at(-1) ?? event.from);
        return [{ gesture: 'travel', ...held(before, event.unit), way, steps: event.path.length }];
      }
      case 'unit.attacked': {
        const { seat } = held(before, event.unit);
        const from = place(event.unit);
        return event.struck.map((unit) => ({ gesture: 'strike', seat, from, place: place(unit) }));
      }
      case 'card.used':
        return event.unit === 'none'
          ? []
          : [{ gesture: 'pulse', seat: event.seat, place: place(event.unit) }];
      case 'blood.lost':
        return [number('pay', place(event.unit), event.count)];
      case 'blood.gained':
        return [number('gain', place(event.unit), event.count)];
      case 'blood.given':
        return [number('pay', place(event.from), event.count), number('gain', place(event.to), event.count)];
      case 'ward.given':
      case 'ward.spent':
      case 'act.gained':
      case 'unit.rooted':
      case 'unit.zombified':
        return [{ gesture: 'pulse', seat: held(before, event.unit).seat, place: place(event.unit) }];
      case 'unit.died': {
        const { piece, seat } = held(before, event.unit);
        const phantom = event.to === 'realm';
        return [{ gesture: 'lose', seat, piece: { ...piece, phantom }, place: place(event.unit) }];
      }
      case 'die.rolled':
        return [{ gesture: 'roll' }];
      default:
        return [];
    }
  };
  return events
    .flatMap(cuesFor)
    .filter((cue) => cue !== null)
    .filter((cue) => !('place' in cue) || cue.place !== NOWHERE);
}

/** Stones are counted at the space of the unit they belong to. */
function number(gesture: 'gain' | 'pay', place: Space, by: number): GladeCue | null {
  return by === 0 ? null : { gesture, seat: null, place, by, of: null };
}

function held(before: State, unit: Unit): { readonly piece: Piece; readonly seat: Seat } {
  const { zombie } = before.figures[unit];
  const free = UNIT_CARDS[unit].kind === 'soldier' && !zombie;
  return { piece: { unit, zombie, phantom: false }, seat: free ? soldierSeat(before) : before.witch };
}
