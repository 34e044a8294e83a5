import { useSyncExternalStore } from 'react';
import type { Observable } from './observable.ts';

/** The current value; rerenders when it is replaced. */
export function useObservable<Value>({ subscribe, get }: Observable<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}
