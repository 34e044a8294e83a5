import { networkInterfaces } from 'node:os';
import type { Config } from './config.ts';

/** Where a server can be reached. */
export interface Addresses {
  readonly here: string;
  /** From other devices in the same network. */
  readonly network: readonly string[];
  /** Where it was told what it is called. */
  readonly everybody: string | null;
}

const EVERYWHERE = new Set(['0.0.0.0', '::']);
const LOCAL = new Set(['localhost', '127.0.0.1', '::1']);

export function addressesOf(
  { host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>,
  port: number,
): Addresses {
  const at = (name: string): string => `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  const network = EVERYWHERE.has(host) ? ownAddresses() : LOCAL.has(host) ? [] : [host];
  const here = EVERYWHERE.has(host) || LOCAL.has(host) ? 'localhost' : host;
  return { here: at(here), network: network.map(at), everybody: publicUrl };
}

/** IPv4 only: it is short enough to be typed on a phone. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
