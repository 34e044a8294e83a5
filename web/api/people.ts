import type { Locale } from '@sanguine/kernel';
import type { Me } from '@sanguine/protocol';
import { type Answer, ask } from './client.ts';

export const whoAmI = (): Promise<Answer<{ readonly me: Me | null }>> => ask('GET', '/me');

export const beGuest = (name: string, locale: Locale): Promise<Answer<Me>> =>
  ask('POST', '/guests', { name, locale });

export const makeAccount = (name: string, password: string, locale: Locale): Promise<Answer<Me>> =>
  ask('POST', '/accounts', { name, password, locale });

export const signIn = (name: string, password: string): Promise<Answer<Me>> =>
  ask('POST', '/sessions', { name, password });

export const signOut = (): Promise<Answer<null>> => ask('DELETE', '/sessions');

export const changePassword = (current: string, password: string): Promise<Answer<null>> =>
  ask('PUT', '/me/password', { current, password });

export const signOutEverywhere = (): Promise<Answer<null>> => ask('DELETE', '/sessions/all');

/** Null for a guest, who has no password. */
export const leaveForGood = (password: string | null): Promise<Answer<null>> =>
  ask('DELETE', '/me', { password });

export const changeMe = (change: {
  readonly name?: string;
  readonly locale?: Locale;
  readonly webhook?: string | null;
}): Promise<Answer<Me>> => ask('PATCH', '/me', change);

export const unmute = (person: string): Promise<Answer<null>> =>
  ask('DELETE', `/mutes/${encodeURIComponent(person)}`);

export const pushKey = (): Promise<Answer<{ readonly key: string }>> => ask('GET', '/push/key');

export const addPush = (subscription: PushSubscriptionJSON): Promise<Answer<null>> =>
  ask('POST', '/push', { endpoint: subscription.endpoint, keys: subscription.keys });

export const removePush = (endpoint: string): Promise<Answer<null>> => ask('DELETE', '/push', { endpoint });
