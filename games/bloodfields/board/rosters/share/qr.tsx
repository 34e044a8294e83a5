import { type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';

/** Modules of white around the code, as its standard requires. */
const QUIET = 4;

/** A text as a QR code for a phone's camera; readers who cannot see it have the text beside it. */
export function QrCode({ text, size }: { readonly text: string; readonly size: number }): ReactNode {
  const { side, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={`M0 0H${side}V${side}H0Z`} fill="#fff" />
      <path d={path} fill="#1e1f1a" />
    </svg>
  );
}

/** Draws each row's dark modules as runs. */
function drawn(text: string): { readonly side: number; readonly path: string } {
  const { data } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .map((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ]
        .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
        .join(''),
    )
    .join('');
  return { side: data.length, path };
}
