import {
  type Full,
  type Masked,
  playSet,
  type Random,
  RolloutContext,
  type Seat,
  swiftStreams,
} from '@sanguine/kernel';
import type { SearchBudget } from './budget.ts';
import { RaceEntry } from './race-entry.ts';
import type { SearchResult, Searchable } from './search.ts';

/** Runs the first sight of a move counts for. */
const TRUST = 20;
/** Heats before anybody is out; then who would need more luck than so many standard deviations. */
const WARM_UP = 3;
const LIKELY = 1.2;
/** How far apart two moves come out on the same table, before anything is measured, and what that guess counts for. */
const SPREAD = 0.2;
const GUESS = 8;
/** A difference in odds not worth any more time. */
const TRIFLE = 0.004;
/** Chapters are long; one that never ends is a fault of the game's and is judged as it stands. */
const MOST_PLAYS = 2000;

/** The streams of a heat. */
const IMAGINED = 0;
const DRAWN = 1;
const POLICY = 2;

/**
 * A race between the moves a game itself thinks worth it. In each heat one table is imagined, and from it every move is
 * played out to the end of the chapter, with the same luck for all: what differs then is owed to the move. Who falls behind is out.
 */
export class Race {
  readonly #game: Searchable;
  readonly #view: Masked<unknown>;
  readonly #seat: Seat;
  readonly #seed: string;
  readonly #runners: readonly RaceEntry[];
  /** The best at first sight, whom all others are measured by. */
  readonly #favourite: RaceEntry;
  #squares = GUESS * SPREAD ** 2;
  #measured = GUESS;

  constructor(game: Searchable, view: Masked<unknown>, seat: Seat, random: Random) {
    this.#game = game;
    this.#view = view;
    this.#seat = seat;
    this.#seed = `${random.int(2 ** 30)}`;
    const [first, ...others] = game.insight?.ranking?.(view, seat) ?? [];
    if (first === undefined) throw new Error('nobody to race');
    this.#favourite = new RaceEntry(first.move, 0);
    this.#runners = [
      this.#favourite,
      ...others.map(({ move, odds }) => new RaceEntry(move, odds - first.odds)),
    ];
  }

  run({ playouts, left = () => Infinity }: SearchBudget): SearchResult {
    let contenders = this.#runners;
    let made = 0;
    for (let heat = 0; contenders.length > 1; heat++) {
      const heats = Math.floor(Math.min(playouts - made, left(made)) / this.#field(contenders).length);
      if (heat >= WARM_UP) contenders = this.#unbeaten(contenders, heats);
      if (heats < 1 || contenders.length < 2) break;
      made += this.#heat(this.#field(contenders), heat);
    }
    const best = foremost(contenders);
    return { move: best.move, odds: this.#odds(best), playouts: made, weighed: this.#runners.length };
  }

  /** Those who run: the favourite is needed as a measure, even where it is out. */
  #field(contenders: readonly RaceEntry[]): readonly RaceEntry[] {
    return contenders.includes(this.#favourite) ? contenders : [this.#favourite, ...contenders];
  }

  /** Who may still come out best in so many heats more. */
  #unbeaten(contenders: readonly RaceEntry[], heats: number): readonly RaceEntry[] {
    const best = foremost(contenders);
    return contenders.filter((one) => {
      const reach = this.#reach(one, heats);
      return one === best || (reach >= TRIFLE && best.lead(TRUST) - one.lead(TRUST) <= reach);
    });
  }

  /** How far so many heats more are likely to move a runner. */
  #reach({ runs }: RaceEntry, heats: number): number {
    const known = TRUST + runs;
    const share = heats === Infinity ? 1 : heats / (known + heats);
    return LIKELY * Math.sqrt((this.#squares / this.#measured) * (share / known));
  }

  /** One table, and every move of the field played out from it; the number of play-outs. */
  #heat(field: readonly RaceEntry[], heat: number): number {
    const { engine } = this.#game;
    const streams = swiftStreams(`${this.#seed} ${heat}`);
    const table = engine.imagine(this.#view, this.#seat, streams.stream(IMAGINED, 'open'));
    let favourite = 0;
    for (const entry of field) {
      const drawn = streams.stream(DRAWN, 'open');
      const odds = this.#playout(engine.clone(table), entry.move, drawn, streams.stream(POLICY, 'open'));
      if (entry === this.#favourite) favourite = odds;
      else {
        this.#squares += (odds - favourite) ** 2;
        this.#measured++;
      }
      entry.ran(odds, favourite);
    }
    return field.length;
  }

  /** The move first, then as the game would play by itself, to the end of the chapter. */
  #playout(state: Full<unknown>, first: unknown, drawn: Random, policyRandom: Random): number {
    const { engine, insight } = this.#game;
    const context = new RolloutContext<unknown>(drawn);
    const chapter = insight?.chapter?.(state);
    for (let plays = 0; plays < MOST_PLAYS; plays++) {
      const deciders = engine.deciders(state);
      if (deciders.length === 0 || insight?.chapter?.(state) !== chapter) break;
      const chosen = deciders.map((seat) => {
        if (plays === 0 && seat === this.#seat) return { seat, move: first };
        const move = insight?.policy?.(state, seat, policyRandom);
        return { seat, move: move ?? engine.sample(state, seat, policyRandom) };
      });
      playSet(engine, state, chosen, context);
    }
    return insight?.evaluate(state, this.#seat) ?? 1 / 2;
  }

  /** How it fared; at first sight, where there was nothing to race for. */
  #odds(best: RaceEntry): number {
    if (best.runs > 0) return best.mean;
    return this.#game.insight?.evaluate(this.#view, this.#seat) ?? 1 / 2;
  }
}

const foremost = (runners: readonly RaceEntry[]): RaceEntry =>
  runners.reduce((one, other) => (other.lead(TRUST) > one.lead(TRUST) ? other : one));
