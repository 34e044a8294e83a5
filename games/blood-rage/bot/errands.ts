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
import type { Field, ProvinceField } from './field.ts';
import { bestRise } from './stature.ts';

/** Strength a point of Rage may still bring to the place that counts, to oneself and to others. */
const OWN_PUSH = 0.4;
const MOST_OWN = 4;
const RIVAL_PUSH = 0.15;
const MOST_RIVAL = 6;
/** How much of the outcome is open when nobody has Rage left, and for each point of it. */
const CERTAIN = 0.15;
const UNREST = 0.15;
const MOST_UNREST = 10;
/** What the second-best province of a region adds. */
const SECOND = 0.4;

/** How likely a Quest is fulfilled when the Action phase is over. */
export function questChance(state: State, field: Field, seat: Seat, card: Card): number {
  const asked = questEffect(card);
  if (asked.most === 'valhalla') return deathChance(state, field, seat, asked.figures);
  const candidates = asked.most === 'region' ? provincesOf(state, asked.region) : [asked.province];
  let [best, second] = [0, 0];
  for (const province of candidates) {
    const chance = holdChance(state, field, seat, province);
    if (chance > best) [best, second] = [chance, best];
    else second = Math.max(second, chance);
  }
  return 1 - (1 - best) * (1 - SECOND * second);
}

/** How likely the seat has the most strength there in the end. */
function holdChance(state: State, field: Field, seat: Seat, province: Province): number {
  const ground = field.grounds.get(province);
  if (ground === undefined) return 0;
  const clan = clanOf(state, seat);
  const rage = field.rages[seat] ?? 0;
  const spare = Math.max(0, statValue(clan, 'horns') - onBoard(clan));
  const own = (ground.strength[seat] ?? 0) + OWN_PUSH * Math.min(rage, MOST_OWN, 2 * spare);
  if (own === 0) return 0;
  let rival = 0;
  for (const [other, push] of field.rages.entries()) {
    if (other === seat) continue;
    rival = Math.max(rival, (ground.strength[other] ?? 0) + RIVAL_PUSH * Math.min(push, MOST_RIVAL));
  }
  const scale = CERTAIN + UNREST * Math.min(field.unrest, MOST_UNREST);
  return survival(ground, seat) / (1 + Math.exp((rival + 0.5 - own) / scale));
}

/** How often somebody comes to fight where others are present, and where others are only near. */
const FOUGHT = 0.6;
const RAIDED = 0.25;
const CALM = 0.97;

/** How likely the seat's figures in a province live to the end of the Action phase. */
export function survival({ calm, contested, wins, present }: ProvinceField, seat: Seat): number {
  if (calm) return CALM;
  if (!contested) return 1;
  const met = present.some((there, other) => there && other !== seat);
  return 1 - (met ? FOUGHT : RAIDED) * (1 - (wins[seat] ?? 0));
}

/** How likely so many of the seat's figures lie in Valhalla in time. */
function deathChance(state: State, field: Field, seat: Seat, need: number): number {
  const clan = clanOf(state, seat);
  const missing = need - clan.figures.valhalla.length;
  if (missing <= 0) return 1;
  if (state.phase !== 'action' && state.phase !== 'gifts') return 0;
  let dying = 0;
  for (const ground of field.grounds.values()) {
    if (!ground.calm) dying += clan.figures[ground.province].length * (1 - survival(ground, seat));
  }
  dying += 0.15 * (field.rages[seat] ?? 0);
  return 1 / (1 + Math.exp(1.8 * (missing - 0.4 - dying)));
}

/** What a Quest would bring, fulfilled. */
export function questWorth(state: State, seat: Seat, card: Card): number {
  const clan = clanOf(state, seat);
  const factor = productOf(clan, ({ questFactor }) => questFactor);
  return factor * questGlory(card) + bestRise(state, clan);
}
