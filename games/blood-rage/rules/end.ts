import type { Outcome, Seat, PlayContext } from '@sanguine/kernel';
import { LEGEND, STATS } from '../content/clan.ts';
import { upgradeEffect } from './cards/index.ts';
import type { Event } from './events.ts';
import { onBoard } from './figures.ts';
import { gainGlory } from './glory.ts';
import { upgrades } from './sheet.ts';
import type { State } from './state.ts';

/** §17: the final Glory; then the game is over. */
export function endGame(state: State, context: PlayContext<Event>): void {
  for (const seat of state.clans.keys()) {
    conquest(state, seat, context);
    legend(state, seat, context);
  }
  state.frames = [];
  const glory = state.clans.map((clan) => clan.glory);
  const most = Math.max(...glory);
  const winners = [...glory.keys()].filter((seat) => glory[seat] === most);
  context.emit({ e: 'game.ended', winners, glory });
}

/** §17.1: Thor's Conquest scores for every figure still on the board. */
function conquest(state: State, seat: Seat, context: PlayContext<Event>): void {
  const clan = state.clans[seat];
  if (clan === undefined) return;
  for (const card of upgrades(clan)) {
    const glory = upgradeEffect(card).conquestGlory ?? 0;
    gainGlory(state, seat, glory * onBoard(clan), 'conquest', card, context);
  }
}

/** §17.1: stats that became legendary. */
function legend(state: State, seat: Seat, context: PlayContext<Event>): void {
  const clan = state.clans[seat];
  if (clan === undefined) return;
  const glory = STATS.reduce((sum, stat) => sum + (LEGEND[clan.stats[stat] - 1] ?? 0), 0);
  gainGlory(state, seat, glory, 'legend', null, context);
}

/** §17.2: most Glory wins; equal Glory shares the rank. */
export function outcomeOf(state: State): Outcome | null {
  if (state.frames.length > 0) return null;
  return state.clans.map(({ glory }) => ({
    score: glory,
    rank: 1 + state.clans.filter((other) => other.glory > glory).length,
  }));
}
