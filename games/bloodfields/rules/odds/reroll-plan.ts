import type { Die } from './die.ts';
import { diceOf, FACE_COUNT, facesAt, sumsWith, throwsBelow, throwsOf } from './faces.ts';
import { type Reroll, type Side, TIE } from './reroll.ts';
import { type Bench, bestParts, completed } from './throw-parts.ts';

/** The best steps with some dice rerolled already: the entry for the other dice is at `start` plus their place. */
interface Plans {
  readonly start: number;
  readonly worth: Float64Array;
  /** What to use and which dice to keep, as one number; below 0 for nothing. */
  readonly choice: Int32Array;
}

/** The best steps for the rerolls left (a bit each) and the dice rerolled already (by place). */
export type Planner = (left: number, rerolled: number) => Plans;

/** Rerolls are few: a choice is the place of the kept dice times this, plus the reroll's index. */
const EFFECTS = 32;

export const effectOf = (choice: number): number => choice % EFFECTS;
export const keptOf = (choice: number): number => (choice - effectOf(choice)) / EFFECTS;

/** Room for all plans with the same rerolls left, with a row for each throw of rerolled dice. */
interface Room {
  /** For a throw of all other dice, the plan's worth; for fewer dice, the worth once the missing ones are rolled. */
  readonly worth: Float64Array;
  readonly choice: Int32Array;
  /** Which rows have their plans (bit 1) and their fewer dice (bit 2). */
  readonly done: Uint8Array;
  /** How many dice may be rerolled or missing here at most. */
  readonly reach: number;
}

const knownRows: (Int32Array | undefined)[] = [];

/** Where the row of each throw of up to this many rerolled dice begins, and where the last one ends. */
function rowsOf(dice: number): Int32Array {
  const found = knownRows[dice];
  if (found !== undefined) return found;
  const throws = throwsOf(dice);
  const rows = new Int32Array(throwsBelow(dice + 1) + 1);
  for (let place = 0; place + 1 < rows.length; place++) {
    rows[place + 1] = (rows[place] ?? 0) + throwsBelow(dice - diceOf(facesAt(throws, place)) + 1);
  }
  while (knownRows.length <= dice) knownRows.push(undefined);
  knownRows[dice] = rows;
  return rows;
}

/** The earlier rerolls identical to this one, a bit each. */
function twinsBefore(rerolls: readonly Reroll[], { most, price, mark }: Reroll, index: number): number {
  let twins = 0;
  for (let at = 0; at < index; at++) {
    const other = rerolls[at];
    if (other?.most === most && other.price === price && other.mark === mark) twins |= 1 << at;
  }
  return twins;
}

/**
 * Tries every set of dice in every order of rerolls, so it need not assume which dice are worth rerolling: near a kill, or
 * with Critical Strike, even a hit may be. `already`: how many dice were rerolled before the first plan.
 */
export function planner(
  die: Die,
  dice: number,
  rerolls: readonly Reroll[],
  after: Float64Array,
  side: Side,
  already: number,
): Planner {
  const throws = throwsOf(dice);
  const rows = rowsOf(dice);
  const rooms: (Room | undefined)[] = [];
  const reachOf = (left: number): number => {
    let most = already;
    rerolls.forEach((reroll, index) => {
      if ((left & (1 << index)) === 0) most += reroll.most;
    });
    return Math.min(dice, most);
  };
  const roomOf = (left: number): Room => {
    const found = rooms[left];
    if (found !== undefined) return found;
    const reach = reachOf(left);
    const size = rows[throwsBelow(reach + 1)] ?? 0;
    const room = {
      worth: new Float64Array(size),
      choice: new Int32Array(size),
      done: new Uint8Array(throwsBelow(reach + 1)),
      reach,
    };
    while (rooms.length <= left) rooms.push(undefined);
    rooms[left] = room;
    return room;
  };
  const alike = rerolls.map((reroll, index) => twinsBefore(rerolls, reroll, index));
  const last = completed(die, dice, dice - reachOf(0), after);
  const bench: Bench = { worth: new Float64Array(after.length), kept: new Int32Array(after.length) };
  const missing = (place: number): number => dice - diceOf(facesAt(throws, place));

  /** Works out the worth of fewer dice beside those rerolled: the missing ones are rolled now, and some rerolls are left. */
  const roll = (left: number, rerolled: number): void => {
    const { worth, done, reach } = roomOf(left);
    done[rerolled] = (done[rerolled] ?? 0) | 2;
    const count = missing(rerolled);
    const start = rows[rerolled] ?? 0;
    const [from, to] = [throwsBelow(dice - reach), throwsBelow(count)];
    for (let face = 0; face < FACE_COUNT; face++) {
      const next = throws.more[rerolled * FACE_COUNT + face] ?? 0;
      const known = done[next] ?? 0;
      if ((known & 1) === 0) plan(left, next);
      if ((known & 2) === 0 && from < throwsBelow(count - 1)) roll(left, next);
      const chance = die.faces[face] ?? 0;
      const there = rows[next] ?? 0;
      for (let place = from; place < to; place++) {
        worth[start + place] = (worth[start + place] ?? 0) + chance * (worth[there + place] ?? 0);
      }
    }
  };

  /** Puts on the bench what each set of dice is worth if it is kept and the others are rerolled. */
  const layOut = (left: number, rerolled: number, from: number, to: number): void => {
    if (left === 0) {
      const sums = sumsWith(rerolled, missing(rerolled));
      for (let place = from; place < to; place++) bench.worth[place] = last[sums[place] ?? 0] ?? 0;
      return;
    }
    const { worth, done } = roomOf(left);
    if (((done[rerolled] ?? 0) & 2) === 0) roll(left, rerolled);
    const start = rows[rerolled] ?? 0;
    for (let place = from; place < to; place++) bench.worth[place] = worth[start + place] ?? 0;
  };

  const plan = (left: number, rerolled: number): void => {
    const { worth, choice, done } = roomOf(left);
    done[rerolled] = (done[rerolled] ?? 0) | 1;
    const count = missing(rerolled);
    const sums = sumsWith(rerolled, count);
    const start = rows[rerolled] ?? 0;
    const [from, to] = [throwsBelow(count), throwsBelow(count + 1)];
    for (let place = from; place < to; place++) {
      worth[start + place] = after[sums[place] ?? 0] ?? 0;
      choice[start + place] = -1;
    }
    rerolls.forEach(({ most, price }, index) => {
      const rest = left & ~(1 << index);
      // Identical rerolls are used in order: which one comes first makes no difference.
      if (rest === left || count === 0 || (left & (alike[index] ?? 0)) !== 0) return;
      const least = Math.max(0, count - most);
      layOut(rest, rerolled, throwsBelow(least), from);
      bestParts(least, count, side, bench);
      for (let place = from; place < to; place++) {
        const used = (bench.worth[place] ?? 0) - side * price;
        if (side * (used - (worth[start + place] ?? 0)) <= TIE) continue;
        worth[start + place] = used;
        choice[start + place] = (bench.kept[place] ?? 0) * EFFECTS + index;
      }
    });
  };

  return (left, rerolled) => {
    const { worth, choice, done } = roomOf(left);
    if (((done[rerolled] ?? 0) & 1) === 0) plan(left, rerolled);
    return { start: rows[rerolled] ?? 0, worth, choice };
  };
}
