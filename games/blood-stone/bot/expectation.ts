import type { Random, Seat, PlayContext } from '@sanguine/kernel';
import { type Spell, spellCard } from '../content/spells.ts';
import { cloneState } from '../rules/clone.ts';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import { spellChance } from '../rules/odds.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';

/** A die that makes the spell succeed or fail, as asked. */
function riggedDie(card: Spell, success: boolean): Random {
  const high = spellCard(card).chance.kind === 'roll' ? success : !success;
  return {
    int: (n) => (high ? n - 1 : 0),
    shuffle: (items) => items,
    draw: () => {
      throw new Error('a spell draws no cards');
    },
  };
}

function contextOf(open: Random): PlayContext<Event> {
  return { open, hidden: () => open, emit: () => {}, reveal: () => {} };
}

function after(state: State, seat: Seat, move: AnyMove, success: boolean): State {
  const next = cloneState(state);
  const card = move.do === 'cast' ? move.card : 'manipulate';
  sequence.play(next, seat, move, contextOf(riggedDie(card, success)));
  return next;
}

/** The average value of the state after a move, with the exact chance of its spell. Not for moves that end the turn: they draw cards. */
export function expectedValue(
  state: State,
  seat: Seat,
  move: AnyMove,
  evaluator: (state: State) => number,
): number {
  const chance = move.do === 'cast' ? spellChance(move.card, move.blood) : 1;
  const gained = evaluator(after(state, seat, move, true));
  return chance === 1 ? gained : chance * gained + (1 - chance) * evaluator(after(state, seat, move, false));
}
