import type { Seat } from '@sanguine/kernel';
import { factsOf } from '../../content/cards.ts';
import type { Total } from '../events.ts';
import { strengthOf } from '../strength.ts';
import type { Battle, Played, State } from '../state.ts';
import { playedBy, textOf } from './battle.ts';

/** Everything that decides what a card adds. */
interface Ruled {
  readonly options: Pick<State['options'], 'sight'>;
}
interface Table {
  readonly played: readonly Played[];
}

/** §11.5: what a card on the table adds: its bonus, or the declared worth of a Quest. */
export function bonusOf(state: Ruled, battle: Table, played: Played): number {
  const { kind } = factsOf(played.card);
  if (kind.kind !== 'battle') return played.declared;
  return textOf(played).sight === true ? sighted(state, battle, played.seat) : kind.bonus;
}

/** Heimdall's Sight: the highest single bonus the opponents have revealed; late cards count if the table's option says so. */
function sighted(state: Ruled, battle: Table, seat: Seat): number {
  let highest = 0;
  for (const other of battle.played) {
    if (other.seat === seat || textOf(other).sight === true) continue;
    if (other.late && state.options.sight === 'revealed') continue;
    highest = Math.max(highest, bonusOf(state, battle, other));
  }
  return highest;
}

/** §11.5: every participant's strength, in order. */
export function totalsOf(state: State, battle: Battle): Total[] {
  return battle.participants.map((seat) => {
    let cards = 0;
    for (const played of playedBy(battle, seat)) cards += bonusOf(state, battle, played);
    return { seat, figures: strengthOf(state, seat, battle.province), cards };
  });
}

/** §11.5: the highest total wins; null if it is shared. */
export function winnerOf(totals: readonly Total[]): Seat | null {
  const highest = Math.max(...totals.map(({ figures, cards }) => figures + cards));
  const [best, ...others] = totals.filter(({ figures, cards }) => figures + cards === highest);
  return best === undefined || others.length > 0 ? null : best.seat;
}
