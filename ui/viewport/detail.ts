/** How much detail a board draws: far, a sign and a number; near, every piece. */
export type Detail = 'far' | 'normal' | 'near';

const FAR = 0.8;
const NEAR = 1.7;

export function detailAt(scale: number): Detail {
  if (scale < FAR) return 'far';
  return scale < NEAR ? 'normal' : 'near';
}

/** The scale of pieces in world units, chosen so that on screen they grow only a little with the zoom. */
export function pieceScale(scale: number): number {
  return Math.min(1.25, Math.max(0.8, scale)) / scale;
}
