import type { Locale } from '@sanguine/kernel';
import { type Corner, covered, type Rect, type Size } from '@sanguine/ui/controls/placing.ts';
import { useObservable } from '@sanguine/ui/observable/use-observable.ts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Point } from '../../rules/geometry/point.ts';
import type { State } from '../../rules/state.ts';
import { unitOf } from '../../rules/units.ts';
import { onScreen, type OnScreen, windowPoint } from '../field/on-screen.ts';
import { pixels, type Sheet } from '../field/sheet.ts';
import type { GroundHold } from '../interaction/ground.ts';
import type { Stand } from '../plan/stand.ts';
import { clearOf, unitBoxes } from './clear-spot.ts';
import css from './overlay.module.css';
import { StandCard } from './stand-card.tsx';

interface StandTipProps {
  readonly locale: Locale;
  readonly sheet: Sheet;
  readonly view: State;
  readonly hold: GroundHold;
}

/**
 * What it means to stand where a unit is held or planned, shown beside it. Before that it lies hidden with the foreseen stand,
 * so that picking a unit up only has to fill it in.
 */
export function StandTip(props: StandTipProps): ReactNode {
  const told = useObservable(props.hold.card);
  const foreseen = useObservable(props.hold.foreseen);
  const stand = told ?? foreseen;
  return stand === null ? null : <Beside {...props} stand={stand} hidden={told === null} />;
}

/** Measured once for a whole drag, because nothing else moves meanwhile. */
interface Surroundings {
  readonly screen: OnScreen;
  readonly board: Rect;
  readonly units: readonly Rect[];
  /** The size of the card. */
  readonly size: Size;
}

/** Farther than this from its subject, the card would no longer seem to belong to it. */
const FAR = 240;
const AROUND = 10;

/**
 * The card keeps still, because a card that moved with the hand could not be read. It moves only when it is in the way of its
 * subject or too far from it.
 */
function Beside({
  locale,
  sheet,
  view,
  hold,
  stand,
  hidden,
}: StandTipProps & { readonly stand: Stand; readonly hidden: boolean }): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  const around = useRef<Surroundings | null>(null);
  const spot = useRef<Corner | null>(null);
  const { there } = stand;
  useLayoutEffect(() => {
    const element = card.current;
    if (element === null) return;
    if (hidden) {
      around.current = null;
      spot.current = null;
      element.style.visibility = 'hidden';
      return;
    }
    const dragged = hold.ghost.get()?.idle === false;
    if (around.current === null || !dragged) around.current = surroundings(element, sheet);
    if (around.current === null) return;
    const { screen, board, units, size } = around.current;
    const { x, y } = windowPoint(screen, sheet, there);
    const rim = pixels(there.r) * screen.scale + AROUND;
    const about = { left: x - rim, top: y - rim, width: 2 * rim, height: 2 * rim };
    const here = spot.current === null ? null : { ...spot.current, ...size };
    if (here !== null && covered(here, [about]) === 0 && apart(here, about) < FAR) return;
    spot.current = clearOf(about, size, board, [
      ...units,
      ...linesOf(view, stand, (at) => windowPoint(screen, sheet, at)),
    ]);
    Object.assign(element.style, {
      left: `${spot.current.left}px`,
      top: `${spot.current.top}px`,
      visibility: '',
    });
  }, [sheet, view, hold, stand, there, hidden]);
  return (
    <div ref={card} className={css['stand']} role="tooltip" style={{ visibility: 'hidden' }}>
      <StandCard {...{ locale, view, stand }} />
    </div>
  );
}

function surroundings(card: HTMLElement, sheet: Sheet): Surroundings | null {
  const screen = onScreen(sheet);
  const board = card.closest('main')?.getBoundingClientRect();
  if (screen === null || board === undefined) return null;
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  return { screen, board, units: unitBoxes(), size };
}

const STEPS = 8;
const SPECK = 12;

/** Specks along the lines of the stakes, so that the card does not cover them. */
function linesOf(view: State, { unit, there, spot }: Stand, at: (point: Point) => Point): Rect[] {
  const [worst] = spot.answers;
  const ends = [
    unitOf(view, unit),
    ...(spot.best === null ? [] : [unitOf(view, spot.best.target)]),
    ...(worst === undefined ? [] : [worst.path.at(-1) ?? unitOf(view, worst.by)]),
  ];
  return ends.flatMap((end) =>
    Array.from({ length: STEPS }, (_, step) => {
      const part = (step + 0.5) / STEPS;
      const { x, y } = at({ x: there.x + (end.x - there.x) * part, y: there.y + (end.y - there.y) * part });
      return { left: x - SPECK, top: y - SPECK, width: 2 * SPECK, height: 2 * SPECK };
    }),
  );
}

/** The distance between two boxes, horizontal or vertical, whichever is longer. */
const apart = (one: Rect, other: Rect): number =>
  Math.max(
    one.left - other.left - other.width,
    other.left - one.left - one.width,
    one.top - other.top - other.height,
    other.top - one.top - one.height,
  );
