import type { Locale, Masked, Refusal, Seat } from '@sanguine/kernel';
import type { BarAction, Does } from './bar-action.ts';
import type { Unavailable, Warning } from './reason.ts';
import type { AimAt, Means } from './use-pointing.ts';

/** The types of one board; a game extends it by an interface of its own. */
export interface BoardTypes {
  /** The open question is the last frame. */
  readonly State: { readonly frames: readonly { readonly step: string }[] };
  readonly Move: unknown;
  readonly Event: unknown;
  /** What can be pointed at: an area, a space. Compared by value (`===`). */
  readonly Place: unknown;
  /** What a person has taken up and not yet put down. */
  readonly Selection: unknown;
  /** What pressing a lit place would do. */
  readonly Target: unknown;
  /** What the choices hold besides moves and targets. */
  readonly Choices: object;
  /** What a bar action can lead the eye and the keys to. */
  readonly Focus: unknown;
}

export type ViewOf<Board extends BoardTypes> = Masked<Board['State']>;

/** What can be chosen now: every move, and what each lit place stands for. */
export type Choices<Board extends BoardTypes> = Board['Choices'] & {
  readonly moves: readonly Board['Move'][];
  readonly targets: ReadonlyMap<Board['Place'], Board['Target']>;
};

/** Who chooses, with what in hand, among what. */
export type ChoiceContext<Board extends BoardTypes> = Choices<Board> & {
  readonly view: ViewOf<Board>;
  readonly seat: Seat;
  readonly selection: Board['Selection'];
};

/** The same as it is put into words, with the lit place that is pointed at. */
export type Situation<Board extends BoardTypes> = ChoiceContext<Board> & {
  readonly locale: Locale;
  readonly aim: Board['Target'] | null;
};

/** What pressing a place comes to. */
type PressResult<Board extends BoardTypes> =
  /** `lookFirst`: a finger, which cannot look before it touches, does it at the second press only. */
  | { readonly does: Does<Board>; readonly lookFirst: boolean }
  /** Nothing is done; null: nothing was tried either. */
  | { readonly refused: Refusal | null };

/** What a board says of itself: what can be chosen, and what a choice means. Its functions are pure, but for `pointTo`. */
export interface BoardInteraction<Board extends BoardTypes> {
  readonly nothing: Board['Selection'];
  /** What is selected when a question comes up; `played`, the own move that led there. */
  selectionFor(
    view: ViewOf<Board>,
    seat: Seat,
    before: Board['Selection'],
    played: Board['Move'] | null,
  ): Board['Selection'];
  /** For who may not act now (no seat), nothing. */
  choicesFor(view: ViewOf<Board>, seat: Seat | null, selection: Board['Selection']): Choices<Board>;
  press(
    context: ChoiceContext<Board>,
    place: Board['Place'],
    how: { readonly means: Means; readonly element: Element },
  ): PressResult<Board>;
  actionsFor(situation: Situation<Board>): readonly BarAction<Board>[];
  /** The explicit end of a turn or a step; null where nothing is ended by hand. */
  endingAction(locale: Locale, view: ViewOf<Board>, seat: Seat): BarAction<Board> | null;
  /** What moves made one after the other would waste or lose. */
  warningsFor(
    locale: Locale,
    view: ViewOf<Board>,
    seat: Seat,
    moves: readonly Board['Move'][],
  ): readonly Warning[];
  refusalWords(locale: Locale, refusal: Refusal): Unavailable;
  /** Leads eye and keys to what is to be pointed at. */
  pointTo(focus: Board['Focus'], aimAt: AimAt<Board['Place']>): void;
}
