import { type Dice, Match, swiftRandom } from '../index.ts';
import { nim } from './nim.ts';

export const FAIR: Dice = { generator: 'fair', secret: 'ab'.repeat(32), salts: ['red', 'blue'] };

/** Plays random moves with some undos and rewinds, until the game is over or has this many rows. */
export function played(rows: number, dice: Dice = FAIR) {
  const match = Match.open(nim, { setup: { seats: 3, stones: 100 }, dice });
  const random = swiftRandom('players');
  while (match.number < rows && match.outcome() === null) {
    const [seat = 0] = random.shuffle(match.deciders());
    const undoer = [0, 1, 2].find((other) => match.canUndo(other));
    const kind = random.int(12);
    if (kind < 3 && undoer !== undefined) match.undo(undoer);
    else if (kind === 3 && match.number > 10) match.rewind(seat, match.number - random.int(5));
    else match.submit(seat, nim.sample(match.state, seat, random));
  }
  return match;
}

/** The number of rows after which every such game is over. */
export const TO_THE_END = 400;
