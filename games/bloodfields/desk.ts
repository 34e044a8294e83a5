import type { Desk } from '@sanguine/kernel';
import type { Setup, State } from './rules/state.ts';
import { calculator } from './text/odds-calculator.ts';
import { QUESTIONS } from './text/questions/index.ts';
import { rosterDesk } from './text/roster/desk.ts';

export const desk: Desk<Setup, State> = { odds: calculator, questions: QUESTIONS, rosters: rosterDesk };
