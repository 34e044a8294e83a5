import type { Random, Seat, PlayContext } from '@sanguine/kernel';
import { type Spell, spellCard } from '../content/spells.ts';
import { cloneState } from '../rules/clone.ts';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import { spellChance } from '../rules/odds.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';

/** A die that falls as a spell wants it, or as it does not. */
function fallen(card: Spell, success: boolean): Random {
  const high = spellCard(card).chance.kind === 'roll' ? success : !success;
  return {
    int: (n) => (high ? n - 1 : 0),
    shuffle: (items) => items,
    draw: () => {
      throw new Error('a spell draws no cards');
    },
  };
}

function tableOf(open: Random): PlayContext<Event> {
  return { open, hidden: () => open, emit: () => {}, reveal: () => {} };
}

function after(state: State, seat: Seat, move: AnyMove, success: boolean): State {
  const next = cloneState(state);
  const card = move.do === 'cast' ? move.card : 'manipulate';
  sequence.play(next, seat, move, tableOf(fallen(card, success)));
  return next;
}

/** What a move is worth on average, the chance of its spell counted exactly. The end of a turn is not a move to be foreseen. */
export function expected(state: State, seat: Seat, move: AnyMove, worth: (state: State) => number): number {
  const chance = move.do === 'cast' ? spellChance(move.card, move.blood) : 1;
  const gained = worth(after(state, seat, move, true));
  return chance === 1 ? gained : chance * gained + (1 - chance) * worth(after(state, seat, move, false));
}
