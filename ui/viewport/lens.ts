import { createContext, use } from 'react';
import type { WorldRect } from './camera.ts';
import { type Detail, detailAt, pieceScale } from './detail.ts';

/** What a viewport offers to its contents. The numbers are from when it last came to rest. */
export interface Lens {
  readonly scale: number;
  readonly detail: Detail;
  readonly pieceScale: number;
  /** Brings a box of the world into view with the smallest shift. */
  reveal(box: WorldRect): void;
}

const still: Lens = { scale: 1, detail: detailAt(1), pieceScale: pieceScale(1), reveal: () => undefined };

export const LensContext = createContext<Lens>(still);

export function useLens(): Lens {
  return use(LensContext);
}
