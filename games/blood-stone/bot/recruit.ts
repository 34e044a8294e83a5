import type { Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { prospects } from './prospects.ts';
import { ruleOfThumb } from './thumb.ts';

/** One decision in so many is left to chance: a beginner should get a chance too. */
const WHIM = 5;

/** Rules of thumb, and now and then whatever comes to mind. */
export function carefree(state: State, seat: Seat, random: Random): AnyMove {
  const ideas = prospects(state, seat);
  const whim = random.int(WHIM) === 0 ? ideas[random.int(ideas.length)] : undefined;
  return whim ?? ruleOfThumb(state, seat, random);
}
