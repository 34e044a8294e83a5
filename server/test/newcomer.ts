import * as v from 'valibot';
import { Guest } from './live-guest.ts';

const table = v.object({ id: v.string(), state: v.string(), outcome: v.nullable(v.array(v.unknown())) });

/** A new guest of a server that runs as a process. */
export async function newcomer(address: string, name: string) {
  const answer = await fetch(`${address}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, locale: 'en' }),
  });
  const token = /sanguine=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const ask = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const asked = await fetch(address + path, { method, headers, body: JSON.stringify(body) ?? null });
    return v.parse(table, await asked.json());
  };
  const come = async (match: string, to = address, seen: number | null = null): Promise<Guest> => {
    const guest = await Guest.connect(`${to.replace('http', 'ws')}/live`);
    await guest.hello(match, token, seen);
    return guest;
  };
  return { token, ask, come };
}
