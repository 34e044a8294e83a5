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
import { questChance, questWorth } from './errands.ts';
import { fatesOf } from './fates.ts';
import { type Field, type ProvinceField, surveyOf } from './field.ts';
import { graded, handWorth, sheetWorth } from './holdings.ts';
import type { Odds } from './chances.ts';
import { IDLE_RAGE, RAGE } from './prices.ts';
import { agesLeft } from './season.ts';
import { statureOf, tokenWorth } from './stature.ts';

/** Rage for marches, for each figure there is room for, for a card nobody sees. */
const MARCHES = 1.5;
const WARRIORS = 1.2;
const UNSEEN_COST = 0.8;
/** Glory a Quest nobody sees is worth. */
const HIDDEN_QUEST = 4;
/** How much of what could be pillaged will be: of the best, and of each next compared with the one before. */
const PILLAGE = 0.5;
const NEXT_PILLAGE = 0.6;
/** What Rage is worth that could still send figures to their death in Ragnarök. */
const MARTYRDOM = 0.3;
/** Differences in Glory that matter little, at the end and for each Age before. */
const NOISE = 14;
const NOISE_PER_AGE = 14;

/** Glory the seat can expect to have at the end. */
function outlookOf(state: State, field: Field, seat: Seat): number {
  const clan = clanOf(state, seat);
  if (state.frames.length === 0) return clan.glory;
  return (
    clan.glory +
    statureOf(state, clan) +
    sheetWorth(state, clan) +
    rageWorth(state, field, seat) +
    fatesOf(state, field, seat) +
    errandsWorth(state, field, seat) +
    handWorth(state, field, seat) +
    plunderOf(state, field, seat)
  );
}

/** Committed Quests. */
function errandsWorth(state: State, field: Field, seat: Seat): number {
  const { quests } = clanOf(state, seat);
  const known = seat === field.viewer ? knownIn(quests) : [];
  let sum = HIDDEN_QUEST * (quests.length - known.length);
  for (const card of known) sum += questChance(state, field, seat, card) * questWorth(state, seat, card);
  return sum;
}

/** Rage is worth what can still be done with it. */
function rageWorth(state: State, { rages, open }: Field, seat: Seat): number {
  const clan = clanOf(state, seat);
  const rage = rages[seat] ?? 0;
  if (rage === 0) return 0;
  const lasting = open === 0 ? 0 : open === 1 ? 0.5 : open === 2 ? 0.8 : 1;
  const spare = statValue(clan, 'horns') - onBoard(clan);
  const factor = productOf(clan, ({ ragnarokFactor }) => ragnarokFactor);
  const martyrs = Math.min(spare, rage, Math.max(0, emptyVillages(state, doomedNow(state))));
  const useful = Math.min(rage, needOf(clan, spare));
  const worth = RAGE * useful + IDLE_RAGE * (rage - useful);
  return lasting * (worth + MARTYRDOM * Math.max(0, martyrs) * factor * RAGNAROK_GLORY[state.age]);
}

/** Rage there is good use for: figures there is room for, cards to be played, a march or two. */
function needOf(clan: Clan, spare: number): number {
  let need = MARCHES + WARRIORS * Math.max(0, spare);
  for (const face of clan.hand) {
    if (isBack(face)) need += UNSEEN_COST;
    else if (isUpgrade(face)) need += upgradeCost(clan, face);
  }
  return need;
}

/** What the seat may still pillage, and the battles it wins by it. */
function plunderOf(state: State, field: Field, seat: Seat): number {
  const clan = clanOf(state, seat);
  const claims: number[] = [];
  let sum = 0;
  for (const ground of field.grounds.values()) {
    const { province, wins, contested, calm, present } = ground;
    if (calm) continue;
    const chance = wins[seat] ?? 0;
    if (chance === 0) continue;
    const battle = state.battle?.province === province ? state.battle : null;
    const glory = contested ? statValue(clan, 'axes') : 0;
    if (battle !== null) {
      sum += chance * (fights(ground, battle.participants.length) ? glory : 0);
      const paid = battle.winner !== 'open' && state.pillaged.includes(province);
      if (battle.pillager === seat && !paid) sum += chance * tokenWorth(state, clan, state.tokens[province]);
    } else if (present[seat] === true && (field.rages[seat] ?? 0) > 0) {
      const met = present.some((there, other) => there && other !== seat);
      claims.push(chance * (tokenWorth(state, clan, state.tokens[province]) + (met ? glory : 0)));
    }
  }
  return sum + PILLAGE * graded(claims, NEXT_PILLAGE);
}

/** Whether there will be a battle: several are there, or somebody may come. */
const fights = ({ present }: ProvinceField, participants: number): boolean =>
  participants > 1 || present.filter((there) => there).length > 1;

/** The Glory everybody can expect, as far as the viewer can tell. */
function outlooks(state: State, viewer: Seat, pool?: Odds): number[] {
  const field = surveyOf(state, viewer, pool);
  return state.clans.map((_, seat) => outlookOf(state, field, seat));
}

/** How likely the seat is to win, from 0 to 1, as far as it can tell: others' cards are not looked at. */
export function evaluate(state: State, seat: Seat, pool?: Odds): number {
  const all = outlooks(state, seat, pool);
  const noise = NOISE + NOISE_PER_AGE * agesLeft(state);
  const own = all[seat] ?? 0;
  let sum = 0;
  for (const outlook of all) sum += Math.exp((outlook - own) / noise);
  return 1 / sum;
}
