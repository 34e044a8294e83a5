import type { Seat } from '@sanguine/kernel';
import { StagedPosition } from '@sanguine/kernel/conformance';
import { expect } from 'vitest';
import { DEFAULT_OPTIONS, type Options } from '../content/options.ts';
import type { Spell } from '../content/spells.ts';
import { ACTS } from '../content/turn.ts';
import { type Unit, UNITS } from '../content/units.ts';
import { pileOf, removeCard, sortCards } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { isFree, soldierSeat } from '../rules/figures.ts';
import type { Frames } from '../rules/frames.ts';
import { groundOf, isOpen, spaceName, spaceNamed } from '../rules/ground.ts';
import type { AnyMove } from '../rules/moves.ts';
import { rules } from '../rules/rules.ts';
import { type Figure, NOWHERE, type Pile, type State } from '../rules/state.ts';
import { invariants } from './kit/invariants.ts';

export type Side = 'witch' | 'soldiers';

export interface SceneSetup {
  /** Whose turn it is, the hand already drawn. */
  readonly turn?: Side;
  readonly glade?: string;
  readonly options?: Partial<Options>;
  readonly round?: number;
}

/** Default numbers of stones in a scene. They differ from those on the cards, which are tuned; here the rules are tested. */
const PLAIN: Readonly<Record<Unit, number>> = {
  witch: 9,
  boar: 4,
  wolf: 4,
  raven: 3,
  toad: 5,
  swordsman: 6,
  spearman: 6,
  archer: 5,
};

/** `bloodBoil siphon` → bloodBoil, siphon. */
const words = (text: string): Spell[] => text.split(' ').filter((word) => word !== '') as Spell[];

/**
 * A position set up by hand, then played in notation, so that tests read like game reports. Pieces are listed as `witch
 * e1, wolf e4 5, zombie archer e8 2, realm boar`: where they are and, if not the usual number of a scene, their stones.
 * Unlisted pieces are out of the game; their stones are in the bank. Hands are empty, decks full.
 */
export class Scene extends StagedPosition<State, AnyMove, Event, Side> {
  readonly state: State;

  constructor(
    pieces: string,
    { turn = 'soldiers', glade = 'hollow-glade', options = {}, round = 1 }: SceneSetup = {},
  ) {
    super(rules);
    const setup = { seats: 2, glade, options: { ...DEFAULT_OPTIONS, ...options } };
    this.state = rules.start(setup, this.table());
    this.state.round = round;
    this.state.frames = [{ step: turn }];
    this.state.acts = turn === 'soldiers' ? ACTS : 0;
    for (const unit of UNITS) this.#set(unit, { status: 'gone', blood: 0 });
    for (const piece of pieces.split(',')) this.#put(piece.trim().split(' '));
    expect(UNITS.some((unit) => isFree(this.state, unit)) && this.at('witch') !== 'gone', pieces).toBe(true);
    expect(this.flaws()).toEqual([]);
  }

  /** A game from the start; `coin` is the result of the draw for sides. */
  static opening({ glade = 'hollow-glade', options = {} }: SceneSetup = {}, coin?: number): Scene {
    const scene = new Scene('witch e1, archer e11', { glade });
    if (coin !== undefined) scene.dice(coin);
    const setup = { seats: 2, glade, options: { ...DEFAULT_OPTIONS, ...options } };
    Object.assign(scene.state, rules.start(setup, scene.table()));
    return scene;
  }

  #put([first = '', ...more]: string[]): void {
    const mark = first === 'zombie' || first === 'realm' ? first : null;
    const [name, space = '', stones] = mark === null ? [first, ...more] : more;
    const unit = UNITS.find((one) => one === name);
    if (unit === undefined) throw new Error(`no piece is called ${name}`);
    if (mark === 'realm') return this.#set(unit, { status: 'realm' });
    const at = this.space(space);
    if (!isOpen(groundOf(this.state), at)) throw new Error(`nobody can stand at ${space}`);
    const blood = stones === undefined ? PLAIN[unit] : Number(stones);
    this.#set(unit, { status: 'glade', at, blood, zombie: mark === 'zombie' });
    if (mark === 'zombie') this.state.tokens -= 1;
  }

  /** Stones not on a card are in the bank. */
  #set(unit: Unit, { blood = 0, at = NOWHERE, ...rest }: Partial<Figure>): void {
    const figure = this.state.figures[unit];
    this.state.bank += figure.blood - blood;
    Object.assign(figure, { blood, at, ...rest });
  }

  protected flaws(): readonly string[] {
    return invariants(this.state);
  }

  seat(side: Side): Seat {
    return side === 'witch' ? this.state.witch : soldierSeat(this.state);
  }

  pile(side: Side): Pile<Spell> {
    return pileOf(this.state, this.seat(side));
  }

  space(name: string): number {
    return spaceNamed(groundOf(this.state), name);
  }

  /** Puts cards into the hand, out of the deck. */
  hand(side: Side, cards: string): this {
    return this.#deal(side, cards, 'hand');
  }

  discards(side: Side, cards: string): this {
    return this.#deal(side, cards, 'discard');
  }

  #deal(side: Side, cards: string, to: 'hand' | 'discard'): this {
    const pile = this.pile(side);
    for (const card of words(cards)) {
      if (!removeCard(pile.deck, card)) throw new Error(`no ${card} in the deck`);
    }
    if (to === 'hand') pile.hand = sortCards([...pile.hand, ...words(cards)]);
    else pile.discard = sortCards([...pile.discard, ...words(cards)]);
    return this;
  }

  /** The deck keeps only these cards; the rest goes to the discards. */
  deck(side: Side, cards: string): this {
    const { deck } = this.pile(side);
    for (const card of words(cards)) removeCard(deck, card);
    this.discards(side, deck.join(' '));
    this.pile(side).deck = sortCards(words(cards));
    return this;
  }

  /** The results of the next dice. */
  dice(...fell: readonly number[]): this {
    this.rigged('open').dice.push(...fell);
    return this;
  }

  /** The cards a side draws next. */
  draws(side: Side, cards: string): this {
    this.rigged(this.seat(side)).draws.push(...words(cards));
    return this;
  }

  /** Expects the side to decide in a step. */
  asks(side: Side, step: keyof Frames): this {
    expect([this.step, this.deciders]).toEqual([step, [this.seat(side)]]);
    return this;
  }

  /** Where a piece can walk, in alphabetical order: `a1 b2`. */
  walks(side: Side, unit: Unit): string {
    const start = `move ${unit} `;
    return this.moves(side, start)
      .map((text) => text.slice(start.length))
      .toSorted()
      .join(' ');
  }

  /** The space a piece is on; `realm` or `gone` if it is dead. */
  at(unit: Unit): string {
    const { status, at } = this.state.figures[unit];
    return status === 'glade' ? spaceName(groundOf(this.state), at) : status;
  }

  blood(unit: Unit): number {
    return this.state.figures[unit].blood;
  }
}
