import type { Seat } from '@sanguine/kernel';
import { PROVINCES, type Province } from '../content/provinces.ts';
import { emptyVillages, isLiving, neighbours } from '../rules/atlas.ts';
import { playedBy } from '../rules/battle/battle.ts';
import { bonusOf } from '../rules/battle/totals.ts';
import { clanOf } from '../rules/clans.ts';
import { isPresent, isShip } from '../rules/figures.ts';
import type { State } from '../rules/state.ts';
import { figureStrength, strengthOf } from '../rules/strength.ts';
import { bonusOdds, deckPool, BonusOdds } from './bonus-odds.ts';
import { rageLeft } from './remaining.ts';
import { OWN_TEMPER, type Temper } from './tempers.ts';

/** One province, measured for each seat. */
export interface ProvinceSurvey {
  readonly province: Province;
  readonly present: readonly boolean[];
  readonly strength: readonly number[];
  /** The strength in neighbouring provinces that could come, as far as there is room. */
  readonly near: readonly number[];
  /** The chance of each seat to win a battle here; 0 for a seat without figures for it. */
  readonly wins: readonly number[];
  /** Whether more than one seat is there or could come. */
  readonly contested: boolean;
  /** No battle can be fought here any more in this Age. */
  readonly calm: boolean;
}

/** The board measured once per decision; all other functions ask this. */
export interface Survey {
  /** The seat whose cards are known, and how it likes to play. */
  readonly viewer: Seat;
  readonly temper: Temper;
  readonly provinces: ReadonlyMap<Province, ProvinceSurvey>;
  readonly odds: readonly BonusOdds[];
  /** Rage that can still be spent, by seat and in all. */
  readonly rages: readonly number[];
  readonly totalRage: number;
  /** Provinces that can still be pillaged; the Action phase ends with the last. */
  readonly open: number;
}

/** The share of neighbouring strength that comes to a battle. */
const COMING = 0.5;

/** The board as one seat knows it: its own cards, and how many each rival holds. */
export function surveyOf(
  state: State,
  viewer: Seat,
  pool: BonusOdds = deckPool(state),
  temper: Temper = OWN_TEMPER,
): Survey {
  const odds = state.clans.map((_, seat) => shownOdds(state, seat) ?? bonusOdds(state, seat, viewer, pool));
  const provinces = new Map<Province, ProvinceSurvey>();
  let open = 0;
  for (const province of PROVINCES) {
    if (!isLiving(state, province)) continue;
    provinces.set(province, surveyProvince(state, province, odds));
    if (!state.pillaged.includes(province)) open++;
  }
  const rages = state.clans.map((clan) => rageLeft(state, clan));
  const totalRage = rages.reduce((sum, rage) => sum + rage, 0);
  return { viewer, temper, provinces, odds, rages, totalRage, open };
}

/** What a seat likes; unknown for rivals, so they count as even. */
export const likingOf = ({ viewer, temper }: Survey, seat: Seat): Temper =>
  seat === viewer ? temper : OWN_TEMPER;

function surveyProvince(state: State, province: Province, odds: readonly BonusOdds[]): ProvinceSurvey {
  const battle = state.battle?.province === province ? state.battle : null;
  const fixed = battle !== null && battle.participants.length > 0;
  const room = fixed ? 0 : emptyVillages(state, province);
  const present = state.clans.map((clan) => isPresent(clan, province));
  const strength = state.clans.map((_, seat) => strengthOf(state, seat, province));
  const calm = battle === null && (state.phase !== 'action' || state.pillaged.includes(province));
  const near = state.clans.map((_, seat) => (calm ? 0 : nearTo(state, seat, province, room)));
  const sides: Seat[] = [];
  for (const seat of state.clans.keys())
    if (present[seat] === true || (near[seat] ?? 0) > 0) sides.push(seat);
  const totals = state.clans.map((_, seat) => (strength[seat] ?? 0) + COMING * (near[seat] ?? 0));
  const decided = battle !== null && battle.winner !== 'open';
  const wins = state.clans.map((_, seat) => {
    if (decided) return battle.winner === seat ? 1 : 0;
    return sides.includes(seat) ? winChance(seat, sides, totals, odds) : 0;
  });
  return { province, present, strength, near, wins, contested: sides.length > 1, calm };
}

/** The bonus a seat has already played in the current battle. */
function shownOdds(state: State, seat: Seat): BonusOdds | null {
  const { battle } = state;
  if (battle === null || battle.played.length === 0 || !battle.participants.includes(seat)) return null;
  const bonus = playedBy(battle, seat).reduce((sum, played) => sum + bonusOf(state, battle, played), 0);
  return BonusOdds.certain(bonus);
}

function nearTo(state: State, seat: Seat, province: Province, room: number): number {
  if (room <= 0) return 0;
  const clan = clanOf(state, seat);
  let sum = 0;
  let count = 0;
  for (const from of neighbours(state, province)) {
    for (const figure of clan.figures[from]) {
      if (isShip(figure)) continue;
      sum += figureStrength(clan, figure, province);
      count++;
    }
  }
  return count > room ? (sum * room) / count : sum;
}

/** The chance that the seat has more than each of the others; a tie loses. */
function winChance(
  seat: Seat,
  sides: readonly Seat[],
  totals: readonly number[],
  odds: readonly BonusOdds[],
): number {
  if (sides.length === 1) return 1;
  let sum = 0;
  let bonus = totals[seat] ?? 0;
  for (const chance of odds[seat]?.chances ?? []) {
    let wins = chance;
    for (const other of sides) {
      if (wins === 0) break;
      if (other !== seat) wins *= odds[other]?.below(bonus - (totals[other] ?? 0)) ?? 1;
    }
    sum += wins;
    bonus++;
  }
  return sum;
}
