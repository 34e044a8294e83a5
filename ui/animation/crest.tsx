import type { ReactNode } from 'react';

/** What identifies a side in a gesture: its colour and its emblem, never the colour alone. */
export interface CrestLook {
  readonly colour: string;
  /** What is drawn on that colour. */
  readonly on: string;
  /** The outline of its emblem on the 512-unit square. */
  readonly emblem: string;
}

const RADIUS = 11;
const EMBLEM = 15;

/** Who did it: a small disc with the side's emblem, centred on the origin of an SVG. */
export function Crest({ look: { colour, on, emblem } }: { readonly look: CrestLook }): ReactNode {
  return (
    <>
      <circle r={RADIUS} fill={colour} stroke="#160e08" strokeWidth="3" />
      <circle r={RADIUS} fill="none" stroke="#f6eedc" strokeWidth="1.2" />
      <path
        d={emblem}
        fill={on}
        transform={`translate(${-EMBLEM / 2} ${-EMBLEM / 2}) scale(${EMBLEM / 512})`}
      />
    </>
  );
}
