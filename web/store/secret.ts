import type { RecordedDice } from '@sanguine/kernel';
import { commitment } from '@sanguine/kernel';

const BYTES = 32;

/** Random bytes in hex. */
export function newSecret(): string {
  return crypto
    .getRandomValues(new Uint8Array(BYTES))
    .reduce((hex, byte) => hex + byte.toString(16).padStart(2, '0'), '');
}

/** Fair dice for a game on this device; the secret is stored in the record. */
export function newDice(seats: number): RecordedDice {
  const secret = newSecret();
  const salts = Array.from({ length: seats }, newSecret);
  return { generator: 'fair', commitment: commitment(secret), secret, salts };
}
