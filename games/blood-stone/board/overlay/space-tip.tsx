import type { Locale, Seat } from '@sanguine/kernel';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Space } from '../../content/glade.ts';
import { unitAt } from '../../rules/figures.ts';
import { groundOf } from '../../rules/ground.ts';
import { deed } from '../../text/moves.ts';
import { moveNotes } from '../../text/notes.ts';
import { attackText, figureName, placeName, unitNames } from '../../text/words.ts';
import type { Forecast } from '../plan/forecast.ts';
import type { View } from '../plan/selection.ts';
import type { Target } from '../plan/targets.ts';
import { sayBoard } from '../text/say.ts';
import { type Box, clearSpot } from './clear-spot.ts';
import css from './overlay.module.css';

interface SpaceTipProps {
  readonly locale: Locale;
  readonly view: View;
  readonly seat: Seat | null;
  readonly space: Space;
  readonly target: Target | null;
  readonly forecast: Forecast;
  /** Its reach is marked with dots and rings. */
  readonly marked: boolean;
  /** Spaces that are not to be hidden. */
  readonly avoid: readonly Space[];
}

/** Words beside a space that is pointed at: what pressing it would do, or who stands there. Of bare grass, nothing. */
export function SpaceTip(props: SpaceTipProps): ReactNode {
  const { locale, view, space, avoid } = props;
  const lines = linesFor(props);
  if (lines.length === 0) return null;
  return <Tip {...{ space, lines, avoid }} head={headFor(locale, view, space)} />;
}

function Tip({
  space,
  head,
  lines,
  avoid,
}: Pick<SpaceTipProps, 'space' | 'avoid'> & {
  readonly head: string;
  readonly lines: readonly string[];
}): ReactNode {
  // As things lie when it is pointed at: a tip that moves cannot be read.
  const told = useRef(avoid);
  const slip = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Pick<Box, 'left' | 'top'> | null>(null);
  useLayoutEffect(() => {
    const element = slip.current;
    const about = buttonOf(space);
    if (element === null || about === null) return undefined;
    element.showPopover();
    const watcher = new ResizeObserver(() => {
      setSpot(clearOf(about, element, told.current));
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      element.hidePopover();
    };
  }, [space]);
  return (
    <div
      ref={slip}
      popover="manual"
      role="tooltip"
      className={css['tip']}
      style={spot === null ? { visibility: 'hidden' } : { left: spot.left, top: spot.top }}
    >
      <b>{head}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}

/** Beside the space and on the board, where it hides nobody and nothing that is lit. */
function clearOf(about: Element, tip: Element, avoid: readonly Space[]): Pick<Box, 'left' | 'top'> {
  const board = (about.closest('main') ?? document.body).getBoundingClientRect();
  const boxes = avoid.flatMap((space) => buttonOf(space)?.getBoundingClientRect() ?? []);
  return clearSpot(about.getBoundingClientRect(), tip.getBoundingClientRect(), board, boxes);
}

const buttonOf = (space: Space): Element | null => document.querySelector(`[data-space="${space}"]`);

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
  if (groundOf(view).dark[space] === true) return [sayBoard(locale, 'space.dark')];
  if (target === null || seat === null || !('move' in target)) return own;
  const notes = moveNotes(locale, view, seat, target.move);
  // The button that does it has the whole sentence.
  return [
    ...(notes.length === 0 ? [deed(locale, view, target.move)] : notes),
    ...(next.length === 0 ? [] : [sayBoard(locale, 'tip.next', { units: unitNames(locale, next, view) })]),
  ];
}
