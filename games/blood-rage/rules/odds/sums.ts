import { BATTLES } from '../../content/cards/battles.ts';
import { sizeOf, stridesOf } from './axes.ts';
import type { Clash } from './clash.ts';
import type { Deal, Shows } from './deals.ts';
import { byModel, type ByModel, type Chances } from './ends.ts';
import { type Entries, Leads, type Sum } from './leads.ts';
import type { OwnCard } from './own-card.ts';
import { addedBy, bestLate, type Rival } from './rival.ts';
import { isSight } from './showing.ts';

/** Parts of the table: first without Sight, which looks at single cards; then by the highest bonus that it sees. */
const PARTS = 1 + 1 + Math.max(...Object.values(BATTLES).map(({ bonus }) => bonus));

/** One rival's axis in a deal: the places of its entries, the bonuses Sight sees in them, and which have Sight. */
interface Axis {
  readonly places: readonly number[];
  readonly bonuses: readonly number[];
  readonly sighted: readonly boolean[];
}

const NOBODY: Axis = { places: [0], bonuses: [0], sighted: [false] };

/**
 * Chances by the sums of the rivals' cards, over all deals. Which card or how many late ones made a sum no longer matters, so
 * one table serves all own cards with the same text. Heimdall's Sight looks at single cards: if it is shown, the highest
 * bonus of the rivals counts as well.
 */
export class Sums {
  readonly #rivals: readonly Rival[];
  readonly #clash: Clash;
  readonly #own: number;
  /** Whether an own card or one of the rivals' may be Heimdall's Sight. */
  readonly #sees: boolean;
  readonly #faced: boolean;
  /** The possible sums of each rival. */
  readonly #sums: readonly (readonly Sum[])[];
  readonly #strides: readonly number[];
  readonly #size: number;
  /** By part, then by the rivals' sums. */
  readonly #tables: ByModel<Float64Array>;
  /** The entries without and with a look at single cards, once all deals are counted. */
  #plain: Entries | null = null;
  #sighted: Entries | null = null;
  /** By text of the own card; if somebody looks, also by what a rival's Sight sees of it. */
  readonly #known = new Map<string, Leads>();

  /** `sees`: the own hand has Heimdall's Sight. */
  constructor(rivals: readonly Rival[], clash: Clash, own: number, sees: boolean) {
    this.#rivals = rivals;
    this.#clash = clash;
    this.#own = own;
    this.#sees = sees;
    this.#faced = rivals.some(({ kinds }) => kinds.some(isSight));
    this.#sums = rivals.map(sumsOf);
    const sizes = this.#sums.map(({ length }) => length);
    this.#strides = stridesOf(sizes);
    this.#size = sizeOf(sizes);
    this.#tables = byModel(() => new Float64Array(this.#size * (sees || this.#faced ? PARTS : 1)));
  }

  add({ late, strongest, even }: Deal): void {
    const axes = this.#rivals.map((rival, at) => this.#axisOf(rival, at, late[at] ?? []));
    this.#spread(strongest, axes, this.#tables.strongest);
    this.#spread(even, axes, this.#tables.even);
  }

  /** The places of a rival's kinds with these late cards. */
  #axisOf(rival: Rival, at: number, late: readonly number[]): Axis {
    const added = addedBy(rival, late);
    const best = this.#clash.seesLate ? bestLate(rival, late) : 0;
    const sums = this.#sums[at] ?? [];
    return {
      places: rival.kinds.map((kind) => {
        const total = (kind.late ? 0 : kind.bonus) + added;
        return (
          (this.#strides[at] ?? 0) * sums.findIndex((sum) => sum.text === kind.text && sum.total === total)
        );
      }),
      // Nobody's Sight looks at their own cards.
      bonuses: rival.kinds.map((kind) => (isSight(kind) ? 0 : Math.max(kind.bonus, best))),
      sighted: rival.kinds.map(isSight),
    };
  }

