import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * For platforms without a synchronous hash of their own. Same signature as `hash` of Node.js; package.json picks one.
 */
export function hash(_algorithm: 'sha256', data: string | Uint8Array): string {
  return bytesToHex(sha256(typeof data === 'string' ? utf8ToBytes(data) : data));
}
