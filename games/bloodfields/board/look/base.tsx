import { memo, type ReactNode } from 'react';
import type { UnitKind } from '../../content/units/kinds.ts';
import { CounterPiece } from './counter.tsx';
import type { CounterPile } from './counters.ts';
import { Contact, Disc, LIP } from './disc.tsx';
import { DIMMED, LIVERIES, type Livery, type Paint } from './livery.ts';
import { CARD, INK } from './paint.ts';
import { Portrait } from './portrait.tsx';
import { type Ring, RingMark } from './ring.tsx';
import { Topple } from './topple.tsx';
import { Wounds } from './wounds.tsx';

export interface BaseProps {
  readonly kind: UnitKind;
  readonly paint: Paint;
  /** In units of the drawing. */
  readonly radius: number;
  /** Screen pixels per unit of the drawing; decides how much detail is worth drawing. */
  readonly scale?: number;
  readonly hp: number;
  readonly wounds?: number;
  readonly counters?: readonly CounterPile[];
  /** True if the unit has had its turn. */
  readonly acted?: boolean;
  readonly ring?: Ring | null;
  /** `above`: held over the table, with a wider shadow; `trace`: left behind on it. */
  readonly held?: 'above' | 'trace' | null;
  /** True if destroyed: it lies on its side. */
  readonly toppled?: boolean;
  /** Written below the base, if it should be readable. */
  readonly name?: string | null;
}

/** A unit on its base, with the middle of the base at the origin. Needs `Woodcuts` somewhere on the page. */
export const Base = memo(function Base({
  kind,
  paint,
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
  const livery = (acted && !toppled ? DIMMED : LIVERIES)[paint];
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
        fill={INK}
        fillOpacity="0.24"
        stroke={INK}
        strokeWidth={1.4 / px}
        strokeDasharray={`${3 / px} ${3 / px}`}
      />
      <g opacity="0.36">
        <Portrait {...{ kind, livery, px }} />
      </g>
    </>
  );
}

/** Counters east of the base, from the north-east downwards, large enough to read on the screen. */
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

/** A name below the base, with a halo instead of a plate, which would need the length of the text. */
function NameTag({ name, px }: { readonly name: string; readonly px: number }): ReactNode {
  const one = 1 / px;
  return (
    <text
      transform={`translate(0 ${1 + LIP + 17 * one}) scale(${one})`}
      textAnchor="middle"
      fill="#1c1712"
      stroke={CARD}
      strokeWidth="4.5"
      strokeLinejoin="round"
      paintOrder="stroke"
      style={{ font: 'var(--type-label)' }}
    >
      {name}
    </text>
  );
}
