import { type Random, type Refusal, type Seat, swiftRandom, type Table } from '@sanguine/kernel';
import { expect } from 'vitest';
import type { Card } from '../content/cards.ts';
import { type Figure } from '../content/clan.ts';
import { DEFAULT_OPTIONS, type Options } from '../content/options.ts';
import type { Province, Token, Zone } from '../content/provinces.ts';
import { clanOf } from '../rules/clans.ts';
import type { Event } from '../rules/events.ts';
import type { Frames } from '../rules/frames.ts';
import type { AnyMove } from '../rules/moves.ts';
import { rules } from '../rules/rules.ts';
import type { Clan, State } from '../rules/state.ts';
import { strengthOf } from '../rules/strength.ts';
import { invariants } from './kit/invariants.ts';
import { cardCalled, layOut, type Position } from './position.ts';

/** A clan by its name. */
export type Who = 'wolf' | 'bear' | 'serpent' | 'raven';

/**
 * A position set up by hand, then played in notation: tests read like game reports. See `position.ts` for how it is
 * written down. It is the first clan's turn.
 */
export class Scene {
  readonly state: State;
  /** Events since the last `does`, `fights` or `picks` began. */
  events: Event[] = [];
  revealed = false;
  readonly #random: Random;
  readonly #orders: boolean;

  constructor(
    clans: string,
    {
      options = {},
      seed = 'scene',
      orders = true,
      ...position
    }: Position & { options?: Partial<Options>; seed?: string; orders?: boolean } = {},
  ) {
    this.#orders = orders;
    this.#random = swiftRandom(seed);
    this.state = layOut(clans, { ...DEFAULT_OPTIONS, ...options }, position);
    this.#sound();
  }

  /** A game from its very beginning. */
  static opening(seats: number, options: Partial<Options> = {}, seed = 'opening'): Scene {
    const scene = new Scene('wolf; bear; serpent; raven', { seed });
    const setup = { seats, options: { ...DEFAULT_OPTIONS, ...options } };
    Object.assign(scene.state, rules.start(setup, scene.#table()));
    return scene;
  }

  /** What is so at every moment is so now. */
  #sound(): void {
    expect(invariants(this.state)).toEqual([]);
  }

  #table(): Table<Event> {
    return {
      open: this.#random,
      hidden: () => this.#random,
      emit: (event) => void this.events.push(event),
      reveal: () => {
        this.revealed = true;
      },
    };
  }

  seat(who: Who): Seat {
    const seat = this.state.clans.findIndex(({ name }) => name === who);
    if (seat < 0) throw new Error(`the ${who} does not play`);
    return seat;
  }

  clan(who: Who): Clan {
    return clanOf(this.state, this.seat(who));
  }

  /** `tyrs-smash` → the card of this Age, or of the latest before it. */
  card(name: string): Card {
    return cardCalled(name, this.state.age);
  }

  /** The step that is open; `over` at the end of the game. */
  get step(): keyof Frames | 'over' {
    return this.state.frames.at(-1)?.step ?? 'over';
  }

  /** Expects these clans to decide in a step. */
  asks(who: string, step: keyof Frames): this {
    const names = rules.deciders(this.state).map((seat) => clanOf(this.state, seat).name);
    expect([this.step, names.toSorted()]).toEqual([step, who.split(' ').toSorted()]);
    return this;
  }

  /** Plays moves in notation, each of which must be legal and listed. */
  does(who: Who, ...texts: readonly string[]): this {
    this.#begin();
    for (const text of texts) this.#play(who, this.#parse(who, text), text);
    return this;
  }

  /** Cards for a battle, `wolf tyrs-smash, bear odins-smite win`, `never` to be asked for late ones unless told otherwise. */
  fights(choices: string): this {
    this.#begin();
    for (const choice of choices.split(',')) {
      const [who = '', name = '', late = 'never'] = choice.trim().split(' ');
      const move = { do: 'play', card: this.card(name), late } as AnyMove;
      this.#play(who as Who, move, choice);
    }
    return this;
  }

