import { memo, type ReactNode } from 'react';
import type { UnitKind } from '../../content/units/kinds.ts';
import { CounterPiece } from './counter.tsx';
import type { CounterPile } from './counters.ts';
import { DIMMED, LIVERIES, type Livery, type Side } from './livery.ts';
import { Portrait } from './portrait.tsx';
import { Rim, RIM } from './rim.tsx';
import { Topple } from './topple.tsx';
import { Wounds } from './wounds.tsx';
import { CUTS, cutUrl } from './woodcuts.tsx';

/** What a ring round a base says: it is selected; one may choose it; it would be struck. */
export type Ring = 'selected' | 'may' | 'target';

export interface BaseProps {
  readonly kind: UnitKind;
  readonly side: Side;
  /** In units of the drawing. */
  readonly radius: number;
  /** Pixels of the screen for each of those units; says how much detail is worth drawing. */
  readonly scale?: number;
  readonly hp: number;
  readonly wounds?: number;
  readonly counters?: readonly CounterPile[];
  /** Has had its turn. */
  readonly acted?: boolean;
  readonly ring?: Ring | null;
  /** Held over the table: a wider shadow; left behind there: a trace. */
  readonly held?: 'above' | 'trace' | null;
  /** Destroyed: it lies on its side. */
  readonly toppled?: boolean;
  /** Written below it, if it is to be read. */
  readonly name?: string | null;
}

/** How thick a base is, for a radius of 1. */
const LIP = 0.19;

/** A unit on its base, the middle of the base at the origin. Needs `Woodcuts` somewhere on the page. */
export const Base = memo(function Base({
  kind,
  side,
  radius,
  scale = 1,
  hp,
  wounds = 0,
  counters = [],
  acted = false,
  ring = null,
  held = null,
  toppled = false,
  name = null,
}: BaseProps): ReactNode {
  const livery = (acted && !toppled ? DIMMED : LIVERIES)[side];
  const px = radius * scale;
  if (toppled) {
    return (
      <g transform={`scale(${radius})`}>
        <Topple {...{ kind, livery, px }} />
      </g>
    );
  }
  return (
    <g transform={`scale(${radius})`}>
      {held === 'trace' ? (
        <Trace {...{ kind, livery, px }} />
      ) : (
        <>
          <Contact above={held === 'above'} />
          {ring === null ? null : <RingMark ring={ring} px={px} />}
          <Disc livery={livery} acted={acted} px={px} />
          <Portrait {...{ kind, livery, px }} />
          <Wounds {...{ hp, wounds, px }} />
          <Counters counters={counters} px={px} />
        </>
      )}
      {name === null ? null : <NameTag name={name} px={px} />}
    </g>
  );
});

function Contact({ above }: { readonly above: boolean }): ReactNode {
  const [x, y] = above ? [0.5, 0.8] : [0.2, 0.24 + LIP];
  return <ellipse cx={x} cy={y} rx="1.2" ry="1.1" fill={cutUrl(CUTS.contact)} opacity={above ? 0.75 : 1} />;
}

/** The lip, the painted rim, the dish. */
function Disc({
  livery,
  acted,
  px,
}: {
  readonly livery: Livery;
  readonly acted: boolean;
  readonly px: number;
}): ReactNode {
  const inner = RIM.middle - RIM.broad / 2;
  return (
    <>
      <path d={`M-1 0V${LIP}A1 1 0 0 0 1 ${LIP}V0Z`} fill="#0f0a06" />
      <path
        d={`M-.99 ${LIP * 0.62}A.99.99 0 0 0 .99 ${LIP * 0.62}`}
        fill="none"
        stroke={livery.dark}
        strokeWidth="0.05"
      />
      <circle r="1" fill="#241a11" />
      <Rim livery={livery} acted={acted} />
      <path
        d="M-.8-.55A.97.97 0 0 1 .2-.95"
        fill="none"
        stroke={livery.lit}
        strokeWidth={Math.max(0.035, 0.8 / px)}
        strokeLinecap="round"
      />
      <circle
        r={inner}
        fill={px < 14 ? livery.dark : livery.deep}
        stroke="#17110b"
        strokeWidth={Math.max(0.035, 0.8 / px)}
      />
      <circle r={inner} fill={cutUrl(CUTS.dish)} />
    </>
  );
}

