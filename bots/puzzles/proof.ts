import type { Masked, Seat } from '@sanguine/kernel';
import { Z } from '../interval.ts';
import { Heat } from '../search/heat.ts';
import { Mean } from '../search/mean.ts';
import type { Searchable } from '../search/searchable.ts';
import type { NamedMove } from './rated.ts';

/** How far a move is behind the answer, in points of chance to win. */
interface Rival {
  readonly name: string;
  readonly loss: number;
  /** The lower end of its 95 % interval. */
  readonly least: number;
  readonly worlds: number;
}

/** Shows that the answer beats every other move by the margin. */
export interface Proof {
  /** The chance to win by the answer, in points. */
  readonly chance: number;
  /** Nearest first. */
  readonly rivals: readonly Rival[];
  readonly worlds: number;
}

export interface ProofOptions {
  readonly seed: string;
  /** The most imagined worlds. */
  readonly worlds: number;
  /** What every other move has to lose in points, at the lower end of its 95 % interval. */
  readonly margin: number;
}

const POINTS = 100;
/** Worlds between two checks of the rivals, and before any rival is settled. */
const STRIDE = 16;
const LEAST = 32;
/** A rival that is settled early was checked several times, so it has to be clearer than one checked once. */
const EARLY = 3;

interface Contender extends NamedMove {
  readonly behind: Mean;
}

/**
 * Plays the answer and every other move out from the same imagined worlds with the same luck. Null as soon as one of them is too
 * near. Rivals far behind need no more worlds, so most are spent on the nearest.
 */
export function prove(
  game: Searchable,
  view: Masked<unknown>,
  seat: Seat,
  answer: NamedMove,
  others: readonly NamedMove[],
  { seed, worlds, margin }: ProofOptions,
): Proof | null {
  const chance = new Mean();
  const all = others.map((one): Contender => ({ ...one, behind: new Mean() }));
  let open = all;
  let made = 0;
  while (made < worlds && open.length > 0) {
    const heat = Heat.imagined(game, view, seat, `${seed} ${made}`);
    const played = (one: NamedMove): number =>
      POINTS * (game.estimate.chances(heat.playOut(one.rated))[seat] ?? 0);
    const best = played(answer);
    chance.add(best);
    for (const one of open) one.behind.add(best - played(one));
    made++;
    if (made % STRIDE !== 0) continue;
    // Giving up early claims nothing, so it needs no certainty.
    if (open.some(({ behind }) => behind.or(0) + behind.error < margin)) return null;
    if (made >= LEAST) open = open.filter(({ behind }) => behind.or(0) - EARLY * behind.error < margin);
  }
  const rivals = all
    .map(({ name, behind }): Rival => {
      const loss = behind.or(0);
      return { name, loss, least: loss - Z * behind.error, worlds: behind.count };
    })
    .toSorted((one, other) => one.least - other.least);
  return rivals.every(({ least }) => least >= margin) ? { chance: chance.or(0), rivals, worlds: made } : null;
}
