import type { Seat, PlayContext } from '@sanguine/kernel';
import { type Card, factsOf } from '../../content/cards.ts';
import { battleEffect } from '../cards/index.ts';
import { choicesOf } from '../choices.ts';
import { clanOf } from '../clans.ts';
import type { Event } from '../events.ts';
import type { Verbs } from '../frames.ts';
import { knownIn, removeCard } from '../hand.ts';
import type { Battle, State } from '../state.ts';
import { battleOf, type RunSlot } from './battle.ts';
import { totalsOf, winnerOf } from './totals.ts';

/** §11.4: late cards, the pillager first. The first Age has none. */
export const late: RunSlot = (state, _battle, stage) => {
  stage.slot = 'compare';
  if (state.age > 1) askNextLate(state, null, []);
};

/**
 * §11.4: continues clockwise after the last to act and asks the first seat with a card in hand, whatever that card is
 * and whatever they armed: nobody may learn who holds a late card. It is over after a whole lap in which nobody has
 * played.
 */
export function askNextLate(state: State, after: Seat | null, idle: readonly Seat[]): void {
  const { participants } = battleOf(state);
  let stayed = [...idle];
  for (let at = after === null ? 0 : participants.indexOf(after) + 1; ; at++) {
    if (at === participants.length) {
      if (stayed.length === at) return;
      stayed = [];
      at = 0;
    }
    const seat = participants[at];
    if (seat === undefined) return;
    if (clanOf(state, seat).hand.length > 0) {
      state.frames.push({ step: 'late', seat, idle: stayed });
      return;
    }
    stayed.push(seat);
  }
}

/** §11.4: the answer that follows from what the seat armed; null if it wanted to be asked. */
export function armedAnswer(state: State, seat: Seat): Verbs['late'] | null {
  const battle = battleOf(state);
  const armed = battle.armed[seat];
  if (armed !== 'win' && armed !== 'never') return null;
  const card = armed === 'win' ? winningCard(state, battle, seat) : null;
  return card === null ? { do: 'stay' } : { do: 'late', card };
}

export function stay(seat: Seat, context: PlayContext<Event>): void {
  context.emit({ e: 'late.stayed', seat });
}

export function playLate(state: State, seat: Seat, card: Card, context: PlayContext<Event>): void {
  removeCard(clanOf(state, seat).hand, card);
  battleOf(state).played.push({ seat, card, late: true, void: false, declared: 0, home: false });
  context.emit({ e: 'late.played', seat, card });
}

/**
 * The first of the fewest and weakest late cards that together make the seat the winner; null if it wins already, or if
 * not even all of them do.
 */
function winningCard(state: State, battle: Battle, seat: Seat): Card | null {
  if (winnerOf(totalsOf(state, battle)) === seat) return null;
  const candidates = knownIn(clanOf(state, seat).hand)
    .filter((card) => battleEffect(card).late === true)
    .toSorted((one, other) => printed(one) - printed(other));
  const worth = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + printed(card), 0);
  const enough = choicesOf(candidates)
    .filter((cards) => cards.length > 0 && winnerOf(totalsWith(state, battle, seat, cards)) === seat)
    .toSorted((one, other) => one.length - other.length || worth(one) - worth(other));
  return enough[0]?.[0] ?? null;
}

const printed = (card: Card): number => {
  const { kind } = factsOf(card);
  return kind.kind === 'battle' ? kind.bonus : 0;
};

/** Everybody's totals once the seat has added the cards. */
const totalsWith = (
  state: State,
  battle: Battle,
  seat: Seat,
  cards: readonly Card[],
): ReturnType<typeof totalsOf> =>
  totalsOf(state, {
    ...battle,
    played: [
      ...battle.played,
      ...cards.map((card) => ({ seat, card, late: true, void: false, declared: 0, home: false })),
    ],
  });
