import { type Refusal, same, type Seat } from '@sanguine/kernel';
import { Observable } from '@sanguine/ui/observable/observable.ts';
import type { Means } from '@sanguine/ui/interaction/use-pointing.ts';
import type { FreeGround, Grab } from '@sanguine/ui/viewport/free-ground.ts';
import { bloodfields } from '../../index.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { fieldFor } from '../../rules/ground.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { MOST_LEGS } from '../../rules/geometry/numbers.ts';
import { unitOf } from '../../rules/units.ts';
import { flipped, PX, unflipped } from '../field/scale.ts';
import { type Ghost, ghostOf } from '../plan/ghost.ts';
import { actorOf, type Selection, type View } from '../plan/selection.ts';
import { spotNear } from '../plan/spots.ts';
import { readPlace } from '../plan/targets.ts';
import type { Choices } from './board-types.ts';
import { choicesFor } from './choices.ts';

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
  readonly select: (selection: Selection) => void;
  readonly perform: (moves: readonly AnyMove[]) => void;
  readonly refuse: (refusal: Refusal) => void;
}

/** Pixels of the screen within which a spot draws the pointer to itself. */
const SNAP: Readonly<Record<Means, number>> = { mouse: 12, touch: 20, key: 0 };

/** Dragging, hovering and pressing on bare ground. The same object for as long as the table is open. */
export class FieldHand implements FreeGround {
  /** Changes at mouse speed: layers draw from it, without rendering. */
  readonly held = new Observable<Held | null>(null);
  #scale = 1;
  #now: HandContext | null = null;
  /** Sets a corner where the unit is being held; null while nothing is dragged. */
  #corner: (() => void) | null = null;

  /** The table has changed, or what is in hand has. */
  over(context: HandContext): void {
    // What was under the pointer belongs to the decision before.
    if (this.#now?.view !== context.view) this.held.set(null);
    this.#now = context;
  }

  /** How large the table is drawn at the moment. */
  drawnAt(scale: number): void {
    this.#scale = scale;
  }

  /** True if a corner was set. */
  corner(): boolean {
    this.#corner?.();
    return this.#corner !== null;
  }

  readonly grab: NonNullable<FreeGround['grab']> = ({ piece, means }) => {
    const now = this.#now;
    const at = now === null || piece === null ? null : grabbedAt(now, piece);
    return now === null || at === null ? null : this.#drag(now, means, at);
  };

  readonly glide: NonNullable<FreeGround['glide']> = (point) => {
    const now = this.#now;
    // The move in hand stays to be seen until another one is taken.
    if (now === null || now.selection.plan !== null) return;
    this.held.set(point === null ? null : this.#at(now, point, 'mouse'));
  };

  readonly pressAt: NonNullable<FreeGround['pressAt']> = (point, { piece, means }) => {
    const now = this.#now;
    if (now === null) return;
    const { selection, choices } = now;
    const place = piece === null ? null : readPlace(piece);
    // What can be chosen is told by its own element; whoever presses a unit does not mean to walk under it.
    if (place !== null && (choices.targets.has(place) || choices.use?.kind === 'walk')) return;
    if (piece === GHOST && selection.plan !== null) {
      now.perform([selection.plan]);
      return;
    }
    const held = this.#at(now, point, means);
    this.held.set(null);
    if (held === null) return;
    if (held.refused !== null) now.refuse(held.refused);
    else if (selection.plan !== null && same(selection.plan, held.move)) now.perform([held.move]);
    else now.select({ ...selection, plan: held.move });
  };

  /** What pointing there means, be it a spot near by or the point itself. */
  #at(
    now: Pick<HandContext, 'view' | 'seat' | 'selection' | 'choices'>,
    at: Point,
    means: Means,
  ): Held | null {
    const { view, seat, selection, choices } = now;
    const field = fieldFor(view);
    const point = unflipped(at, field);
    if (seat === null || choices.use === null || !isOnTable(point, field)) return null;
    const near = spotNear(choices.spots, point, SNAP[means] / (this.#scale * PX));
    const move = near?.move ?? choices.use.moveAt(point);
    const ghost = move === null ? null : ghostOf(view, seat, selection, move);
    if (move === null || ghost === null) return null;
    return { move, ghost, refused: bloodfields.forbid(view, seat, move) };
  }

  /** Nothing is sent while it is dragged; where it is dropped its move is in hand. */
  #drag(context: HandContext, means: Means, at: Point): Grab {
    const { view, seat } = context;
    let now: Pick<HandContext, 'view' | 'seat' | 'selection' | 'choices'> = context;
    const done = (): void => {
      this.#corner = null;
      this.held.set(null);
    };
    this.#corner = () => {
      const move = this.held.get()?.move;
      if (seat === null || move?.do !== 'move' || move.path.length >= MOST_LEGS) return;
      const selection = { ...now.selection, corners: move.path, plan: null };
      const choices = choicesFor(view, seat, selection);
      if (choices.use === null || choices.use.carry === null) return;
      now = { view, seat, selection, choices };
      context.select(selection);
    };
    return {
      at: flipped(at, fieldFor(view)),
      move: (point) => {
        this.held.set(this.#at(now, point, means));
      },
      drop: (point) => {
        const last = this.#at(now, point, means);
        done();
        if (last === null) return;
        if (last.refused !== null) context.refuse(last.refused);
        else context.select({ ...now.selection, plan: last.move });
      },
      cancel: done,
    };
  }
}

const isOnTable = ({ x, y }: Point, { width, height }: { width: number; height: number }): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

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
