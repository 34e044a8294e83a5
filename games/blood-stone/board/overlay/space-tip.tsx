import type { Locale, Seat } from '@sanguine/kernel';
import { placeButton } from '@sanguine/ui/interaction/use-pointing.ts';
import type { Rect } from '@sanguine/ui/controls/placing.ts';
import { Tip } from '@sanguine/ui/overlay/tip.tsx';
import type { ReactNode } from 'react';
import type { Space } from '../../content/glade.ts';
import { unitAt } from '../../rules/figures.ts';
import { groundOf } from '../../rules/ground.ts';
import { moveWords } from '../../text/moves.ts';
import { moveNotes } from '../../text/notes.ts';
import { attackText, figureName, placeName, unitNames } from '../../text/words.ts';
import type { Forecast } from '../plan/forecast.ts';
import type { View } from '../plan/selection.ts';
import type { Target } from '../plan/targets.ts';
import { sayBoard } from '../text/say.ts';
import { clearSpot } from './clear-spot.ts';
import css from './overlay.module.css';

interface SpaceTipProps {
  readonly locale: Locale;
  readonly view: View;
  readonly seat: Seat | null;
  readonly space: Space;
  readonly target: Target | null;
  readonly forecast: Forecast;
  /** Its range is marked with dots and rings. */
  readonly marked: boolean;
  /** Spaces the tip must not cover. */
  readonly avoid: readonly Space[];
}

/** The tip beside a space: what pressing it would do, or who is there. Renders nothing for bare grass. */
export function SpaceTip(props: SpaceTipProps): ReactNode {
  const { locale, view, space, avoid } = props;
  const lines = linesFor(props);
  if (lines.length === 0) return null;
  const boxes = (): Rect[] => avoid.flatMap((one) => boxOf(one) ?? []);
  return (
    <Tip
      className={css['tip']}
      about={buttonOf(space)}
      // Covers no unit and no highlight.
      place={(about, tip, board) => clearSpot(about, tip, board, boxes())}
    >
      <b>{headFor(locale, view, space)}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Tip>
  );
}

const buttonOf = (space: Space): string => placeButton('data-space', space);
const boxOf = (space: Space): Rect | undefined =>
  document.querySelector(buttonOf(space))?.getBoundingClientRect();

function headFor(locale: Locale, view: View, space: Space): string {
  const unit = unitAt(view, space);
  const place = placeName(view, space);
  return unit === null
    ? place
    : sayBoard(locale, 'tip.unit', { unit: figureName(locale, view, unit), place });
}

function linesFor({ locale, view, seat, space, target, forecast, marked }: SpaceTipProps): string[] {
  const unit = unitAt(view, space);
  const next = forecast.next;
  const own =
    unit === null ? [] : [attackText(locale, unit), ...(marked ? [sayBoard(locale, 'tip.dots')] : [])];
  const { dark, glade } = groundOf(view);
  if (dark[space] === true) return [sayBoard(locale, glade.darkBlocks ? 'space.darkBlocks' : 'space.dark')];
  if (target === null || seat === null || !('move' in target)) return own;
  const notes = moveNotes(locale, view, seat, target.move);
  // The move's full sentence is on its button.
  return [
    ...(notes.length === 0 ? [moveWords(locale, view, target.move)] : notes),
    ...(next.length === 0 ? [] : [sayBoard(locale, 'tip.next', { units: unitNames(locale, next, view) })]),
  ];
}
