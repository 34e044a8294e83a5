import { Budget } from './budget.ts';
import { buildCandidates } from './build-candidates.ts';
import type { Candidate } from './candidates.ts';
import { Evaluation } from './evaluation.ts';
import { marchCandidates } from './march-candidates.ts';
import type { Survey } from './survey.ts';

/** All that is worth its price in a main phase. */
export function buildsAndMarches(survey: Survey, budget = new Budget(survey)): Candidate[] {
  // Whatever is done takes a tile; four looks at the map in ten come when none is left.
  if (budget.spendable.length === 0) return [];
  const evaluation = new Evaluation(survey);
  return [...buildCandidates(evaluation, budget), ...marchCandidates(evaluation, budget)];
}

/** All that is worth its price while a march goes on, for which these pips are owed so far. */
export function furtherMarches(survey: Survey, debt: number): Candidate[] {
  const budget = new Budget(survey, debt);
  return budget.pips > 0 ? [...marchCandidates(new Evaluation(survey), budget)] : [];
}
