import type { Either, Masked, Random, Seat } from '@sanguine/kernel';
import type { SearchBudget } from './budget.ts';
import { Heat } from './heat.ts';
import { RaceEntry } from './race-entry.ts';
import type { SearchResult, Searchable } from './searchable.ts';

/** How many runs the ranking of a move counts for. */
const TRUST = 20;
/** Heats before any move is dropped; then a move is dropped if it needs more luck than this many standard deviations. */
const WARM_UP = 3;
const LIKELY = 1.2;
/** A first guess of how far apart two moves end from the same state, and how many measurements it counts for. */
const SPREAD = 0.2;
const GUESS = 8;
/** A difference in odds that is not worth more time. */
const TRIFLE = 0.004;

/**
 * A race between the moves a game ranks highest. In each heat one state is imagined, and every move is played out from it
 * to the end of the chapter with the same luck, so that only the moves differ. Moves that fall behind are dropped.
 */
export class Race {
  readonly #game: Searchable;
  readonly #view: Masked<unknown>;
  readonly #seat: Seat;
  readonly #seed: string;
  readonly #entries: readonly RaceEntry[];
  /** The move ranked first, which all others are measured against. */
  readonly #favourite: RaceEntry;
  #squares = GUESS * SPREAD ** 2;
  #measured = GUESS;

  constructor(
    game: Searchable,
    view: Masked<unknown>,
    seat: Seat,
    random: Random,
    past: readonly unknown[] = [],
  ) {
    this.#game = game;
    this.#view = view;
    this.#seat = seat;
    this.#seed = `${random.int(2 ** 30)}`;
    const [first, ...others] = game.insight?.ranking(view, seat, past, random) ?? [];
    if (first === undefined) throw new Error('nobody to race');
    this.#favourite = new RaceEntry(first, 0);
    this.#entries = [
      this.#favourite,
      ...others.map((rated) => new RaceEntry(rated, rated.odds - first.odds)),
    ];
  }

  run({ playouts, left = () => Infinity }: SearchBudget): SearchResult {
    let contenders = this.#entries;
    let made = 0;
    for (let heat = 0; contenders.length > 1; heat++) {
      const heats = Math.floor(Math.min(playouts - made, left(made)) / this.#field(contenders).length);
      if (heat >= WARM_UP) contenders = this.#unbeaten(contenders, heats);
      if (heats < 1 || contenders.length < 2) break;
      made += this.#heat(this.#field(contenders), heat);
    }
    const best = leader(contenders);
    const others = this.#entries.filter((entry) => entry !== best);
    const second = others.length === 0 ? null : leader(others);
    const next = second && {
      move: second.move,
      behind: Math.max(0, best.toldLead.or(0) - second.toldLead.or(0)),
    };
    const considered = this.#entries.length;
    const odds = best.told.or(this.#chance(this.#view));
    const { plan } = best.rated;
    return { move: best.move, odds, playouts: made, considered, next, ...(plan && { plan }) };
  }

  /** The moves to play out: the favourite is needed to measure by, even after it has been dropped. */
  #field(contenders: readonly RaceEntry[]): readonly RaceEntry[] {
    return contenders.includes(this.#favourite) ? contenders : [this.#favourite, ...contenders];
  }

  /** The moves that could still come out best after this many more heats. */
  #unbeaten(contenders: readonly RaceEntry[], heats: number): readonly RaceEntry[] {
    const best = leader(contenders);
    return contenders.filter((one) => {
      const reach = this.#reach(one, heats);
      return one === best || (reach >= TRIFLE && best.lead(TRUST) - one.lead(TRUST) <= reach);
    });
  }

  /** How far this many more heats are likely to change a lead. */
  #reach({ runs }: RaceEntry, heats: number): number {
    const known = TRUST + runs;
    const share = heats === Infinity ? 1 : heats / (known + heats);
    return LIKELY * Math.sqrt((this.#squares / this.#measured) * (share / known));
  }

  /** Imagines one state and plays out every move of the field from it; returns the number of play-outs. */
  #heat(field: readonly RaceEntry[], heat: number): number {
    const imagined = Heat.imagined(this.#game, this.#view, this.#seat, `${this.#seed} ${heat}`);
    let [favourite, toBeat] = [0, 0];
    for (const entry of field) {
      const end = imagined.playOut(entry.rated);
      const odds = this.#game.insight?.evaluate(end, this.#seat) ?? 1 / 2;
      const chance = this.#chance(end);
      if (entry === this.#favourite) [favourite, toBeat] = [odds, chance];
      else {
        this.#squares += (odds - favourite) ** 2;
        this.#measured++;
      }
      entry.ran(odds, favourite);
      entry.told.add(chance);
      entry.toldLead.add(chance - toBeat);
    }
    return field.length;
  }

  /** The seat's chance to win, as people are told it. */
  #chance(state: Either<unknown>): number {
    return this.#game.estimate.chances(state)[this.#seat] ?? 0;
  }
}

const leader = (entries: readonly RaceEntry[]): RaceEntry =>
  entries.reduce((one, other) => (other.lead(TRUST) > one.lead(TRUST) ? other : one));
