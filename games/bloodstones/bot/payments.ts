import type { TileKind } from '../content/kinds.ts';
import { HIDDEN, type Player, type Tile } from '../rules/state.ts';
import { pipsOf } from '../rules/tiles.ts';
import { keepValue } from './values.ts';

export interface Payment {
  readonly tiles: readonly TileKind[];
  /** The value given up with them. */
  readonly loss: number;
}

/** The cheapest payment a hand can make for each debt, worked out when first asked for. */
export class Payments {
  readonly #tiles: readonly TileKind[];
  readonly #pips: readonly number[];
  readonly #losses: readonly number[];
  readonly #known: (Payment | null)[] = [];

  constructor({ faction, hand }: Pick<Player, 'faction'> & { readonly hand: readonly Tile[] }) {
    this.#tiles = hand.filter((tile) => tile !== HIDDEN);
    this.#pips = this.#tiles.map((tile) => pipsOf(faction, tile));
    this.#losses = this.#tiles.map((tile) => keepValue(faction, tile));
  }

  get total(): number {
    return this.#pips.reduce((sum, pips) => sum + pips, 0);
  }

  /** The payment that gives up least; null when the hand cannot pay that much. */
  best(debt: number): Payment | null {
    const before = this.#known[debt];
    if (before !== undefined) return before;
    const found = this.#search(debt);
    this.#known[debt] = found;
    return found;
  }

  /** The least valuable single tile that covers the debt. */
  single(debt: number): Payment | null {
    let best: Payment | null = null;
    for (const [at, tile] of this.#tiles.entries()) {
      const loss = this.#losses[at] ?? 0;
      if ((this.#pips[at] ?? 0) >= debt && loss < (best?.loss ?? Infinity)) best = { tiles: [tile], loss };
    }
    return best;
  }

  #search(debt: number): Payment | null {
    let best: readonly TileKind[] | null = null;
    let least = Infinity;
    for (let choice = 1; choice < 2 ** this.#tiles.length; choice++) {
      let pips = 0;
      let loss = 0;
      for (let at = 0; at < this.#tiles.length; at++) {
        if ((choice & (1 << at)) === 0) continue;
        pips += this.#pips[at] ?? 0;
        loss += this.#losses[at] ?? 0;
      }
      if (pips < debt || loss >= least) continue;
      least = loss;
      best = this.#tiles.filter((_, at) => (choice & (1 << at)) !== 0);
    }
    return best === null ? null : { tiles: best, loss: least };
  }
}
