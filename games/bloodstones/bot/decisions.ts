import type { Bot, Random } from '@sanguine/kernel';
import type { FrameOf } from '../rules/frames.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import {
  loseUnit,
  discardTiles,
  finalBattle,
  raiseUndead,
  retreatUnits,
  standOrWithdraw,
  swapOrKeep,
} from './battle.ts';
import type { BotChoice } from './choice.ts';
import { deployUnits, foundCitadel, musterUnit, pickFaction } from './opening.ts';
import { runnerUp } from './runner-up.ts';
import { Survey } from './survey.ts';
import { returnUnit } from './return.ts';
import { DEFAULT_TEMPERS, type Tempers } from './tempers.ts';
import { captureVillages, buildVillages } from './villages.ts';

/** The decisions in which levels differ; all others they make alike, and those they leave open with null. */
export interface LevelDecisions {
  main(survey: Survey): BotChoice;
  march(survey: Survey, frame: FrameOf<'march'>): BotChoice;
  undead(survey: Survey, frame: FrameOf<'undead'>): BotChoice;
  capture?(survey: Survey, frame: FrameOf<'capture'>): BotChoice;
  construct?(survey: Survey, frame: FrameOf<'construct'>): BotChoice;
  stand?(survey: Survey, frame: FrameOf<'stand'>): BotChoice | null;
  swap?(survey: Survey, frame: FrameOf<'swap'>): BotChoice;
}

export function botFrom(level: LevelDecisions, tempers: Tempers = DEFAULT_TEMPERS): Bot<State, Move> {
  return {
    choose(view, seat, random, past) {
      const survey = new Survey(view, seat, tempers, past);
      const { move, reason } = decide(level, survey, random);
      return { move, reason, runnerUp: () => runnerUp(survey, move) };
    },
  };
}

export function decide(level: LevelDecisions, survey: Survey, random: Random): BotChoice {
  const frame = survey.view.frames.at(-1);
  if (frame === undefined) throw new Error('the game is over');
  switch (frame.step) {
    case 'pick':
      return pickFaction(survey, random);
    case 'found':
      return foundCitadel(survey);
    case 'muster':
      return musterUnit(survey, frame);
    case 'deploy':
      return deployUnits(survey, frame);
    case 'return':
      return returnUnit(survey);
    case 'capture':
      return level.capture?.(survey, frame) ?? captureVillages(survey, frame);
    case 'undead':
      return level.undead(survey, frame);
    case 'main':
      return level.main(survey);
    case 'build':
      return discardTiles(survey, frame.cost);
    case 'march':
      return level.march(survey, frame);
    case 'stand':
      return level.stand?.(survey, frame) ?? standOrWithdraw(survey, frame);
    case 'swap':
      return level.swap?.(survey, frame) ?? swapOrKeep(survey, frame);
    case 'casualty':
      return loseUnit(survey, frame);
    case 'retreat':
      return retreatUnits(survey, frame);
    case 'raise':
      return raiseUndead(survey, frame);
    case 'construct':
      return level.construct?.(survey, frame) ?? buildVillages(survey, frame);
    case 'idle':
      return discardTiles(survey, 1);
    case 'final':
      return finalBattle(survey);
  }
}
