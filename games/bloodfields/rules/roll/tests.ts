import type { ChargeKind } from '../charge/kind.ts';
import type { Rolled } from '../frames.ts';
import { numbersOf } from './dice.ts';

/** §9.2, §10.2: the higher die plus the statistic must reach the difficulty; two ones never do. Ruling 47: a single one may. */
export function passesTest({ faces, added }: Rolled, statistic: number, difficulty: number): boolean {
  const [low = 0, high = low] = numbersOf(faces);
  return faces[0] !== 2 && statistic + high + added >= difficulty;
}

/** §6.3: the die that decides a charge. */
export function chargeDie({ faces }: Rolled, kind: ChargeKind): number {
  const [low = 0, high = low] = numbersOf(faces);
  return kind === 'easy' ? high : low;
}

/** §6.3: at or below this the die always fails. */
export const CHARGE_FAILS: Readonly<Record<ChargeKind, number>> = { easy: 1, hard: 1, veryHard: 2 };

/** §6.3: distances in mil; `movement` includes everything that adds to the result. */
export function passesCharge(rolled: Rolled, kind: ChargeKind, movement: number, distance: number): boolean {
  const die = chargeDie(rolled, kind);
  return die > CHARGE_FAILS[kind] && movement + 1000 * (die + rolled.added) >= distance;
}

/** §6.6: how far a failed charge goes, in mil: as far as the lowest die says. */
export const failedDistance = ({ faces }: Rolled): number => 1000 * (numbersOf(faces)[0] ?? 0);
