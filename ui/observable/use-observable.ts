import { useSyncExternalStore } from 'react';
import type { Observable } from './observable.ts';

/** The value as it is now; draws anew when it is replaced. */
export function useObservable<Value>({ subscribe, get }: Observable<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
