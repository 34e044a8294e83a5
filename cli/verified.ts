import { type Unreplayed, type Verified, verify } from '@sanguine/kernel';
import type { RecordFile } from './files.ts';
import { messageOf } from './problem.ts';

/** Rules may throw on a forged state; such a record does not verify either. */
export function verified({ game, record }: RecordFile): Verified | Unreplayed {
  try {
    return verify(game.engine, record);
  } catch (error) {
    return { ok: false, number: 0, problem: messageOf(error) };
  }
}
