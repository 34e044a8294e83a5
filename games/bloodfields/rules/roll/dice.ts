import type { Random } from '@sanguine/kernel';
import { ATTACK_SIDES, DEFENCE_SIDES } from '../../content/dice.ts';
import type { Roll } from '../../content/effects.ts';
import type { Faces } from '../frames.ts';
import { freeze } from '../units.ts';

/** The sides of each kind of die by face. Every die but attack and defence dice has six, the scatter die included. */
const D6: readonly number[] = [1, 1, 1, 1, 1, 1];
const sidesOf = (roll: Roll): readonly number[] =>
  roll === 'attack' ? ATTACK_SIDES : roll === 'defence' ? DEFENCE_SIDES : D6;

/** Rolls this many dice and counts their faces. */
export function rollDice(random: Random, roll: Roll, count: number): Faces {
  const sides = sidesOf(roll);
  const total = sides.reduce((sum, some) => sum + some, 0);
  const faces = sides.map(() => 0);
  for (let die = 0; die < count; die++) {
    let side = random.int(total);
    let face = 0;
    for (const some of sides) {
      if (side < some) break;
      side -= some;
      face += 1;
    }
    faces[face] = (faces[face] ?? 0) + 1;
  }
  return freeze(faces);
}

export const countOf = (faces: Faces): number => faces.reduce((sum, some) => sum + some, 0);

export const sumOf = (faces: Faces, others: Faces, sign: 1 | -1 = 1): Faces =>
  freeze(faces.map((some, face) => some + sign * (others[face] ?? 0)));

/** The numbers shown by six-sided dice, lowest first. */
export function numbersOf(faces: Faces): number[] {
  const numbers: number[] = [];
  for (let face = 0; face < faces.length; face++)
    for (let some = faces[face] ?? 0; some > 0; some--) numbers.push(face + 1);
  return numbers;
}

/** Every way to take one or more of these dice, up to `most`. */
export function* picksOf(faces: Faces, most: number): Iterable<Faces> {
  const picked = faces.map(() => 0);
  function* from(face: number, left: number): Iterable<Faces> {
    if (face === faces.length) {
      if (left < most) yield freeze([...picked]);
      return;
    }
    const limit = Math.min(faces[face] ?? 0, left);
    for (let some = 0; some <= limit; some++) {
      picked[face] = some;
      yield* from(face + 1, left - some);
    }
    picked[face] = 0;
  }
  yield* from(0, most);
}
