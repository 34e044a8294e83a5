import type { Bot } from '@sanguine/kernel';
import type { Patience } from './patience.ts';
import { Search, type Searchable, type SearchOptions } from './search.ts';

/** Enough to be strong, and about a second on a plain machine. */
const PLAYOUTS = 5000;

/** A bot that searches, and thinks about each decision anew for as long as it may. */
export function searchBot(
  game: Searchable,
  patience: () => Patience = () => ({ playouts: PLAYOUTS }),
  options: SearchOptions = {},
): Bot<unknown, unknown> {
  return {
    choose(view, seat, random) {
      const { move, odds, weighed } = new Search(game, view, seat, random, options).run(patience());
      return {
        move,
        reason: { key: 'bot.warlord', values: { odds: Math.round(odds * 100), count: weighed } },
      };
    },
  };
}
