import { type RunnerUp, same } from '@sanguine/kernel';
import type { Move } from '../rules/moves.ts';
import { buildsAndMarches, furtherMarches } from './builds-and-marches.ts';
import type { Candidate } from './candidates.ts';
import type { Survey } from './survey.ts';

/** The best of the other builds and marches, in points; null in other decisions, and where nothing else is worth its price. */
export function runnerUp(survey: Survey, move: Move): RunnerUp<Move> | null {
  let chosen = 0;
  let other: Candidate | null = null;
  for (const candidate of candidatesOf(survey)) {
    if (same(candidate.move, move)) chosen = Math.max(chosen, candidate.value);
    else if (candidate.value > (other?.value ?? 0)) other = candidate;
  }
  return other && { move: other.move, behind: chosen - other.value, measure: 'points' };
}

function candidatesOf(survey: Survey): readonly Candidate[] {
  const frame = survey.view.frames.at(-1);
  if (frame?.step === 'main') return buildsAndMarches(survey);
  return frame?.step === 'march' ? furtherMarches(survey, frame.debt) : [];
}
