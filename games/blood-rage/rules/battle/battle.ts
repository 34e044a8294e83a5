import type { PlayContext, Seat } from '@sanguine/kernel';
import type { BattleEffect } from '../../content/cards/effects.ts';
import { backOf, type Card } from '../../content/cards.ts';
import { battleEffect } from '../cards/index.ts';
import { clanOf } from '../clans.ts';
import type { Event } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { addCard } from '../hand.ts';
import type { Battle, Played, State } from '../state.ts';

/** One slot of a pillage: it moves the stage on, and may ask somebody on the way. */
export type RunSlot = (
  state: State,
  battle: Battle,
  stage: FrameOf<'battle'>,
  context: PlayContext<Event>,
) => void;

/** The pillage that is going on. */
export function battleOf(state: State): Battle {
  if (state.battle === null) throw new Error('nobody pillages');
  return state.battle;
}

/** Everybody else in the battle, in order. */
export const opponentsOf = ({ participants }: Battle, seat: Seat): Seat[] =>
  participants.filter((other) => other !== seat);

/** What the seat has played in this round. */
export const playedBy = ({ played }: Battle, seat: Seat): Played[] =>
  played.filter((one) => one.seat === seat);

const VOID: BattleEffect = Object.freeze({});

/** The text of a card on the table; nothing where Thor's Primacy has voided it. */
export const textOf = ({ card, void: voided }: Played): BattleEffect => (voided ? VOID : battleEffect(card));

/** The cards that have not left the table, in the order they were shown. */
export const onTable = (played: readonly Played[]): Played[] => played.filter(({ home }) => !home);

/** A card on the table goes to a hand. What is armed is as secret as the hand: on a mask it tells that only backs are seen. */
export function takeHome(state: State, played: Played, to: Seat): Card {
  const hidden = battleOf(state).armed[to] === 'hidden';
  addCard(clanOf(state, to).hand, hidden ? backOf(played.card) : played.card);
  played.home = true;
  return played.card;
}

/** A card on the table is used up; everybody has seen it. */
export function spend(state: State, played: Played): Card {
  addCard(state.discard, played.card);
  played.home = true;
  return played.card;
}
