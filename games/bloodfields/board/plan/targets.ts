import type { Seat } from '@sanguine/kernel';
import type { AnyMove } from '../../rules/moves.ts';
import type { UnitId } from '../../rules/state.ts';
import { isAlive } from '../../rules/units.ts';
import { type Aiming, frameOf, type Selection, type View } from './selection.ts';
import type { Spot } from './spots.ts';

/** What can be pointed at: a unit by its id, a spot by its place in the list. Strings, so that they compare by value. */
export type Place = `unit:${number}` | `spot:${number}`;

export const unitPlace = (id: UnitId): Place => `unit:${id}`;
export const spotPlace = (at: number): Place => `spot:${at}`;

/** The place an attribute names; null if it names none. */
export function readPlace(named: string): Place | null {
  return /^(?:unit|spot):\d+$/.test(named) ? (named as Place) : null;
}

/** The unit a place is; null for a spot. */
export const unitAt = (place: Place): UnitId | null =>
  place.startsWith('unit:') ? Number(place.slice(5)) : null;

/** What pressing a highlighted place does: its move is played at once, or taken into hand, or the unit is pointed out. */
export type Target =
  | { readonly kind: 'play' | 'plan'; readonly move: AnyMove }
  | { readonly kind: 'against'; readonly unit: UnitId };

/** Verbs that are done as soon as a unit is pressed: they name one of a few, and nothing is rolled. */
const AT_ONCE: ReadonlySet<AnyMove['do']> = new Set(['inspire', 'activate', 'target', 'name', 'exit']);

export function targetsOf(
  view: View,
  seat: Seat,
  selection: Selection,
  moves: readonly AnyMove[],
  spots: readonly Spot[],
): Map<Place, Target> {
  const targets = new Map<Place, Target>();
  for (const [at, { move }] of spots.entries()) targets.set(spotPlace(at), { kind: 'plan', move });
  for (const move of moves) {
    if (AT_ONCE.has(move.do) && 'unit' in move) targets.set(unitPlace(move.unit), { kind: 'play', move });
  }
  if (frameOf(view, 'act') === null) return targets;
  if (selection.aiming !== null) {
    for (const move of aimedMoves(moves, selection.aiming)) {
      const target = targetOf(move);
      if (target !== null) targets.set(unitPlace(target), { kind: 'plan', move });
    }
    return targets;
  }
  for (const [unit, { owner }] of view.units.entries()) {
    if (owner !== seat && isAlive(view.units[unit])) targets.set(unitPlace(unit), { kind: 'against', unit });
  }
  return targets;
}

/** The enemy a move is for. */
export const targetOf = (move: AnyMove): UnitId | null =>
  move.do === 'charge' || move.do === 'attack' ? move.target : null;

/** The moves of the verb a target is chosen for. */
export function aimedMoves(moves: readonly AnyMove[], aiming: Aiming): AnyMove[] {
  return moves.filter((move) =>
    aiming.verb === 'charge' ? move.do === 'charge' : move.do === 'attack' && move.skill === aiming.skill,
  );
}

/** The units that are marked: those that can be chosen, and enemies something can be done to. */
export function litUnits(
  targets: ReadonlyMap<Place, Target>,
  moves: readonly AnyMove[],
): ReadonlySet<UnitId> {
  const lit = new Set<UnitId>();
  for (const [place, target] of targets) {
    const unit = unitAt(place);
    if (unit === null) continue;
    if (target.kind !== 'against' || moves.some((move) => targetOf(move) === unit)) lit.add(unit);
  }
  return lit;
}
