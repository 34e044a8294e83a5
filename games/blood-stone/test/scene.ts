import type { Refusal, Seat, Table } from '@sanguine/kernel';
import { expect } from 'vitest';
import { DEFAULT_OPTIONS, type Options } from '../content/options.ts';
import type { Spell } from '../content/spells.ts';
import { ACTS } from '../content/turn.ts';
import { type Unit, UNIT_CARDS, UNITS } from '../content/units.ts';
import { pileOf, removeCard, sortCards } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { isFree, soldierSeat } from '../rules/figures.ts';
import type { Frames } from '../rules/frames.ts';
import { groundOf, isOpen, spaceName, spaceNamed } from '../rules/ground.ts';
import type { AnyMove } from '../rules/moves.ts';
import { printMove } from '../rules/notation.ts';
import { rules } from '../rules/rules.ts';
import { type Figure, NOWHERE, type Pile, type State } from '../rules/state.ts';
import { invariants } from './kit/invariants.ts';
import { RiggedRandom } from './rigged.ts';

export type Side = 'witch' | 'soldiers';

export interface SceneSetup {
  /** Whose turn it is, the hand already drawn. */
  readonly turn?: Side;
  readonly glade?: string;
  readonly options?: Partial<Options>;
  readonly round?: number;
}

/** `bloodBoil siphon` → bloodBoil, siphon. */
const words = (text: string): Spell[] => text.split(' ').filter((word) => word !== '') as Spell[];

/**
 * A position set up by hand, then played in notation: tests read like game reports. Pieces are listed as
 * `witch e1, wolf e4 5, zombie archer e8 2, realm boar`: where they stand and, if not as many as at the start, their
 * stones. Pieces left out are out of the game; their stones are in the bank. Hands are empty, decks full.
 */
export class Scene {
  readonly state: State;
  /** Events of the last move. */
  events: Event[] = [];
  revealed = false;
  readonly #chance = new Map<Seat | null | 'open', RiggedRandom>();

  constructor(
    pieces: string,
    { turn = 'soldiers', glade = 'hollow-glade', options = {}, round = 1 }: SceneSetup = {},
  ) {
    const setup = { seats: 2, glade, options: { ...DEFAULT_OPTIONS, ...options } };
    this.state = rules.start(setup, this.#table());
    this.state.round = round;
    this.state.frames = [{ step: turn }];
    this.state.acts = turn === 'soldiers' ? ACTS : 0;
    for (const unit of UNITS) this.#set(unit, { status: 'gone', blood: 0 });
    for (const piece of pieces.split(',')) this.#put(piece.trim().split(' '));
    expect(UNITS.some((unit) => isFree(this.state, unit)) && this.at('witch') !== 'gone', pieces).toBe(true);
    this.#sound();
  }

  /** A game from its very beginning; `coin` is what the draw for sides shows. */
  static opening({ glade = 'hollow-glade', options = {} }: SceneSetup = {}, coin?: number): Scene {
    const scene = new Scene('witch e1, archer e11', { glade });
    if (coin !== undefined) scene.dice(coin);
    const setup = { seats: 2, glade, options: { ...DEFAULT_OPTIONS, ...options } };
    Object.assign(scene.state, rules.start(setup, scene.#table()));
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
    const blood = stones === undefined ? UNIT_CARDS[unit].blood : Number(stones);
    this.#set(unit, { status: 'glade', at, blood, zombie: mark === 'zombie' });
    if (mark === 'zombie') this.state.tokens -= 1;
  }

  /** Stones on no card are in the bank. */
  #set(unit: Unit, { blood = 0, at = NOWHERE, ...rest }: Partial<Figure>): void {
    const figure = this.state.figures[unit];
    this.state.bank += figure.blood - blood;
    Object.assign(figure, { blood, at, ...rest });
  }

  /** What is so at every moment is so now. */
  #sound(): void {
    expect(invariants(this.state)).toEqual([]);
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

  /** The deck keeps just these cards; the rest goes to the discards. */
  deck(side: Side, cards: string): this {
    const { deck } = this.pile(side);
    for (const card of words(cards)) removeCard(deck, card);
    this.discards(side, deck.join(' '));
    this.pile(side).deck = sortCards(words(cards));
    return this;
  }

  /** What the next dice show. */
  dice(...fell: readonly number[]): this {
    this.#random('open').dice.push(...fell);
    return this;
  }

  /** The cards a side draws next. */
  draws(side: Side, cards: string): this {
    this.#random(this.seat(side)).cards.push(...words(cards));
    return this;
  }

  #random(audience: Seat | null | 'open'): RiggedRandom {
    let random = this.#chance.get(audience);
    if (random === undefined) this.#chance.set(audience, (random = new RiggedRandom(`scene ${audience}`)));
    return random;
  }

  #table(): Table<Event> {
    const { events } = this;
    const open = () => this.#random('open');
    return {
      get open() {
        return open();
      },
      hidden: (to) => this.#random(to),
      emit: (event) => void events.push(event),
      reveal: () => {
        this.revealed = true;
      },
    };
  }

