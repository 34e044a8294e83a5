import type { ReactNode } from 'react';
import type { Weave } from '../glyph/weave.tsx';

/** How a seat's side looks on the result: colour, pattern and emblem, never the colour alone. */
export interface SideLook {
  /** The player's name. */
  readonly name: string;
  /** The side's name: `Corsairs`. */
  readonly side: string;
  readonly colour: string;
  /** What is drawn on that colour. */
  readonly on: string;
  readonly weave: Weave;
  /** The outline of its emblem on the 512-unit square. */
  readonly emblem: string;
  /** The emblem as shown beside names. */
  readonly badge: (size: number) => ReactNode;
}
