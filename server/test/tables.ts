import { randomUUID } from 'node:crypto';
import { type Dice, swiftRandom } from '@sanguine/kernel';
import { type MatchAnswer, type MatchServices, KeptMatch } from '../storage/kept-match.ts';
import { tug, type TugEvent, type TugMove, type TugSetup, type TugState } from './tug.ts';

type Tug = KeptMatch<TugSetup, TugState, TugMove, TugEvent>;

export const SECRET = 'c0ffee'.repeat(8);
export const DICE: Dice = { generator: 'fair', secret: SECRET, salts: ['red', 'blue', 'green'] };
export const SEATS = [0, 1, 2];

export const bid = (by: number): TugMove => ({ do: 'bid', by });
export const pull = (by: number): TugMove => ({ do: 'pull', by });

/** A new match for three. */
export function newTug(keeping: MatchServices, rounds = 20): Promise<Tug> {
  return KeptMatch.create(keeping, tug, { id: randomUUID(), setup: { seats: 3, rounds }, dice: DICE });
}

export async function opened(keeping: MatchServices, id: string): Promise<Tug> {
  const result = await KeptMatch.open(keeping, tug, id);
  if (!result.ok) throw new Error(result.problem);
  return result.match;
}

/** Lets all three bid; returns the seat whose turn it is. */
export async function round(match: Tug): Promise<number> {
  for (const seat of SEATS) await match.submit(seat, bid(seat), match.current.number);
  const [active = 0] = match.current.deciders();
  return active;
}

/** Everything any viewer can know of a match. */
export async function facts(match: Tug): Promise<string> {
  const { current } = match;
  const seats = SEATS.map((seat) => [current.canUndo(seat), current.choiceOf(seat), current.viewFor(seat)]);
  const logs = await Promise.all([null, ...SEATS].map((viewer) => match.log(viewer)));
  return JSON.stringify([
    current.number,
    current.state,
    current.deciders(),
    current.sealedBy(),
    current.outcome(),
    seats,
    logs,
  ]);
}

/** Plays at random, with an undo now and then. */
export function randomSteps(seed: string) {
  const random = swiftRandom(seed);
  return (match: Tug): Promise<MatchAnswer> => {
    const { current } = match;
    const [seat = 0] = random.shuffle(current.deciders());
    const undoer = SEATS.find((other) => current.canUndo(other));
    const step = random.int(12);
    if (step < 3 && undoer !== undefined) return match.undo(undoer, current.number);
    if (step === 3 && current.number > 4)
      return match.rewind(seat, current.number - random.int(Math.ceil(current.number / 2)), current.number);
    return match.submit(seat, tug.sample(current.state, seat, random), current.number);
  };
}
