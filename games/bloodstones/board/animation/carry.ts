import type { Seat } from '@sanguine/kernel';
import type { UnitKind } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import type { Event } from '../../rules/events.ts';
import { forceOf, hasKind, moveUnit, placeUnit, removeUnit } from '../../rules/forces.ts';
import type { State } from '../../rules/state.ts';

/**
 * Applies one event to the units on a map. Units that are not where the event expects them are skipped: a page may have
 * missed a row and must carry on.
 */
export function carry(table: State, event: Event): void {
  switch (event.e) {
    case 'unit.moved':
      for (const kind of event.units) move(table, event.seat, kind, event.from, event.to);
      return;
    case 'battle.withdrew':
    case 'force.retreated':
      for (const kind of forceOf(table, event.seat, event.from))
        moveUnit(table, event.seat, kind, event.from, event.to);
      return;
    case 'unit.lost':
      remove(table, event.seat, event.kind, event.area);
      return;
    case 'citadel.taken':
      remove(table, event.from, 'citadel', event.area);
      return;
    case 'citadel.placed':
      placeUnit(table, event.seat, 'citadel', event.area);
      return;
    case 'unit.built':
      placeUnit(table, event.seat, event.kind, event.area);
      return;
    case 'undead.raised':
      for (let raised = 0; raised < event.count; raised++) placeUnit(table, event.seat, 'undead', event.area);
      return;
    case 'cutiecorn.turned':
      remove(table, event.from, 'cutiecorn', event.area);
      placeUnit(table, event.to, 'cutiecorn', event.area);
      return;
    default:
  }
}

function move(table: State, seat: Seat, kind: UnitKind, from: Area, to: Area): void {
  if (hasKind(table, seat, from, kind)) moveUnit(table, seat, kind, from, to);
}

function remove(table: State, seat: Seat, kind: UnitKind, area: Area): void {
  if (hasKind(table, seat, area, kind)) removeUnit(table, seat, kind, area);
}
