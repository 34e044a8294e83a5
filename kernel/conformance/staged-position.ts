import { expect } from 'vitest';
import type { Random } from '../random/random.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { AnySetup, Rules, PlayContext } from '../rules/rules.ts';
import type { Seat } from '../rules/seat.ts';
import { RiggedRandom } from './rigged.ts';

/** A state whose pending decisions are frames, of which only the steps' names matter. */
interface Stepped {
  readonly frames: readonly { readonly step: string }[];
}

type Played<State, Move, Event> = Pick<
  Rules<AnySetup, State, Move, Event>,
  'deciders' | 'volunteers' | 'refuse' | 'exhaustive' | 'moves' | 'play' | 'notation'
>;

type Audience = Seat | null | 'open';

/**
 * A position set up by hand, then played in notation, so that tests read like game reports. A game defines how to write
 * its positions and what its players are called (`Who`); this class plays them.
 */
export abstract class StagedPosition<State extends Stepped, Move, Event extends { readonly e: string }, Who> {
  abstract readonly state: State;
  /** Events since the last `does` began. */
  events: Event[] = [];
  revealed = false;
  readonly #rules: Played<State, Move, Event>;
  readonly #chance = new Map<Audience, RiggedRandom>();

  constructor(rules: Played<State, Move, Event>) {
    this.#rules = rules;
  }

  abstract seat(who: Who): Seat;

  /** Violated invariants. An artificial position may start with some; no move may add any. */
  protected abstract flaws(): readonly string[];

  /** The chance of an audience, whose results can be preset. */
  protected rigged(audience: Audience): RiggedRandom {
    let random = this.#chance.get(audience);
    if (random === undefined) this.#chance.set(audience, (random = new RiggedRandom(`scene ${audience}`)));
    return random;
  }

  protected random(audience: Audience): Random {
    return this.rigged(audience);
  }

  protected table(): PlayContext<Event> {
    return {
      open: this.random('open'),
      hidden: (to) => this.random(to),
      emit: (event) => void this.events.push(event),
      reveal: () => {
        this.revealed = true;
      },
    };
  }

  /** The open step; `over` at the end of the game. */
  get step(): State['frames'][number]['step'] | 'over' {
    return this.state.frames.at(-1)?.step ?? 'over';
  }

  /** The seats that decide. */
  get deciders(): readonly Seat[] {
    return this.#rules.deciders(this.state);
  }

  /** The seats that may move. */
  get #movers(): readonly Seat[] {
    return [...this.deciders, ...(this.#rules.volunteers?.(this.state) ?? [])];
  }

  /** Plays moves in notation. Each must be legal, and listed if the list is exhaustive. */
  does(who: Who, ...texts: readonly string[]): this {
    this.begin();
    for (const text of texts) this.plays(who, this.#parse(who, text), text);
    return this;
  }

  /** Forgets the events so far. */
  protected begin(): void {
    this.events = [];
    this.revealed = false;
  }

  protected plays(who: Who, move: Move, text: string): void {
    const seat = this.seat(who);
    expect(this.#movers, `${String(who)} decides: ${text}`).toContain(seat);
    expect(this.#rules.refuse(this.state, seat, move), text).toBeNull();
    if (this.#rules.exhaustive(this.state, seat)) expect(this.moves(who)).toContain(this.print(who, move));
    const before = this.flaws();
    this.#rules.play(this.state, seat, move, this.table());
    expect(
      this.flaws().filter((flaw) => !before.includes(flaw)),
      text,
    ).toEqual([]);
  }

  /** Expects a move to be refused with a code; returns the refusal. */
  refuses(who: Who, text: string, code: string): Refusal {
    const before = JSON.stringify(this.state);
    const seat = this.seat(who);
    const move = this.#parse(who, text);
    expect(this.#movers, `${String(who)} decides: ${text}`).toContain(seat);
    const refused = this.#rules.refuse(this.state, seat, move);
    expect(refused?.code, text).toBe(code);
    expect(this.moves(who)).not.toContain(this.print(who, move));
    expect(JSON.stringify(this.state)).toBe(before);
    if (refused === null) throw new Error(`${text} was not refused`);
    return refused;
  }

  #parse(who: Who, text: string): Move {
    const parsed = this.#rules.notation.parse(this.state, this.seat(who), text);
    if (!parsed.ok) throw new Error(`${text}: ${parsed.problem}`);
    return parsed.move;
  }

  protected print(who: Who, move: Move): string {
    return this.#rules.notation.print(this.state, this.seat(who), move);
  }

  /** The legal moves in notation that begin with these words. */
  moves(who: Who, start = ''): string[] {
    const legal = this.#rules.moves?.(this.state, this.seat(who)) ?? [];
    return legal.map((move) => this.print(who, move)).filter((text) => text.startsWith(start));
  }

  /** The events of one kind since the last `does` began. */
  told<E extends Event['e']>(e: E): Extract<Event, { e: E }>[] {
    return this.events.filter((event): event is Extract<Event, { e: E }> => event.e === e);
  }
}
