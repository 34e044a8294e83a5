import { ATTACK_SIDES, DEFENCE_SIDES } from '../../content/dice.ts';
import { FACE_COUNT, throwsBelow, throwsOf } from './faces.ts';

/** §1.4: one kind of die as chances. */
export interface Die {
  /** The chance of each face. */
  readonly faces: readonly number[];
  /** The chance of each throw among those of as many dice, by place, for at least this many dice. */
  readonly chances: (dice: number) => Float64Array;
}

/** Rolls the missing dice of throws with too few, one die after another. */
export function rollMissing(mass: Float64Array, faces: readonly number[], from: number, dice: number): void {
  const { more } = throwsOf(dice);
  for (let place = throwsBelow(from); place < throwsBelow(dice); place++) {
    const here = mass[place] ?? 0;
    if (here === 0) continue;
    for (let face = 0; face < FACE_COUNT; face++) {
      const next = more[place * FACE_COUNT + face] ?? 0;
      mass[next] = (mass[next] ?? 0) + here * (faces[face] ?? 0);
    }
  }
}

function die(sides: readonly number[]): Die {
  let all = 0;
  for (const count of sides) all += count;
  const faces = sides.map((count) => count / all);
  let known = new Float64Array([1]);
  const chances = (dice: number): Float64Array => {
    if (known.length < throwsBelow(dice + 1)) {
      known = new Float64Array(throwsBelow(dice + 1));
      known[0] = 1;
      rollMissing(known, faces, 0, dice);
    }
    return known;
  };
  return { faces, chances };
}

export const ATTACK_DIE = die(ATTACK_SIDES);
export const DEFENCE_DIE = die(DEFENCE_SIDES);
