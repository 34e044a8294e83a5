import {
  type AnyPuzzleBook,
  type Masked,
  playSet,
  type PuzzleTheme,
  RowContext,
  type Seat,
  swiftStreams,
} from '@sanguine/kernel';
import type { Searchable } from '../search/searchable.ts';

type AnyTheme = PuzzleTheme<unknown, unknown, unknown>;

/** What an answer is about; null if it is nothing worth a puzzle. If others choose at the same time, nothing has happened yet. */
export function themeOf(
  { engine }: Pick<Searchable, 'engine'>,
  { themes }: Pick<AnyPuzzleBook, 'themes'>,
  view: Masked<unknown>,
  seat: Seat,
  move: unknown,
): AnyTheme | null {
  const streams = swiftStreams('theme');
  const context = new RowContext<unknown>(streams, 1);
  if (engine.deciders(view).length === 1)
    playSet(engine, engine.imagine(view, seat, streams.stream(0, 'open')), [{ seat, move }], context);
  return themes.find((theme) => theme.fits({ view, seat, move, events: context.events })) ?? null;
}
