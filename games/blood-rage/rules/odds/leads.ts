import { type Clash, isVoid, keyOf } from './clash.ts';
import { byModel, type ByModel, type Chances, endOf, MODELS } from './ends.ts';
import { isSight, type Text } from './showing.ts';

/** The sum of a rival's cards: the text it shows, and all its bonuses. */
export interface Sum {
  readonly text: Text;
  readonly total: number;
}

/** All possible results of the rivals' cards, entry by entry. */
export interface Entries {
  /** The possible sums of each rival, and its place in the order of the battle. */
  readonly rivals: readonly { readonly side: number; readonly sums: readonly Sum[] }[];
  /** By rival, then by entry: the index of its sum. */
  readonly sums: readonly Uint8Array[];
  /** By entry: the highest bonus that the rivals show. */
  readonly highest: Uint8Array;
  readonly chances: ByModel<Float64Array>;
}

/** The own side: the text it shows, and its best bonus that a rival's Sight sees. */
interface Asked {
  readonly own: number;
  readonly text: Text;
  readonly seen: number;
}

/** A lead beyond this makes no difference: more than all cards of a hand add together. */
const FAR = 99;

/** Chances by how far the strongest rival is ahead of the own strength without cards. */
export class Leads {
  readonly #chances = byModel(() => new Float64Array(2 * FAR + 1));
  readonly #anew = { strongest: 0, even: 0 };

  constructor({ rivals, sums, highest, chances }: Entries, clash: Clash, { own, text, seen }: Asked) {
    const fighters = rivals.map((rival, at) => ({
      side: rival.side,
      keys: rival.sums.map((sum) => keyOf(rival.side, sum.text)),
      totals: rival.sums.map(({ total }) => total),
      sighted: rival.sums.map(isSight),
      entries: sums[at] ?? highest,
    }));
    const ownKey = keyOf(own, text);
    const sees = isSight({ text });
    for (let entry = 0; entry < highest.length; entry++) {
      let key = ownKey;
      for (const { keys, entries } of fighters) key += keys[entries[entry] ?? 0] ?? 0;
      const strengths = clash.strengths(key);
      if (strengths === null) {
        for (const model of MODELS) this.#anew[model] += chances[model][entry] ?? 0;
        continue;
      }
      const eye = isVoid(key) ? 0 : Math.max(highest[entry] ?? 0, seen);
      let most = -FAR;
      for (const { side, totals, sighted, entries } of fighters) {
        const at = entries[entry] ?? 0;
        const total = (strengths[side] ?? 0) + (totals[at] ?? 0) + (sighted[at] === true ? eye : 0);
        if (total > most) most = total;
      }
      const lead = most - (strengths[own] ?? 0) - (sees ? eye : 0);
      const to = FAR + Math.max(-FAR, Math.min(FAR, lead));
      const { strongest, even } = this.#chances;
      strongest[to] = (strongest[to] ?? 0) + (chances.strongest[entry] ?? 0);
      even[to] = (even[to] ?? 0) + (chances.even[entry] ?? 0);
    }
  }

  /** Adds the chances of each end for a side that adds this much to its strength. */
  addTo(ends: ByModel<Chances>, added: number): void {
    for (const model of MODELS) {
      for (const [at, chance] of this.#chances[model].entries())
        ends[model][endOf(at - FAR - added)] += chance;
      ends[model].anew += this.#anew[model];
    }
  }
}
