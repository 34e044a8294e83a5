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
import { cardBonus, bonusOdds, deckPool, type BonusOdds } from './bonus-odds.ts';
import { questChance, questValue } from './quest-values.ts';
import { figureValues } from './figure-values.ts';
import { surveyOf } from './survey.ts';
import { battleCardValue, carriedValue, upgradeGain } from './card-values.ts';
import { RAGE } from './values.ts';
import { rageLeft } from './remaining.ts';
import { bestRise, tokenValue } from './stat-values.ts';

/** A card to play face down, and what it will probably bring. */
export interface BattlePlan {
  readonly card: Card;
  readonly late: Late;
  /** The chance to win the battle with it. */
  readonly odds: number;
  readonly value: number;
}

/** What is the same for every card that could be played in the battle. */
interface BattleFacts {
  readonly state: State;
  readonly seat: Seat;
  readonly battle: Battle;
  /** What a Quest in hand is expected to pay. */
  readonly expectedQuest: (card: Card) => number;
  readonly strength: number;
  readonly rivals: readonly { readonly seat: Seat; readonly odds: BonusOdds; readonly strength: number }[];
  /** What winning and losing bring, whatever card is played. */
  readonly won: number;
  readonly lost: number;
  readonly fallen: number;
}

/** The share of a card's value that is lost by spending it: another card may do as well. */
const SPENT = 0.6;
/** The worth of a point of strength that survives, beyond what its death would pay. */
const ALIVE = 1.2;

/** A plan for each card in hand, the best first. */
export function battlePlans(state: State, seat: Seat, pool: BonusOdds): BattlePlan[] {
  const survey = surveyOf(state, seat, pool);
  const expectedQuest = (card: Card): number =>
    questChance(state, survey, seat, card) * questValue(state, seat, card);
  return plansIn(battleFacts(state, seat, (other) => survey.odds[other], expectedQuest)).toSorted(
    (one, other) => other.value - one.value,
  );
}

/** A rough chance that a Quest is fulfilled. */
const QUEST_CHANCE = 0.6;

/** The best plan by a quick estimate: rivals may hold any cards of the Age. */
export function quickBattlePlan(state: State, seat: Seat): BattlePlan | undefined {
  const pool = deckPool(state);
  const expectedQuest = (card: Card): number => QUEST_CHANCE * questValue(state, seat, card);
  const facts = battleFacts(state, seat, (other) => bonusOdds(state, other, seat, pool), expectedQuest);
  return bestBy(plansIn(facts), ({ value }) => value);
}

function plansIn(facts: BattleFacts): BattlePlan[] {
  const cards = kindsIn(clanOf(facts.state, facts.seat).hand);
  return cards.map((card) => planOf(facts, card, cards));
}

function battleFacts(
  state: State,
  seat: Seat,
  oddsOf: (rival: Seat) => BonusOdds | undefined,
  expectedQuest: BattleFacts['expectedQuest'],
): BattleFacts {
  const battle = battleOf(state);
  const clan = clanOf(state, seat);
  const values = figureValues(state, clan);
  const force = forceOf(state, battle, seat);
  const token = battle.pillager === seat ? tokenValue(state, clan, state.tokens[battle.province]) : 0;
  const living = force.reduce((sum, { figure, at }) => sum + figureStrength(clan, figure, at), 0);
  const rivals = opponentsOf(battle, seat);
  // Stopping the pillager denies a rival the token.
  const denied =
    battle.pillager === seat
      ? 0
      : tokenValue(state, clanOf(state, battle.pillager), state.tokens[battle.province]) / state.clans.length;
  return {
    state,
    seat,
    battle,
    expectedQuest,
    strength: strengthOf(state, seat, battle.province),
    rivals: rivals.flatMap((other) => {
      const odds = oddsOf(other);
      if (odds === undefined) return [];
      return [{ seat: other, odds, strength: strengthOf(state, other, battle.province) }];
    }),
    won: statValue(clan, 'axes') + token + denied + ALIVE * living,
    lost:
      values.fallen * force.length +
      (values.sunk - values.fallen) * force.filter(({ at }) => isFjord(at)).length,
    fallen: rivals.reduce((sum, other) => sum + forceOf(state, battle, other).length, 0),
  };
}

function planOf(facts: BattleFacts, card: Card, hand: readonly Card[]): BattlePlan {
  const { state, seat } = facts;
  const odds = oddsWith(facts, card, hand);
  const { won, lost } = gains(facts, card);
  const win = facts.won + won - SPENT * spentValue(facts, card);
  const lose = facts.lost + lost;
  const late: Late = win >= lose && armable(state, seat).includes('win') ? 'win' : 'never';
  return { card, late, odds, value: odds * win + (1 - odds) * lose };
}

/** The chance to win with the card, together with a late card if the hand has one. */
function oddsWith(
  { state, seat, battle, strength, rivals }: BattleFacts,
  card: Card,
  hand: readonly Card[],
): number {
  const clan = clanOf(state, seat);
  const tide = battleEffect(card).before === 'tide';
  const smite = battleEffect(card).before === 'smite';
  let bonus = cardBonus(clan, card);
  for (const other of hand) {
    if (other !== card && battleEffect(other).late === true) {
      bonus += cardBonus(clan, other);
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

/** The strength left under Odin's Tide: that of the strongest figure alone. */
function strongestOf(state: State, battle: Battle, seat: Seat): number {
  const clan = clanOf(state, seat);
  return Math.max(
    0,
    ...forceOf(state, battle, seat).map(({ figure, at }) => figureStrength(clan, figure, at)),
  );
}

/** What the card's text adds to winning and to losing. */
function gains(
  { state, seat, battle, rivals, fallen }: BattleFacts,
  card: Card,
): { won: number; lost: number } {
  const clan = clanOf(state, seat);
  const effect = battleEffect(card);
  let [won, lost] = [0, 0];
  if (effect.won !== undefined) {
    won += effect.won.glory + RAGE * effect.won.rage + (effect.won.raise ? bestRise(state, clan) : 0);
  }
  if (effect.grace === true && battle.pillager === seat) won += bestRise(state, clan);
  if (effect.lost !== undefined) {
    // A gain here is also the winner's loss, but the winner may have less than the card takes.
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

/** The worth lost by spending the card. */
function spentValue({ state, seat, expectedQuest }: BattleFacts, card: Card): number {
  const clan = clanOf(state, seat);
  const { kind } = factsOf(card).kind;
  const carried = 0.3 * carriedValue(state, clan, card);
  if (kind === 'battle') return Math.max(battleCardValue(card), carried);
  if (rageLeft(state, clan) === 0) return carried;
  if (isQuest(card)) return Math.max(carried, 1.4 * expectedQuest(card));
  return Math.max(carried, isUpgrade(card) ? 1.4 * upgradeGain(state, clan, card) : 0);
}