  #begin(): void {
    this.events = [];
    this.revealed = false;
  }

  #play(who: Who, move: AnyMove, text: string): void {
    const seat = this.seat(who);
    expect(rules.deciders(this.state), `${who} decides: ${text}`).toContain(seat);
    expect(rules.refuse(this.state, seat, move), text).toBeNull();
    if (rules.exhaustive(this.state, seat)) expect(this.moves(who)).toContain(this.print(who, move));
    rules.play(this.state, seat, move, this.#table());
    this.#sound();
    if (this.#orders) this.#playOrders();
  }

  /** What was decided beforehand is played as a shell plays it. */
  #playOrders(): void {
    const [seat] = rules.deciders(this.state);
    const ordered = seat === undefined ? null : (rules.ordered?.(this.state, seat) ?? null);
    const who = seat === undefined ? 'none' : clanOf(this.state, seat).name;
    if (who !== 'none' && ordered !== null) this.#play(who, ordered, 'as ordered');
  }

  /** Expects a move to be refused with a code; gives back the refusal. */
  refuses(who: Who, text: string, code: string): Refusal {
    const before = JSON.stringify(this.state);
    const seat = this.seat(who);
    const move = this.#parse(who, text);
    expect(rules.deciders(this.state), `${who} decides: ${text}`).toContain(seat);
    const refused = rules.refuse(this.state, seat, move);
    expect(refused?.code, text).toBe(code);
    expect(this.moves(who)).not.toContain(this.print(who, move));
    expect(JSON.stringify(this.state)).toBe(before);
    if (refused === null) throw new Error(`${text} was not refused`);
    return refused;
  }

  #parse(who: Who, text: string): AnyMove {
    const parsed = rules.notation.parse(this.state, this.seat(who), text);
    if (!parsed.ok) throw new Error(`${text}: ${parsed.problem}`);
    return parsed.move;
  }

  print(who: Who, move: AnyMove): string {
    return rules.notation.print(this.state, this.seat(who), move);
  }

  /** The legal moves in notation, those that begin with these words. */
  moves(who: Who, start = ''): string[] {
    const legal = rules.moves?.(this.state, this.seat(who)) ?? [];
    return legal.map((move) => this.print(who, move)).filter((text) => text.startsWith(start));
  }

  /** The clan's figures somewhere: `leader warrior warrior`. */
  at(who: Who, zone: Zone): string {
    return this.clan(who).figures[zone].join(' ');
  }

  /** How many such figures the clan has somewhere. */
  count(who: Who, figure: Figure, zone: Zone): number {
    return this.clan(who).figures[zone].filter((one) => one === figure).length;
  }

  hand(who: Who): string {
    return this.clan(who).hand.join(' ');
  }

  glory(who: Who): number {
    return this.clan(who).glory;
  }

  rage(who: Who): number {
    return this.clan(who).rage;
  }

  /** Steps of Rage, Axes and Horns. */
  steps(who: Who): number[] {
    const { rage, axes, horns } = this.clan(who).stats;
    return [rage, axes, horns];
  }

  strength(who: Who, province: Province): number {
    return strengthOf(this.state, this.seat(who), province);
  }

  token(province: Province): Token {
    return this.state.tokens[province];
  }

  /** What came out of the last battle: `wolf 5+3, bear 4+0: wolf`. */
  get result(): string {
    const [told] = this.told('strength.compared');
    if (told === undefined) return 'no battle';
    const name = (seat: Seat): string => clanOf(this.state, seat).name;
    const totals = told.totals.map(({ seat, figures, cards }) => `${name(seat)} ${figures}+${cards}`);
    return `${totals.join(', ')}: ${told.winner === null ? 'tie' : name(told.winner)}`;
  }

  /** The events of one kind since the last moves began. */
  told<E extends Event['e']>(e: E): Extract<Event, { e: E }>[] {
    return this.events.filter((event): event is Extract<Event, { e: E }> => event.e === e);
  }
}
