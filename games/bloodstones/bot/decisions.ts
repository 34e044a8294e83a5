import type { Bot, Random } from '@sanguine/kernel';
import type { FrameOf } from '../rules/frames.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { casualty, discard, final, raise, retreat, stand, swap } from './battle.ts';
import type { BotChoice } from './choice.ts';
import { deploy, found, muster, pick } from './opening.ts';
import { Survey } from './survey.ts';
import { returnUnit } from './return.ts';
import { capture, construct } from './villages.ts';

/** The decisions in which levels differ; all others they make alike. */
export interface LevelDecisions {
  main(survey: Survey): BotChoice;
  march(survey: Survey, frame: FrameOf<'march'>): BotChoice;
  undead(survey: Survey, frame: FrameOf<'undead'>): BotChoice;
}

export function botFrom(level: LevelDecisions): Bot<State, Move> {
  return { choose: (view, seat, random) => decide(level, new Survey(view, seat), random) };
}

function decide(level: LevelDecisions, survey: Survey, random: Random): BotChoice {
  const frame = survey.view.frames.at(-1);
  if (frame === undefined) throw new Error('the game is over');
  switch (frame.step) {
    case 'pick':
      return pick(survey, random);
    case 'found':
      return found(survey);
    case 'muster':
      return muster(survey, frame);
    case 'deploy':
      return deploy(survey, frame);
    case 'return':
      return returnUnit(survey);
    case 'capture':
      return capture(survey, frame);
    case 'undead':
      return level.undead(survey, frame);
    case 'main':
      return level.main(survey);
    case 'build':
      return discard(survey, frame.cost);
    case 'march':
      return level.march(survey, frame);
    case 'stand':
      return stand(survey, frame);
    case 'swap':
      return swap(survey, frame);
    case 'casualty':
      return casualty(survey, frame);
    case 'retreat':
      return retreat(survey, frame);
    case 'raise':
      return raise(survey, frame);
    case 'construct':
      return construct(survey, frame);
    case 'idle':
      return discard(survey, 1);
    case 'final':
      return final(survey);
  }
}
