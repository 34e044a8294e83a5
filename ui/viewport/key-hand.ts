import type { Point } from './camera.ts';
import type { FreeGround, Grab } from './free-ground.ts';

const NUDGES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Dragging by keys: an arrow grabs the focused piece and nudges it, Enter drops it, Escape cancels. */
export class KeyHand {
  #held: { readonly piece: string; readonly grab: Grab; readonly at: Point } | null = null;

  /** True if the key was handled; `step` is in the board's units. */
  press(key: string, piece: string | null, ground: FreeGround, step: number): boolean {
    const nudge = NUDGES[key];
    if (nudge !== undefined) return piece !== null && this.#nudge(piece, nudge, ground, step);
    const held = this.#held;
    if (held === null) return false;
    if (key === 'Escape') this.letGo();
    else if (key === 'Enter' || key === ' ') {
      this.#held = null;
      held.grab.drop(held.at);
    } else return false;
    return true;
  }

  letGo(): void {
    const held = this.#held;
    this.#held = null;
    held?.grab.cancel();
  }

  #nudge(piece: string, { x, y }: Point, ground: FreeGround, step: number): boolean {
    if (this.#held?.piece !== piece) {
      this.letGo();
      const grab = ground.grab?.({ piece, point: null, means: 'key' }) ?? null;
      if (grab === null) return false;
      this.#held = { piece, grab, at: grab.at };
    }
    const { grab, at } = this.#held;
    const next = { x: at.x + x * step, y: at.y + y * step };
    this.#held = { piece, grab, at: next };
    grab.move(next);
    return true;
  }
}
