import { inPercent, type Reason, type Seat } from '@sanguine/kernel';
import { type Card, factsOf } from '../content/cards.ts';
import type { Figure } from '../content/clan.ts';
import type { Place, Province } from '../content/provinces.ts';
import { isFjord, SUPPORTED } from '../rules/atlas.ts';
import { battleEffect } from '../rules/cards/index.ts';
import { clanOf } from '../rules/clans.ts';
import { groundOf } from '../rules/figures.ts';
import type { AnyMove } from '../rules/moves.ts';
import { isQuest, judge, questGlory } from '../rules/quests.ts';
import { doomedNow } from '../rules/ragnarok.ts';
import { spoilsOf } from '../rules/stakes.ts';
import type { State } from '../rules/state.ts';
import { figureStrength, strengthOf } from '../rules/strength.ts';
import { isUpgrade, upgradeCost } from '../rules/upgrade.ts';
import { battlePlans } from './battle-plans.ts';
import { deckPool, unseenPool } from './bonus-odds.ts';
import { reason } from './choice.ts';
import { figureValues } from './figure-values.ts';
import { surveyOf } from './survey.ts';

/** In percent: the battle is as good as won. */
const SURE = 95;

/** A viewer who sees nobody's cards. */
const NOBODY = -1;

/** The purpose of a move, from what its seat sees. */
export function explain(state: State, seat: Seat, move: AnyMove): Reason {
  switch (move.do) {
    case 'draft':
      return explainDraft(move.cards);
    case 'quest':
      return explainQuest(state, seat, move.card);
    case 'play':
      return explainPlay(state, seat, move.card);
    case 'hold':
      return reason('hold', { card: move.card });
    case 'keep':
      return reason('keep', { figure: move.figure });
    case 'grow':
      return reason('grow', { count: move.stats.length });
    default:
      return explainOpen(state, seat, seat, move);
  }
}

/**
 * What everybody may be told about a move: nothing of secret choices, and of others only what does not depend on any card
 * in hand.
 */
export function tell(view: State, seat: Seat, move: AnyMove): Reason | null {
  switch (move.do) {
    case 'draft':
    case 'play':
    case 'hold':
    case 'keep':
    case 'grow':
      return null;
    case 'quest':
      return reason('questHidden');
    default:
      return explainOpen(view, seat, NOBODY, move);
  }
}

type OpenMove = Exclude<AnyMove, { readonly do: 'draft' | 'quest' | 'play' | 'hold' | 'keep' | 'grow' }>;

/** A move that everybody sees. The odds of battles are those of a viewer who knows only this seat's cards, or none. */
function explainOpen(state: State, seat: Seat, viewer: Seat, move: OpenMove): Reason {
  const oddsAt = (province: Province): number => oddsIn(state, seat, viewer, province);
  switch (move.do) {
    case 'pick':
      return reason('clan', { clan: move.clan });
    case 'invade':
      return explainEntry(state, seat, move.figure, move.to);
    case 'recall':
      return reason('recall', { figure: move.figure, place: move.to });
    case 'march':
      return explainMarch(state, seat, move.figures, move.to);
    case 'upgrade': {
      const rage = upgradeCost(clanOf(state, seat), move.card);
      return reason(rage === 0 ? 'discount' : 'upgrade', { card: move.card, rage });
    }
    case 'pillage':
      return explainPillage(state, seat, viewer, move.province);
    case 'challenge':
      return reason('challenge', { place: move.province, odds: oddsAt(move.province) });
    case 'sacrifice':
      return reason('sacrifice', { stat: move.stat ?? 'none' });
    case 'declare':
      return reason('declare', { bonus: move.bonus });
    case 'rescue':
      return move.figures.length > 0 || move.retreat
        ? reason('rescue', { count: move.figures.length + (move.retreat ? 1 : 0) })
        : reason('surrender');
    case 'regain':
      return move.cards.length > 0 ? reason('regain', { count: move.cards.length }) : reason('decline');
    case 'join': {
      const odds = battleOdds(state, oddsAt);
      return reason(odds >= SURE ? 'joinSure' : 'join', { figure: move.figure, odds });
    }
    case 'stay':
      return state.frames.at(-1)?.step === 'late'
        ? reason('stayLate')
        : reason('stay', { odds: battleOdds(state, oddsAt) });
    // No bot takes a rest back.
    case 'wake':
    case 'rest':
      return reason('stay', { odds: battleOdds(state, oddsAt) });
    case 'accept':
      return explainAccept(state);
    case 'late':
      return reason('lateCard', { card: move.card });
    case 'raise':
      return reason('raise', { stat: move.stat });
    case 'ride':
      return reason('ride', { place: move.to });
    case 'pass':
      return reason('pass', { rage: clanOf(state, seat).rage });
    case 'decline':
      return reason('decline');
  }
}

