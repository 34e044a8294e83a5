import { BookPlate, PLATE_SIDE } from '@sanguine/ui/shelf/book-plate.tsx';
import { memo, type ReactNode } from 'react';
import { engravingRandom } from './engraving/engraving-random.ts';

const INK = '#1c1712';

/** The cover picture: a citadel and standing dominoes under a red sun, engraved like the map. */
export const Plate = memo(function Plate(): ReactNode {
  return (
    <BookPlate ground="#e2d2ae">
      <Sky />
      <circle cx="232" cy="84" r="40" fill="#a8261e" stroke={INK} strokeWidth="1.6" />
      <circle cx="232" cy="84" r="47" stroke={INK} strokeDasharray="2 4" />
      <Ridge name="far" base={168} swell={16} phase={2} ground="#d5bf8e" ink="#3b2f22" />
      <Keep />
      <Ridge name="middle" base={214} swell={12} phase={5} ground="#e8d3a8" ink="#3b2f22" />
      <Monolith x={176} y={132} scale={1.1} pips={FIVE} />
      <Monolith x={118} y={158} scale={0.86} pips={THREE} />
      <Monolith x={240} y={172} scale={0.72} pips={TWO} />
      <Ridge name="near" base={272} swell={9} phase={9} ground="#f0e4c6" ink={INK} />
    </BookPlate>
  );
});

const LINES = 34;

/** Ruled lines, lighter towards the horizon. */
function Sky(): ReactNode {
  const random = engravingRandom('plate', 'sky');
  return Array.from({ length: LINES }, (_, line) => {
    const y = 8 + (142 * line) / LINES;
    let d = '';
    for (let x = -10; x < PLATE_SIDE;) {
      const length = random.between(40, 190);
      d += `M${Math.round(x)} ${y.toFixed(1)}h${Math.round(length)}`;
      x += length + random.between(5, 25);
    }
    return <path key={line} d={d} stroke="#4a3e31" strokeOpacity={0.75 - (0.5 * line) / LINES} />;
  });
}

/** A range of hills with pen strokes down its slope. */
function Ridge({
  name,
  base,
  swell,
  phase,
  ground,
  ink,
}: {
  readonly name: string;
  readonly base: number;
  readonly swell: number;
  readonly phase: number;
  readonly ground: string;
  readonly ink: string;
}): ReactNode {
  const random = engravingRandom('plate', name);
  const crest = (x: number): number =>
    base + Math.sin(x / 46 + phase) * swell + Math.sin(x / 19 + phase * 2) * swell * 0.35;
  let outline = `M-10 ${PLATE_SIDE}`;
  let strokes = '';
  for (let x = -10; x <= PLATE_SIDE + 20; x += 14) {
    outline += `L${x} ${crest(x).toFixed(1)}`;
    for (const aside of [0, 4.6, 9.2]) {
      const [bend, drift, fall] = [random.between(8, 22), random.between(2, 10), random.between(18, 44)];
      strokes += `M${(x + aside).toFixed(1)} ${(crest(x) + 3).toFixed(1)}q4 ${bend.toFixed(1)} ${drift.toFixed(1)} ${fall.toFixed(1)}`;
    }
  }
  return (
    <>
      <path d={`${outline}L${PLATE_SIDE + 20} ${PLATE_SIDE}Z`} fill={ground} stroke={ink} strokeWidth="1.6" />
      <path d={strokes} stroke={ink} strokeOpacity=".6" strokeWidth=".9" />
    </>
  );
}

const TOWERS =
  'M-21 18V-8h-3v-8h5v3h4v-3h5v3h3V-27h-3v-8h5v4h5v-4h5v4h5v-4h5v8h-3v14h3v-3h5v3h4v-3h5v8h-3V18z';

function Keep(): ReactNode {
  return (
    <g transform="translate(70 150) scale(1.05)" stroke={INK}>
      <path d="M10-34v-14" strokeWidth="1.6" />
      <path d="M10-48h18l-5 5 5 5H10z" fill="#a8261e" strokeWidth="1.2" />
      <path d={TOWERS} fill="#f6eedc" strokeWidth="1.8" strokeLinejoin="round" />
      <path d="M-7 18V6a7 7 0 0 1 14 0V18z" fill={INK} />
      <path d="M-21-7H21V1H-21z" fill="#a8261e" />
      <path d="M-4-22h2v6h-2zM3-22h2v6h-2z" fill={INK} stroke="none" />
      <path d="M12 4h5M13 9h6M12 14h6M-18 6h4M-19 12h6" strokeWidth=".8" />
    </g>
  );
}

type Pip = readonly [across: number, down: number];
const TWO: readonly Pip[] = [
  [10, 62],
  [24, 78],
];
const THREE: readonly Pip[] = [
  [9, 59],
  [17, 69],
  [25, 79],
];
const FIVE: readonly Pip[] = [
  [9, 59],
  [25, 59],
  [17, 69],
  [9, 80],
  [25, 80],
];

/** A domino as a standing stone: a raised sword above, pips below. */
function Monolith({
  x,
  y,
  scale,
  pips,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly pips: readonly Pip[];
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} stroke={INK}>
      <path d="M0 0L34-6V96H0Z" fill="#f0e4c6" strokeWidth="1.8" />
      <path d="M34-6L44 2V96H34Z" fill="#8f7a55" strokeWidth="1.8" />
      <path d="M36 4v88M39 6v86M42 8v84" strokeWidth=".8" />
      <path d="M1 46L33 42" strokeWidth="1.5" />
      <path
        d="M17-1L20 5V27H14V5ZM8 27L26 24.500V28L8 30.500ZM15 30h4v7h-4zM14.500 38h5v3h-5z"
        fill={INK}
        stroke="none"
      />
      {pips.map(([across, down]) => (
        <circle key={`${across} ${down}`} cx={across} cy={down} r="3.8" fill="#7a1519" stroke="none" />
      ))}
    </g>
  );
}
