import { bestBy, type Seat } from '@sanguine/kernel';
import { type Card, factsOf } from '../content/cards.ts';
import { isFjord } from '../rules/atlas.ts';
import { battleOf, opponentsOf } from '../rules/battle/battle.ts';
import { forceOf } from '../rules/battle/before.ts';
import { battleEffect } from '../rules/cards/index.ts';
import { clanOf } from '../rules/clans.ts';
import { statValue } from '../rules/glory.ts';
import { kindsIn } from '../rules/hand.ts';
import { isQuest } from '../rules/quests.ts';
import type { Battle, Late, State } from '../rules/state.ts';
import { armable } from '../rules/steps/cards.ts';
import { figureStrength, strengthOf } from '../rules/strength.ts';
import { isUpgrade } from '../rules/upgrade.ts';
import { bonusIn, bonusOdds, deckPool, type Odds } from './chances.ts';
import { questChance, questWorth } from './errands.ts';
import { endsOf } from './fates.ts';
import { surveyOf } from './field.ts';
import { battleWorth, carriedWorth, upgradeGain } from './holdings.ts';
import { RAGE } from './prices.ts';
import { rageOf } from './season.ts';
import { bestRise, tokenWorth } from './stature.ts';

/** What a card played face down comes to. */
export interface Plan {
  readonly card: Card;
  readonly late: Late;
  /** How likely it wins. */
  readonly odds: number;
  readonly worth: number;
}

/** Everything about the battle that does not depend on the card. */
interface Fight {
  readonly state: State;
  readonly seat: Seat;
  readonly battle: Battle;
  /** What a Quest in hand can be expected to pay. */
  readonly hope: (card: Card) => number;
  readonly strength: number;
  readonly rivals: readonly { readonly seat: Seat; readonly odds: Odds; readonly strength: number }[];
  /** What winning and losing bring without any card. */
  readonly won: number;
  readonly lost: number;
  readonly fallen: number;
}

/** How much of a card's worth is lost with it: another may do as well. */
const SPENT = 0.6;
/** What a figure alive after the battle is worth beyond what its death would pay. */
const ALIVE = 1.2;

/** Every card in hand with what it would come to, the best first. */
export function plansFor(state: State, seat: Seat, pool: Odds): Plan[] {
  const field = surveyOf(state, seat, pool);
  const hope = (card: Card): number => questChance(state, field, seat, card) * questWorth(state, seat, card);
  return plansIn(fightOf(state, seat, (other) => field.odds[other], hope)).toSorted(
    (one, other) => other.worth - one.worth,
  );
}

/** How likely a Quest is fulfilled, where nobody looks closer. */
const HOPE = 0.6;

/** The best card at a glance: rivals hold any cards of the Age. */
export function quickPlan(state: State, seat: Seat): Plan | undefined {
  const pool = deckPool(state);
  const hope = (card: Card): number => HOPE * questWorth(state, seat, card);
  const fight = fightOf(state, seat, (other) => bonusOdds(state, other, seat, pool), hope);
  return bestBy(plansIn(fight), ({ worth }) => worth);
}

function plansIn(fight: Fight): Plan[] {
  const cards = kindsIn(clanOf(fight.state, fight.seat).hand);
  return cards.map((card) => planOf(fight, card, cards));
}

function fightOf(
  state: State,
  seat: Seat,
  oddsOf: (rival: Seat) => Odds | undefined,
  hope: Fight['hope'],
): Fight {
  const battle = battleOf(state);
  const clan = clanOf(state, seat);
  const ends = endsOf(state, clan);
  const force = forceOf(state, battle, seat);
  const token = battle.pillager === seat ? tokenWorth(state, clan, state.tokens[battle.province]) : 0;
  const living = force.reduce((sum, { figure, at }) => sum + figureStrength(clan, figure, at), 0);
  const rivals = opponentsOf(battle, seat);
  // Who keeps the pillager from a token keeps it from a rival.
  const denied =
    battle.pillager === seat
      ? 0
      : tokenWorth(state, clanOf(state, battle.pillager), state.tokens[battle.province]) / state.clans.length;
  return {
    state,
    seat,
    battle,
    hope,
    strength: strengthOf(state, seat, battle.province),
    rivals: rivals.flatMap((other) => {
      const odds = oddsOf(other);
      if (odds === undefined) return [];
      return [{ seat: other, odds, strength: strengthOf(state, other, battle.province) }];
    }),
    won: statValue(clan, 'axes') + token + denied + ALIVE * living,
    lost:
      ends.fallen * force.length + (ends.sunk - ends.fallen) * force.filter(({ at }) => isFjord(at)).length,
    fallen: rivals.reduce((sum, other) => sum + forceOf(state, battle, other).length, 0),
  };
}

