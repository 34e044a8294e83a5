import { networkInterfaces } from 'node:os';
import type { Config } from './config.ts';

export interface Addresses {
  readonly here: string;
  /** Reachable from other devices in the same network. */
  readonly network: readonly string[];
  /** The configured public address, if any. */
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

/** IPv4 only: short enough to type on a phone. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
