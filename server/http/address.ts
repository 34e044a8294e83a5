import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** The parts of an IPv6 address that one household shares: its /64. */
const HOUSEHOLD_PARTS = 4;

/** The key rate limits use for a client: its IPv4 address, or the /64 of its IPv6 address. */
export function addressOf(request: Pick<FastifyRequest, 'ip'>): string {
  // A request injected in memory has no address.
  if (!ipaddr.isValid(request.ip)) return 'here';
  const address = ipaddr.process(request.ip);
  if (!('parts' in address)) return address.toString();
  return address.parts
    .slice(0, HOUSEHOLD_PARTS)
    .map((part) => part.toString(16))
    .join(':');
}

/** Limits how many of something each address holds at once. */
export class PerAddress {
  readonly #most: number;
  readonly #held = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns a function that gives it back; null if the address already holds as many as it may. */
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
