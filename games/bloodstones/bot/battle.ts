import { bestBy, inPercent, type Seat } from '@sanguine/kernel';
import { COUNTED_TILES } from '../content/battle-tiles.ts';
import type { TileKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { itemsOf, opponentOf } from '../rules/clash.ts';
import { pairings } from '../rules/end.ts';
import { enemyIn, forceOf, hasPieces } from '../rules/forces.ts';
import type { BattleSide, FrameOf } from '../rules/frames.ts';
import { countOf, without } from '../rules/multiset.ts';
import { battleOdds, type OddsSide } from '../rules/odds.ts';
import { lossesOnTheWay, mayLeave, retreatAreas, withdrawal } from '../rules/retreat.ts';
import { drawCount, strengthOf } from '../rules/strength.ts';
import { kindsIn, pipsOf } from '../rules/tiles.ts';
import { mostRaised } from '../rules/undead.ts';
import { clashChance } from './army.ts';
import { reserve } from './budget.ts';
import { likelySwaps } from './chance.ts';
import { because, type BotChoice } from './choice.ts';
import { type OptionOf, valueOf } from './option.ts';
import type { Survey } from './survey.ts';
import { defeatCost, keepValue, leastValuableFirst, UNIT_VALUE } from './values.ts';

/** What a village that could be built is worth, compared with what it may score. */
const SETTLED = 0.5;

/** What a side would lose by losing the battle. */
function atStake({ view }: Survey, seat: Seat, area: Area): number {
  return defeatCost(forceOf(view, seat, area), !mayLeave(view, seat, area));
}

/** The value of villages that depend on the area. */
function villageStake(survey: Survey, area: Area): number {
  return 0.42 * (survey.harvest(area) + survey.loot(area));
}

/** §9.2: withdraw when standing is worth less than the best refuge. */
export function standOrWithdraw(survey: Survey, frame: FrameOf<'stand'>): BotChoice {
  const odds = inPercent(1 - clashChance(survey, frame));
  const move = bestBy(standOptions(survey, frame), valueOf)?.move;
  return move?.do === 'withdraw'
    ? because('withdraw', move, { odds, area: move.area })
    : because('stand', { do: 'stand' }, { odds });
}

/** Standing first: of two answers worth the same it is preferred. */
export function standOptions(survey: Survey, frame: FrameOf<'stand'>): OptionOf<'stand' | 'withdraw'>[] {
  const { view, seat, temper } = survey;
  const { area, attacker } = frame;
  const lost = clashChance(survey, frame);
  const standing =
    (1 - lost) * (atStake(survey, attacker, area) * temper.stand + villageStake(survey, area)) -
    lost * atStake(survey, seat, area);
  return [
    { move: { do: 'stand' }, value: standing + temper.pride },
    ...withdrawal(view, frame).areas.map((to) => ({
      move: { do: 'withdraw', area: to } as const,
      value: refugeValue(survey, area, to),
    })),
  ];
}

/** §10.2: where most units survive, near own units and away from enemies. */
function refugeValue(survey: Survey, from: Area, to: Area): number {
  const { view, seat, atlas } = survey;
  let value = 0;
  for (const kind of lossesOnTheWay(view, seat, from, to)) value -= UNIT_VALUE[kind];
  if (enemyIn(view, seat, to)) value -= 3;
  if (atlas.terrain(to) === 'desert') value -= 0.6;
  if (hasPieces(view, seat, to)) value += 0.3 + 0.1 * forceOf(view, seat, to).length;
  for (const next of atlas.neighbours(to)) if (enemyIn(view, seat, next)) value -= 0.2;
  return value;
}

export function retreatUnits(survey: Survey, frame: FrameOf<'retreat'>): BotChoice {
  const best = bestBy(retreatOptions(survey, frame), valueOf);
  if (best === undefined) throw new Error('no way out');
  return because('retreat', best.move, { area: best.move.area });
}

export const retreatOptions = (survey: Survey, { area }: FrameOf<'retreat'>): OptionOf<'retreat'>[] =>
  retreatAreas(survey.view, survey.seat, area).map((to) => ({
    move: { do: 'retreat', area: to },
    value: refugeValue(survey, area, to),
  }));

/** §9.4: the tile whose gain in the battle exceeds its value in hand by most. */
export function swapOrKeep(survey: Survey, frame: FrameOf<'swap'>): BotChoice {
  const move = bestBy(swapOptions(survey, frame), valueOf)?.move;
  const pips = move?.do === 'swap' ? pipsOf(survey.me.faction, move.tile) : null;
  const odds = inPercent(winChance(survey, frame, pips));
  return move?.do === 'swap' ? because('swap', move, { odds }) : because('keep', { do: 'keep' }, { odds });
}

/** Keeping first: a swap has to gain something. */
export function swapOptions(survey: Survey, frame: FrameOf<'swap'>): OptionOf<'keep' | 'swap'>[] {
  const { me } = survey;
  const stakes =
    atStake(survey, frame.attacker, frame.area) +
    atStake(survey, frame.defender, frame.area) +
    villageStake(survey, frame.area);
  const kept = winChance(survey, frame, null);
  // §13.2: once the end has come nobody builds villages any more.
  const settles = survey.seat === survey.view.active && survey.view.frames[0]?.step !== 'final';
  const reserved = settles ? reserve(survey) : undefined;
  return [
    { move: { do: 'keep' }, value: 0 },
    ...kindsIn(me.hand).map((tile) => {
      const chance = winChance(survey, frame, pipsOf(me.faction, tile));
      const needed = tile === reserved && countOf(me.hand, tile) === 1 ? villagesFor(survey, tile) : 0;
      const value = (chance - kept) * stakes - keepValue(me.faction, tile) * 0.5 - needed;
      return { move: { do: 'swap', tile } as const, value };
    }),
  ];
}

/** What the villages are worth that this tile alone could still pay for in this turn. */
function villagesFor(survey: Survey, tile: TileKind): number {
  const { me, seat } = survey;
  const rest = Math.max(0, ...without(me.hand, [tile]).map((other) => pipsOf(me.faction, other)));
  const count = Math.min(me.supply, pipsOf(me.faction, tile)) - Math.min(me.supply, rest);
  return survey.scoringsOf(seat) === 0 ? 0 : SETTLED * Math.max(0, count);
}

function winChance(survey: Survey, frame: FrameOf<'swap'>, swapped: number | null): number {
  const { seat } = survey;
  const attacker = oddsSide(survey, frame, frame.attacker, swapped);
  const defender = oddsSide(survey, frame, frame.defender, swapped);
  const shield = forceOf(survey.view, frame.defender, frame.area).includes('shield');
  const { victory, defeat } = battleOdds({ attacker, defender, shield });
  return seat === frame.attacker ? victory : defeat;
}

/** A side as this seat knows it: its own tiles, and what lies open of the other side. */
function oddsSide(survey: Survey, frame: FrameOf<'swap'>, seat: Seat, swapped: number | null): OddsSide {
  const { view } = survey;
  const { area } = frame;
  const base = {
    strength: strengthOf(itemsOf(view, frame, seat)),
    draws: drawCount(forceOf(view, seat, area), forceOf(view, opponentOf(frame, seat), area)),
    swaps: likelySwaps(view, seat, survey.seat),
  };
  const side = frame.sides.find((one) => one.seat === seat);
  if (side === undefined) return base;
  if (seat === survey.seat) return { ...base, drawn: side.tiles, swapped };
  return { ...base, ...seen(side) };
}

/** What is known of the other side: its open tiles once shown, else whether it has swapped; a hidden swap is assumed to be a five. */
function seen(side: BattleSide): Pick<OddsSide, 'drawn' | 'swapped'> {
  if (side.shown) return { drawn: side.tiles.slice(0, COUNTED_TILES), swapped: null };
  if (side.swap === 'kept') return { swapped: null };
  return side.swap === 'open' ? {} : { swapped: 5 };
}

/** §9.8: the least valuable unit. */
export function loseUnit(survey: Survey, frame: FrameOf<'casualty'>): BotChoice {
  const kind = bestBy(survey.mine(frame.area), (unit) => -UNIT_VALUE[unit]);
  if (kind === undefined) throw new Error('nobody to lose');
  return because('lose', { do: 'lose', kind });
}

/** §9.10: as many Undead as can rise. */
export function raiseUndead({ view }: Survey, frame: FrameOf<'raise'>): BotChoice {
  const count = mostRaised(view, frame);
  return because('raise', { do: 'raise', count }, { count });
}

/** The battle most likely to be won; null when there is none to fight. */
export function surestBattle(survey: Survey): BotChoice | null {
  const { view, seat } = survey;
  const clash = bestBy(pairings(view, seat), (one) => clashChance(survey, one));
  if (clash === undefined) return null;
  const { area, defender } = clash;
  const odds = inPercent(clashChance(survey, clash));
  return because('battle', { do: 'battle', area, foe: defender }, { area, odds });
}

/** §13.2: the battle most likely to be won first. */
export function finalBattle(survey: Survey): BotChoice {
  const choice = surestBattle(survey);
  if (choice === null) throw new Error('no battle left');
  return choice;
}

/** §3.3, §7.1: the least valuable tiles. */
export function discardTiles({ me }: Survey, count: number): BotChoice {
  const tiles = leastValuableFirst(me.faction, me.hand).slice(0, count);
  return because('discard', { do: 'discard', tiles });
}
