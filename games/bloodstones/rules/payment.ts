import { type Refusal, refusal, type Seat, type Table } from '@sanguine/kernel';
import type { TileKind } from '../content/kinds.ts';
import type { Event } from './events.ts';
import { choicesOf, discard, holds, kindsIn, pipsOf, pipSum, playerOf } from './tiles.ts';
import type { Player, State } from './state.ts';

/** §8.7: any tiles that cover the debt, none of which could be left out. */
export function refusePayment(
  state: State,
  seat: Seat,
  tiles: readonly TileKind[],
  debt: number,
): Refusal | null {
  const player = playerOf(state, seat);
  if (!holds(player.hand, tiles)) return refusal('8.7', 'pay.notInHand', [...tiles]);
  const paid = pipSum(player.faction, tiles);
  if (paid < debt) return refusal('8.7', 'pay.short', [...tiles], { debt, paid });
  const idle = tiles.find((tile) => paid - pipsOf(player.faction, tile) >= debt);
  return idle === undefined ? null : refusal('8.7', 'pay.surplus', [idle], { debt, paid });
}

/** All payments that are not refused, straight: every choice of tiles that covers the debt with none to spare. */
export function paymentsFor(player: Player, debt: number): TileKind[][] {
  const payments: TileKind[][] = [];
  for (const tiles of choicesOf(player.hand)) {
    const surplus = pipSum(player.faction, tiles) - debt;
    if (surplus < 0) continue;
    if (tiles.every((tile) => pipsOf(player.faction, tile) > surplus)) payments.push(tiles);
  }
  return payments;
}

/** §4.2, §11.1: one tile pays for everything captured, or built, in a phase. */
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

/** Each kind in hand as a payment of one tile. */
export function singleTiles(player: Player): TileKind[][] {
  return kindsIn(player.hand).map((kind) => [kind]);
}

/** Tiles are discarded for their pips; what is too much is lost. */
export function payWith(state: State, seat: Seat, tiles: readonly TileKind[], table: Table<Event>): void {
  discard(state, seat, tiles);
  table.emit({ e: 'tiles.discarded', seat, tiles, pips: pipSum(playerOf(state, seat).faction, tiles) });
}