function planOf(fight: Fight, card: Card, hand: readonly Card[]): Plan {
  const { state, seat } = fight;
  const odds = oddsWith(fight, card, hand);
  const { won, lost } = gains(fight, card);
  const win = fight.won + won - SPENT * priceOf(fight, card);
  const lose = fight.lost + lost;
  const late: Late = win >= lose && armable(state, seat).includes('win') ? 'win' : 'never';
  return { card, late, odds, worth: odds * win + (1 - odds) * lose };
}

/** How likely the card wins: with a late one behind it, where there is one. */
function oddsWith(
  { state, seat, battle, strength, rivals }: Fight,
  card: Card,
  hand: readonly Card[],
): number {
  const clan = clanOf(state, seat);
  const tide = battleEffect(card).before === 'tide';
  const smite = battleEffect(card).before === 'smite';
  let bonus = bonusIn(clan, card);
  for (const other of hand) {
    if (other !== card && battleEffect(other).late === true) {
      bonus += bonusIn(clan, other);
      break;
    }
  }
  const own = (tide ? strongestOf(state, battle, seat) : strength) + bonus;
  let odds = 1;
  for (const rival of rivals) {
    const warriors = smite && clanOf(state, rival.seat).figures[battle.province].includes('warrior');
    const theirs = tide ? strongestOf(state, battle, rival.seat) : rival.strength - (warriors ? 1 : 0);
    odds *= rival.odds.below(own - theirs);
  }
  return odds;
}

/** With Odin's Tide the strongest figure stays alone. */
function strongestOf(state: State, battle: Battle, seat: Seat): number {
  const clan = clanOf(state, seat);
  return Math.max(
    0,
    ...forceOf(state, battle, seat).map(({ figure, at }) => figureStrength(clan, figure, at)),
  );
}

/** What the card's text adds to winning and to losing. */
function gains({ state, seat, battle, rivals, fallen }: Fight, card: Card): { won: number; lost: number } {
  const clan = clanOf(state, seat);
  const effect = battleEffect(card);
  let [won, lost] = [0, 0];
  if (effect.won !== undefined) {
    won += effect.won.glory + RAGE * effect.won.rage + (effect.won.raise ? bestRise(state, clan) : 0);
  }
  if (effect.grace === true && battle.pillager === seat) won += bestRise(state, clan);
  if (effect.lost !== undefined) {
    // What is taken from the winner counts twice, but for the last: he has to have it.
    lost += effect.lost.take === 'rage' ? 1.5 * RAGE : effect.lost.take === 'glory' ? 3 : 2;
  }
  if (effect.judgement !== undefined) {
    won += effect.judgement * fallen;
    lost += effect.judgement * forceOf(state, battle, seat).length;
  }
  if (effect.reveal === 'watch') {
    const shown = rivals.reduce((sum, { odds }) => sum + odds.mean, 0);
    won += shown;
    lost += shown;
  }
  return { won, lost };
}

/** What would be missed if the card were gone. */
function priceOf({ state, seat, hope }: Fight, card: Card): number {
  const clan = clanOf(state, seat);
  const { kind } = factsOf(card).kind;
  const carried = 0.3 * carriedWorth(state, clan, card);
  if (kind === 'battle') return Math.max(battleWorth(card), carried);
  if (rageOf(state, clan) === 0) return carried;
  if (isQuest(card)) return Math.max(carried, 1.4 * hope(card));
  return Math.max(carried, isUpgrade(card) ? 1.4 * upgradeGain(state, clan, card) : 0);
}
