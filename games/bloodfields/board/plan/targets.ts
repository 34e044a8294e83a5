import type { AnyMove } from '../../rules/moves.ts';
import type { UnitId } from '../../rules/state.ts';
import type { Spot } from './spots.ts';

/** Something on the table that can be pointed at: a unit or a named spot. */
export type Place = `unit:${number}` | `spot:${number}`;

export const unitPlace = (unit: UnitId): Place => `unit:${unit}`;
export const spotPlace = (index: number): Place => `spot:${index}`;

/** The place an attribute names; null if it names none. */
export function readPlace(text: string): Place | null {
  return /^(?:unit|spot):\d+$/.test(text) ? (text as Place) : null;
}

const numberOf = (place: Place): number => Number(place.split(':')[1]);
export const unitAt = (place: Place | null): UnitId | null =>
  place?.startsWith('unit:') === true ? numberOf(place) : null;
export const spotAt = (place: Place | null): number | null =>
  place?.startsWith('spot:') === true ? numberOf(place) : null;

/** What pressing a lit place would mean. */
export type Target =
  /** The decision names this unit: pressing it is the move. */
  | { readonly kind: 'choose'; readonly unit: UnitId; readonly move: AnyMove }
  /** Something can be done to this unit: attacks and charges. */
  | { readonly kind: 'foe'; readonly unit: UnitId; readonly moves: readonly AnyMove[] }
  | { readonly kind: 'spot'; readonly spot: Spot };

/** The unit that a move names as all it decides; null for other moves. */
function chosenBy(move: AnyMove): UnitId | null {
  switch (move.do) {
    case 'activate':
    case 'inspire':
    case 'name':
    case 'target':
    case 'exit':
      return move.unit;
    default:
      return null;
  }
}

const struckBy = (move: AnyMove): UnitId | null =>
  move.do === 'attack' || move.do === 'charge' ? move.target : null;

/** Every lit place, and what it stands for. */
export function targetsOf(moves: readonly AnyMove[], spots: readonly Spot[]): Map<Place, Target> {
  const targets = new Map<Place, Target>();
  for (const [index, spot] of spots.entries()) targets.set(spotPlace(index), { kind: 'spot', spot });
  const foes = new Map<UnitId, AnyMove[]>();
  for (const move of moves) {
    const chosen = chosenBy(move);
    if (chosen !== null) targets.set(unitPlace(chosen), { kind: 'choose', unit: chosen, move });
    const struck = struckBy(move);
    if (struck !== null) foes.set(struck, [...(foes.get(struck) ?? []), move]);
  }
  for (const [unit, made] of foes) targets.set(unitPlace(unit), { kind: 'foe', unit, moves: made });
  return targets;
}
