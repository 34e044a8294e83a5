import type { PlayContext, Seat } from '@sanguine/kernel';
import type { BattleEffect } from '../../content/cards/effects.ts';
import { clanOf } from '../clans.ts';
import type { Event } from '../events.ts';
import { bookGlory } from '../glory.ts';
import type { Battle, State } from '../state.ts';
import { onTable, opponentsOf, playedBy, type RunSlot, takeHome, textOf } from './battle.ts';

/** §11.6: what the losers take from the winner, one after the other, each from what is left. */
export const losers: RunSlot = (state, battle, stage, context) => {
  stage.slot = 'winner';
  const { winner } = battle;
  if (typeof winner === 'string') return;
  for (const seat of opponentsOf(battle, winner)) {
    for (const played of playedBy(battle, seat)) {
      const { lost } = textOf(played);
      if (lost !== undefined) steal(state, battle, seat, winner, lost, context);
    }
  }
};

function steal(
  state: State,
  battle: Battle,
  seat: Seat,
  from: Seat,
  { take, most }: NonNullable<BattleEffect['lost']>,
  context: PlayContext<Event>,
): void {
  const [thief, victim] = [clanOf(state, seat), clanOf(state, from)];
  if (take === 'rage') {
    const rage = Math.min(most, victim.rage);
    if (rage === 0) return;
    victim.rage -= rage;
    thief.rage += rage;
    context.emit({ e: 'rage.stolen', seat, from, rage });
  } else if (take === 'glory') {
    const glory = Math.min(most, victim.glory);
    if (glory === 0) return;
    bookGlory(state, from, -glory, 'stolen');
    bookGlory(state, seat, glory, 'stolen');
    context.emit({ e: 'glory.stolen', seat, from, glory });
  } else {
    const cards = onTable(playedBy(battle, from)).map((played) => takeHome(state, played, seat));
    if (cards.length > 0) context.emit({ e: 'cards.stolen', seat, from, cards });
  }
}
