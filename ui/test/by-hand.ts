import { type Locale, LOCALES, type Masked, same, type Seat } from '@sanguine/kernel';
import { BROKEN, type RandomPlay } from '@sanguine/kernel/conformance';
import type { BarAction } from '../interaction/bar-action.ts';
import type { BoardInteraction, BoardTypes, ViewOf } from '../interaction/board-interaction.ts';

/** A button of any board with these moves. */
type Button<Move> = Pick<BarAction<BoardTypes>, 'title' | 'detail' | 'unavailable'> & {
  readonly does:
    | { readonly plays: readonly Move[] }
    | { readonly selects: unknown }
    | { readonly focuses: unknown };
};

type Pressing<Board extends BoardTypes> = Pick<
  BoardInteraction<Board>,
  'choicesFor' | 'actionsFor' | 'endingAction'
>;

/** Returns the function that lists every button; `aimed`: while pointing at the first highlighted place. */
export function buttonsOf<Board extends BoardTypes>(board: Pressing<Board>) {
  return (
    view: ViewOf<Board>,
    seat: Seat,
    selection: Board['Selection'],
    { locale = 'en', aimed = false }: { readonly locale?: Locale; readonly aimed?: boolean } = {},
  ): BarAction<Board>[] => {
    const choices = board.choicesFor(view, seat, selection);
    const [lit = null] = choices.targets.values();
    const ending = board.endingAction(locale, view, seat);
    return [
      ...board.actionsFor({ ...choices, locale, view, seat, selection, aim: aimed ? lit : null }),
      ...(ending === null ? [] : [ending]),
    ];
  };
}

/** The moves that a single press of one of these buttons plays. */
function movesBy<Move>(buttons: readonly Button<Move>[]): Move[] {
  return buttons.flatMap(({ unavailable, does }) =>
    unavailable === null && 'plays' in does && does.plays.length === 1 ? does.plays : [],
  );
}

/** Whether one of these buttons plays exactly this move. */
export function byButton<Move>(buttons: readonly Button<Move>[], move: Move): boolean {
  return movesBy(buttons).some((one) => same(one, move));
}

/** Moves these buttons would play that are not among the legal moves. */
export function notAmong<Move>(moves: readonly Move[], buttons: readonly Button<Move>[]): Move[] {
  return movesBy(buttons).filter((one) => !moves.some((move) => same(move, one)));
}

interface Reading<View, Selection> {
  readonly buttons: (
    view: View,
    seat: Seat,
    selection: Selection,
    how: { readonly locale: Locale; readonly aimed: boolean },
  ) => readonly Pick<Button<unknown>, 'title' | 'detail' | 'unavailable'>[];
  readonly questionFor: (
    locale: Locale,
    view: View,
    seat: Seat,
    selection: Selection,
  ) => { readonly asks: string; readonly facts: string };
}

/**
 * The texts of a question and its buttons that are not whole sentences, in any language; a question must not be empty.
 */
export function brokenWords<View, Selection>(
  { buttons, questionFor }: Reading<View, Selection>,
  view: View,
  seat: Seat,
  selection: Selection,
): string[] {
  return LOCALES.flatMap((locale) => {
    const { asks, facts } = questionFor(locale, view, seat, selection);
    const pressed = [false, true].flatMap((aimed) => buttons(view, seat, selection, { locale, aimed }));
    const read = [
      asks,
      facts,
      ...pressed.flatMap(({ title, detail, unavailable }) => [title, detail, unavailable?.says ?? '']),
    ];
    return [
      ...read.filter((line) => BROKEN.test(line)),
      ...(asks === '' ? [`${locale}: nothing is asked`] : []),
    ];
  });
}

interface Trial<State, Move> {
  /** The moves to try at a play: the one that was made, and sometimes all of them. */
  readonly tried: (row: number, moves: readonly Move[], made: Move) => readonly Move[];
  /** Whether a player can make the move with what the board shows. */
  readonly made: (view: Masked<State>, seat: Seat, move: Move) => boolean;
  readonly print: (view: Masked<State>, move: Move) => string;
}

interface Tried {
  readonly asked: number;
  /** How many of them were not in the list of moves. */
  readonly unlisted: number;
  readonly missed: readonly string[];
}

/**
 * Tries moves of a whole game by hand, including legal ones that are not listed. Returns how many, and which could not
 * be made.
 */
export function tryByHand<State, Move>(
  game: Iterable<RandomPlay<State, Move, unknown>>,
  { tried, made, print }: Trial<State, Move>,
): Tried {
  let asked = 0;
  let beyond = 0;
  const missed: string[] = [];
  for (const { row, view, seat, moves, unlisted, move } of game) {
    const own = view(seat);
    for (const one of [...tried(row, moves, move), ...unlisted]) {
      asked += 1;
      if (!moves.some((listed) => same(listed, one))) beyond += 1;
      if (!made(own, seat, one)) missed.push(`row ${row}: ${print(own, one)}`);
    }
  }
  return { asked, unlisted: beyond, missed };
}
