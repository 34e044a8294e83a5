import type { Seat } from '@sanguine/kernel';
import type { Cue } from '@sanguine/ui/animation/gesture.ts';
import type { UnitKind } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import { cloneState } from '../../rules/clone.ts';
import { villageVp } from '../../rules/end.ts';
import type { Event } from '../../rules/events.ts';
import { forceOf } from '../../rules/forces.ts';
import type { State } from '../../rules/state.ts';
import { factionOf } from '../../rules/tiles.ts';
import { carry } from './carry.ts';

/** An area of the map, or the plate with a player's points. */
export type Place = Area | `plate ${Seat}`;
/** A force, or a village. */
export type Piece = readonly UnitKind[] | 'village';
export type MapCue = Cue<Place, Piece>;

/** What is seen of one row on the map; `before` is the state before it. */
export function cuesOf(before: State, events: readonly Event[]): MapCue[] {
  const table = cloneState(before);
  return events.flatMap((event) => {
    const shown = cuesFor(table, event);
    carry(table, event);
    return shown;
  });
}

function cuesFor(table: State, event: Event): MapCue[] {
  switch (event.e) {
    case 'first.drawn':
    case 'battle.drew':
      return [{ gesture: 'roll' }];
    case 'start.chosen':
      return [{ gesture: 'pulse', seat: event.seat, place: event.area }];
    case 'unit.moved': {
      const { seat, units, from, to, cost } = event;
      return [travel(seat, units, from, to), ...number('pay', seat, to, cost)];
    }
    case 'battle.began':
      return [{ gesture: 'strike', seat: event.attacker, from: null, place: event.area }];
    case 'battle.withdrew':
    case 'force.retreated': {
      const { seat, from, to } = event;
      return [travel(seat, forceOf(table, seat, from), from, to)];
    }
    case 'citadel.placed':
      return [unit('arrive', event.seat, 'citadel', event.area)];
    case 'unit.built':
      return [unit('arrive', event.seat, event.kind, event.area)];
    case 'undead.raised':
      return Array.from({ length: event.count }, () => unit('arrive', event.seat, 'undead', event.area));
    case 'cutiecorn.turned':
      return [unit('arrive', event.to, 'cutiecorn', event.area)];
    case 'unit.lost':
      return [unit('lose', event.seat, event.kind, event.area)];
    case 'citadel.taken':
      return [unit('lose', event.from, 'citadel', event.area)];
    case 'village.built':
      return [{ gesture: 'arrive', seat: event.seat, piece: 'village', place: event.area }];
    case 'village.captured':
      return captured(table, event.seat, event.from, event.area, 1);
    case 'villages.claimed':
      return captured(table, event.seat, event.from, event.area, event.count);
    case 'battle.won':
      return number('gain', event.seat, event.area, event.vp);
    case 'regrouped':
      return number('gain', event.seat, `plate ${event.seat}`, event.vp);
    default:
      return [];
  }
}

function travel(seat: Seat, units: readonly UnitKind[], from: Area, to: Area): MapCue {
  return { gesture: 'travel', seat, piece: units, way: [from, to], steps: 1 };
}

function unit(gesture: 'arrive' | 'lose', seat: Seat, kind: UnitKind, area: Area): MapCue {
  return { gesture, seat, piece: [kind], place: area };
}

function captured(table: State, seat: Seat, from: Seat, area: Area, count: number): MapCue[] {
  const gone = Array.from({ length: count }, (): MapCue => ({
    gesture: 'lose',
    seat: from,
    piece: 'village',
    place: area,
  }));
  return [...gone, ...number('gain', seat, area, count * villageVp(factionOf(table, seat)))];
}

/** Points won have a laurel; pips owed have none. */
function number(gesture: 'gain' | 'pay', seat: Seat, place: Place, by: number): MapCue[] {
  return by === 0 ? [] : [{ gesture, seat, place, by, of: gesture === 'gain' ? 'laurel-crown' : null }];
}
