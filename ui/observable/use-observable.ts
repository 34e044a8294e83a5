import { useSyncExternalStore } from 'react';
import type { Observable } from './observable.ts';

/** The current value; rerenders when it is replaced. */
export function useObservable<Value>({ subscribe, get }: Observable<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}

/** A part of the current value; rerenders only when that part becomes another. */
export function usePart<Value, Part>(
  { subscribe, get }: Observable<Value>,
  part: (value: Value) => Part,
): Part {
  const now = (): Part => part(get());
  return useSyncExternalStore(subscribe, now, now);
}
