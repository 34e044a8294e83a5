import type { Random } from '../random/random.ts';
import { check } from '../rules/schema.ts';
import type { Seat } from '../rules/seat.ts';
import { pick } from './checked-position.ts';
import { freeze, text } from './data.ts';
import type { AnyKit } from './kit.ts';

const SAMPLES = 4;
const MUTANTS = 8;

/**
 * Some of the legal moves that are not listed, tidied, if more moves are legal than can be listed: samples, and accepted
 * mutants, which are mutated in turn.
 */
export function unlistedMoves(
  kit: AnyKit,
  state: unknown,
  seat: Seat,
  listed: readonly unknown[],
  random: Random,
): readonly unknown[] {
  const { rules } = kit;
  const known = [...listed];
  const keys = new Set(listed.map((move) => text(rules.tidy(move))));
  const unlisted: unknown[] = [];
  const meet = (move: unknown): void => {
    if (!accepts(kit, state, seat, move)) return;
    const tidy = freeze(rules.tidy(move));
    if (keys.has(text(tidy))) return;
    keys.add(text(tidy));
    known.push(tidy);
    unlisted.push(tidy);
  };
  for (let count = 0; count < SAMPLES && rules.sample !== undefined; count++)
    meet(rules.sample(state, seat, random));
  for (let count = 0; count < MUTANTS && known.length > 0; count++)
    meet(kit.mutate(state, pick(known, random), random));
  return unlisted;
}

/** Only a guess: wrong or missing answers are reported by the checks. */
function accepts({ rules }: AnyKit, state: unknown, seat: Seat, move: unknown): boolean {
  try {
    return check(rules.schema.move, move).ok && rules.refuse(state, seat, move) === null;
  } catch {
    return false;
  }
}
