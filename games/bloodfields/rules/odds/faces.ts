/** How many dice of a kind show each face, in the order of the die's faces (`content/dice.ts`). */
export type Faces = readonly [number, number, number, number];

/**
 * All throws up to a number of dice, alike ones merged, fewer dice first. A throw's place does not depend on how far the list
 * goes, so one number stands for it everywhere, and the sum of two throws is simple arithmetic.
 */
interface Throws {
  readonly faces: readonly Faces[];
  /** The place of a throw with one more die of a face: four for each throw below the most dice. */
  readonly more: Int32Array;
}

export const FACE_COUNT = 4;

/** How many throws have fewer than `dice` dice: where those with `dice` dice begin. */
export function throwsBelow(dice: number): number {
  return (dice * (dice + 1) * (dice + 2) * (dice + 3)) / 24;
}

/** The place of a throw, counted back from the end of those with as many dice. */
export function placeOf(first: number, second: number, third: number, fourth: number): number {
  const tail = third + fourth;
  const rest = second + tail;
  const all = throwsBelow(first + rest + 1);
  return all - (rest * (rest + 1) * (rest + 2)) / 6 - ((tail + 1) * (tail + 2)) / 2 + third;
}

export function diceOf(faces: Faces): number {
  return faces[0] + faces[1] + faces[2] + faces[3];
}

/** Counts by face as a throw. */
export function asFaces(counts: readonly number[]): Faces {
  return [counts[0] ?? 0, counts[1] ?? 0, counts[2] ?? 0, counts[3] ?? 0];
}

/** A throw without some of its dice. */
export function without(faces: Faces, gone: Faces): Faces {
  return [faces[0] - gone[0], faces[1] - gone[1], faces[2] - gone[2], faces[3] - gone[3]];
}

/** The place of two throws put together. */
export function placeOfSum(one: Faces, other: Faces): number {
  return placeOf(one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]);
}

function listed(most: number): Throws {
  const faces: Faces[] = [];
  for (let dice = 0; dice <= most; dice++) {
    for (let first = 0; first <= dice; first++) {
      for (let second = 0; second <= dice - first; second++) {
        for (let third = 0; third <= dice - first - second; third++) {
          faces.push(Object.freeze([first, second, third, dice - first - second - third] as const));
        }
      }
    }
  }
  const more = new Int32Array(throwsBelow(most) * FACE_COUNT);
  for (let place = 0; place < throwsBelow(most); place++) {
    const [first, second, third, fourth] = faces[place] ?? NO_DICE;
    const next = [
      placeOf(first + 1, second, third, fourth),
      placeOf(first, second + 1, third, fourth),
      placeOf(first, second, third + 1, fourth),
      placeOf(first, second, third, fourth + 1),
    ];
    more.set(next, place * FACE_COUNT);
  }
  return { faces, more };
}

export const NO_DICE: Faces = Object.freeze([0, 0, 0, 0] as const);

let known: Throws = listed(0);
let knownDice = 0;

/** The list for at least this many dice; it grows on demand. */
export function throwsOf(dice: number): Throws {
  if (dice > knownDice) {
    knownDice = Math.max(8, dice);
    known = listed(knownDice);
  }
  return known;
}

const sums: Int32Array[] = [];

/** The places of one throw put together with each throw of up to this many dice, by the other's place. */
export function sumsWith(place: number, dice: number): Int32Array {
  const found = sums[place];
  if (found !== undefined && found.length >= throwsBelow(dice + 1)) return found;
  const throws = throwsOf(dice);
  const one = facesAt(throws, place);
  const table = new Int32Array(throwsBelow(dice + 1));
  for (let other = 0; other < table.length; other++) table[other] = placeOfSum(one, facesAt(throws, other));
  while (sums.length <= place) sums.push(NOTHING);
  sums[place] = table;
  return table;
}

const NOTHING = new Int32Array();

/** The throw at a place. */
export function facesAt(throws: Throws, place: number): Faces {
  return throws.faces[place] ?? NO_DICE;
}
