import { currentRoll, type Side } from '../roll/options.ts';
import type { State, UnitId } from '../state.ts';
import type { Verbs } from '../frames.ts';
import type { RollOdds } from '../odds/attack-window.ts';
import type { CountOdds } from '../odds/count-play.ts';
import type { TestOdds } from '../odds/test-play.ts';
import type { TestQuery } from '../odds/test-query.ts';
import { attackWindow } from './attack-window.ts';
import { countWindow } from './count-window.ts';
import { testWindow } from './test-window.ts';

export type DiceMove = Verbs['dice'];

interface Window<Odds> {
  readonly side: Side;
  /** Exactly what comes of an answer, both sides going on as is best for each; charms and tokens cost nothing. */
  readonly odds: (move: DiceMove) => Odds;
  /** What an answer is worth to who is asked. */
  readonly worth: (move: DiceMove) => number;
  /** The best answer; to let the dice lie where nothing is better. */
  readonly best: DiceMove;
}

/** §7.4, §7.5, §7.9: attack or defence dice lie on the table. */
export interface AttackWindow extends Window<RollOdds> {
  readonly kind: 'attack';
  readonly target: UnitId;
}

/** §6.3, §9.2, §10.2: the dice of a test lie on the table. */
export interface TestWindow extends Window<TestOdds> {
  readonly kind: 'test';
  readonly query: TestQuery;
}

export type DiceWindow = AttackWindow | TestWindow | CountWindow;

/** What a roll is for that counts: dice of an attack, damage, inches a ball goes on, bad luck, points of health that burn. */
export type CountOf = 'dice' | 'damage' | 'inches' | 'luck' | 'burning';

/** §7.1, §11, §12.4, §14: dice that are counted lie on the table. */
export interface CountWindow extends Window<CountOdds> {
  readonly kind: 'count';
  readonly of: CountOf;
  /** What is better for who is asked. */
  readonly wants: 'much' | 'little';
  /** Who rolls. */
  readonly unit: UnitId;
  /** So much of it destroys who rolls; null where it is not about that. */
  readonly deadly: number | null;
}

/** §7.10: what may come of the dice on the table; null where nobody is asked about dice, or where no chance says enough. */
export function windowForecast(state: State): DiceWindow | null {
  const open = state.frames.at(-1);
  if (open?.step !== 'dice') return null;
  const { roll } = currentRoll(state);
  return roll.roll === 'attack' || roll.roll === 'defence'
    ? attackWindow(state, open.side)
    : (testWindow(state, open.side) ?? countWindow(state, open.side));
}
