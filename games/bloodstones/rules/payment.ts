import { type Refusal, refusal, type Seat, type PlayContext } from '@sanguine/kernel';
import type { TileKind } from '../content/kinds.ts';
import type { Event } from './events.ts';
import { holds } from './multiset.ts';
import { HIDDEN, type Player, type State } from './state.ts';
import { choicesOf, discard, kindsIn, pipsOf, pipSum, playerOf } from './tiles.ts';

/** §8.7: any tiles that cover the debt; whatever they have beyond it is lost. */
export function refusePayment(
  state: State,
  seat: Seat,
  tiles: readonly TileKind[],
  debt: number,
): Refusal | null {
  const player = playerOf(state, seat);
  if (!holds(player.hand, tiles)) return refusal('8.7', 'pay.notInHand', [...tiles]);
  const paid = pipSum(player.faction, tiles);
  return paid < debt ? refusal('8.7', 'pay.short', [...tiles], { debt, paid }) : null;
}

/** All legal payments, overpaying included (§8.7). */
export function paymentsFor({ faction, hand }: Player, debt: number): TileKind[][] {
  return [...choicesOf(hand)].filter((tiles) => pipSum(faction, tiles) >= debt);
}

/** The payments of which no tile could be left out. */
export function leanPayments({ faction, hand }: Player, debt: number): TileKind[][] {
  const known = hand.filter((tile) => tile !== HIDDEN);
  return coversOf(known, (tile) => pipsOf(faction, tile), debt);
}

/** All choices of tiles (with equal ones adjacent) that cover the debt with none superfluous. */
export function coversOf<Tile>(
  tiles: readonly Tile[],
  pipsOn: (tile: Tile) => number,
  debt: number,
): Tile[][] {
  const covers: Tile[][] = [];
  const extend = (from: number, chosen: readonly Tile[], paid: number, least: number): void => {
    for (let at = from; at < tiles.length; at++) {
      const tile = tiles[at];
      if (tile === undefined || (at > from && tile === tiles[at - 1])) continue;
      const pips = pipsOn(tile);
      const sum = paid + pips;
      const lowest = Math.min(least, pips);
      const longer = [...chosen, tile];
      if (sum < debt) extend(at + 1, longer, sum, lowest);
      else if (sum - lowest < debt) covers.push(longer);
    }
  };
  extend(0, [], 0, Infinity);
  return covers;
}

/** §4.2, §11.1: one tile pays for everything captured or built in a phase. */
export function refuseOneTile(
  rule: string,
  state: State,
  seat: Seat,
  tiles: readonly TileKind[],
  debt: number,
): Refusal | null {
  const player = playerOf(state, seat);
  const [tile, second] = tiles;
  if (debt === 0) return refusal(rule, 'pay.nothing');
  if (tile === undefined || second !== undefined) return refusal(rule, 'pay.oneTile', [...tiles]);
  if (!player.hand.includes(tile)) return refusal(rule, 'pay.notInHand', [tile]);
  const paid = pipsOf(player.faction, tile);
  return paid < debt ? refusal(rule, 'pay.short', [tile], { debt, paid }) : null;
}

/** Each kind in hand as a single-tile payment. */
export function singleTiles(player: Player): TileKind[][] {
  return kindsIn(player.hand).map((kind) => [kind]);
}

/** Tiles are discarded for their pips; a surplus is lost. */
export function payWith(
  state: State,
  seat: Seat,
  tiles: readonly TileKind[],
  context: PlayContext<Event>,
): void {
  discard(state, seat, tiles);
  context.emit({ e: 'tiles.discarded', seat, tiles, pips: pipSum(playerOf(state, seat).faction, tiles) });
}
