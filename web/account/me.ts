import { useEffect } from 'react';
import type { Locale } from '@sanguine/kernel';
import type { Me } from '@sanguine/protocol';
import type { RequestAnswer } from '../api/client.ts';
import { beGuest, whoAmI } from '../api/people.ts';
import { Observable } from '@sanguine/ui/observable/observable.ts';
import { useObservable } from '@sanguine/ui/observable/use-observable.ts';

/** Undefined until known. Null if nobody is signed in or there is no server. */
const known = new Observable<Me | null | undefined>(undefined);
let asked: Promise<void> | null = null;
/** The last request to the server got no answer. */
let unanswered = false;

export function setMe(me: Me | null): void {
  known.set(me);
}

/** The person this page is signed in as; requested once. */
export function useMe(): Me | null | undefined {
  useEffect(() => {
    asked ??= refreshMe();
  }, []);
  return useObservable(known);
}

export async function refreshMe(): Promise<void> {
  const answer = await whoAmI();
  unanswered = !answer.ok;
  if (unanswered) asked = null;
  setMe(answer.ok ? answer.value.me : (known.get() ?? null));
}

/** Whether the server has said who this page is signed in as; asks again if it has not. */
export async function hasAnswered(): Promise<boolean> {
  await (asked ??= refreshMe());
  return !unanswered;
}

/** The person to take a seat as: the known one, otherwise a new guest with this name. */
export async function beSomebody(name: string, locale: Locale): Promise<RequestAnswer<Me>> {
  const current = known.get();
  if (current !== null && current !== undefined) return { ok: true, value: current };
  const answer = await beGuest(name, locale);
  if (answer.ok) setMe(answer.value);
  return answer;
}
