import { useObservable } from '@sanguine/ui/observable/use-observable.ts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { State } from '../../rules/state.ts';
import type { GroundHold } from '../interaction/ground.ts';
import type { Ghost as GhostNow } from '../plan/ghost.ts';
import { lastOf } from '../plan/task.ts';
import { Ghost } from './ghost.tsx';
import { LiftedInside } from './lifted.tsx';
import css from './field.module.css';
import { onScreen, type OnScreen, windowPoint } from './on-screen.ts';
import { px, RIM, type Sheet, STILL } from './sheet.ts';
import { Stakes } from './stakes.tsx';

interface MagnifierProps {
  readonly sheet: Sheet;
  readonly view: State;
  readonly hold: GroundHold;
}

/** The glass's diameter, in pixels of the screen. */
const SIZE = 156;
/** How much larger things look than on the table. */
const LARGER = 2;
/** From the finger to the rim of the glass. */
const OVER = 34;
const MARGIN = 6;

/**
 * A magnifying glass above a finger, which hides what it drags. To keep up with the finger, only the glass's position and the
 * part of the table it shows change; nothing is rendered.
 */
export function Magnifier(props: MagnifierProps): ReactNode {
  const ghost = useObservable(props.hold.ghost);
  return ghost === null || ghost.idle || ghost.means !== 'touch' ? null : <Glass {...props} ghost={ghost} />;
}

/** Measured once for a whole drag. */
interface Lying {
  readonly screen: OnScreen;
  readonly board: DOMRect;
  readonly ground: HTMLCanvasElement | null;
}

function Glass({ sheet, view, hold, ghost }: MagnifierProps & { readonly ghost: GhostNow }): ReactNode {
  const glass = useRef<HTMLDivElement>(null);
  const turf = useRef<HTMLCanvasElement>(null);
  const picture = useRef<SVGSVGElement>(null);
  const lying = useRef<Lying | null>(null);
  const at = lastOf(ghost.way);
  useLayoutEffect(() => {
    const [element, canvas, svg] = [glass.current, turf.current, picture.current];
    if (element === null || canvas === null || svg === null) return;
    lying.current ??= lyingNow(element, sheet);
    if (lying.current === null) return;
    const { screen, board, ground } = lying.current;
    const { left, top } = placeOf(windowPoint(screen, sheet, at), board);
    element.style.transform = `translate(${left - board.left}px, ${top - board.top}px)`;
    // How many pixels of the picture the glass shows.
    const across = SIZE / (screen.scale * LARGER);
    const { x, y } = sheet.at(at);
    svg.setAttribute('viewBox', `${px(x - across / 2)} ${px(y - across / 2)} ${px(across)} ${px(across)}`);
    const brush = canvas.getContext('2d');
    if (ground === null || brush === null) return;
    const fine = ground.width / (sheet.width - 2 * RIM);
    brush.clearRect(0, 0, canvas.width, canvas.height);
    brush.drawImage(
      ground,
      (x - RIM - across / 2) * fine,
      (y - RIM - across / 2) * fine,
      across * fine,
      across * fine,
      0,
      0,
      canvas.width,
      canvas.height,
    );
  }, [sheet, at]);
  return (
    <div ref={glass} className={css['glass']} aria-hidden="true">
      <canvas ref={turf} width={SIZE} height={SIZE} />
      <svg ref={picture}>
        <use href={`#${STILL}`} />
        <Stakes {...{ sheet, view, hold }} />
        <Ghost {...{ sheet, view, hold }} />
        <LiftedInside {...{ sheet, view, hold }} />
      </svg>
    </div>
  );
}

function lyingNow(glass: Element, sheet: Sheet): Lying | null {
  const screen = onScreen(sheet);
  const board = glass.closest('main')?.getBoundingClientRect();
  if (screen === null || board === undefined) return null;
  const [...baked] = document.querySelectorAll<HTMLCanvasElement>('canvas[data-baked][data-whole]');
  return { screen, board, ground: baked.at(-1) ?? null };
}

/** Above the finger, or beside it if there is no room above; never beyond the edge of the board. */
function placeOf(
  { x, y }: { readonly x: number; readonly y: number },
  board: DOMRect,
): { readonly left: number; readonly top: number } {
  const above = y - OVER - SIZE;
  const isAbove = above >= board.top + MARGIN;
  const left = isAbove ? x - SIZE / 2 : x < board.left + board.width / 2 ? x + OVER : x - OVER - SIZE;
  return {
    left: Math.min(Math.max(left, board.left + MARGIN), board.right - SIZE - MARGIN),
    top: Math.max(isAbove ? above : y - SIZE / 2, board.top + MARGIN),
  };
}
