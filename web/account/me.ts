import { useEffect, useSyncExternalStore } from 'react';
import type { Locale } from '@sanguine/kernel';
import type { Me } from '@sanguine/protocol';
import type { RequestAnswer } from '../api/client.ts';
import { beGuest, whoAmI } from '../api/people.ts';

/** Undefined: not known yet. Null: nobody, or no server to be known by. */
let current: Me | null | undefined;
let asked: Promise<void> | null = null;
/** The server was asked last and did not say. */
let unanswered = false;
const listeners = new Set<() => void>();

export function setMe(me: Me | null): void {
  current = me;
  for (const listener of listeners) listener();
}

/** Who the server takes this page for; asked once. */
export function useMe(): Me | null | undefined {
  useEffect(() => {
    asked ??= refreshMe();
  }, []);
  return useSyncExternalStore(subscribe, () => current);
}

export async function refreshMe(): Promise<void> {
  const answer = await whoAmI();
  unanswered = !answer.ok;
  if (unanswered) asked = null;
  setMe(answer.ok ? answer.value.me : (current ?? null));
}

/** Whether the server has said who this page is; where it has not, it is asked again. */
export async function hasAnswered(): Promise<boolean> {
  await (asked ??= refreshMe());
  return !unanswered;
}

/** Somebody to sit down as: the person already known, else a guest of this name. */
export async function beSomebody(name: string, locale: Locale): Promise<RequestAnswer<Me>> {
  if (current !== null && current !== undefined) return { ok: true, value: current };
  const answer = await beGuest(name, locale);
  if (answer.ok) setMe(answer.value);
  return answer;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
