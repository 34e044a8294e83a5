import { bestBy } from '@sanguine/kernel';
import type { FrameOf } from '../rules/frames.ts';
import { Evaluation } from './evaluation.ts';
import { Budget } from './budget.ts';
import { buildsAndMarches } from './builds-and-marches.ts';
import { type BotChoice } from './choice.ts';
import type { LevelDecisions } from './decisions.ts';
import { marchCandidates } from './march-candidates.ts';
import type { Survey } from './survey.ts';
import { valueOf } from './option.ts';
import { moveUndead } from './shamble.ts';
import { payMarch, endMainPhase } from './phase-end.ts';

/** One move ahead, by the evaluation and exact odds. The best candidate is chosen anew at every decision. */
export const veteran: LevelDecisions = { main, march, undead: moveUndead };

function main(survey: Survey): BotChoice {
  const evaluation = new Evaluation(survey);
  return bestBy(buildsAndMarches(evaluation, new Budget(survey)), valueOf) ?? endMainPhase(survey);
}

/** Marches on while that is worth its pips; then the least valuable tiles pay. */
function march(survey: Survey, { debt }: FrameOf<'march'>): BotChoice {
  const evaluation = new Evaluation(survey);
  const candidate = bestBy(marchCandidates(evaluation, new Budget(survey, debt)), valueOf);
  return candidate ?? payMarch(survey, debt);
}
