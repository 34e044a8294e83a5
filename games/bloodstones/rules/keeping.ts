import type { TileKind } from '../content/kinds.ts';
import { dueNow, payments } from './due.ts';
import { type Forecast, oddsKeeping } from './forecast.ts';
import { without } from './multiset.ts';
import type { State } from './state.ts';
import { playerOf } from './tiles.ts';

/** A smaller gain in chance is not worth mentioning. */
export const WORTH = 0.01;

/** Tiles that are worth more in a battle than as pips. */
export interface Keeping {
  /** The tiles to keep that the proposed payment would spend. */
  readonly tiles: readonly TileKind[];
  /** What to pay with instead. */
  readonly payment: readonly TileKind[];
  /** The attacker's chance to win in that case. */
  readonly victory: number;
}

/** §8.7, §9.4: the payment that gives the attacker the best odds in a future battle; null if it is the assumed one. */
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
