import type { ReactNode } from 'react';
import { BLOOD, BONE, INK } from './paint.ts';
import { RIM } from './rim.tsx';

/** A point of the rim at an angle. */
const place = (angle: number): readonly [number, number] => [
  Math.cos(angle) * RIM.middle,
  Math.sin(angle) * RIM.middle,
];

/**
 * Hit points along the near rim of a base of radius 1, a pip for each. Where pips would be too small to tell apart there is
 * a bar instead, and only for a unit that has lost some.
 */
export function Wounds({
  hp,
  wounds,
  px,
}: {
  readonly hp: number;
  readonly wounds: number;
  readonly px: number;
}): ReactNode {
  const broad = Math.min(2.7, Math.max(1.1, hp * 0.37));
  const radius = Math.min(0.108, (broad * RIM.middle) / hp / 2.25);
  const lost = Math.min(hp, wounds);
  if (radius * px < 1.35) {
    if (lost === 0) return null;
    return <Bar broad={broad} share={1 - lost / hp} line={Math.max(0.14, 1.9 / px)} />;
  }
  return Array.from({ length: hp }, (_, nth) => {
    const [x, y] = place(Math.PI / 2 + broad / 2 - (broad * (nth + 0.5)) / hp);
    // A lost one is dark and smaller and has a hole, so that it can be told apart without its colour.
    const gone = nth >= hp - lost;
    return (
      <g key={nth} transform={`translate(${x.toFixed(3)} ${y.toFixed(3)})`}>
        <circle
          r={radius}
          fill={gone ? BLOOD : BONE}
          stroke={INK}
          strokeWidth={Math.max(0.034, radius * 0.36)}
        />
        {gone ? <circle r={radius * 0.36} fill={INK} /> : null}
      </g>
    );
  });
}

function Bar({
  broad,
  share,
  line,
}: {
  readonly broad: number;
  readonly share: number;
  readonly line: number;
}): ReactNode {
  const west = Math.PI / 2 + broad / 2;
  const arc = (from: number, to: number): string => {
    const [x0, y0] = place(from);
    const [x1, y1] = place(to);
    return `M${x0.toFixed(3)} ${y0.toFixed(3)}A${RIM.middle} ${RIM.middle} 0 0 0 ${x1.toFixed(3)} ${y1.toFixed(3)}`;
  };
  const middle = west - broad * share;
  return (
    <g fill="none">
      <path d={arc(west, west - broad)} stroke={INK} strokeWidth={line * 1.55} strokeLinecap="round" />
      {share < 1 ? (
        <path d={arc(middle, west - broad)} stroke={BLOOD} strokeWidth={line} strokeLinecap="round" />
      ) : null}
      {share > 0 ? (
        <path d={arc(west, middle)} stroke={BONE} strokeWidth={line} strokeLinecap="round" />
      ) : null}
    </g>
  );
}
