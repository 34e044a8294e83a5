import { lazy } from 'react';

// What not every table wants, or not at once: loaded when it is.

export const Magnifier = lazy(async () => ({ default: (await import('../field/magnifier.tsx')).Magnifier }));
export const TapeCard = lazy(async () => ({ default: (await import('./tape-card.tsx')).TapeCard }));
/** Of a battle that is over. */
export const Result = lazy(async () => ({ default: (await import('../story/result.tsx')).Result }));
