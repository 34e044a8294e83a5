import type { Outcome } from '@sanguine/kernel';
import type { State } from '../../rules/state.ts';
import { villagesOf } from '../../rules/villages.ts';

/** §13.5: what broke a tie on points for first place; null if there was none. */
export function tieBreak(view: State, outcome: Outcome): 'villages' | 'captures' | null {
  const winner = outcome.findIndex(({ rank }) => rank === 1);
  const best = outcome[winner];
  if (best === undefined) return null;
  const beaten = outcome
    .map((standing, seat) => ({ ...standing, seat }))
    .filter(({ rank, score, seat }) => rank > 1 && score === best.score && !isOut(view, seat));
  if (beaten.length === 0) return null;
  const villages = villagesOf(view, winner);
  return beaten.some(({ seat }) => villagesOf(view, seat) === villages) ? 'captures' : 'villages';
}

/** A Chaos Horde that is out ranks last regardless of points. */
function isOut(view: State, seat: number): boolean {
  const player = view.players[seat];
  return player?.out === true && player.faction === 'chaosHorde';
}
