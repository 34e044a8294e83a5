import type { Locale } from '@sanguine/kernel';
import type { Me } from '@sanguine/protocol';
import { type RequestAnswer, ask } from './client.ts';

export const whoAmI = (): Promise<RequestAnswer<{ readonly me: Me | null }>> => ask('GET', '/me');

export const beGuest = (name: string, locale: Locale): Promise<RequestAnswer<Me>> =>
  ask('POST', '/guests', { name, locale });

export const makeAccount = (name: string, password: string, locale: Locale): Promise<RequestAnswer<Me>> =>
  ask('POST', '/accounts', { name, password, locale });

export const signIn = (name: string, password: string): Promise<RequestAnswer<Me>> =>
  ask('POST', '/sessions', { name, password });

export const signOut = (): Promise<RequestAnswer<null>> => ask('DELETE', '/sessions');

export const changePassword = (current: string, password: string): Promise<RequestAnswer<null>> =>
  ask('PUT', '/me/password', { current, password });

export const signOutEverywhere = (): Promise<RequestAnswer<null>> => ask('DELETE', '/sessions/all');

/** Null for a guest, who has no password. */
export const leaveForGood = (password: string | null): Promise<RequestAnswer<null>> =>
  ask('DELETE', '/me', { password });

export const changeMe = (change: {
  readonly name?: string;
  readonly locale?: Locale;
  readonly webhook?: string | null;
}): Promise<RequestAnswer<Me>> => ask('PATCH', '/me', change);

export const unmute = (person: string): Promise<RequestAnswer<null>> =>
  ask('DELETE', `/mutes/${encodeURIComponent(person)}`);

export const pushKey = (): Promise<RequestAnswer<{ readonly key: string }>> => ask('GET', '/push/key');

export const addPush = (subscription: PushSubscriptionJSON): Promise<RequestAnswer<null>> =>
  ask('POST', '/push', { endpoint: subscription.endpoint, keys: subscription.keys });

export const removePush = (endpoint: string): Promise<RequestAnswer<null>> =>
  ask('DELETE', '/push', { endpoint });

interface NotebookVersion {
  readonly version: number;
}

export const readNotebook = (
  game: string,
): Promise<RequestAnswer<NotebookVersion & { readonly value: unknown }>> =>
  ask('GET', `/notebooks/${encodeURIComponent(game)}`);

export const writeNotebook = (
  game: string,
  version: number,
  value: unknown,
): Promise<RequestAnswer<NotebookVersion>> =>
  ask('PUT', `/notebooks/${encodeURIComponent(game)}`, { version, value });
