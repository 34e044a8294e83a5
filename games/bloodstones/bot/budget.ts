import { bestBy } from '@sanguine/kernel';
import type { TileKind } from '../content/kinds.ts';
import { buildCost } from '../rules/build.ts';
import { areasOf, hasKind } from '../rules/forces.ts';
import { without } from '../rules/multiset.ts';
import type { Tile } from '../rules/state.ts';
import { pipsOf } from '../rules/tiles.ts';
import { villageSites } from '../rules/villages.ts';
import { bestSwaps } from './chance.ts';
import type { Survey } from './survey.ts';
import { Payments } from './payments.ts';
import { keepValue, leastValuableFirst } from './values.ts';

export interface Bill {
  readonly price: number;
  /** The best swaps left in the hand afterwards. */
  readonly swaps: readonly number[];
}

/** What the main phase may spend: the hand without the tile reserved for villages, and the price of a tile. */
export class Budget {
  readonly spendable: readonly Tile[];
  readonly #payments: Payments;
  /** The pips it can pay on top of the debt. */
  readonly pips: number;
  readonly price: number;
  readonly #survey: Survey;
  readonly #debt: number;
  readonly #bills: (Bill | null)[] = [];

  constructor(survey: Survey, debt = 0) {
    this.#survey = survey;
    this.#debt = debt;
    const { faction } = survey.me;
    this.spendable = spendable(survey);
    this.#payments = new Payments({ faction, hand: this.spendable });
    this.pips = this.#payments.total - debt;
    this.price = tilePrice(survey) * survey.temper.thrift;
  }

  /** What these pips and builds cost on top of the debt; null when they cannot be paid. */
  bill(pips: number, builds: readonly TileKind[] = []): Bill | null {
    if (builds.length > 0) return this.#billWithBuilds(pips, builds);
    const before = this.#bills[pips];
    return before === undefined ? (this.#bills[pips] = this.#billOf(pips)) : before;
  }

  #billOf(pips: number): Bill | null {
    const after = this.#payments.best(this.#debt + pips);
    if (after === null) return null;
    const before = this.#debt === 0 ? 0 : (this.#payments.best(this.#debt)?.loss ?? 0);
    return { price: (after.loss - before) * this.price, swaps: this.#swapsWithout(after.tiles) };
  }

  /** Each built tile is spent, and so are the tiles it costs; the rest pays the pips. */
  #billWithBuilds(pips: number, builds: readonly TileKind[]): Bill | null {
    const { view, seat, me } = this.#survey;
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
      for (let paid = 0; paid < cost; paid++) if (!take(leastValuableFirst(me.faction, hand)[0])) return null;
    }
    const rest = pips === 0 ? null : new Payments({ faction: me.faction, hand }).best(pips);
    if (pips > 0 && rest === null) return null;
    gone.push(...(rest?.tiles ?? []));
    const loss = gone.reduce((sum, tile) => sum + keepValue(me.faction, tile), 0);
    return { price: loss * this.price, swaps: this.#swapsWithout(gone) };
  }

  #swapsWithout(tiles: readonly TileKind[]): number[] {
    const { hand, faction } = this.#survey.me;
    return bestSwaps(faction, without(hand, tiles));
  }
}

/** The tile kept to pay for villages later this turn, if any: the one with most pips. */
export function reserve(survey: Survey): Tile | undefined {
  if (!needsReserve(survey)) return undefined;
  const { faction } = survey.me;
  return bestBy(payable(survey), (tile) => pipsOf(faction, tile) * 10 + keepValue(faction, tile));
}

/** The hand without that tile. */
export function spendable(survey: Survey): readonly Tile[] {
  const { hand } = survey.me;
  const kept = reserve(survey);
  return kept === undefined ? hand : hand.toSpliced(hand.indexOf(kept), 1);
}

/** The tiles of the hand to pay with: a Necromancer is built and not paid with while none is on the map. */
export function payable({ view, seat, me }: Survey): readonly Tile[] {
  const at = me.hand.indexOf('necromancer');
  if (at < 0 || me.hand.length === 1) return me.hand;
  const stands = areasOf(view, seat).some((area) => hasKind(view, seat, area, 'necromancer'));
  return stands ? me.hand : me.hand.toSpliced(at, 1);
}

/** Whether a tile must be kept to pay for villages later this turn: built, or taken by the Horde. */
function needsReserve(survey: Survey): boolean {
  return survey.me.faction === 'chaosHorde' ? !survey.view.tribute : willSettle(survey);
}

/** Whether villages will be built this turn. */
export function willSettle(survey: Survey): boolean {
  const { view, seat, me } = survey;
  return me.supply > 0 && survey.scoringsOf(seat) > 0 && villageSites(view, seat).length > 0;
}

/** Unused tiles come back anyway; but if the bag runs out before the villages are built, too few of them score. */
function tilePrice(survey: Survey): number {
  const { me, seat } = survey;
  if (survey.scoringsOf(seat) === 0) return 0.165;
  const turns = me.supply / 4.5;
  const tiles = me.bag.length + me.hand.length;
  const pace = tiles / Math.max(1, turns);
  return me.supply === 0 ? 0.11 : pace < 5 ? 0.7 : 0.35;
}
