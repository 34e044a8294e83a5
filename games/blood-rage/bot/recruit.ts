import type { Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import { sample } from '../rules/sample.ts';
import type { State } from '../rules/state.ts';
import { ruleOfThumb } from './thumb.ts';

/** One decision in so many is left to chance: a beginner should get a chance too. */
const WHIM = 6;

/** Rules of thumb, and now and then whatever comes to mind. */
export function carefree(state: State, seat: Seat, random: Random): AnyMove {
  return random.int(WHIM) === 0 ? sample(state, seat, random) : ruleOfThumb(state, seat, random);
}
