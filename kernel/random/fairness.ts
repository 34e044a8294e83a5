import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, createView, utf8ToBytes } from '@noble/hashes/utils.js';
import { bytesOf } from './hex.ts';
import type { Seat } from '../rules/seat.ts';

/** The SHA-256 of the secret's bytes, shown when a table opens. The secret itself is revealed when the game ends. */
export function commitment(secretHex: string): string {
  return bytesToHex(sha256(bytesOf('secret', secretHex)));
}

/**
 * The seed of a match: SHA-256 over the secret's bytes and every player's salt in UTF-8, each after its length in four
 * big-endian bytes. The server cannot choose the dice without the salts, nor the players without the secret.
 */
export function seedOf(secretHex: string, salts: readonly string[]): string {
  const parts = [bytesOf('secret', secretHex), ...salts.map(saltBytes)];
  return bytesToHex(sha256(concatBytes(...parts.flatMap((part) => [lengthOf(part), part]))));
}

/**
 * The salt of a seat whose player gave none: SHA-256 over the commitment and the seat's number. The server cannot
 * choose it once the commitment is published.
 */
export function houseSalt(committed: string, seat: Seat): string {
  return bytesToHex(sha256(utf8ToBytes(`${committed} ${seat}`)));
}

function saltBytes(salt: string): Uint8Array {
  // A lone surrogate has no UTF-8 encoding: different salts would become the same bytes.
  if (!salt.isWellFormed()) throw new Error('salt: not well-formed text');
  return utf8ToBytes(salt);
}

function lengthOf(part: Uint8Array): Uint8Array {
  const length = new Uint8Array(4);
  createView(length).setUint32(0, part.length);
  return length;
}
