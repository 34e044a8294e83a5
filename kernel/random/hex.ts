import { hexToBytes } from '@noble/hashes/utils.js';

/** Fewer bytes could be found by brute force. */
const LEAST_BYTES = 16;

/** The bytes of a secret or seed; throws a readable message for any other text. */
export function bytesOf(name: string, hex: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/i.test(hex)) throw new Error(`${name}: not pairs of hexadecimal digits`);
  if (hex.length < 2 * LEAST_BYTES) throw new Error(`${name}: at least ${LEAST_BYTES} bytes are needed`);
  return hexToBytes(hex);
}
