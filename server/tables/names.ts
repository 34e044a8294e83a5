import { randomBytes } from 'node:crypto';
import { randomId } from '../ids.ts';
import { decentText } from '../people/names.ts';

const ID_BYTES = 16;
const SECRET_BYTES = 32;
const CODE_LENGTH = 6;
/** Thirty-two, so that each is equally likely; none looks like another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Unguessable: only those who were given a table's id have it. */
export function newId(): string {
  return randomId(ID_BYTES);
}

/** In hex, as the dice take it. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('hex');
}

/** People say codes aloud, so they must not be rude. */
export function newCode(): string {
  for (;;) {
    const code = Array.from(randomBytes(CODE_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
    if (decentText(code)) return code;
  }
}
