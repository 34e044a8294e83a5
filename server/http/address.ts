import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Of an IPv6 address: what one household has. */
const HOUSEHOLD_PARTS = 4;

/** Whoever asks, as limits count them: an IPv4 address, or the /64 an IPv6 address lies in. */
export function addressOf(request: Pick<FastifyRequest, 'ip'>): string {
  // A request made up in memory has none.
  if (!ipaddr.isValid(request.ip)) return 'here';
  const address = ipaddr.process(request.ip);
  if (!('parts' in address)) return address.toString();
  return address.parts
    .slice(0, HOUSEHOLD_PARTS)
    .map((part) => part.toString(16))
    .join(':');
}

/** How many of something each address holds at once. */
export class PerAddress {
  readonly #most: number;
  readonly #held = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The way to give it back; null: this address has as many as it may. */
  admit(address: string): (() => void) | null {
    const held = this.#held.get(address) ?? 0;
    if (held >= this.#most) return null;
    this.#held.set(address, held + 1);
    let back = false;
    return () => {
      if (back) return;
      back = true;
      const left = (this.#held.get(address) ?? 1) - 1;
      if (left > 0) this.#held.set(address, left);
      else this.#held.delete(address);
    };
  }
}
