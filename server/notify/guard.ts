import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Resolves host names, and says which addresses may be called. */
export interface Network {
  lookup(host: string): Promise<readonly string[]>;
  permits(address: string): boolean;
}

/** The range of public IPv6 addresses. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Whether an address is on the public internet: not this machine's, nor private or reserved. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4-mapped IPv6 address counts as IPv4.
  const plain = ipaddr.process(address);
  if (plain.range() !== 'unicast') return false;
  return plain.kind() === 'ipv4' || plain.match(GLOBAL_UNICAST);
}

/** A name server may be hostile and never answer. */
const NAMING = { timeout: 2000, tries: 2 };

/**
 * Asks name servers directly, not through the system: its resolver has long timeouts and shares few threads with
 * password hashing and files.
 */
export function internetBy(resolver: Pick<Resolver, 'resolve4' | 'resolve6'>): Network {
  return {
    async lookup(host) {
      const asked = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      return asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    },
    permits: isPublic,
  };
}

export const internet = internetBy(new Resolver(NAMING));

/** A request goes to this very address, under the URL's name. */
export interface RequestTarget {
  readonly url: URL;
  readonly address: string;
}

/**
 * Resolves a URL given by a user; null if it must not be called. A name with several addresses may be called only if
 * all of them may.
 */
export async function targetOf(written: string, network: Network): Promise<RequestTarget | null> {
  if (!URL.canParse(written)) return null;
  const url = new URL(written);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(host) === 0 ? await namesake(host, network) : [host];
  const [address] = addresses;
  if (address === undefined || !addresses.every((one) => network.permits(one))) return null;
  return { url, address };
}

/** An unknown name has no addresses. */
async function namesake(host: string, network: Network): Promise<readonly string[]> {
  return network.lookup(host).catch(() => []);
}
