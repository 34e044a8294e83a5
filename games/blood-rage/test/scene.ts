import { type Random, type Seat, swiftRandom } from '@sanguine/kernel';
import { StagedPosition } from '@sanguine/kernel/conformance';
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
 * A position set up by hand, then played in notation, so that tests read like game reports. `position.ts` describes the
 * format. It is the first clan's turn.
 */
export class Scene extends StagedPosition<State, AnyMove, Event, Who> {
  readonly state: State;
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
    super(rules);
    this.#orders = orders;
    this.#random = swiftRandom(seed);
    this.state = layOut(clans, { ...DEFAULT_OPTIONS, ...options }, position);
    expect(this.flaws()).toEqual([]);
  }

  /** A game from the start. */
  static opening(seats: number, options: Partial<Options> = {}, seed = 'opening'): Scene {
    const scene = new Scene('wolf; bear; serpent; raven', { seed });
    const setup = { seats, options: { ...DEFAULT_OPTIONS, ...options } };
    Object.assign(scene.state, rules.start(setup, scene.table()));
    return scene;
  }

  protected flaws(): readonly string[] {
    return invariants(this.state);
  }

  /** One stream for everything, from the scene's seed. */
  protected override random(): Random {
    return this.#random;
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

  /** Expects these clans to decide in a step. */
  asks(who: string, step: keyof Frames): this {
    const names = this.deciders.map((seat) => clanOf(this.state, seat).name);
    expect([this.step, names.toSorted()]).toEqual([step, who.split(' ').toSorted()]);
    return this;
  }

  /** Cards for a battle, `wolf tyrs-smash, bear odins-smite win`; late cards are armed `never` unless given. */
  fights(choices: string): this {
    this.begin();
    for (const choice of choices.split(',')) {
      const [who = '', name = '', late = 'never'] = choice.trim().split(' ');
      const move = { do: 'play', card: this.card(name), late } as AnyMove;
      this.plays(who as Who, move, choice);
    }
    return this;
  }

  protected override plays(who: Who, move: AnyMove, text: string): void {
    super.plays(who, move, text);
    if (this.#orders) this.#playOrders();
  }

  /** Plays ordered answers as a shell does. */
  #playOrders(): void {
    const [seat] = this.deciders;
    const ordered = seat === undefined ? null : (rules.ordered?.(this.state, seat) ?? null);
    const who = seat === undefined ? 'none' : clanOf(this.state, seat).name;
    if (who !== 'none' && ordered !== null) this.plays(who, ordered, 'as ordered');
  }

  /** The clan's figures in a zone: `leader warrior warrior`. */
  at(who: Who, zone: Zone): string {
    return this.clan(who).figures[zone].join(' ');
  }

  /** How many such figures the clan has in a zone. */
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

  /** The result of the last battle: `wolf 5+3, bear 4+0: wolf`. */
  get result(): string {
    const [told] = this.told('strength.compared');
    if (told === undefined) return 'no battle';
    const name = (seat: Seat): string => clanOf(this.state, seat).name;
    const totals = told.totals.map(({ seat, figures, cards }) => `${name(seat)} ${figures}+${cards}`);
    return `${totals.join(', ')}: ${told.winner === null ? 'tie' : name(told.winner)}`;
  }
}
