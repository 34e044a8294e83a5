import type { Seat } from '@sanguine/kernel';
import type { AnyMove } from '../../rules/moves.ts';
import { unitOf } from '../../rules/units.ts';
import { NOTHING, type View } from '../plan/selection.ts';
import { spotPlace, unitPlace } from '../plan/targets.ts';
import { Fingers, type Pointer } from './fingers.ts';

/** Whether a player can make a move with table, lists, tray and buttons. */
export function madeByHand(view: View, seat: Seat, move: AnyMove, means: Pointer): boolean {
  const fingers = new Fingers(view, seat, means);
  switch (move.do) {
    case 'muster':
      fingers.select({ ...NOTHING, roster: move.roster });
      return fingers.offers(move);
    case 'place':
      fingers.select({ ...NOTHING, unit: move.unit });
      return onGround(fingers, move, () => fingers.puts(move.at));
    case 'lay':
      fingers.select({ ...NOTHING, piece: move.piece, turn: move.turn });
      return onGround(fingers, move, () => fingers.puts(move.at));
    case 'contact':
    case 'summon':
      return onGround(fingers, move, () => fingers.puts(move.at));
    case 'aim':
      return onGround(fingers, move, () => {
        const { from } = move;
        return fingers.puts(move.at) && (fingers.plans(move) || (from !== null && fingers.putsOrigin(from)));
      });
    case 'fan':
      return onGround(fingers, move, () => turnsTo(fingers, view, move.direction));
    case 'move':
      return onGround(fingers, move, () => walks(fingers, move));
    case 'split':
      fingers.select({ ...fingers.selection, split: move.dice });
      return fingers.offers(move);
    case 'reroll':
      fingers.select({ ...fingers.selection, dice: move.dice });
      return fingers.offers(move);
    case 'turn':
      fingers.select({
        ...fingers.selection,
        dice: Array.from({ length: 6 }, (_, at) => (at === move.die ? 1 : 0)),
      });
      return fingers.offers(move);
    case 'attack':
    case 'charge':
      if (fingers.offers(move)) return true;
      if (move.target === null) return false;
      fingers.press(unitPlace(move.target), move);
      return fingers.offers(move);
    case 'activate':
    case 'inspire':
    case 'name':
    case 'target':
    case 'exit': {
      const place = unitPlace(move.unit);
      // With the button and on the table, where the second press activates.
      const pressed = fingers.press(place, move);
      return fingers.offers(move) && (pressed || fingers.press(place, move));
    }
    default:
      return fingers.offers(move);
  }
}

/** By a named spot with that move, or else at the exact point. */
function onGround(fingers: Fingers, move: AnyMove, put: () => boolean): boolean {
  const spot = fingers.choices.spots.findIndex((one) => JSON.stringify(one.move) === JSON.stringify(move));
  if (spot < 0) {
    put();
    return fingers.plans(move);
  }
  fingers.press(spotPlace(spot), move);
  return fingers.plans(move) && fingers.press(spotPlace(spot), move);
}

/** Straight to the end if the board finds the same way, else corner by corner. */
function walks(fingers: Fingers, move: Extract<AnyMove, { do: 'move' }>): boolean {
  const end = move.path.at(-1);
  if (end === undefined) return false;
  if (move.path.length === 1) return fingers.puts(end);
  if (fingers.puts(end) && fingers.plans(move)) return true;
  fingers.startOver();
  return move.path.slice(0, -1).every((corner) => fingers.turnsAt(corner)) && fingers.puts(end);
}

/** Points in a direction. */
function turnsTo(fingers: Fingers, view: View, direction: number): boolean {
  const { task } = fingers.choices;
  if (task?.kind !== 'array') return false;
  const { x, y } = unitOf(view, task.unit);
  const turn = (direction * Math.PI) / 180;
  const at = { x: Math.round(x + Math.cos(turn) * 2500), y: Math.round(y + Math.sin(turn) * 2500) };
  return fingers.puts(at);
}
