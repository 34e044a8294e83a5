import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Where the platform has no hash of its own that answers at once. Named and used like the one of Node.js, see package.json. */
export function hash(_algorithm: 'sha256', data: string | Uint8Array): string {
  return bytesToHex(sha256(typeof data === 'string' ? utf8ToBytes(data) : data));
}
