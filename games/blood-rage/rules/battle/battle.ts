import type { PlayContext, Seat } from '@sanguine/kernel';
import type { BattleEffect } from '../../content/cards/effects.ts';
import { backOf, type Card } from '../../content/cards.ts';
import { battleEffect } from '../cards/index.ts';
import { clanOf } from '../clans.ts';
import type { Event } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { addCard } from '../hand.ts';
import type { Battle, Played, State } from '../state.ts';

/** One slot of a pillage: it advances the stage, and may ask for decisions. */
export type RunSlot = (
  state: State,
  battle: Battle,
  stage: FrameOf<'battle'>,
  context: PlayContext<Event>,
) => void;

/** The pillage in progress. */
export function battleOf(state: State): Battle {
  if (state.battle === null) throw new Error('nobody pillages');
  return state.battle;
}

/** All other participants, in order. */
export const opponentsOf = ({ participants }: Battle, seat: Seat): Seat[] =>
  participants.filter((other) => other !== seat);

/** What the seat has played in this round. */
export const playedBy = ({ played }: Battle, seat: Seat): Played[] =>
  played.filter((one) => one.seat === seat);

const VOID: BattleEffect = Object.freeze({});

/** The effect of a card on the table; empty if Thor's Primacy has voided it. */
export const textOf = ({ card, void: voided }: Played): BattleEffect => (voided ? VOID : battleEffect(card));

/** The cards still on the table, in the order they were revealed. */
export const onTable = (played: readonly Played[]): Played[] => played.filter(({ home }) => !home);

/**
 * Moves a card from the table to a hand. `armed` is hidden from the same viewers as the hand, so on a masked state it
 * shows that the hand is seen as backs.
 */
export function takeHome(state: State, played: Played, to: Seat): Card {
  const hidden = battleOf(state).armed[to] === 'hidden';
  addCard(clanOf(state, to).hand, hidden ? backOf(played.card) : played.card);
  played.home = true;
  return played.card;
}

/** Discards a card from the table; everybody has seen it. */
export function spend(state: State, played: Played): Card {
  addCard(state.discard, played.card);
  played.home = true;
  return played.card;
}
