import type { Locale, Seat } from '@sanguine/kernel';
import { BUILD_POINTS } from '../content/factions.ts';
import { type TileKind, type UnitKind, UNITS } from '../content/kinds.ts';
import { type Area, TERRAINS } from '../content/map.ts';
import { atlasOf } from '../rules/atlas.ts';
import { rawTotal, withSwap } from '../rules/battle-tiles.ts';
import { buildCost } from '../rules/build.ts';
import { battleForecast, type Forecast } from '../rules/forecast.ts';
import { foesIn, forceOf, hasUnits } from '../rules/forces.ts';
import { marchCost } from '../rules/march.ts';
import type { March, Move } from '../rules/moves.ts';
import { countOf, holds } from '../rules/multiset.ts';
import { lossesOnTheWay } from '../rules/retreat.ts';
import { battlesOnce } from '../rules/prospects.ts';
import type { State } from '../rules/state.ts';
import { factionOf, pipsOf, pipSum, playerOf } from '../rules/tiles.ts';
import { villageCost } from '../rules/villages.ts';
import { areaName, groupName, join, type OnMap, percent, say, sideName } from './words.ts';

const DEAREST = 5;

/** What a move costs, leads to and risks, as far as its mover can know. */
export function moveNotes(locale: Locale, view: State, seat: Seat, move: Move): string[] {
  switch (move.do) {
    case 'muster':
      return [say(locale, 'cost.points', { count: buildCost(view, seat, move.kind) ?? 0 })];
    case 'deploy': {
      const costs = move.units.map(({ kind }) => buildCost(view, seat, kind) ?? 0);
      const count = costs.reduce((sum, cost) => sum + cost, 0);
      return [say(locale, 'cost.points', { count }), ...unspent(locale, BUILD_POINTS - count)];
    }
    case 'ready': {
      const open = view.frames.at(-1);
      return unspent(locale, open?.step === 'muster' ? open.points : 0);
    }
    case 'build':
    case 'return':
      return [
        say(locale, 'cost.tiles', { count: buildCost(view, seat, move.kind) ?? 0 }),
        ...desertNote(locale, view, [move.kind], move.area),
      ];
    case 'capture':
      return pricing(locale, view, villageCost(view, move.area));
    case 'settle': {
      const open = view.frames.at(-1);
      if (open?.step === 'construct' && open.free) return [say(locale, 'cost.tiles', { count: 0 })];
      return pricing(locale, view, villageCost(view, move.area));
    }
    case 'pay':
      return payNotes(locale, view, seat, move.tiles);
    case 'discard':
      return [...lastFive(locale, view, seat, move.tiles), ...waitingNotes(locale, view, seat, move.tiles)];
    case 'shamble':
      return contactNote(locale, view, seat, move.to);
    case 'step':
      return marchNotes(locale, view, seat, move);
    case 'battle':
      return battleNotes(locale, view, seat, move.area, move.foe);
    case 'withdraw':
    case 'retreat':
      return fleeNotes(locale, view, seat, move.area);
    case 'swap':
    case 'keep':
      return swapNotes(locale, view, seat, move.do === 'swap' ? move.tile : null);
    case 'found':
      return [nearNote(locale, view, move.area)];
    case 'stand':
      return standNotes(locale, view, seat);
    case 'pick':
    case 'end':
    case 'lose':
    case 'raise':
      return [];
  }
}

/** The surrounding terrain, for choosing a home. */
function nearNote(locale: Locale, view: State, area: Area): string {
  const atlas = atlasOf(view);
  const around = atlas.neighbours(area).map((next) => atlas.terrain(next));
  const parts = TERRAINS.filter((terrain) => around.includes(terrain)).map((terrain) =>
    say(locale, 'note.terrain', {
      terrain: say(locale, `terrain.${terrain}`),
      count: countOf(around, terrain),
    }),
  );
  return say(locale, 'note.near', { areas: join(locale, parts) });
}

function unspent(locale: Locale, count: number): string[] {
  return count > 0 ? [say(locale, 'move.ready.unspent', { count })] : [];
}

function debtOf(view: State): number {
  const open = view.frames.at(-1);
  return open !== undefined && 'debt' in open ? open.debt : 0;
}

/** The price, and the total if something is owed already. */
function pricing(locale: Locale, view: State, count: number): string[] {
  const debt = debtOf(view);
  const price = say(locale, 'cost.pips', { count });
  return debt === 0 ? [price] : [price, say(locale, 'cost.total', { count: debt + count })];
}

function payNotes(locale: Locale, view: State, seat: Seat, tiles: readonly TileKind[]): string[] {
  const debt = debtOf(view);
  const paid = pipSum(factionOf(view, seat), tiles);
  const covers = say(locale, 'move.pay.covers', { paid, debt });
  const surplus = paid > debt ? [say(locale, 'note.surplus', { count: paid - debt })] : [];
  return [
    covers,
    ...surplus,
    ...lastFive(locale, view, seat, tiles),
    ...waitingNotes(locale, view, seat, tiles),
  ];
}

