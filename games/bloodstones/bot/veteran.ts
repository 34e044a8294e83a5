import { bestBy } from '@sanguine/kernel';
import type { FrameOf } from '../rules/frames.ts';
import { buildsAndMarches, furtherMarches } from './builds-and-marches.ts';
import { type BotChoice } from './choice.ts';
import type { LevelDecisions } from './decisions.ts';
import type { Survey } from './survey.ts';
import type { Candidate } from './candidates.ts';
import { valueOf } from './option.ts';
import { moveUndead } from './shamble.ts';
import { payMarch, endMainPhase } from './phase-end.ts';

/** One move ahead, by the evaluation and exact odds. The best candidate is chosen anew at every decision. */
export const veteran: LevelDecisions = { main, march, undead: moveUndead };

function main(survey: Survey): BotChoice {
  return best(buildsAndMarches(survey)) ?? endMainPhase(survey);
}

function best(candidates: readonly Candidate[]): BotChoice | undefined {
  const chosen = bestBy(candidates, valueOf);
  return chosen && { move: chosen.move, reason: chosen.why() };
}

/** Marches on while that is worth its pips; then the least valuable tiles pay. */
function march(survey: Survey, { debt }: FrameOf<'march'>): BotChoice {
  return best(furtherMarches(survey, debt)) ?? payMarch(survey, debt);
}
