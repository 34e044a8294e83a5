import { type Hint, hintFor, type HintRequest, timeBudget } from '@sanguine/bots';
import type { AnyGame } from '@sanguine/kernel';

/** Milliseconds to think about a hint: longer than for a bot's move, because a hint is meant to be good. */
const TIME = 3000;
/** The smallest share of it between two reports. */
const STRIDE = 0.04;

/** Finds a hint, and reports how much of the time has passed. */
export function advise(
  game: AnyGame,
  request: HintRequest,
  now: () => number,
  passed: (share: number) => void,
): Hint {
  const begun = now();
  const { playouts, left = () => Infinity } = timeBudget(now, TIME)();
  let told = 0;
  return hintFor(game, request, {
    playouts,
    left(made) {
      const share = Math.min(1, (now() - begun) / TIME);
      if (share >= told + STRIDE) passed((told = share));
      return left(made);
    },
  });
}
