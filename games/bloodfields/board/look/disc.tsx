import type { ReactNode } from 'react';
import type { Livery } from './livery.ts';
import { BLACK, INK } from './paint.ts';
import { Rim, RIM } from './rim.tsx';
import { CUTS, cutUrl } from './woodcuts.tsx';

/** How thick a base is, for a radius of 1. */
export const LIP = 0.19;

/** The shadow of a base that stands on the table or is held above it. */
export function Contact({ above }: { readonly above: boolean }): ReactNode {
  const [x, y] = above ? [0.5, 0.8] : [0.2, 0.24 + LIP];
  return <ellipse cx={x} cy={y} rx="1.2" ry="1.1" fill={cutUrl(CUTS.contact)} opacity={above ? 0.75 : 1} />;
}

/** The lip, the painted rim and the dish of a base. */
export function Disc({
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
      <path d={`M-1 0V${LIP}A1 1 0 0 0 1 ${LIP}V0Z`} fill={BLACK} />
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
        stroke={INK}
        strokeWidth={Math.max(0.035, 0.8 / px)}
      />
      <circle r={inner} fill={cutUrl(CUTS.dish)} />
    </>
  );
}
