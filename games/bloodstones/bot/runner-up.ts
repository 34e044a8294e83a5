import { type RunnerUp, same } from '@sanguine/kernel';
import type { Move } from '../rules/moves.ts';
import { retreatOptions, standOptions, swapOptions } from './battle.ts';
import { buildsAndMarches, furtherMarches } from './builds-and-marches.ts';
import type { Option } from './option.ts';
import { walks } from './shamble.ts';
import type { Survey } from './survey.ts';
import { siteOptions } from './villages.ts';

/**
 * The best of the other answers, in points. Null where nothing else is worth its price, and in decisions made by rule
 * of thumb: set-up, captures, payments, losses.
 */
export function runnerUp(survey: Survey, move: Move): RunnerUp<Move> | null {
  let chosen: number | undefined;
  let other: Option | undefined;
  for (const option of optionsOf(survey)) {
    if (same(option.move, move)) chosen = Math.max(chosen ?? option.value, option.value);
    else if (other === undefined || option.value > other.value) other = option;
  }
  // A move that is no option is worth nothing: to end the phase, or what only a Recruit does.
  return other === undefined
    ? null
    : { move: other.move, behind: (chosen ?? 0) - other.value, measure: 'points' };
}

function optionsOf(survey: Survey): Iterable<Option> {
  const frame = survey.view.frames.at(-1);
  switch (frame?.step) {
    case 'main':
      return buildsAndMarches(survey);
    case 'march':
      return furtherMarches(survey, frame.debt);
    case 'undead':
      return walks(survey, frame);
    case 'stand':
      return standOptions(survey, frame);
    case 'swap':
      return swapOptions(survey, frame);
    case 'retreat':
      return retreatOptions(survey, frame);
    case 'construct':
      return siteOptions(survey, frame);
    default:
      return [];
  }
}
