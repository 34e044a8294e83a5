import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** How names become addresses, and which of them may be called. */
export interface Network {
  lookup(host: string): Promise<readonly string[]>;
  permits(address: string): boolean;
}

/** Where public IPv6 addresses lie. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Whether an address is anybody's on the internet: not this machine's, not the house's, not made up for some purpose. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address in the clothes of IPv6 is an IPv4 address.
  const plain = ipaddr.process(address);
  if (plain.range() !== 'unicast') return false;
  return plain.kind() === 'ipv4' || plain.match(GLOBAL_UNICAST);
}

/** A name server may be anybody's, and silent on purpose. */
const NAMING = { timeout: 2000, tries: 2 };

/**
 * The internet as these name servers know it. They are asked by ourselves, not by the system: that has few threads for
 * it, which passwords and files need too, and waits long.
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

/** Where a request may go: to this very address, under this name. */
export interface RequestTarget {
  readonly url: URL;
  readonly address: string;
}

/**
 * Finds out where an address given by somebody leads; null: it must not be called. A name that leads to several
 * addresses may be called only if all of them may.
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

/** A name nobody knows leads nowhere. */
async function namesake(host: string, network: Network): Promise<readonly string[]> {
  return network.lookup(host).catch(() => []);
}
