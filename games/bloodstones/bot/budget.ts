import { bestBy } from '@sanguine/kernel';
import type { TileKind } from '../content/kinds.ts';
import { buildCost } from '../rules/build.ts';
import { without } from '../rules/multiset.ts';
import type { Tile } from '../rules/state.ts';
import { pipsOf } from '../rules/tiles.ts';
import { villageSites } from '../rules/villages.ts';
import { bestSwaps } from './chance.ts';
import type { Outlook } from './outlook.ts';
import { Purse } from './payment.ts';
import { keepValue, leastFirst } from './worth.ts';

export interface Bill {
  readonly price: number;
  /** What the hand can still swap in afterwards. */
  readonly swaps: readonly number[];
}

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

  /** What more pips and builds cost on top of the debt; null when they cannot be paid. */
  bill(pips: number, builds: readonly TileKind[] = []): Bill | null {
    if (builds.length > 0) return this.#billWithBuilds(pips, builds);
    const after = this.purse.best(this.#debt + pips);
    if (after === null) return null;
    const before = this.#debt === 0 ? 0 : (this.purse.best(this.#debt)?.loss ?? 0);
    return { price: (after.loss - before) * this.price, swaps: this.#swapsWithout(after.tiles) };
  }

  /** Each built tile is gone, and its cost in others; the rest pays the pips. */
  #billWithBuilds(pips: number, builds: readonly TileKind[]): Bill | null {
    const { view, seat, me } = this.#outlook;
    const hand = [...this.spendable];
    const gone: TileKind[] = [];
    const take = (tile: TileKind | undefined): boolean => {
      const at = tile === undefined ? -1 : hand.indexOf(tile);
      if (tile === undefined || at < 0) return false;
      hand.splice(at, 1);
      gone.push(tile);
      return true;
    };
    for (const tile of builds) if (!take(tile)) return null;
    for (const tile of builds) {
      const cost = tile === 'blank' ? Infinity : (buildCost(view, seat, tile) ?? Infinity);
      for (let paid = 0; paid < cost; paid++) if (!take(leastFirst(me.faction, hand)[0])) return null;
    }
    const rest = pips === 0 ? null : new Purse({ faction: me.faction, hand }).best(pips);
    if (pips > 0 && rest === null) return null;
    gone.push(...(rest?.tiles ?? []));
    const loss = gone.reduce((sum, tile) => sum + keepValue(me.faction, tile), 0);
    return { price: loss * this.price, swaps: this.#swapsWithout(gone) };
  }

  #swapsWithout(tiles: readonly TileKind[]): number[] {
    const { hand, faction } = this.#outlook.me;
    return bestSwaps(faction, without(hand, tiles));
  }
}

/** Whether a tile will pay for villages later this turn: built, or taken by the Horde. */
function needsReserve(outlook: Outlook): boolean {
  return outlook.me.faction === 'chaosHorde' ? !outlook.view.tribute : willSettle(outlook);
}

/** Whether villages will be built this turn. */
export function willSettle(outlook: Outlook): boolean {
  const { view, seat, me } = outlook;
  return me.supply > 0 && outlook.scoringsOf(seat) > 0 && villageSites(view, seat).length > 0;
}

/** Tiles not used come back anyway; but a bag that runs out before the villages stand scores too few of them. */
function tilePrice(outlook: Outlook): number {
  const { me, seat } = outlook;
  if (outlook.scoringsOf(seat) === 0) return 0.15;
  const turns = me.supply / 4.5;
  const tiles = me.bag.length + me.hand.length;
  const pace = tiles / Math.max(1, turns);
  return me.supply === 0 ? 0.1 : pace < 5 ? 0.7 : 0.3;
}
