import type { ReactNode } from 'react';
import type { GlyphName } from './glyphs.ts';
import { CUTS } from './woodcuts.tsx';

/** A glyph inside an SVG, centred on x, y. */
export function Mark({
  name,
  x = 0,
  y = 0,
  size,
  fill = 'currentColor',
}: {
  readonly name: GlyphName;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly fill?: string;
}): ReactNode {
  return (
    <use
      href={`#${CUTS.glyph(name)}`}
      fill={fill}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
    />
  );
}
