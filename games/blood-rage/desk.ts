import type { Desk } from '@sanguine/kernel';
import type { Setup, State } from './rules/state.ts';
import { calculator } from './text/odds-calculator.ts';

export const desk: Desk<Setup, State> = { odds: calculator };
