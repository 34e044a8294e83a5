import { lazy } from 'react';

// Loaded on demand, because not every table needs them, or not at once.

export const Magnifier = lazy(async () => ({ default: (await import('../field/magnifier.tsx')).Magnifier }));
export const TapeCard = lazy(async () => ({ default: (await import('./tape-card.tsx')).TapeCard }));
/** For a battle that is over. */
export const Result = lazy(async () => ({ default: (await import('../story/result.tsx')).Result }));
