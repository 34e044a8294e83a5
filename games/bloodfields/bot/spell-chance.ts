import type { Unit } from '../rules/state.ts';
import { masteryOf } from '../rules/stats.ts';

/** The chance by the number the higher of two dice must show. */
const HIGHER = [35 / 36, 35 / 36, 35 / 36, 32 / 36, 27 / 36, 20 / 36, 11 / 36];

/** The chance of a test in which the higher die and a statistic must reach a number. */
export const higherDie = (statistic: number, difficulty: number): number =>
  HIGHER[Math.max(0, difficulty - statistic)] ?? 0;

/** §9.2: the chance of a magic test, without effects on the dice. */
export const spellChance = (unit: Unit, difficulty: number): number =>
  higherDie(masteryOf(unit, 'am'), difficulty);
