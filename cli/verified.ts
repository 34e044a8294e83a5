import { type Unreplayed, type Verified, verify } from '@sanguine/kernel';
import type { RecordFile } from './files.ts';
import { messageOf } from './problem.ts';

/** Rules may stumble over a state somebody made up: that, too, is a record that does not verify. */
export function verified({ game, record }: RecordFile): Verified | Unreplayed {
  try {
    return verify(game.engine, record);
  } catch (error) {
    return { ok: false, number: 0, problem: messageOf(error) };
  }
}
