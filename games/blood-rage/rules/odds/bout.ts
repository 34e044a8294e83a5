import type { Seat } from '@sanguine/kernel';
import { clanOf } from '../clans.ts';
import type { Battle, State } from '../state.ts';
import { Clash } from './clash.ts';
import type { Deals } from './deals.ts';
import { plainShowing, type Showing } from './showing.ts';

/** How a battle may end for a seat; they add up to 1. */
export interface Chances {
  /** It is stronger than everybody else. */
  win: number;
  /** It shares the highest strength, so nobody wins. */
  tie: number;
  /** Somebody is stronger. */
  lose: number;
  /** Heimdall's Watch: all cards are discarded, and everybody plays a new one. */
  anew: number;
}

const [WIN, TIE, LOSE, ANEW, ENDS] = [0, 1, 2, 3, 4];

const NOTHING = plainShowing(0);

/** What a deal's late cards mean to each side, in the order of the battle; nothing to the seat itself. */
interface LateCards {
  readonly adds: readonly number[];
  readonly best: readonly number[];
}

/** One card after the other against everything the rivals may show. */
export class Bout {
  readonly #clash: Clash;
  readonly #deals: Deals;
  readonly #late: readonly LateCards[];
  /** Where the seat comes in the order of the battle. */
  readonly #own: number;
  /** What each rival may show, by kind, in the order of the battle; the own side has none. */
  readonly #kinds: readonly (readonly Showing[])[];
  readonly #count: number;

  constructor(view: State, battle: Battle, seat: Seat, kinds: readonly Showing[], deals: Deals) {
    const { participants } = battle;
    this.#clash = new Clash(view, participants);
    this.#deals = deals;
    this.#own = participants.indexOf(seat);
    this.#count = Math.max(1, kinds.length);
    this.#kinds = participants.map((other) =>
      other === seat ? [] : clanOf(view, other).hand.length === 0 ? [NOTHING] : kinds,
    );
    this.#late = deals.late.map((late) => {
      const held = late.map((hand) =>
        hand.flatMap((count, pool) => Array.from({ length: count }, () => kinds[pool]?.bonus ?? 0)),
      );
      held.splice(this.#own, 0, []);
      return {
        adds: held.map((bonuses) => bonuses.reduce((sum, one) => sum + one, 0)),
        best: held.map((bonuses) => Math.max(0, ...bonuses)),
      };
    });
  }

  /** How it may end with a card; `late` are the bonuses of the own late cards, this one among them if it is late. */
  oddsOf(own: Showing, late: readonly number[]): { strongest: Chances; even: Chances } {
    const strongest = new Float64Array(ENDS);
    const even = new Float64Array(ENDS);
    const shown: Showing[] = this.#kinds.map(() => NOTHING);
    shown[this.#own] = own;
    const totals = shown.map(() => 0);
    const added = late.reduce((sum, one) => sum + one, 0);
    const best = Math.max(0, ...late);
    const { tuples, strongest: ifStrongest, even: ifEven } = this.#deals;
    const deals = this.#late.length;
    for (let tuple = 0; tuple < tuples; tuple++) {
      this.#read(tuple, shown);
      const again = this.#clash.looksAtLate(shown);
      let meets = again || this.#clash.meet(shown, [], totals);
      for (let deal = 0, at = tuple * deals; deal < deals; deal++, at++) {
        const strong = ifStrongest[at] ?? 0;
        const fair = ifEven[at] ?? 0;
        const cards = this.#late[deal];
        if ((strong === 0 && fair === 0) || cards === undefined) continue;
        if (again) meets = this.#clash.meet(shown, cards.best.with(this.#own, best), totals);
        const end = meets ? this.#endOf(totals, cards.adds, added) : ANEW;
        strongest[end] = (strongest[end] ?? 0) + strong;
        even[end] = (even[end] ?? 0) + fair;
      }
    }
    return { strongest: chancesIn(strongest), even: chancesIn(even) };
  }

  /** What the rivals show in a tuple. */
  #read(tuple: number, shown: Showing[]): void {
    let rest = tuple;
    for (let side = 0; side < shown.length; side++) {
      if (side === this.#own) continue;
      const kind = rest % this.#count;
      rest = (rest - kind) / this.#count;
      shown[side] = this.#kinds[side]?.[kind] ?? NOTHING;
    }
  }

  #endOf(totals: readonly number[], adds: readonly number[], added: number): number {
    const own = (totals[this.#own] ?? 0) + added;
    let lead = -Infinity;
    for (let side = 0; side < totals.length; side++) {
      if (side === this.#own) continue;
      const ahead = (totals[side] ?? 0) + (adds[side] ?? 0) - own;
      if (ahead > lead) lead = ahead;
    }
    return lead > 0 ? LOSE : lead === 0 ? TIE : WIN;
  }
}

/** Less than any deal has: what is left of chances that were taken from each other. */
const NEVER = 1e-12;

const exactly = (chance: number): number => (chance < NEVER ? 0 : chance > 1 - NEVER ? 1 : chance);

const chancesIn = ([win = 0, tie = 0, lose = 0, anew = 0]: Float64Array): Chances => ({
  win: exactly(win),
  tie: exactly(tie),
  lose: exactly(lose),
  anew: exactly(anew),
});