function explainDraft(cards: readonly Card[]): Reason {
  const quest = cards.find(isQuest);
  if (quest !== undefined) return reason('draftQuest', { card: quest, glory: questGlory(quest) });
  const [card] = cards;
  const upgrade = cards.find(isUpgrade);
  return upgrade === undefined
    ? reason('draft', { card: card ?? '' })
    : reason('draftUpgrade', { card: upgrade });
}

function explainQuest(state: State, seat: Seat, card: Card): Reason {
  const why = judge(state, seat, card).fulfilled ? 'quest' : 'questHope';
  return reason(why, { card, glory: questGlory(card) });
}

const isDoomed = (state: State, place: Place): boolean => groundOf(doomedNow(state)).includes(place);

function explainEntry(state: State, seat: Seat, figure: Figure, place: Place): Reason {
  if (isDoomed(state, place)) return reason('enterDoomed', { place, glory: deathGlory(state, seat) });
  if (isFjord(place)) {
    const [one, other] = SUPPORTED[place];
    return reason('enterFjord', { place: one ?? place, other: other ?? place });
  }
  const { own, rival } = strengths(state, seat, place, [figure]);
  return rival === 0 ? reason('enterAlone', { place, figure }) : reason('enter', { place, own, rival });
}

function explainMarch(state: State, seat: Seat, figures: readonly Figure[], place: Province): Reason {
  if (isDoomed(state, place)) return reason('marchDoomed', { place, glory: deathGlory(state, seat) });
  const { own, rival } = strengths(state, seat, place, figures);
  return rival === 0 ? reason('marchAlone', { place }) : reason('march', { place, own, rival });
}

const deathGlory = (state: State, seat: Seat): number => figureValues(state, clanOf(state, seat)).doomed;

/** The seat's strength there with these figures, and the strongest rival's. */
function strengths(state: State, seat: Seat, province: Province, figures: readonly Figure[]) {
  const clan = clanOf(state, seat);
  const coming = figures.reduce((sum, figure) => sum + figureStrength(clan, figure, province), 0);
  const rivals = state.clans.map((_, other) => (other === seat ? 0 : strengthOf(state, other, province)));
  return { own: strengthOf(state, seat, province) + coming, rival: Math.max(0, ...rivals) };
}

function explainPillage(state: State, seat: Seat, viewer: Seat, place: Province): Reason {
  const { token = 'gone' } = spoilsOf(state, seat, place) ?? {};
  const contested = surveyFor(state, viewer).provinces.get(place)?.contested === true;
  if (!contested) return reason('pillageOpen', { place, token });
  return reason('pillage', { place, token, odds: oddsIn(state, seat, viewer, place) });
}

/** A viewer who sees no cards reckons with the whole deck of the Age, which everybody knows. */
const surveyFor = (state: State, viewer: Seat) =>
  viewer === NOBODY ? surveyOf(state, NOBODY, deckPool(state)) : surveyOf(state, viewer);

const oddsIn = (state: State, seat: Seat, viewer: Seat, province: Province): number =>
  inPercent(surveyFor(state, viewer).provinces.get(province)?.wins[seat] ?? 0);

const battleOdds = (state: State, oddsAt: (province: Province) => number): number =>
  state.battle === null ? 0 : oddsAt(state.battle.province);

/** Played to win, to lose on purpose, or as a bluff. */
function explainPlay(state: State, seat: Seat, card: Card): Reason {
  const plan = battlePlans(state, seat, unseenPool(state)).find((one) => one.card === card);
  const odds = inPercent(plan?.odds ?? 0);
  if (battleEffect(card).lost !== undefined) return reason('loki', { card, odds });
  if (factsOf(card).kind.kind !== 'battle') return reason('bluff', { card, odds });
  return reason(battleEffect(card).before === undefined ? 'fight' : 'strike', { card, odds });
}

function explainAccept(state: State): Reason {
  const step = state.frames.at(-1)?.step;
  if (step === 'succor') return reason('succor');
  return reason(step === 'blessing' ? 'blessing' : 'gather');
}
