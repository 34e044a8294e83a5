import { type Refusal, same, type Seat } from '@sanguine/kernel';
import type { Observable } from '@sanguine/ui/observable/observable.ts';
import type { Means } from '@sanguine/ui/interaction/use-pointing.ts';
import type { FreeGround, Grab } from '@sanguine/ui/viewport/free-ground.ts';
import { bloodfields } from '../../index.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { fieldFor } from '../../rules/ground.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { MOST_LEGS } from '../../rules/geometry/numbers.ts';
import { unitOf } from '../../rules/units.ts';
import { flipped, unflipped } from '../field/scale.ts';
import { type Ghost, ghostOf } from '../plan/ghost.ts';
import { type GroundUse, groundUse } from '../plan/ground-use.ts';
import { actorOf, type Selection, type View } from '../plan/selection.ts';
import { type Spot, spotNear } from '../plan/spots.ts';
import { readPlace } from '../plan/targets.ts';
import type { Choices } from './board-types.ts';

/** What is under the pointer: the move that would be taken into hand there. */
export interface Held {
  readonly move: AnyMove;
  readonly ghost: Ghost;
  /** Why it cannot be played; null if it can. */
  readonly refused: Refusal | null;
}

/** The `data-grab` of the ghost of the move in hand. */
export const GHOST = 'ghost';

/** What the hand works on. */
export interface HandContext {
  readonly view: View;
  readonly seat: Seat | null;
  readonly selection: Selection;
  readonly choices: Choices;
  readonly held: Observable<Held | null>;
  /** How near to a spot counts as on it, in mil. */
  readonly snap: (means: Means) => number;
  readonly select: (selection: Selection) => void;
  readonly perform: (moves: readonly AnyMove[]) => void;
  readonly refuse: (refusal: Refusal) => void;
  /** Tells the drag how to set a corner while it is held; null when it ends. */
  readonly onCorner: (corner: (() => void) | null) => void;
}

/** Dragging, hovering and pressing on bare ground. */
export function fieldHand(context: HandContext): FreeGround {
  const { view, seat, selection, choices, held } = context;
  const { use, spots, targets } = choices;
  if (seat === null || use === null) return {};
  const field = fieldFor(view);
  const holdAt = (point: Point, means: Means): Held | null =>
    heldAt(view, seat, selection, use, spots, unflipped(point, field), context.snap(means));
  return {
    grab({ piece, means }) {
      const at = piece === null ? null : grabbedAt(context, piece);
      return at === null ? null : drag(context, use, means, at);
    },
    glide(point) {
      // The move in hand stays to be seen until another one is taken.
      if (selection.plan !== null) return;
      held.set(point === null ? null : holdAt(point, 'mouse'));
    },
    pressAt(point, { piece, means }) {
      const place = piece === null ? null : readPlace(piece);
      if (place !== null && targets.has(place)) return;
      if (piece === GHOST && selection.plan !== null) {
        context.perform([selection.plan]);
        return;
      }
      // Whoever presses the unit that walks does not mean the ground under it.
      if (place !== null && use.kind === 'walk') return;
      const now = holdAt(point, means);
      held.set(null);
      if (now === null) return;
      take(context, now, selection);
    },
  };
}

/** A move that may be played is taken into hand; pressed once more it is played. */
function take({ view, select, perform, refuse }: HandContext, now: Held, selection: Selection): void {
  if (now.refused !== null) refuse(now.refused);
  else if (selection.plan !== null && same(selection.plan, now.move) && view.frames.length > 0) {
    perform([now.move]);
  } else select({ ...selection, plan: now.move });
}

/** Where a piece is that may be dragged: the unit that walks or leaps, or the ghost. */
function grabbedAt({ view, selection, choices, seat }: HandContext, piece: string): Point | null {
  if (seat === null) return null;
  if (piece === GHOST && selection.plan !== null) {
    const ghost = ghostOf(view, seat, selection, selection.plan);
    return ghost?.base ?? ghost?.rings[0] ?? ghost?.path.at(-1) ?? null;
  }
  const actor = actorOf(view);
  const kind = choices.use?.kind;
  if (actor === null || piece !== `unit:${actor}` || (kind !== 'walk' && kind !== 'leap')) return null;
  return unitOf(view, actor);
}

/** Nothing is sent while it is dragged; where it is dropped its move is in hand. */
function drag(context: HandContext, first: GroundUse, means: Means, at: Point): Grab {
  const { view, seat, choices, held } = context;
  const field = fieldFor(view);
  let [selection, use, spots] = [context.selection, first, choices.spots];
  const now = (point: Point): Held | null =>
    seat === null
      ? null
      : heldAt(view, seat, selection, use, spots, unflipped(point, field), context.snap(means));
  const done = (): void => {
    context.onCorner(null);
    held.set(null);
  };
  context.onCorner(() => {
    const move = held.get()?.move;
    if (seat === null || move?.do !== 'move' || use.carry === null || move.path.length >= MOST_LEGS) return;
    selection = { ...selection, corners: move.path, plan: null };
    use = groundUse(view, seat, selection) ?? use;
    spots = [];
    context.select(selection);
  });
  return {
    at: flipped(at, field),
    move(point) {
      held.set(now(point));
    },
    drop(point) {
      const last = now(point);
      done();
      if (last === null) return;
      if (last.refused !== null) context.refuse(last.refused);
      else context.select({ ...selection, plan: last.move });
    },
    cancel: done,
  };
}

/** What pointing there means, be it a spot near by or the point itself. */
function heldAt(
  view: View,
  seat: Seat,
  selection: Selection,
  use: GroundUse,
  spots: readonly Spot[],
  point: Point,
  snap: number,
): Held | null {
  const { width, height } = fieldFor(view);
  if (point.x < 0 || point.y < 0 || point.x > width || point.y > height) return null;
  const move = spotNear(spots, point, snap)?.move ?? use.moveAt(point);
  const ghost = move === null ? null : ghostOf(view, seat, selection, move);
  if (move === null || ghost === null) return null;
  return { move, ghost, refused: bloodfields.forbid(view, seat, move) };
}
