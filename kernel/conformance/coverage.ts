import type { Seat } from '../rules/seat.ts';
import { verbsAmong } from './chooser.ts';
import { freeze } from './data.ts';
import type { AnyKit } from './kit.ts';
import { type Act, chanceOf, pick, type CheckedPosition } from './checked-position.ts';

const OFTEN = 20;

/** Decides which moves of which positions are inspected, so that each verb is checked often enough and no more. */
export class Coverage {
  readonly #kit: AnyKit;
  readonly #often: number;
  readonly #checked = new Map<string, number>();
  /** The same for unlisted moves. A verb need not have any, but a game whose lists are not exhaustive must have some. */
  readonly #unlisted = new Map<string, number>();
  #exhaustive = true;
  /** The set-ups in whose games a verb could have been played. */
  readonly #metIn = new Map<string, Set<string>>();
  /** How often a verb could have been played in the game being walked. */
  #met = new Map<string, number>();

  constructor(kit: AnyKit) {
    this.#kit = kit;
    this.#often = kit.often ?? OFTEN;
    for (const verb of kit.verbs) this.#checked.set(verb, 0);
  }

  newGame(): void {
    this.#met = new Map();
  }

  /**
   * One legal move of each verb that still needs checks, listed and unlisted. Of a game's opportunities the 1st, 2nd, 4th,
   * 8th … are used, so that openings do not use up all checks. With `all`, one move of every verb.
   */
  subjects(position: CheckedPosition, all: boolean): readonly Act[] {
    if (position.unlisted.size > 0) this.#exhaustive = false;
    return [
      ...this.#among(position, position.moves, this.#checked, '', all),
      ...this.#among(position, position.unlisted, this.#unlisted, ' unlisted', all),
    ];
  }

  *#among(
    position: CheckedPosition,
    bySeat: ReadonlyMap<Seat, readonly unknown[]>,
    checked: Map<string, number>,
    kind: string,
    all: boolean,
  ): Iterable<Act> {
    const looked = new Set<string>();
    for (const [seat, moves] of bySeat) {
      for (const [verb, list] of verbsAmong(this.#kit, position.state, seat, moves)) {
        if (looked.has(verb)) continue;
        this.#meet(verb, position.setup);
        const met = (this.#met.get(verb + kind) ?? 0) + 1;
        this.#met.set(verb + kind, met);
        const times = checked.get(verb) ?? 0;
        const due = Number.isInteger(Math.log2(met)) && times < this.#often;
        if (!due && !all) continue;
        looked.add(verb);
        const move = pick(list, chanceOf(position, `subject ${verb}${kind}`));
        yield { seat, verb, move: freeze(this.#kit.rules.tidy(move)) };
        checked.set(verb, times + 1);
      }
    }
  }

  #meet(verb: string, setup: string): void {
    const setups = this.#metIn.get(verb) ?? new Set();
    this.#metIn.set(verb, setups.add(setup));
  }

  get complete(): boolean {
    return this.#lacking().length === 0;
  }

  /** Whether a game of this set-up may have a verb that needs more checks: the set-up had it before, or none had it yet. */
  wants(setup: string): boolean {
    return this.#lacking().some((verb) => this.#metIn.get(verb)?.has(setup) ?? true);
  }

  #lacking(): readonly string[] {
    return this.#kit.verbs.filter((verb) => (this.#checked.get(verb) ?? 0) < this.#often);
  }

  *problems(): Iterable<string> {
    for (const [verb, count] of this.#checked) {
      if (!this.#kit.verbs.includes(verb)) yield `${verb} is played and not named among the verbs`;
      else if (count < this.#often) yield `${verb} was checked ${count} times, not ${this.#often}`;
    }
    if (!this.#exhaustive && this.#unlisted.size === 0)
      yield 'not all legal moves are listed, and neither sample nor mutate gives another';
  }
}
