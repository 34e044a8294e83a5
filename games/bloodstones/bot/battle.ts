import type { Seat } from '@sanguine/kernel';
import type { TileKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { countKind, enemyIn, forceOf, hasPieces } from '../rules/forces.ts';
import type { BattleSide, FrameOf } from '../rules/frames.ts';
import { battleOdds, type OddsSide } from '../rules/odds.ts';
import { lossesOnTheWay, retreatAreas, withdrawal } from '../rules/retreat.ts';
import { sequence } from '../rules/sequence.ts';
import { drawCount, itemise, strengthOf } from '../rules/strength.ts';
import { factionOf, kindsIn, pipsOf } from '../rules/tiles.ts';
import { clashChance } from './army.ts';
import { likelySwaps } from './chance.ts';
import { because, bestBy, type BotChoice, percent } from './choice.ts';
import type { Outlook } from './outlook.ts';
import { keepValue, leastFirst, UNIT_WORTH } from './worth.ts';

/** What is lost with a battle: the victor's points, a casualty, the walls, and all of it when there is no way out. */
function defeatCost(outlook: Outlook, seat: Seat, area: Area): number {
  const { view } = outlook;
  const force = forceOf(view, seat, area);
  const worths = force.map((kind) => UNIT_WORTH[kind]).toSorted((a, b) => a - b);
  const trapped = retreatAreas(view, seat, area).length === 0;
  const walls =
    countKind(force, 'castle') * UNIT_WORTH.castle + countKind(force, 'citadel') * UNIT_WORTH.citadel;
  const fallen = trapped
    ? worths.reduce((sum, worth) => sum + worth, 0)
    : walls > 0
      ? walls
      : (worths[0] ?? 0);
  return force.length + fallen;
}

/** Villages that stand or fall with an area. */
function villageStake(outlook: Outlook, area: Area): number {
  const own = outlook.ownVillages(area) * outlook.scoringsOf(outlook.seat);
  const prize =
    outlook.prizes(area) > 0 ? outlook.prizes(area) * outlook.prizeValue(outlook.settler(area)) : 0;
  return 0.6 * (own + prize);
}

/** §9.2: leave when standing is worth less than what the field itself is worth. */
export function stand(outlook: Outlook, frame: FrameOf<'stand'>): BotChoice {
  const { view, seat } = outlook;
  const { area, attacker } = frame;
  const lost = clashChance(outlook, frame);
  const stake = villageStake(outlook, area);
  const standing =
    (1 - lost) * (defeatCost(outlook, attacker, area) * 0.8 + stake) - lost * defeatCost(outlook, seat, area);
  const { areas } = withdrawal(view, frame);
  const refuge = bestBy(areas, (to) => refugeValue(outlook, area, to));
  const odds = percent(1 - lost);
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
    defeatCost(outlook, frame.attacker, frame.area) +
    defeatCost(outlook, frame.defender, frame.area) +
    villageStake(outlook, frame.area);
  const kept = winChance(outlook, frame, null);
  let best: { tile: TileKind; chance: number; gain: number } | null = null;
  for (const tile of kindsIn(me.hand)) {
    const chance = winChance(outlook, frame, pipsOf(me.faction, tile));
    const gain = (chance - kept) * stakes - keepValue(me.faction, tile) * 0.5;
    if (gain > (best?.gain ?? 0)) best = { tile, chance, gain };
  }
  if (best === null) {
    return because('keep', { do: 'keep' }, { odds: percent(kept) });
  }
  return because('swap', { do: 'swap', tile: best.tile }, { odds: percent(best.chance) });
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
  const enemy = seat === frame.attacker ? frame.defender : frame.attacker;
  const ours = { faction: factionOf(view, seat), units: forceOf(view, seat, frame.area) };
  const theirs = { faction: factionOf(view, enemy), units: forceOf(view, enemy, frame.area) };
  const terrain = outlook.atlas.terrain(frame.area);
  const base = {
    strength: strengthOf(itemise(ours, theirs, terrain, seat === frame.attacker)),
    draws: drawCount(ours.units, theirs.units),
    swaps: likelySwaps(view, seat, outlook.seat),
  };
  const side = frame.sides.find((one) => one.seat === seat);
  if (side === undefined) return base;
  if (seat === outlook.seat) return { ...base, drawn: side.tiles, swapped };
  return { ...base, ...seen(side) };
}

/** Of the other side: its open tiles once shown, else whether it has swapped; a tile put in unseen is taken for a five. */
function seen(side: BattleSide): Pick<OddsSide, 'drawn' | 'swapped'> {
  if (side.shown) return { drawn: side.tiles.slice(0, 3), swapped: null };
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
export function raise({ view, seat }: Outlook): BotChoice {
  const count = Math.max(
    0,
    ...sequence.moves(view, seat).map((move) => (move.do === 'raise' ? move.count : 0)),
  );
  return because('raise', { do: 'raise', count }, { count });
}

/** §13.2: the surest battle first. */
export function final(outlook: Outlook): BotChoice {
  const { view, seat } = outlook;
  const battles = sequence.moves(view, seat);
  const chance = (move: (typeof battles)[number]): number =>
    move.do === 'battle' ? clashChance(outlook, { area: move.area, attacker: seat, defender: move.foe }) : 0;
  const best = bestBy(battles, chance);
  if (best?.do !== 'battle') throw new Error('no battle left');
  return because('battle', best, { area: best.area, odds: percent(chance(best)) });
}

/** §3.3, §7.1: the tiles missed least. */
export function discard({ me }: Outlook, count: number): BotChoice {
  const tiles = leastFirst(me.faction, me.hand).slice(0, count);
  return because('discard', { do: 'discard', tiles });
}
