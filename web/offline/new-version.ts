import { Observable } from '@sanguine/ui/observable/observable.ts';

/** Switches to the waiting version; null if there is none. */
export const newVersion = new Observable<(() => void) | null>(null);