  /** The step that is open; `over` at the end of the game. */
  get step(): keyof Frames | 'over' {
    return this.state.frames.at(-1)?.step ?? 'over';
  }

  /** Expects the side to decide in a step. */
  asks(side: Side, step: keyof Frames): this {
    expect([this.step, rules.deciders(this.state)]).toEqual([step, [this.seat(side)]]);
    return this;
  }

  /** Plays moves in notation, each of which must be legal and listed. */
  does(side: Side, ...texts: readonly string[]): this {
    for (const text of texts) {
      const seat = this.seat(side);
      const move = this.#parse(side, text);
      expect(rules.deciders(this.state), `${side} decide: ${text}`).toContain(seat);
      expect(rules.refuse(this.state, seat, move), text).toBeNull();
      expect(this.moves(side)).toContain(printMove(this.state, move));
      this.events = [];
      this.revealed = false;
      rules.play(this.state, seat, move, this.#table());
      this.#sound();
    }
    return this;
  }

  /** Expects a move to be refused with a code; gives back the refusal. */
  refuses(side: Side, text: string, code: string): Refusal {
    const before = JSON.stringify(this.state);
    const seat = this.seat(side);
    const move = this.#parse(side, text);
    expect(rules.deciders(this.state), `${side} decide: ${text}`).toContain(seat);
    const refused = rules.refuse(this.state, seat, move);
    expect(refused?.code, text).toBe(code);
    expect(this.moves(side)).not.toContain(printMove(this.state, move));
    expect(JSON.stringify(this.state)).toBe(before);
    if (refused === null) throw new Error(`${text} was not refused`);
    return refused;
  }

  #parse(side: Side, text: string): AnyMove {
    const parsed = rules.notation.parse(this.state, this.seat(side), text);
    if (!parsed.ok) throw new Error(`${text}: ${parsed.problem}`);
    return parsed.move;
  }

  /** The legal moves in notation, those that begin with these words. */
  moves(side: Side, start = ''): string[] {
    const legal = rules.moves?.(this.state, this.seat(side)) ?? [];
    return legal.map((move) => printMove(this.state, move)).filter((text) => text.startsWith(start));
  }

  /** Where a piece can walk, in alphabetical order: `a1 b2`. */
  walks(side: Side, unit: Unit): string {
    const start = `move ${unit} `;
    return this.moves(side, start)
      .map((text) => text.slice(start.length))
      .toSorted()
      .join(' ');
  }

  /** The space a piece stands on; `realm` or `gone` when it is dead. */
  at(unit: Unit): string {
    const { status, at } = this.state.figures[unit];
    return status === 'glade' ? spaceName(groundOf(this.state), at) : status;
  }

  blood(unit: Unit): number {
    return this.state.figures[unit].blood;
  }

  /** The events of one kind the last move brought about. */
  told<E extends Event['e']>(e: E): Extract<Event, { e: E }>[] {
    return this.events.filter((event): event is Extract<Event, { e: E }> => event.e === e);
  }
}
