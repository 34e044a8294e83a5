import { estimateBy, type Seat } from '@sanguine/kernel';
import { clanOf } from '../rules/clans.ts';
import { outcomeOf } from '../rules/end.ts';
import type { State } from '../rules/state.ts';
import { handValue, sheetValue } from './card-values.ts';
import learnt from './estimate.json' with { type: 'json' };
import { pillageValue, questsValue, rageValue } from './evaluation.ts';
import { figuresValue } from './figure-values.ts';
import { gameLeft } from './remaining.ts';
import { statsValue } from './stat-values.ts';
import { type Survey, surveyOf } from './survey.ts';

const FEATURES = [
  'glory',
  'gloryLate',
  'gloryLast',
  'stats',
  'sheet',
  'rage',
  'figures',
  'quests',
  'hand',
  'pillage',
  'soon',
  'turn',
] as const;
type Measures = Record<(typeof FEATURES)[number], number>;

/** Who is likely to win: by Glory, which counts more as the game nears its end, and by what everything else may still bring. */
export const estimate = estimateBy({ features: FEATURES, measure, outcome: outcomeOf, learnt });

/** The board is measured for nobody in particular; each seat's own measure then uses the cards it can see. */
const NOBODY = -1;

function measure(state: State): Measures[] {
  const survey = surveyOf(state, NOBODY);
  const left = gameLeft(state);
  return state.clans.map((_, seat) => measureClan(state, { ...survey, viewer: seat }, seat, left));
}

function measureClan(state: State, survey: Survey, seat: Seat, left: number): Measures {
  const clan = clanOf(state, seat);
  const glory = clan.glory / 10;
  const stats = statsValue(state, clan) / 10;
  const rage = rageValue(state, survey, seat) / 10;
  const figures = figuresValue(state, survey, seat) / 10;
  const quests = questsValue(state, survey, seat) / 10;
  const pillage = pillageValue(state, survey, seat) / 10;
  return {
    glory,
    gloryLate: glory / (1 + left),
    gloryLast: glory / (0.2 + left),
    stats,
    sheet: sheetValue(state, clan) / 10,
    rage,
    figures,
    quests,
    hand: handValue(state, survey, seat) / 10,
    pillage,
    // Future Glory of this Age is as good as Glory if no Age follows.
    soon: (stats + figures + quests + pillage) / (0.2 + left),
    turn: state.first === seat ? 1 : 0,
  };
}
