import type { Seat } from '@sanguine/kernel';
import type { Card } from '../content/cards.ts';
import type { Province } from '../content/provinces.ts';
import { provincesOf } from '../rules/atlas.ts';
import { questEffect } from '../rules/cards/index.ts';
import { clanOf } from '../rules/clans.ts';
import { onBoard } from '../rules/figures.ts';
import { statValue } from '../rules/glory.ts';
import { questGlory } from '../rules/quests.ts';
import { productOf } from '../rules/sheet.ts';
import type { State } from '../rules/state.ts';
import type { Survey, ProvinceSurvey } from './survey.ts';
import { bestRise } from './stat-values.ts';

/** Strength that a point of Rage may still bring to the contested province: for the seat, and for rivals. */
const OWN_PUSH = 0.4;
const MOST_OWN = 4;
const RIVAL_PUSH = 0.15;
const MOST_RIVAL = 6;
/** How open the outcome is if nobody has Rage left, and how much more for each point of Rage. */
const LEAST_OPEN = 0.15;
const OPEN_PER_RAGE = 0.15;
const MOST_RAGE = 10;
/** How much the second-best province of a region adds. */
const SECOND = 0.4;

/** How likely the Quest is fulfilled at the end of the Action phase. */
export function questChance(state: State, survey: Survey, seat: Seat, card: Card): number {
  const asked = questEffect(card);
  if (asked.most === 'valhalla') return deathChance(state, survey, seat, asked.figures);
  const candidates = asked.most === 'region' ? provincesOf(state, asked.region) : [asked.province];
  let [best, second] = [0, 0];
  for (const province of candidates) {
    const chance = holdChance(state, survey, seat, province);
    if (chance > best) [best, second] = [chance, best];
    else second = Math.max(second, chance);
  }
  return 1 - (1 - best) * (1 - SECOND * second);
}

/** How likely the seat has the most strength there at the end. */
function holdChance(state: State, survey: Survey, seat: Seat, province: Province): number {
  const here = survey.provinces.get(province);
  if (here === undefined) return 0;
  const clan = clanOf(state, seat);
  const rage = survey.rages[seat] ?? 0;
  const spare = Math.max(0, statValue(clan, 'horns') - onBoard(clan));
  const own = (here.strength[seat] ?? 0) + OWN_PUSH * Math.min(rage, MOST_OWN, 2 * spare);
  if (own === 0) return 0;
  let rival = 0;
  for (const [other, push] of survey.rages.entries()) {
    if (other === seat) continue;
    rival = Math.max(rival, (here.strength[other] ?? 0) + RIVAL_PUSH * Math.min(push, MOST_RIVAL));
  }
  const scale = LEAST_OPEN + OPEN_PER_RAGE * Math.min(survey.totalRage, MOST_RAGE);
  return survivalChance(here, seat) / (1 + Math.exp((rival + 0.5 - own) / scale));
}

/** How often there is a fight if rivals are present, and if they are only near. */
const FOUGHT = 0.6;
const RAIDED = 0.25;
const CALM = 0.97;

/** How likely the seat's figures in a province survive the Action phase. */
export function survivalChance({ calm, contested, wins, present }: ProvinceSurvey, seat: Seat): number {
  if (calm) return CALM;
  if (!contested) return 1;
  const met = present.some((there, other) => there && other !== seat);
  return 1 - (met ? FOUGHT : RAIDED) * (1 - (wins[seat] ?? 0));
}

/** How likely enough of the seat's figures are in Valhalla in time. */
function deathChance(state: State, survey: Survey, seat: Seat, need: number): number {
  const clan = clanOf(state, seat);
  const missing = need - clan.figures.valhalla.length;
  if (missing <= 0) return 1;
  if (state.phase !== 'action' && state.phase !== 'gifts') return 0;
  let dying = 0;
  for (const here of survey.provinces.values()) {
    if (!here.calm) dying += clan.figures[here.province].length * (1 - survivalChance(here, seat));
  }
  dying += 0.15 * (survey.rages[seat] ?? 0);
  return 1 / (1 + Math.exp(1.8 * (missing - 0.4 - dying)));
}

/** What the Quest brings once it is fulfilled. */
export function questValue(state: State, seat: Seat, card: Card): number {
  const clan = clanOf(state, seat);
  const factor = productOf(clan, ({ questFactor }) => questFactor);
  return factor * questGlory(card) + bestRise(state, clan);
}
