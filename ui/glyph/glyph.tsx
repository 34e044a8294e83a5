import boards from './boards.json' with { type: 'json' };
import { Drawn } from './drawn.tsx';

/** A glyph of the boards; the names are listed in `names.json`, the outlines taken from the set by `npm run glyphs`. */
export type GlyphName = keyof typeof boards;

interface GlyphProps {
  readonly name: GlyphName;
  readonly size: number;
  readonly label?: string;
  readonly className?: string | undefined;
}

export function Glyph({ name, ...rest }: GlyphProps) {
  return <Drawn path={boards[name]} {...rest} />;
}

/** A glyph inside a drawing, its square at x, y. */
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
