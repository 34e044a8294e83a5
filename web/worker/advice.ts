import { type Hint, hintFor, type HintRequest, timeBudget } from '@sanguine/bots';
import type { AnyGame } from '@sanguine/kernel';

/** Milliseconds a hint is thought about: longer than a bot's move, for it is asked for to be good. */
const TIME = 3000;
/** The least share of it between two reports. */
const STRIDE = 0.04;

/** Finds a hint, and tells how much of the time is over. */
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
