import { memo, type ReactNode } from 'react';
import outlines from './glyph-outlines.json' with { type: 'json' };
import { PORTRAITS } from './portrait-parts.ts';

/** Ids of the shared shapes. They hold for the whole page: any picture on it may use them. */
export const CUTS = {
  glyph: (name: string): string => `bloodfields-${name}`,
  clip: (name: string): string => `bloodfields-clip-${name}`,
  bust: 'bloodfields-bust',
  contact: 'bloodfields-contact',
  dish: 'bloodfields-dish',
} as const;

export const cutUrl = (id: string): string => `url(#${id})`;

/** Glyphs used in portraits, each of which needs a clip. */
const CUT = [...new Set(Object.values(PORTRAITS).flatMap((parts) => parts.map(({ glyph }) => glyph)))];

/** Lets a portrait lean out of the upper half of its base; the lower rim cuts it off. The base's radius is 1. */
const BUST = 'M-2.4-3H2.4V.02H.72A.72.72 0 0 1-.72.02H-2.4Z';

/** The blocks that print all portraits, counters and dice. Put it once on each page that shows any of them. */
export const Woodcuts = memo(function Woodcuts(): ReactNode {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        {Object.entries(outlines).map(([name, outline]) => (
          <path key={name} id={CUTS.glyph(name)} d={outline} />
        ))}
        {CUT.map((name) => (
          <clipPath key={name} id={CUTS.clip(name)}>
            <use href={`#${CUTS.glyph(name)}`} />
          </clipPath>
        ))}
        <clipPath id={CUTS.bust}>
          <path d={BUST} />
        </clipPath>
        <radialGradient id={CUTS.contact}>
          <stop offset="0.7" stopColor="#120c06" stopOpacity="0.6" />
          <stop offset="1" stopColor="#120c06" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={CUTS.dish} cx="0.38" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#fff" stopOpacity="0.22" />
          <stop offset="0.6" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.42" />
        </radialGradient>
      </defs>
    </svg>
  );
});
