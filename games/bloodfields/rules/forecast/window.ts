import type { AnyMove } from '../moves.ts';
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

export const isAboutDice = (move: AnyMove): move is DiceMove =>
  ['keep', 'spend', 'reroll', 'turn', 'use'].includes(move.do);

interface Window<Odds> {
  readonly side: Side;
  /** The exact odds of an answer if both sides then play on as is best for each; charms and tokens cost nothing. */
  readonly odds: (move: DiceMove) => Odds;
  /** What an answer is worth to the player asked. */
  readonly worth: (move: DiceMove) => number;
  /** The best answer; keeping the dice if nothing is better. */
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

/** What a counting roll counts: dice of an attack, damage, inches a ball flies on, bad luck, points of health that burn. */
export type CountOf = 'dice' | 'damage' | 'inches' | 'luck' | 'burning';

/** §7.1, §11, §12.4, §14: dice of a counting roll lie on the table. */
export interface CountWindow extends Window<CountOdds> {
  readonly kind: 'count';
  readonly of: CountOf;
  /** What is better for the player asked. */
  readonly wants: 'much' | 'little';
  /** The rolling unit. */
  readonly unit: UnitId;
  /** The count that destroys the rolling unit; null if no count does. */
  readonly deadly: number | null;
}

/** §7.10: the odds of the dice on the table; null if nobody is asked about dice, or if no chance would say enough. */
export function windowForecast(state: State): DiceWindow | null {
  const open = state.frames.at(-1);
  if (open?.step !== 'dice') return null;
  const { roll } = currentRoll(state);
  return roll.roll === 'attack' || roll.roll === 'defence'
    ? attackWindow(state, open.side)
    : (testWindow(state, open.side) ?? countWindow(state, open.side));
}
