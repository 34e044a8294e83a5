import type { Seat } from '@sanguine/kernel';
import type { Card } from '../../content/cards.ts';
import type { Options } from '../../content/options.ts';
import { bonusOf } from '../../rules/battle/totals.ts';
import type { Event } from '../../rules/events.ts';
import type { Played } from '../../rules/state.ts';
import { LONGEST_REVEAL_MS } from '../../text/reveal-time.ts';
import type { PillageStory } from './story.ts';

/** A card on the table in the middle of a reveal. */
interface RevealedCard {
  readonly seat: Seat;
  readonly card: Card;
  /** It still shows its back. */
  readonly down: boolean;
  /** What it adds, as far as counted; null before its turn. */
  readonly adds: number | null;
}

/** One moment of a reveal: everything visible then. */
export interface Moment {
  /** How long it comes after the moment before, in milliseconds at normal speed. */
  readonly after: number;
  readonly cards: readonly RevealedCard[];
  /** How many of the story's lines are shown. */
  readonly told: number;
}

/** How long a card takes to turn over, and how long the last thing to appear takes. */
export const TURN_MS = 300;
export const APPEAR_MS = 200;

/**
 * The most time between two cards that turn over, two steps of a count and two lines of the outcome, and the most for all
 * of each kind together.
 */
const TURNS = { each: 210, all: 440 };
const COUNTS = { each: 60, all: 330 };
const LINES = { each: 90, all: 380 };
const BEFORE_TURNS = 100;
const BEFORE_VERDICT = 200;
const ASIDE_MS = 120;

interface RevealOptions {
  /** The participants in the order of the panel. */
  readonly order: readonly Seat[];
  readonly sight: Options['sight'];
}

/**
 * A battle as it is staged, moment by moment, from its cards face down to the last line: cards turn over in the order of
 * the sides, what each adds is counted, the winner is shown, then what follows. Further events add moments at the end.
 */
export function revealOf({ lines }: Pick<PillageStory, 'lines'>, options: RevealOptions): readonly Moment[] {
  const stage = new Stage(options);
  const judged = lines.findIndex(({ e }) => e === 'strength.compared');
  const after = judged < 0 ? 0 : lines.length - judged - 1;
  for (const [at, event] of lines.entries()) {
    if (judged >= 0 && at > judged) stage.tell(at + 1, paced(LINES, after));
    else stage.play(event, at + 1);
  }
  return withinLimit(stage.moments);
}

const NOTHING_YET: Moment = { after: 0, cards: [], told: 0 };

export const momentAt = (moments: readonly Moment[], at: number): Moment => moments[at] ?? NOTHING_YET;

/** The waits between the moments. */
export const delaysOf = (moments: readonly Moment[]): readonly number[] =>
  moments.slice(1).map(({ after }) => after);

const paced = ({ each, all }: { each: number; all: number }, count: number): number =>
  Math.min(each, all / Math.max(1, count));

function withinLimit(moments: readonly Moment[]): readonly Moment[] {
  const whole = moments.reduce((sum, { after }) => sum + after, 0);
  const most = LONGEST_REVEAL_MS - APPEAR_MS;
  return whole <= most ? moments : moments.map((one) => ({ ...one, after: (one.after * most) / whole }));
}

/** The table while the events of a battle happen one after another. */
class Stage {
  readonly moments: Moment[] = [NOTHING_YET];
  readonly #order: readonly Seat[];
  readonly #rules: { readonly options: { readonly sight: Options['sight'] } };
  /** The cards as the rules see them, in the order of their reveal. */
  #played: Played[] = [];
  #cards: readonly RevealedCard[] = [];
  #told = 0;

  constructor({ order, sight }: RevealOptions) {
    this.#order = order;
    this.#rules = { options: { sight } };
  }

  play(event: Event, told: number): void {
    this.#told = told;
    switch (event.e) {
      case 'cards.revealed': {
        this.#played = event.cards.flatMap(({ seat, card }) =>
          card === null ? [] : [laid(seat, card, false)],
        );
        this.#cards = inTurn(this.#played, this.#order).map(faceDown);
        this.#lie();
        this.#turnAll(BEFORE_TURNS);
        this.#count();
        return;
      }
      case 'late.played':
        this.#played = [...this.#played, laid(event.seat, event.card, true)];
        this.#cards = [...this.#cards, faceDown(event)];
        this.#lie();
        this.#turnAll(BEFORE_TURNS / 2);
        this.#count();
        return;
      case 'quest.declared':
        this.#change(event, { declared: event.bonus });
        this.tell(told, ASIDE_MS);
        this.#count();
        return;
      case 'card.voided':
        this.#change(event, { void: true });
        this.tell(told, ASIDE_MS);
        this.#count();
        return;
      case 'strength.compared':
        this.tell(told, BEFORE_VERDICT);
        return;
      default:
        this.tell(told, ASIDE_MS);
    }
  }

  tell(told: number, after: number): void {
    this.#told = told;
    this.#show(after);
  }

  #show(after: number): void {
    this.moments.push({ after, cards: this.#cards, told: this.#told });
  }

  /** New cards lie on the table at once; the very first moment needs no wait. */
  #lie(): void {
    const only = this.moments.length === 1;
    if (only) this.moments.pop();
    this.#show(0);
  }

  #turnAll(before: number): void {
    const down = this.#cards.filter((one) => one.down);
    for (const [at, turning] of down.entries()) {
      this.#cards = this.#cards.map((one) => (one === turning ? { ...one, down: false } : one));
      this.#show(at === 0 ? before : paced(TURNS, down.length));
    }
  }

  #change({ seat, card }: { readonly seat: Seat; readonly card: Card }, into: Partial<Played>): void {
    this.#played = this.#played.map((one) =>
      one.seat === seat && one.card === card ? { ...one, ...into } : one,
    );
  }

  /** Counts every card up or down to what it adds by the rules now; a card that adds nothing is counted once. */
  #count(): void {
    const due = this.#cards.map((one) => ({ one, adds: this.#worthOf(one) }));
    const ticks = due.reduce((sum, { one, adds }) => sum + stepsTo(one.adds, adds), 0);
    const each = paced(COUNTS, ticks);
    let wait = TURN_MS;
    for (const [at, { one, adds }] of due.entries()) {
      for (let step = stepsTo(one.adds, adds) - 1; step >= 0; step -= 1) {
        const counted = adds - Math.sign(adds - (one.adds ?? 0)) * step;
        this.#cards = this.#cards.with(at, { ...one, adds: counted });
        this.#show(wait);
        wait = each;
      }
    }
  }

  #worthOf({ seat, card }: RevealedCard): number {
    const played = this.#played.find((one) => one.seat === seat && one.card === card);
    return played === undefined ? 0 : bonusOf(this.#rules, { played: this.#played }, played);
  }
}

const laid = (seat: Seat, card: Card, late: boolean): Played => ({
  seat,
  card,
  late,
  void: false,
  declared: 0,
  home: false,
});

const faceDown = ({ seat, card }: { readonly seat: Seat; readonly card: Card }): RevealedCard => ({
  seat,
  card,
  down: true,
  adds: null,
});

const inTurn = (played: readonly Played[], order: readonly Seat[]): Played[] =>
  played.toSorted((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat));

const stepsTo = (from: number | null, to: number): number =>
  from === null ? Math.max(1, Math.abs(to)) : Math.abs(to - from);