const RINGS: Readonly<
  Record<Ring, { readonly colour: string; readonly broad: number; readonly dashed: boolean }>
> = {
  selected: { colour: '#f2c24b', broad: 3.6, dashed: false },
  may: { colour: '#f2c24b', broad: 1.9, dashed: false },
  target: { colour: '#d9482f', broad: 3, dashed: true },
};

/** Gold for what one may, red for what would be struck, always between two dark lines; as broad at any zoom. */
function RingMark({ ring, px }: { readonly ring: Ring; readonly px: number }): ReactNode {
  const { colour, broad, dashed } = RINGS[ring];
  const one = 1 / px;
  const radius = 1 + (broad / 2 + 2) * one;
  const circle = { cy: LIP / 2, r: radius, fill: 'none' };
  return (
    <>
      <circle {...circle} stroke="#17110b" strokeWidth={(broad + 2.4) * one} />
      <circle
        {...circle}
        stroke={colour}
        strokeWidth={broad * one}
        strokeDasharray={dashed ? `${(radius * Math.PI) / 10} ${(radius * Math.PI) / 20}` : undefined}
      />
    </>
  );
}

/** Where a unit stood before it was lifted. */
function Trace({
  kind,
  livery,
  px,
}: {
  readonly kind: UnitKind;
  readonly livery: Livery;
  readonly px: number;
}): ReactNode {
  return (
    <>
      <circle
        r="1"
        fill="#17110b"
        fillOpacity="0.24"
        stroke="#17110b"
        strokeWidth={1.4 / px}
        strokeDasharray={`${3 / px} ${3 / px}`}
      />
      <g opacity="0.36">
        <Portrait {...{ kind, livery, px }} />
      </g>
    </>
  );
}

/** Counters lie east of the base, from the north-east downwards, large enough to read on the screen. */
function Counters({
  counters,
  px,
}: {
  readonly counters: readonly CounterPile[];
  readonly px: number;
}): ReactNode {
  const radius = Math.max(6.4 / px, Math.min(0.36, 15 / px));
  const out = 1 + radius * 0.5;
  const step = (radius * 2.1) / out;
  return counters.map(({ kind, count }, at) => {
    const angle = -0.62 + at * step;
    return (
      <g
        key={kind}
        transform={`translate(${(Math.cos(angle) * out).toFixed(3)} ${(Math.sin(angle) * out).toFixed(3)}) scale(${radius.toFixed(4)})`}
      >
        <CounterPiece kind={kind} count={count} />
      </g>
    );
  });
}

/** A name below the base, with a halo instead of a plate: no text's length has to be known. */
function NameTag({ name, px }: { readonly name: string; readonly px: number }): ReactNode {
  const one = 1 / px;
  return (
    <text
      transform={`translate(0 ${1 + LIP + 17 * one}) scale(${one})`}
      textAnchor="middle"
      fill="#1c1712"
      stroke="#f6eedc"
      strokeWidth="4.5"
      strokeLinejoin="round"
      paintOrder="stroke"
      style={{ font: 'var(--type-label)' }}
    >
      {name}
    </text>
  );
}

/** A unit as a picture of its own: a base with its portrait, nothing on it. */
export function BasePicture({
  kind,
  side,
  size,
}: {
  readonly kind: UnitKind;
  readonly side: Side;
  readonly size: number;
}): ReactNode {
  const livery = LIVERIES[side];
  const px = size / 2.9;
  return (
    <svg width={size} height={size} viewBox="-1.45 -1.68 2.9 2.9" aria-hidden="true" focusable="false">
      <Disc livery={livery} acted={false} px={px} />
      <Portrait {...{ kind, livery, px }} />
    </svg>
  );
}
