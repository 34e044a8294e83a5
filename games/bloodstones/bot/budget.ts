import type { Tile } from '../rules/state.ts';
import { pipsOf } from '../rules/tiles.ts';
import { villageSites } from '../rules/villages.ts';
import { bestBy } from './choice.ts';
import type { Outlook } from './outlook.ts';
import { Purse } from './payment.ts';
import { keepValue, leastFirst } from './worth.ts';

/** What the main phase may spend: the hand but for the tile that will pay for villages, and at what price. */
export class Budget {
  readonly spendable: readonly Tile[];
  readonly purse: Purse;
  readonly price: number;
  readonly #outlook: Outlook;
  readonly #debt: number;

  constructor(outlook: Outlook, debt = 0) {
    this.#outlook = outlook;
    this.#debt = debt;
    const { hand, faction } = outlook.me;
    const reserved = needsReserve(outlook)
      ? bestBy(hand, (tile) => pipsOf(faction, tile) * 10 + keepValue(faction, tile))
      : undefined;
    this.spendable = reserved === undefined ? hand : hand.toSpliced(hand.indexOf(reserved), 1);
    this.purse = new Purse({ faction, hand: this.spendable });
    this.price = tilePrice(outlook);
  }

  /** What more pips cost on top of the debt; Infinity when they cannot be paid. */
  pips(more: number): number {
    const after = this.purse.best(this.#debt + more);
    if (after === null) return Infinity;
    const before = this.#debt === 0 ? 0 : (this.purse.best(this.#debt)?.loss ?? 0);
    return (after.loss - before) * this.price;
  }

  /** What it costs to build a tile: itself and the discards. */
  build(tile: Tile, cost: number): number {
    const { faction } = this.#outlook.me;
    const at = this.spendable.indexOf(tile);
    if (at < 0 || this.spendable.length <= cost) return Infinity;
    const given = leastFirst(faction, this.spendable.toSpliced(at, 1)).slice(0, cost);
    return [tile, ...given].reduce((sum, one) => sum + keepValue(faction, one), 0) * this.price;
  }
}

/** Whether a tile will pay for villages later this turn: built, or taken by the Horde. */
export function needsReserve(outlook: Outlook): boolean {
  const { view, seat, me } = outlook;
  if (me.faction === 'chaosHorde') return !view.tribute;
  return me.supply > 0 && outlook.scoringsOf(seat) > 0 && villageSites(view, seat).length > 0;
}

/** Tiles not used come back anyway; but a bag that runs out before the villages stand scores too few of them. */
function tilePrice(outlook: Outlook): number {
  const { me, seat } = outlook;
  if (outlook.scoringsOf(seat) === 0) return 0.15;
  const turns = me.supply / 4.5;
  const tiles = me.bag.length + me.hand.length;
  const pace = tiles / Math.max(1, turns);
  return me.supply === 0 ? 0.1 : pace < 5 ? 0.9 : 0.5;
}
