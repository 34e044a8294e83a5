import { bestBy, inPercent, type Seat } from '@sanguine/kernel';
import { COUNTED_TILES } from '../content/battle-tiles.ts';
import type { TileKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { itemsOf, opponentOf } from '../rules/clash.ts';
import { pairings } from '../rules/end.ts';
import { enemyIn, forceOf, hasPieces } from '../rules/forces.ts';
import type { BattleSide, FrameOf } from '../rules/frames.ts';
import { battleOdds, type OddsSide } from '../rules/odds.ts';
import { lossesOnTheWay, retreatAreas, withdrawal } from '../rules/retreat.ts';
import { drawCount, strengthOf } from '../rules/strength.ts';
import { kindsIn, pipsOf } from '../rules/tiles.ts';
import { mostRaised } from '../rules/undead.ts';
import { clashChance } from './army.ts';
import { likelySwaps } from './chance.ts';
import { because, type BotChoice } from './choice.ts';
import type { Outlook } from './outlook.ts';
import { defeatCost, keepValue, leastFirst, UNIT_WORTH } from './worth.ts';

/** What a side of a battle at hand would lose with it. */
function atStake({ view }: Outlook, seat: Seat, area: Area): number {
  return defeatCost(forceOf(view, seat, area), retreatAreas(view, seat, area).length === 0);
}

/** Villages that stand or fall with an area. */
function villageStake(outlook: Outlook, area: Area): number {
  return 0.6 * (outlook.harvest(area) + outlook.loot(area));
}

/** §9.2: leave when standing is worth less than what the field itself is worth. */
export function stand(outlook: Outlook, frame: FrameOf<'stand'>): BotChoice {
  const { view, seat } = outlook;
  const { area, attacker } = frame;
  const lost = clashChance(outlook, frame);
  const stake = villageStake(outlook, area);
  const standing =
    (1 - lost) * (atStake(outlook, attacker, area) * 0.8 + stake) - lost * atStake(outlook, seat, area);
  const { areas } = withdrawal(view, frame);
  const refuge = bestBy(areas, (to) => refugeValue(outlook, area, to));
  const odds = inPercent(1 - lost);
  if (refuge === undefined || standing >= refugeValue(outlook, area, refuge) - 0.3) {
    return because('stand', { do: 'stand' }, { odds });
  }
  return because('withdraw', { do: 'withdraw', area: refuge }, { odds, area: refuge });
}

/** §10.2: where most survive, among friends, away from enemies. */
function refugeValue(outlook: Outlook, from: Area, to: Area): number {
  const { view, seat, atlas } = outlook;
  let value = 0;
  for (const kind of lossesOnTheWay(view, seat, from, to)) value -= UNIT_WORTH[kind];
  if (enemyIn(view, seat, to)) value -= 3;
  if (atlas.terrain(to) === 'desert') value -= 0.6;
  if (hasPieces(view, seat, to)) value += 0.3 + 0.1 * forceOf(view, seat, to).length;
  for (const next of atlas.neighbours(to)) if (enemyIn(view, seat, next)) value -= 0.2;
  return value;
}

export function retreat(outlook: Outlook, frame: FrameOf<'retreat'>): BotChoice {
  const areas = retreatAreas(outlook.view, outlook.seat, frame.area);
  const refuge = bestBy(areas, (to) => refugeValue(outlook, frame.area, to));
  if (refuge === undefined) throw new Error('no way out');
  return because('retreat', { do: 'retreat', area: refuge }, { area: refuge });
}

/** §9.4: the tile that raises the chances by more than it is worth in hand. */
export function swap(outlook: Outlook, frame: FrameOf<'swap'>): BotChoice {
  const { me } = outlook;
  const stakes =
    atStake(outlook, frame.attacker, frame.area) +
    atStake(outlook, frame.defender, frame.area) +
    villageStake(outlook, frame.area);
  const kept = winChance(outlook, frame, null);
  let best: { tile: TileKind; chance: number; gain: number } | null = null;
  for (const tile of kindsIn(me.hand)) {
    const chance = winChance(outlook, frame, pipsOf(me.faction, tile));
    const gain = (chance - kept) * stakes - keepValue(me.faction, tile) * 0.5;
    if (gain > (best?.gain ?? 0)) best = { tile, chance, gain };
  }
  if (best === null) return because('keep', { do: 'keep' }, { odds: inPercent(kept) });
  return because('swap', { do: 'swap', tile: best.tile }, { odds: inPercent(best.chance) });
}

function winChance(outlook: Outlook, frame: FrameOf<'swap'>, swapped: number | null): number {
  const { seat } = outlook;
  const attacker = oddsSide(outlook, frame, frame.attacker, swapped);
  const defender = oddsSide(outlook, frame, frame.defender, swapped);
  const shield = forceOf(outlook.view, frame.defender, frame.area).includes('shield');
  const { victory, defeat } = battleOdds({ attacker, defender, shield });
  return seat === frame.attacker ? victory : defeat;
}

/** A side as this seat knows it: the own tiles, and of the other what lies open. */
function oddsSide(outlook: Outlook, frame: FrameOf<'swap'>, seat: Seat, swapped: number | null): OddsSide {
  const { view } = outlook;
  const { area } = frame;
  const base = {
    strength: strengthOf(itemsOf(view, frame, seat)),
    draws: drawCount(forceOf(view, seat, area), forceOf(view, opponentOf(frame, seat), area)),
    swaps: likelySwaps(view, seat, outlook.seat),
  };
  const side = frame.sides.find((one) => one.seat === seat);
  if (side === undefined) return base;
  if (seat === outlook.seat) return { ...base, drawn: side.tiles, swapped };
  return { ...base, ...seen(side) };
}

/** Of the other side: its open tiles once shown, else whether it has swapped; a tile put in unseen is taken for a five. */
function seen(side: BattleSide): Pick<OddsSide, 'drawn' | 'swapped'> {
  if (side.shown) return { drawn: side.tiles.slice(0, COUNTED_TILES), swapped: null };
  if (side.swap === 'kept') return { swapped: null };
  return side.swap === 'open' ? {} : { swapped: 5 };
}

/** §9.8: the unit worth least. */
export function casualty(outlook: Outlook, frame: FrameOf<'casualty'>): BotChoice {
  const kind = bestBy(outlook.mine(frame.area), (unit) => -UNIT_WORTH[unit]);
  if (kind === undefined) throw new Error('nobody to lose');
  return because('lose', { do: 'lose', kind });
}

/** §9.10: every body that can rise. */
export function raise({ view }: Outlook, frame: FrameOf<'raise'>): BotChoice {
  const count = mostRaised(view, frame);
  return because('raise', { do: 'raise', count }, { count });
}

/** The battle most likely won; null when there is none to fight. */
export function surestBattle(outlook: Outlook): BotChoice | null {
  const { view, seat } = outlook;
  const clash = bestBy(pairings(view, seat), (one) => clashChance(outlook, one));
  if (clash === undefined) return null;
  const { area, defender } = clash;
  const odds = inPercent(clashChance(outlook, clash));
  return because('battle', { do: 'battle', area, foe: defender }, { area, odds });
}

/** §13.2: the surest battle first. */
export function final(outlook: Outlook): BotChoice {
  const choice = surestBattle(outlook);
  if (choice === null) throw new Error('no battle left');
  return choice;
}

/** §3.3, §7.1: the tiles missed least. */
export function discard({ me }: Outlook, count: number): BotChoice {
  const tiles = leastFirst(me.faction, me.hand).slice(0, count);
  return because('discard', { do: 'discard', tiles });
}
