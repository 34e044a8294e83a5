import { hatch, outline, type Spot } from '@sanguine/ui/shelf/engraving.ts';
import type { ReactNode } from 'react';

const EDGE = '#1e0308';

const TOP: Spot = [214, 66];
const [LEFT_1, LEFT_2, LEFT_3]: readonly [Spot, Spot, Spot] = [
  [158, 140],
  [144, 268],
  [172, 386],
];
const [MIDDLE_1, MIDDLE_2]: readonly [Spot, Spot] = [
  [226, 156],
  [214, 282],
];
const FOOT: Spot = [222, 400];
const [RIGHT_1, RIGHT_2, RIGHT_3]: readonly [Spot, Spot, Spot] = [
  [282, 150],
  [298, 262],
  [266, 388],
];

/** The great stone's faces from light to dark, with the strokes that shade them: angle and gap. */
const FACES: readonly {
  readonly face: readonly Spot[];
  readonly fill: string;
  readonly shade?: readonly [angle: number, gap: number];
}[] = [
  { face: [TOP, LEFT_1, MIDDLE_1], fill: '#f0707a' },
  { face: [TOP, MIDDLE_1, RIGHT_1], fill: '#c3162b', shade: [1, 4.8] },
  { face: [LEFT_1, LEFT_2, MIDDLE_2, MIDDLE_1], fill: '#db3547' },
  { face: [MIDDLE_1, MIDDLE_2, RIGHT_2, RIGHT_1], fill: '#a01124', shade: [1.15, 4.2] },
  { face: [LEFT_2, LEFT_3, FOOT, MIDDLE_2], fill: '#b41a2e', shade: [1.35, 5] },
  { face: [MIDDLE_2, FOOT, RIGHT_3, RIGHT_2], fill: '#6e0a18', shade: [1.15, 3.1] },
];

/** The edges that shine in the moonlight. */
export const SHINE = 'M210 80L167 141L155 256M182 150L174 248';

/** The stone in the middle of the glade. */
export function GreatStone(): ReactNode {
  return (
    <g strokeLinejoin="round">
      {FACES.map(({ face, fill, shade }) => (
        <g key={fill}>
          <path d={outline(face)} fill={fill} stroke={EDGE} strokeWidth="1.6" />
          {shade === undefined ? null : <path d={hatch(face, ...shade)} stroke="#3a0610" opacity="0.8" />}
        </g>
      ))}
      <path d={SHINE} stroke="#ffd9d6" strokeWidth="1.6" strokeLinecap="round" />
      <path
        d={outline([TOP, LEFT_1, LEFT_2, LEFT_3, FOOT, RIGHT_3, RIGHT_2, RIGHT_1])}
        stroke="#12020a"
        strokeWidth="2.8"
      />
    </g>
  );
}

const [TIP, A, B, C, D, E, M]: readonly [Spot, Spot, Spot, Spot, Spot, Spot, Spot] = [
  [0, -62],
  [-17, -34],
  [-19, 8],
  [2, 14],
  [17, 4],
  [15, -36],
  [3, -30],
];

/** A small stone beside it, lit from the left unless it is turned. */
export function Crystal({
  x,
  y,
  scale,
  turned = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turned?: boolean;
}): ReactNode {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${turned ? -scale : scale} ${scale})`}
      stroke={EDGE}
      strokeWidth="1.6"
      strokeLinejoin="round"
    >
      <path d={outline([TIP, A, M])} fill="#ee6571" />
      <path d={outline([TIP, M, E])} fill="#b91529" />
      <path d={outline([A, B, C, M])} fill="#cf2a3e" />
      <path d={outline([M, C, D, E])} fill="#7c0c1c" />
      <path d={hatch([M, C, D, E], 1.1, 3.2)} stroke="#2a0409" strokeWidth="0.9" />
    </g>
  );
}
