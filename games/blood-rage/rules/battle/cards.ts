import type { Seat, PlayContext } from '@sanguine/kernel';
import type { Card } from '../../content/cards.ts';
import { clanOf, inSeatOrder } from '../clans.ts';
import type { Event } from '../events.ts';
import type { BattleChoice, FrameOf } from '../frames.ts';
import { kindsIn, removeCard } from '../hand.ts';
import type { State } from '../state.ts';
import { battleOf, type RunSlot } from './battle.ts';

/** §11.1: participants with a choice choose at once, face down; a single card needs no choice. */
export const cards: RunSlot = (state, battle, stage, context) => {
  stage.slot = 'declare';
  const queue = battle.participants.filter((seat) => clanOf(state, seat).hand.length > 1);
  const chosen = state.clans.map(() => null);
  if (queue.length > 0) state.frames.push({ step: 'cards', chosen, queue: inSeatOrder(queue) });
  else reveal(state, chosen, context);
};

/** §11.2: reveals all cards at once. */
export function reveal(state: State, chosen: FrameOf<'cards'>['chosen'], context: PlayContext<Event>): void {
  const battle = battleOf(state);
  const playing = battle.participants.filter((seat) => clanOf(state, seat).hand.length > 0);
  if (playing.length > 0) context.reveal();
  battle.played = [];
  for (const seat of playing) {
    const { card, late } = choiceOf(state, chosen, seat);
    removeCard(clanOf(state, seat).hand, card);
    battle.armed[seat] = late;
    battle.played.push({ seat, card, late: false, void: false, declared: 0, home: false });
  }
  const shown = (seat: Seat): Card | null => battle.played.find((one) => one.seat === seat)?.card ?? null;
  context.emit({
    e: 'cards.revealed',
    cards: battle.participants.map((seat) => ({ seat, card: shown(seat) })),
  });
}

/** The seat's choice, or its only card. */
function choiceOf(state: State, chosen: FrameOf<'cards'>['chosen'], seat: Seat): BattleChoice {
  const choice = chosen[seat];
  if (choice !== null && choice !== undefined && choice !== 'hidden') return choice;
  const [card] = kindsIn(clanOf(state, seat).hand);
  if (card === undefined) throw new Error(`seat ${seat} has no card to show`);
  return { card, late: 'never' };
}
