/** How much a board draws of its pieces: far, a sign and a number; near, every piece. */
export type Detail = 'far' | 'normal' | 'near';

const FAR = 0.8;
const NEAR = 1.7;

export function detailAt(scale: number): Detail {
  if (scale < FAR) return 'far';
  return scale < NEAR ? 'normal' : 'near';
}

/** What pieces are drawn at in world units, so that on the screen they grow with the zoom only a little. */
export function pieceScale(scale: number): number {
  return Math.min(1.25, Math.max(0.8, scale)) / scale;
}
