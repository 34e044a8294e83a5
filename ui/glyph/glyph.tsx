import boards from './boards.json' with { type: 'json' };
import { Drawn } from './drawn.tsx';

/** A glyph for boards. `names.json` lists the names; `npm run glyphs` takes the outlines from the icon set. */
export type GlyphName = keyof typeof boards;

/** A glyph's outline on its 512-unit square, for pictures that draw it themselves. */
export const outlineOf = (name: GlyphName): string => boards[name];

interface GlyphProps {
  readonly name: GlyphName;
  readonly size: number;
  readonly label?: string;
  readonly className?: string | undefined;
}

export function Glyph({ name, ...rest }: GlyphProps) {
  return <Drawn path={boards[name]} {...rest} />;
}

/** A glyph inside an SVG, its square at x, y. */
export function GlyphPath({
  name,
  x,
  y,
  size,
  fill = 'currentColor',
}: {
  readonly name: GlyphName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
}) {
  return <path d={boards[name]} fill={fill} transform={`translate(${x} ${y}) scale(${size / 512})`} />;
}