/** The pending battles, with the odds once these tiles are spent. */
export function waitingNotes(locale: Locale, view: State, seat: Seat, tiles: readonly TileKind[]): string[] {
  return battlesOnce(view, seat, tiles).map(({ forecast }) => waitingNote(locale, view, forecast));
}

export function waitingNote(locale: Locale, table: OnMap, { area, odds }: Forecast): string {
  return say(locale, 'note.oddsIn', {
    place: areaName(locale, table, area),
    chance: percent(locale, odds.victory),
  });
}

/** The hand loses its last strong swap. */
function lastFive(locale: Locale, view: State, seat: Seat, tiles: readonly TileKind[]): string[] {
  const { faction, hand } = playerOf(view, seat);
  if (!holds(hand, tiles)) return [];
  const fives = (list: readonly (typeof hand)[number][]): number =>
    list.filter((tile) => pipsOf(faction, tile) === DEAREST).length;
  const spent = fives(tiles);
  return spent > 0 && spent === fives(hand) ? [say(locale, 'note.lastFive')] : [];
}

function marchNotes(locale: Locale, view: State, seat: Seat, { units, from, to }: March): string[] {
  const passage = atlasOf(view).adjacent(from, to) ? [] : [say(locale, 'note.passage')];
  return [
    ...pricing(locale, view, marchCost(view, seat, units, to)),
    ...passage,
    ...contactNote(locale, view, seat, to),
    ...desertNote(locale, view, units, to),
  ];
}

export function contactNote(locale: Locale, view: State, seat: Seat, to: Area): string[] {
  // §15.3: the Cutiecorn by itself changes sides instead of fighting.
  const foes = foesIn(view, seat, to)
    .filter((foe) => forceOf(view, foe, to).some((kind) => kind !== 'cutiecorn'))
    .map((foe) => sideName(locale, view, foe));
  return foes.length === 0 ? [] : [say(locale, 'note.contact', { foes: join(locale, foes) })];
}

/** §12.1 */
function desertNote(locale: Locale, view: State, units: readonly UnitKind[], to: Area): string[] {
  if (atlasOf(view).terrain(to) !== 'desert') return [];
  const doomed = units.filter((kind) => !UNITS[kind].desert);
  return doomed.length === 0 ? [] : [say(locale, 'note.desert', { units: groupName(locale, doomed) })];
}

function battleNotes(locale: Locale, view: State, seat: Seat, area: Area, foe: Seat): string[] {
  if (!hasUnits(view, seat, area) || !hasUnits(view, foe, area)) return [];
  const { odds, sides, withdrawal } = battleForecast(view, { area, attacker: seat, defender: foe }, seat);
  return [
    say(locale, 'note.odds', { chance: percent(locale, odds.victory) }),
    ...(withdrawal?.barred === null ? [say(locale, 'note.withdraw')] : []),
    ...(sides.attacker.trapped ? [say(locale, 'note.trapped')] : []),
  ];
}

function standNotes(locale: Locale, view: State, seat: Seat): string[] {
  const open = view.frames.at(-1);
  if (open?.step !== 'stand') return [];
  const { odds, sides } = battleForecast(view, open, seat);
  return [
    say(locale, 'note.odds', { chance: percent(locale, odds.defeat) }),
    ...(sides.defender.trapped ? [say(locale, 'note.trapped')] : []),
  ];
}

function fleeNotes(locale: Locale, view: State, seat: Seat, to: Area): string[] {
  const open = view.frames.at(-1);
  if (open?.step !== 'stand' && open?.step !== 'retreat') return [];
  const lost = lossesOnTheWay(view, seat, open.area, to);
  const losses = lost.length === 0 ? [] : [say(locale, 'note.losses', { units: groupName(locale, lost) })];
  return [...losses, ...contactNote(locale, view, seat, to)];
}

/** The sum of the three counted tiles; empty for viewers who cannot see them. */
function swapNotes(locale: Locale, view: State, seat: Seat, tile: TileKind | null): string[] {
  const open = view.frames.at(-1);
  const side = open?.step === 'swap' ? open.sides.find((one) => one.seat === seat) : undefined;
  if (side === undefined || side.tiles.includes(0)) return [];
  const before = rawTotal(side.tiles);
  if (tile === null) return [say(locale, 'note.counts', { total: before })];
  const after = rawTotal(withSwap(side.tiles, pipsOf(factionOf(view, seat), tile)));
  const gain =
    after === before
      ? say(locale, 'note.noGain', { total: before })
      : say(locale, 'note.total', { before, after });
  return [gain, ...lastFive(locale, view, seat, [tile])];
}
