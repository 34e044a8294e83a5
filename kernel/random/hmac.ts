import { hexToBytes } from '@noble/hashes/utils.js';
import { hash } from '#hash';

/** Of SHA-256, in bytes. */
const BLOCK = 64;
const DIGEST = 32;
const INNER = 0x36;
const OUTER = 0x5c;
const ASCII = 0x7f;
const LONGEST_MESSAGE = 128;

/**
 * HMAC-SHA256 (RFC 2104) under one key, over short ASCII texts, in hexadecimal digits. The key is padded once, since a
 * match hashes with it row after row.
 */
export function hmacUnder(key: Uint8Array): (message: string) => string {
  const inner = padded(key, INNER, LONGEST_MESSAGE);
  const outer = padded(key, OUTER, DIGEST);
  return (message) => {
    if (message.length > LONGEST_MESSAGE) throw new RangeError(`too long for a name: ${message}`);
    for (let at = 0; at < message.length; at++) {
      const code = message.charCodeAt(at);
      if (code > ASCII) throw new RangeError(`not a name in ASCII: ${message}`);
      inner[BLOCK + at] = code;
    }
    const digits = hash('sha256', inner.subarray(0, BLOCK + message.length));
    outer.set(hexToBytes(digits), BLOCK);
    return hash('sha256', outer);
  };
}

/** The key padded to a block and XORed with the pad, with room for the message behind it. */
function padded(key: Uint8Array, pad: number, room: number): Uint8Array {
  if (key.length > BLOCK) throw new RangeError('a key longer than a block');
  const bytes = new Uint8Array(BLOCK + room);
  bytes.set(key);
  for (let at = 0; at < BLOCK; at++) bytes[at] = (bytes[at] ?? 0) ^ pad;
  return bytes;
}