  /** Adds the chances of what is shown to the sums it makes. */
  #spread({ axes, chances }: Shows, kinds: readonly Axis[], table: Float64Array): void {
    const [first = NOBODY, second = NOBODY, third = NOBODY] = kinds.map((axis, rival) =>
      pick(axis, axes[rival] ?? []),
    );
    const looks = this.#sees || this.#faced;
    let at = 0;
    for (let z = 0; z < third.places.length; z++) {
      for (let y = 0; y < second.places.length; y++) {
        const place = (third.places[z] ?? 0) + (second.places[y] ?? 0);
        const bonus = Math.max(third.bonuses[z] ?? 0, second.bonuses[y] ?? 0);
        const sighted = this.#sees || third.sighted[z] === true || second.sighted[y] === true;
        for (let x = 0; x < first.places.length; x++, at++) {
          const chance = chances[at] ?? 0;
          if (chance === 0) continue;
          let to = place + (first.places[x] ?? 0);
          if (looks && (sighted || first.sighted[x] === true))
            to += this.#size * (1 + Math.max(bonus, first.bonuses[x] ?? 0));
          table[to] = (table[to] ?? 0) + chance;
        }
      }
    }
  }

  /** Adds the chances of each end with an own card. */
  addEnds({ showing: { text, bonus, late }, added, best }: OwnCard, chances: ByModel<Chances>): void {
    const seen = this.#faced ? Math.max(bonus, this.#clash.seesLate ? best : 0) : 0;
    this.#plain ??= this.#found(0, this.#size);
    this.#sighted ??= this.#found(this.#size, this.#tables.even.length);
    const parts = [
      { key: text, entries: this.#plain, seen: 0 },
      { key: `${text} ${seen}`, entries: this.#sighted, seen },
    ];
    for (const { key, entries, seen: most } of parts) {
      const asked = { own: this.#own, text, seen: most };
      const leads = this.#known.get(key) ?? new Leads(entries, this.#clash, asked);
      this.#known.set(key, leads);
      leads.addTo(chances, (late ? 0 : bonus) + added);
    }
  }

  /** The entries of a part of the tables that have a chance. */
  #found(from: number, to: number): Entries {
    const { strongest, even } = this.#tables;
    let count = 0;
    for (let at = from; at < to; at++) if (strongest[at] !== 0 || even[at] !== 0) count++;
    const entries = {
      rivals: this.#rivals.map(({ side }, rival) => ({ side, sums: this.#sums[rival] ?? [] })),
      sums: this.#sums.map(() => new Uint8Array(count)),
      highest: new Uint8Array(count),
      chances: byModel(() => new Float64Array(count)),
    };
    for (let at = from, entry = 0; entry < count; at++) {
      if (strongest[at] === 0 && even[at] === 0) continue;
      let rest = at;
      for (let rival = 0; rival < this.#sums.length; rival++) {
        const { length } = this.#sums[rival] ?? [];
        const sums = entries.sums[rival] ?? entries.highest;
        sums[entry] = rest % length;
        rest = Math.floor(rest / length);
      }
      entries.highest[entry] = Math.max(0, rest - 1);
      entries.chances.strongest[entry] = strongest[at] ?? 0;
      entries.chances.even[entry] = even[at] ?? 0;
      entry++;
    }
    return entries;
  }
}

/** All possible sums of a rival's cards, each once. */
function sumsOf({ kinds, additions }: Rival): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { text, bonus, late } of kinds) {
    for (const added of additions) {
      const total = (late ? 0 : bonus) + added;
      sums.set(`${text} ${total}`, { text, total });
    }
  }
  return [...sums.values()];
}

/** The entries of an axis that a table has, in the table's order. */
const pick = ({ places, bonuses, sighted }: Axis, kinds: readonly number[]): Axis => ({
  places: kinds.map((kind) => places[kind] ?? 0),
  bonuses: kinds.map((kind) => bonuses[kind] ?? 0),
  sighted: kinds.map((kind) => sighted[kind] ?? false),
});
