import type { Masked, RatedMove, Seat } from '@sanguine/kernel';
import { Z } from '../interval.ts';
import { Heat } from '../search/heat.ts';
import { Mean } from '../search/mean.ts';
import type { Searchable } from '../search/searchable.ts';

/** How one move compares with the first one. */
export interface ComparedMove {
  readonly move: unknown;
  /** How likely its seat is to win by it, from 0 to 1. */
  readonly chance: number;
  /** How much less likely than by the first move, and half the width of that difference's 95 % interval. */
  readonly behind: number;
  readonly error: number;
}

export interface ComparisonOptions {
  readonly seed: string;
  /** The most imagined states. */
  readonly worlds: number;
  /** Asked from time to time whether the results so far are enough. */
  readonly isEnough?: (known: readonly ComparedMove[], made: number) => boolean;
}

/** How many worlds come before the first such question, and between two of them. */
const STRIDE = 16;

/**
 * Compares moves of one decision in chances to win: each is played out from the same imagined states with the same luck. The
 * caller gives the seed: moves a search has chosen need worlds it has not seen, or its luck in choosing would count for them.
 */
export function compare(
  game: Searchable,
  view: Masked<unknown>,
  seat: Seat,
  moves: readonly RatedMove<unknown>[],
  { seed, worlds, isEnough = () => false }: ComparisonOptions,
): { readonly worlds: number; readonly moves: readonly ComparedMove[] } {
  const entries = moves.map((rated) => ({ rated, chance: new Mean(), behind: new Mean() }));
  const known = (): ComparedMove[] =>
    entries.map(({ rated, chance, behind }, at) => ({
      move: rated.move,
      chance: chance.or(0),
      behind: behind.or(0),
      error: at === 0 ? 0 : Z * behind.error,
    }));
  let made = 0;
  while (made < worlds && !(made > 0 && made % STRIDE === 0 && isEnough(known(), made))) {
    const heat = Heat.imagined(game, view, seat, `${seed} ${made}`);
    let first = 0;
    for (const [at, entry] of entries.entries()) {
      const chance = game.estimate.chances(heat.playOut(entry.rated))[seat] ?? 0;
      if (at === 0) first = chance;
      entry.chance.add(chance);
      entry.behind.add(first - chance);
    }
    made++;
  }
  return { worlds: made, moves: known() };
}
