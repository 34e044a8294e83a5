import { inPercent, type Seat } from '@sanguine/kernel';
import { type Card, factsOf } from '../content/cards.ts';
import type { Place, Province } from '../content/provinces.ts';
import { isFjord } from '../rules/atlas.ts';
import { battleEffect } from '../rules/cards/index.ts';
import { clanOf } from '../rules/clans.ts';
import { groundOf } from '../rules/figures.ts';
import { spoilsOf } from '../rules/stakes.ts';
import type { Invade, AnyMove, Upgrade } from '../rules/moves.ts';
import { isQuest, judge, questGlory } from '../rules/quests.ts';
import { doomedNow } from '../rules/ragnarok.ts';
import type { State } from '../rules/state.ts';
import { isUpgrade, upgradeCost } from '../rules/upgrade.ts';
import { because, type BotChoice, type Why } from './choice.ts';
import { battlePlans } from './battle-plans.ts';
import { unseenPool } from './bonus-odds.ts';
import { figureValues } from './figure-values.ts';
import { surveyOf } from './survey.ts';

/** A move with the reason for it. */
export function explain(state: State, seat: Seat, move: AnyMove): BotChoice {
  switch (move.do) {
    case 'pick':
      return because('clan', move);
    case 'draft':
      return because(draftWhy(move.cards), move);
    case 'invade':
      return explainInvade(state, seat, move);
    case 'march':
      return isDoomed(state, move.to)
        ? because('marchDoomed', move, { glory: figureValues(state, clanOf(state, seat)).doomed })
        : because('march', move);
    case 'upgrade':
      return explainUpgrade(state, seat, move);
    case 'quest': {
      const why = judge(state, seat, move.card).fulfilled ? 'quest' : 'questHope';
      return because(why, move, { glory: questGlory(move.card) });
    }
    case 'pillage':
      return explainPillage(state, seat, move.province, move);
    case 'challenge':
      return because('challenge', move, { odds: oddsAt(state, seat, move.province) });
    case 'play':
      return explainPlay(state, seat, move.card, move);
    case 'declare':
      return because('declare', move, { bonus: move.bonus });
    case 'rescue':
      return because(move.figures.length > 0 || move.retreat ? 'rescue' : 'surrender', move);
    case 'regain':
      return because(move.cards.length > 0 ? 'regain' : 'decline', move);
    case 'join':
      return because('join', move, { odds: battleOdds(state, seat) });
    case 'stay':
      return because(state.frames.at(-1)?.step === 'late' ? 'stayLate' : 'stay', move);
    case 'accept':
      return because(acceptWhy(state), move);
    default:
      return because(PLAIN[move.do], move);
  }
}

/** Reasons that do not depend on the state. */
const PLAIN = {
  pass: 'pass',
  recall: 'recall',
  sacrifice: 'sacrifice',
  decline: 'decline',
  rest: 'stay',
  keep: 'keep',
  late: 'lateCard',
  raise: 'raise',
  ride: 'ride',
  hold: 'hold',
  grow: 'grow',
} as const satisfies Record<string, Why>;

function draftWhy(cards: readonly Card[]): Why {
  if (cards.some(isQuest)) return 'draftQuest';
  return cards.some(isUpgrade) ? 'draftUpgrade' : 'draft';
}

const isDoomed = (state: State, place: Place): boolean => groundOf(doomedNow(state)).includes(place);

function explainInvade(state: State, seat: Seat, move: Invade): BotChoice {
  if (isDoomed(state, move.to)) {
    return because('enterDoomed', move, { glory: figureValues(state, clanOf(state, seat)).doomed });
  }
  if (isFjord(move.to)) return because('enterFjord', move);
  return because(state.frames.at(-1)?.step === 'free' ? 'enterFree' : 'enter', move);
}

function explainUpgrade(state: State, seat: Seat, move: Upgrade): BotChoice {
  const rage = upgradeCost(clanOf(state, seat), move.card);
  return rage === 0 ? because('discount', move) : because('upgrade', move, { rage });
}

function explainPillage(state: State, seat: Seat, province: Province, move: AnyMove): BotChoice {
  const here = surveyOf(state, seat).provinces.get(province);
  if (here?.contested === true) return because('pillage', move, { odds: inPercent(here.wins[seat] ?? 0) });
  const glory = spoilsOf(state, seat, province)?.glory ?? 0;
  return because('pillageOpen', move, { glory });
}

const oddsAt = (state: State, seat: Seat, province: Province): number =>
  inPercent(surveyOf(state, seat).provinces.get(province)?.wins[seat] ?? 0);

const battleOdds = (state: State, seat: Seat): number =>
  state.battle === null ? 0 : oddsAt(state, seat, state.battle.province);

/** Played to win, to lose on purpose, or as a bluff. */
function explainPlay(state: State, seat: Seat, card: Card, move: AnyMove): BotChoice {
  const plan = battlePlans(state, seat, unseenPool(state)).find((one) => one.card === card);
  const odds = inPercent(plan?.odds ?? 0);
  if (battleEffect(card).lost !== undefined) return because('loki', move, { odds });
  const { kind } = factsOf(card);
  if (kind.kind !== 'battle') return because('bluff', move, { odds });
  return because(battleEffect(card).before === undefined ? 'fight' : 'strike', move, { odds });
}

function acceptWhy(state: State): Why {
  const step = state.frames.at(-1)?.step;
  if (step === 'succor') return 'succor';
  return step === 'blessing' ? 'blessing' : 'gather';
}
