import type { Locale, Masked, Refusal, Seat } from '@sanguine/kernel';
import type { BarAction, Does } from './bar-action.ts';
import type { Unavailable, Warning } from './reason.ts';
import type { AimAt, Means } from './use-pointing.ts';

/** The types of one board; each game extends it with its own interface. */
export interface BoardTypes {
  /** The last frame is the pending decision. */
  readonly State: { readonly frames: readonly { readonly step: string }[] };
  readonly Move: unknown;
  readonly Event: unknown;
  /** What a player can point at: an area, a space. Compared by value (`===`). */
  readonly Place: unknown;
  /** What the player has picked up. */
  readonly Selection: unknown;
  /** What pressing a highlighted place would do. */
  readonly Target: unknown;
  /** The game's additions to the choices, besides moves and targets. */
  readonly Choices: object;
  /** What a bar action can move the focus to. */
  readonly Focus: unknown;
}

export type ViewOf<Board extends BoardTypes> = Masked<Board['State']>;

/** What can be chosen now: every move, and the target of each highlighted place. */
export type Choices<Board extends BoardTypes> = Board['Choices'] & {
  readonly moves: readonly Board['Move'][];
  readonly targets: ReadonlyMap<Board['Place'], Board['Target']>;
};

/** The choices with the seat that decides and its selection. */
export type ChoiceContext<Board extends BoardTypes> = Choices<Board> & {
  readonly view: ViewOf<Board>;
  readonly seat: Seat;
  readonly selection: Board['Selection'];
};

/** The same for text, with the highlighted place being pointed at. */
export type Situation<Board extends BoardTypes> = ChoiceContext<Board> & {
  readonly locale: Locale;
  readonly aim: Board['Target'] | null;
};

type PressResult<Board extends BoardTypes> =
  /** `lookFirst`: on touch, which has no hover, only the second press acts. */
  | { readonly does: Does<Board>; readonly lookFirst: boolean }
  /** Nothing is done; null if nothing was attempted either. */
  | { readonly refused: Refusal | null };

/** A board's choices and what each one means. All functions are pure except `pointTo`. */
export interface BoardInteraction<Board extends BoardTypes> {
  readonly nothing: Board['Selection'];
  /** The selection when a decision comes up; `played` is the player's own move that led to it. */
  selectionFor(
    view: ViewOf<Board>,
    seat: Seat,
    before: Board['Selection'],
    played: Board['Move'] | null,
  ): Board['Selection'];
  /** No choices if `seat` is null: the viewer may not act now. */
  choicesFor(view: ViewOf<Board>, seat: Seat | null, selection: Board['Selection']): Choices<Board>;
  press(
    context: ChoiceContext<Board>,
    place: Board['Place'],
    how: { readonly means: Means; readonly element: Element },
  ): PressResult<Board>;
  actionsFor(situation: Situation<Board>): readonly BarAction<Board>[];
  /** The action that ends a turn or step explicitly; null if there is none. */
  endingAction(locale: Locale, view: ViewOf<Board>, seat: Seat): BarAction<Board> | null;
  /** What playing these moves in sequence would waste or lose. */
  warningsFor(
    locale: Locale,
    view: ViewOf<Board>,
    seat: Seat,
    moves: readonly Board['Move'][],
  ): readonly Warning[];
  refusalWords(locale: Locale, view: ViewOf<Board>, refusal: Refusal): Unavailable;
  /** Moves aim and focus to what must be pointed at next. */
  pointTo(focus: Board['Focus'], aimAt: AimAt<Board['Place']>): void;
}
