import { handFor } from '@sanguine/ui/drawing/hand.ts';
import { GlyphPath } from '@sanguine/ui/glyph/glyph.tsx';
import { memo, type ReactNode, useId } from 'react';
import type { Outer } from '../../content/provinces.ts';
import type { Ring } from './ring.ts';
import type { Point } from './shape.ts';

/** The effects of Ragnarök: the doomed province burns, destroyed ones are charred. */
export const Fates = memo(function Fates({
  ring,
  doomed,
  destroyed,
}: {
  readonly ring: Ring;
  readonly doomed: Outer | null;
  readonly destroyed: readonly Outer[];
}): ReactNode {
  const ember = useId();
  const { centre, outer } = ring.shape;
  const burning = doomed === null || destroyed.includes(doomed) ? null : ring.provinces[doomed];
  const glow = burning === null ? centre : (burning.rim[4] ?? centre);
  return (
    <g>
      <radialGradient id={ember} gradientUnits="userSpaceOnUse" cx={glow.x} cy={glow.y} r={outer.y * 0.78}>
        <stop offset="0" stopColor="#f28c28" stopOpacity="0.95" />
        <stop offset="0.4" stopColor="#b23a12" stopOpacity="0.75" />
        <stop offset="1" stopColor="#b23a12" stopOpacity="0" />
      </radialGradient>
      {burning === null ? null : <path d={burning.d} fill={`url(#${ember})`} />}
      {destroyed.map((province) => (
        <Charred key={province} province={province} ring={ring} />
      ))}
      {burning === null ? null : <Flames spots={burning.rim} />}
    </g>
  );
});

function Flames({ spots }: { readonly spots: readonly Point[] }): ReactNode {
  return spots.map(({ x, y }, at) => (
    <GlyphPath
      key={`${x} ${y}`}
      name="flame"
      x={x - 11}
      y={y - 16}
      size={22}
      fill={at % 3 === 1 ? '#e0621f' : '#f2a03a'}
    />
  ));
}

function Charred({ province, ring }: { readonly province: Outer; readonly ring: Ring }): ReactNode {
  const { d, villages, label } = ring.provinces[province];
  const hand = handFor(`ash ${province}`);
  const cracks = [...villages, label]
    .map(({ x, y }) => {
      const [a, b] = [hand(-26, 26), hand(-22, 22)];
      return `M${x} ${y}l${a} ${b}l${hand(-18, 18)} ${hand(-18, 18)}M${x} ${y}l${-b} ${a}l${hand(-16, 16)} ${hand(-16, 16)}`;
    })
    .join('');
  return (
    <g>
      <path d={d} fill="#0b0705" fillOpacity="0.88" />
      <path d={cracks} fill="none" stroke="#6b2412" strokeWidth="1.6" />
      <path d={d} fill="none" stroke="#3a2415" strokeWidth="1.5" />
    </g>
  );
}
