import type { NewTable, TableInfo } from '@sanguine/protocol';
import { type RequestAnswer, ask } from './client.ts';

type Tables = { readonly tables: readonly TableInfo[] };
type State = TableInfo['state'];

export const openTable = (wish: NewTable): Promise<RequestAnswer<TableInfo>> => ask('POST', '/tables', wish);

export const listTables = (state: State): Promise<RequestAnswer<Tables>> =>
  ask('GET', `/tables?state=${state}`);

export const myTables = (): Promise<RequestAnswer<Tables>> => ask('GET', '/tables/mine');

export const findTable = (id: string): Promise<RequestAnswer<TableInfo>> => ask('GET', address(id));

export const findByCode = (code: string): Promise<RequestAnswer<TableInfo>> =>
  ask('GET', `/codes/${encodeURIComponent(code)}`);

/** Takes the given seat or the first free one, and sends the player's salt for the dice. */
export const takeSeat = (id: string, seat?: number): Promise<RequestAnswer<TableInfo>> =>
  ask('POST', `${address(id)}/seats`, { ...(seat !== undefined && { seat }), salt: newSalt() });

export const leaveSeat = (id: string): Promise<RequestAnswer<TableInfo>> =>
  ask('DELETE', `${address(id)}/seats/mine`);

export const fillSeat = (
  id: string,
  seat: number,
  wish: { readonly kind: 'open' } | { readonly kind: 'bot'; readonly level: string },
): Promise<RequestAnswer<TableInfo>> => ask('PUT', `${address(id)}/seats/${seat}`, wish);

export const startTable = (id: string): Promise<RequestAnswer<TableInfo>> =>
  ask('POST', `${address(id)}/start`, {});

export const closeTable = (id: string): Promise<RequestAnswer<null>> => ask('DELETE', address(id));

function address(id: string): string {
  return `/tables/${encodeURIComponent(id)}`;
}

/** 32 random bytes from this device. Every player contributes a salt, so nobody alone determines the dice. */
export function newSalt(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
