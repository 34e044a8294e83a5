import type { Masked, Seat } from '@sanguine/kernel';
import type { TileKind } from '../../content/kinds.ts';
import { bloodstones } from '../../index.ts';
import { rawTotal, withSwap } from '../../rules/battle-tiles.ts';
import { WORTH } from '../../rules/keeping.ts';
import type { Discard, Pay } from '../../rules/moves.ts';
import { holds } from '../../rules/multiset.ts';
import { battlesOnce } from '../../rules/prospects.ts';
import type { State } from '../../rules/state.ts';
import { picksOf, pipsOf, pipSum, playerOf } from '../../rules/tiles.ts';
import { type Warning, warning } from './warning.ts';

const DEAREST = 5;

/** Warns of tiles spent where fewer pips, or other tiles, would do. */
export function paymentWarnings(view: Masked<State>, seat: Seat, move: Pay | Discard): Warning[] {
  const others = otherPayments(view, seat, move);
  return [...overpay(view, seat, move, others), ...lastFive(view, seat, move.tiles, others)];
}

/** Every other way to pay the same debt. */
function otherPayments(view: Masked<State>, seat: Seat, move: Pay | Discard): TileKind[][] {
  const spent = move.tiles.join();
  const choices =
    move.do === 'pay'
      ? bloodstones.moves(view, seat).flatMap((other) => (other.do === 'pay' ? [other.tiles] : []))
      : picksOf(playerOf(view, seat).hand, move.tiles.length);
  return choices.filter((tiles) => tiles.join() !== spent);
}

function overpay(
  view: State,
  seat: Seat,
  move: Pay | Discard,
  others: readonly (readonly TileKind[])[],
): Warning[] {
  const open = view.frames.at(-1);
  if (move.do !== 'pay' || open === undefined || !('debt' in open)) return [];
  const { faction } = playerOf(view, seat);
  const paid = pipSum(faction, move.tiles);
  const cheapestOf = (ways: readonly (readonly TileKind[])[]): readonly TileKind[] | undefined =>
    ways.toSorted((a, b) => pipSum(faction, a) - pipSum(faction, b) || a.length - b.length)[0];
  let cheapest = cheapestOf(others);
  if (cheapest === undefined || pipSum(faction, cheapest) >= paid) return [];
  if (savesBattle(view, seat, move.tiles, cheapest)) {
    // Even then a tile that could simply be left out is spent for nothing.
    cheapest = cheapestOf(others.filter((tiles) => holds(move.tiles, tiles)));
    if (cheapest === undefined) return [];
  }
  const facts = { debt: open.debt, lost: paid - open.debt, paid: pipSum(faction, cheapest) };
  return [warning('overpay', '8.7', { kinds: cheapest, facts })];
}

/** Overpaying is worthwhile if it keeps a tile that a battle needs. */
function savesBattle(
  view: State,
  seat: Seat,
  tiles: readonly TileKind[],
  cheapest: readonly TileKind[],
): boolean {
  const chances = battlesOnce(view, seat, cheapest).map(({ forecast }) => forecast.odds.victory);
  return battlesOnce(view, seat, tiles).some(
    ({ forecast }, at) => forecast.odds.victory - (chances[at] ?? 1) >= WORTH,
  );
}

/** The hand's last strong swap is spent although another payment would do. */
function lastFive(
  view: State,
  seat: Seat,
  tiles: readonly TileKind[],
  others: readonly (readonly TileKind[])[],
): Warning[] {
  const { faction, hand } = playerOf(view, seat);
  const fives = (list: typeof hand | readonly TileKind[]): number =>
    list.filter((tile) => pipsOf(faction, tile) === DEAREST).length;
  const held = fives(hand);
  if (held === 0 || fives(tiles) < held) return [];
  if (!others.some((other) => fives(other) < held)) return [];
  return [warning('lastFive', '9.4', { kinds: tiles.filter((tile) => pipsOf(faction, tile) === DEAREST) })];
}

/** §9.4: a swap that gains nothing. */
export function swapWarnings(view: State, seat: Seat, tile: TileKind): Warning[] {
  const open = view.frames.at(-1);
  const side = open?.step === 'swap' ? open.sides.find((one) => one.seat === seat) : undefined;
  if (side === undefined) return [];
  const before = rawTotal(side.tiles);
  const after = rawTotal(withSwap(side.tiles, pipsOf(playerOf(view, seat).faction, tile)));
  return after > before ? [] : [warning('noGain', '9.4', { kinds: [tile], facts: { total: before } })];
}
