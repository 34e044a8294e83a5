import { GlyphPath } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import type { Unit } from '../../content/units.ts';
import { UNIT_GLYPHS } from './glyphs.ts';

/** A shroud: round above, torn below. No piece on the glade has its shape. */
const SHROUD = 'M-18 22V-4A18 18 0 0 1 18-4V22L12 16.5L6 22L0 16.5L-6 22L-12 16.5Z';
const PALE = '#cfe6ea';

/** A dead unit in the Realm: transparent, with an edge but no thickness, and with the mark of the dead. */
export function Phantom({ unit }: { readonly unit: Unit }): ReactNode {
  return (
    <g data-phantom={unit}>
      <path
        d={SHROUD}
        fill={PALE}
        fillOpacity="0.14"
        stroke={PALE}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d={SHROUD}
        transform="scale(0.84)"
        fill="none"
        stroke={PALE}
        strokeOpacity="0.4"
        strokeWidth="1"
      />
      <g opacity="0.72">
        <GlyphPath name={UNIT_GLYPHS[unit]} x={-13} y={-16} size={26} fill={PALE} />
      </g>
      <g transform="translate(15 15)">
        <circle r="9" fill="#0b1620" stroke={PALE} strokeWidth="1.2" />
        <GlyphPath name="ghost" x={-6.5} y={-6.5} size={13} fill={PALE} />
      </g>
    </g>
  );
}
