import { Observable } from '@sanguine/ui/observable/observable.ts';

/** The way to the version that waits; null while there is none. */
export const newVersion = new Observable<(() => void) | null>(null);
