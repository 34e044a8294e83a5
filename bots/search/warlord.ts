import {
  type Bot,
  inPercent,
  type Masked,
  type Random,
  type ReasonedMove,
  type Seat,
} from '@sanguine/kernel';
import { type SearchBudget, shareOf } from './budget.ts';
import { Race } from './race.ts';
import type { SearchResult, Searchable } from './searchable.ts';

/** Enough to be strong; they take about a second on an ordinary machine. */
const PLAYOUTS = 5000;

/** Searches one decision of a game with insight. */
export function think(
  game: Searchable,
  view: Masked<unknown>,
  seat: Seat,
  random: Random,
  budget: SearchBudget,
  past: readonly unknown[] = [],
): SearchResult {
  return new Race(game, view, seat, random, past).run(budget);
}

/** The move a search finds, with its reason. */
export function searched(
  game: Searchable,
  view: Masked<unknown>,
  seat: Seat,
  random: Random,
  budget: SearchBudget,
  past: readonly unknown[] = [],
): ReasonedMove<unknown> {
  const { move, odds, considered, next, plan } = think(game, view, seat, random, budget, past);
  return {
    move,
    reason: game.insight?.explain(view, seat, move) ?? { key: 'bot.search', values: {} },
    search: { odds: inPercent(odds), considered },
    runnerUp: () => next && { move: next.move, behind: 100 * next.behind, measure: 'odds' },
    ...(plan && { plan }),
  };
}

/** A bot that searches every decision within its budget. */
export function searchBot(
  game: Searchable,
  budget: () => SearchBudget = () => ({ playouts: game.insight?.playouts ?? PLAYOUTS }),
): Bot<unknown, unknown> {
  return {
    choose(view, seat, random, past = []) {
      const share = (game.insight?.patience ?? 1) ** past.length;
      return searched(game, view, seat, random, shareOf(budget(), share), past);
    },
  };
}
