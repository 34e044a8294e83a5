import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, createView, utf8ToBytes } from '@noble/hashes/utils.js';
import { bytesOf } from './hex.ts';
import type { Seat } from '../rules/seat.ts';

/** What is shown when a table opens: the SHA-256 of the secret's bytes. The secret itself is shown when the game ends. */
export function commitment(secretHex: string): string {
  return bytesToHex(sha256(bytesOf('secret', secretHex)));
}

/**
 * The seed of a match: SHA-256 over the secret's bytes and every player's salt in UTF-8, each after its length in
 * four big-endian bytes. The host cannot choose the dice without the salts, the players cannot without the secret.
 */
export function seedOf(secretHex: string, salts: readonly string[]): string {
  const parts = [bytesOf('secret', secretHex), ...salts.map(saltBytes)];
  return bytesToHex(sha256(concatBytes(...parts.flatMap((part) => [lengthOf(part), part]))));
}

/**
 * The salt of a seat for which nobody gave one: SHA-256 over the commitment and the seat's number. Whoever runs the
 * table cannot choose it once the commitment is out.
 */
export function houseSalt(committed: string, seat: Seat): string {
  return bytesToHex(sha256(utf8ToBytes(`${committed} ${seat}`)));
}

function saltBytes(salt: string): Uint8Array {
  // Half a surrogate pair has no UTF-8 of its own: different salts would become the same bytes.
  if (!salt.isWellFormed()) throw new Error('salt: not well-formed text');
  return utf8ToBytes(salt);
}

function lengthOf(part: Uint8Array): Uint8Array {
  const length = new Uint8Array(4);
  createView(length).setUint32(0, part.length);
  return length;
}
