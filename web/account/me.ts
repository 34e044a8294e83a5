import { useEffect } from 'react';
import type { Locale } from '@sanguine/kernel';
import type { Me } from '@sanguine/protocol';
import type { RequestAnswer } from '../api/client.ts';
import { beGuest, whoAmI } from '../api/people.ts';
import { Observable } from '@sanguine/ui/observable/observable.ts';
import { useObservable } from '@sanguine/ui/observable/use-observable.ts';

/** Undefined: not known yet. Null: nobody, or no server to be known by. */
const known = new Observable<Me | null | undefined>(undefined);
let asked: Promise<void> | null = null;
/** The server was asked last and did not say. */
let unanswered = false;

export function setMe(me: Me | null): void {
  known.set(me);
}

/** Who the server takes this page for; asked once. */
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

/** Whether the server has said who this page is; where it has not, it is asked again. */
export async function hasAnswered(): Promise<boolean> {
  await (asked ??= refreshMe());
  return !unanswered;
}

/** Somebody to sit down as: the person already known, else a guest of this name. */
export async function beSomebody(name: string, locale: Locale): Promise<RequestAnswer<Me>> {
  const current = known.get();
  if (current !== null && current !== undefined) return { ok: true, value: current };
  const answer = await beGuest(name, locale);
  if (answer.ok) setMe(answer.value);
  return answer;
}
