import type { Budget } from './budget.ts';
import { buildCandidates } from './build-candidates.ts';
import type { Candidate } from './candidates.ts';
import type { Evaluation } from './evaluation.ts';
import { marchCandidates } from './march-candidates.ts';

/** All that is worth its price in a main phase. */
export const buildsAndMarches = (evaluation: Evaluation, budget: Budget): Candidate[] => [
  ...buildCandidates(evaluation, budget),
  ...marchCandidates(evaluation, budget),
];
