import type { Seat } from '@sanguine/kernel';
import { RAGNAROK_GLORY } from '../content/ages.ts';
import { isBack } from '../content/cards.ts';
import { emptyVillages } from '../rules/atlas.ts';
import { clanOf } from '../rules/clans.ts';
import { onBoard } from '../rules/figures.ts';
import { statValue } from '../rules/glory.ts';
import { knownIn } from '../rules/hand.ts';
import { doomedNow } from '../rules/ragnarok.ts';
import { productOf } from '../rules/sheet.ts';
import type { Clan, State } from '../rules/state.ts';
import { isUpgrade, upgradeCost } from '../rules/upgrade.ts';
import { questChance, questValue } from './quest-values.ts';
import { figuresValue } from './figure-values.ts';
import { likingOf, type Survey, type ProvinceSurvey, surveyOf } from './survey.ts';
import { diminishing, handValue, sheetValue } from './card-values.ts';
import type { BonusOdds } from './bonus-odds.ts';
import { IDLE_RAGE, RAGE } from './values.ts';
import { agesLeft } from './remaining.ts';
import { statsValue, tokenValue } from './stat-values.ts';
import type { Temper } from './tempers.ts';

/** Rage needed for marches, for each figure there is room for, and for each hidden card. */
const MARCHES = 1.5;
const WARRIORS = 1.2;
const UNSEEN_COST = 0.8;
/** Glory a hidden Quest is worth. */
const HIDDEN_QUEST = 4;
/** The share of the best possible pillage that will happen, and of each next one compared with the one before. */
const PILLAGE = 0.5;
const NEXT_PILLAGE = 0.6;
/** Share of the Ragnarök Glory that a point of Rage is worth while figures can still enter the doomed province. */
const RAGNAROK_RAGE = 0.3;
/** Differences in Glory that are only noise: at the end, and for each Age before it. */
const NOISE = 14;
const NOISE_PER_AGE = 14;

/** The Glory the seat can expect by the end of the game. */
function expectedGlory(state: State, survey: Survey, seat: Seat): number {
  const clan = clanOf(state, seat);
  if (state.frames.length === 0) return clan.glory;
  const liking = likingOf(survey, seat);
  return (
    clan.glory +
    statsValue(state, clan) +
    liking.upgrade * sheetValue(state, clan) +
    rageValue(state, survey, seat) +
    figuresValue(state, survey, seat) +
    liking.quest * questsValue(state, survey, seat) +
    handValue(state, survey, seat) +
    liking.pillage * pillageValue(state, survey, seat)
  );
}

/** What the committed Quests are worth. */
export function questsValue(state: State, survey: Survey, seat: Seat): number {
  const { quests } = clanOf(state, seat);
  const known = seat === survey.viewer ? knownIn(quests) : [];
  let sum = HIDDEN_QUEST * (quests.length - known.length);
  for (const card of known) sum += questChance(state, survey, seat, card) * questValue(state, seat, card);
  return sum;
}

/** Rage is worth what it can still do. */
export function rageValue(state: State, { rages, open }: Survey, seat: Seat): number {
  const clan = clanOf(state, seat);
  const rage = rages[seat] ?? 0;
  if (rage === 0) return 0;
  const lasting = open === 0 ? 0 : open === 1 ? 0.5 : open === 2 ? 0.8 : 1;
  const spare = statValue(clan, 'horns') - onBoard(clan);
  const factor = productOf(clan, ({ ragnarokFactor }) => ragnarokFactor);
  const doomed = Math.min(spare, rage, Math.max(0, emptyVillages(state, doomedNow(state))));
  const useful = Math.min(rage, needOf(clan, spare));
  const worth = RAGE * useful + IDLE_RAGE * (rage - useful);
  return lasting * (worth + RAGNAROK_RAGE * Math.max(0, doomed) * factor * RAGNAROK_GLORY[state.age]);
}

/** The Rage the clan can put to use: figures it has room for, cards to play, a march or two. */
function needOf(clan: Clan, spare: number): number {
  let need = MARCHES + WARRIORS * Math.max(0, spare);
  for (const face of clan.hand) {
    if (isBack(face)) need += UNSEEN_COST;
    else if (isUpgrade(face)) need += upgradeCost(clan, face);
  }
  return need;
}

/** What the seat may still win by pillaging: tokens, and Glory for battles won. */
export function pillageValue(state: State, survey: Survey, seat: Seat): number {
  const clan = clanOf(state, seat);
  const claims: number[] = [];
  let sum = 0;
  for (const here of survey.provinces.values()) {
    const { province, wins, contested, calm, present } = here;
    if (calm) continue;
    const chance = wins[seat] ?? 0;
    if (chance === 0) continue;
    const battle = state.battle?.province === province ? state.battle : null;
    const glory = contested ? statValue(clan, 'axes') : 0;
    if (battle !== null) {
      sum += chance * (willFight(here, battle.participants.length) ? glory : 0);
      const paid = battle.winner !== 'open' && state.pillaged.includes(province);
      if (battle.pillager === seat && !paid) sum += chance * tokenValue(state, clan, state.tokens[province]);
    } else if (present[seat] === true && (survey.rages[seat] ?? 0) > 0) {
      const met = present.some((there, other) => there && other !== seat);
      claims.push(chance * (tokenValue(state, clan, state.tokens[province]) + (met ? glory : 0)));
    }
  }
  return sum + PILLAGE * diminishing(claims, NEXT_PILLAGE);
}

/** Whether there will be a battle: several clans take part or are present. */
const willFight = ({ present }: ProvinceSurvey, participants: number): boolean =>
  participants > 1 || present.filter((there) => there).length > 1;

/** The Glory each seat can expect, as far as the viewer can tell. */
function expectedGlories(state: State, viewer: Seat, pool?: BonusOdds, temper?: Temper): number[] {
  const survey = surveyOf(state, viewer, pool, temper);
  return state.clans.map((_, seat) => expectedGlory(state, survey, seat));
}

/**
 * How likely the seat is to win, from 0 to 1, by its temper. It uses only what the seat can know: rivals' cards are not
 * looked at.
 */
export function evaluate(state: State, seat: Seat, pool?: BonusOdds, temper?: Temper): number {
  const all = expectedGlories(state, seat, pool, temper);
  const noise = NOISE + NOISE_PER_AGE * agesLeft(state);
  const own = all[seat] ?? 0;
  let sum = 0;
  for (const expected of all) sum += Math.exp((expected - own) / noise);
  return 1 / sum;
}
