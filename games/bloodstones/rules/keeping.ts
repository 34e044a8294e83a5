import type { TileKind } from '../content/kinds.ts';
import { dueNow, payments } from './due.ts';
import { type Forecast, oddsKeeping } from './forecast.ts';
import { without } from './multiset.ts';
import type { State } from './state.ts';
import { playerOf } from './tiles.ts';

/** A chance that grows by less is not worth a word. */
export const WORTH = 0.01;

/** Tiles that are worth more in a battle than as pips. */
export interface Keeping {
  /** What stays in hand that was to be paid with. */
  readonly tiles: readonly TileKind[];
  /** What pays in their stead. */
  readonly payment: readonly TileKind[];
  /** The attacker's chance to win then. */
  readonly victory: number;
}

/** §8.7, §9.4: the payment that leaves the attacker best off in a battle still to come; null: it is the one reckoned with. */
export function worthKeeping(view: State, forecast: Forecast): Keeping | null {
  const due = dueNow(view);
  const { attacker, odds, paid } = forecast;
  if (due === null || paid.length === 0 || odds.victory > 1 - WORTH) return null;
  const { hand } = playerOf(view, attacker);
  let best: Keeping | null = null;
  for (const payment of payments(view, attacker, due)) {
    const { victory } = oddsKeeping(forecast, without(hand, payment));
    if (victory - (best?.victory ?? odds.victory) < WORTH) continue;
    best = { tiles: without(paid, payment), payment, victory };
  }
  return best;
}
