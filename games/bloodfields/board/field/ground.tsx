import { memo, type ReactNode } from 'react';
import { pixels, px, RIM, type Sheet, transformOf } from './sheet.ts';

/** The bare table: the bench under it, its wooden rim with the inches, and the turf. */
export const TableGround = memo(function TableGround({ sheet }: { readonly sheet: Sheet }): ReactNode {
  const { width, height } = sheet;
  return (
    <g>
      <rect x="7" y="9" width={width} height={height} rx="3" fill="#000" opacity="0.45" />
      <rect width={width} height={height} rx="3" fill="#b68d4f" stroke="#3a2410" strokeWidth="2" />
      <rect
        x="3"
        y="3"
        width={width - 6}
        height={height - 6}
        fill="none"
        stroke="#e3c48b"
        strokeWidth="1.5"
      />
      <rect
        x={RIM - 5}
        y={RIM - 5}
        width={width - 2 * RIM + 10}
        height={height - 2 * RIM + 10}
        fill="#2a1b0d"
      />
      <rect x={RIM} y={RIM} width={width - 2 * RIM} height={height - 2 * RIM} fill="#8f9160" />
      <path d={grid(sheet)} stroke="#5d6238" strokeOpacity="0.34" strokeWidth="0.7" />
      <Ruler sheet={sheet} />
    </g>
  );
});

/** A fine line every five inches: distances can be judged at a glance. */
function grid(sheet: Sheet): string {
  const { width, height } = sheet.table;
  const lines: string[] = [];
  const line = (ax: number, ay: number, bx: number, by: number): void => {
    const [from, to] = [sheet.at({ x: ax, y: ay }), sheet.at({ x: bx, y: by })];
    lines.push(`M${px(from.x)} ${px(from.y)}L${px(to.x)} ${px(to.y)}`);
  };
  for (let x = 5000; x < width; x += 5000) line(x, 0, x, height);
  for (let y = 5000; y < height; y += 5000) line(0, y, width, y);
  return lines.join('');
}

/** Inches along all four edges, numbered every five. */
function Ruler({ sheet }: { readonly sheet: Sheet }): ReactNode {
  const { width, height } = sheet;
  const across = Math.round((width - 2 * RIM) / pixels(1000));
  const down = Math.round((height - 2 * RIM) / pixels(1000));
  let d = '';
  for (let inch = 0; inch <= across; inch += 1) {
    const [x, long] = [RIM + inch * pixels(1000), inch % 5 === 0 ? 9 : 5];
    d += `M${px(x)} ${RIM - 5}v${-long}M${px(x)} ${px(height - RIM + 5)}v${long}`;
  }
  for (let inch = 0; inch <= down; inch += 1) {
    const [y, long] = [RIM + inch * pixels(1000), inch % 5 === 0 ? 9 : 5];
    d += `M${RIM - 5} ${px(y)}h${-long}M${px(width - RIM + 5)} ${px(y)}h${long}`;
  }
  const style = { font: '700 11px var(--ui)' };
  return (
    <g>
      <path d={d} stroke="#2d1c0b" strokeWidth="1" />
      <g fill="#2d1c0b" textAnchor="middle" style={style}>
        {numbers(sheet).map(({ key, x, y, inches }) => (
          <text key={key} x={x} y={y}>
            {inches}
          </text>
        ))}
      </g>
    </g>
  );
}

interface Numbered {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly inches: number;
}

/** Numbers as the notation counts: from the west and from the south. */
function numbers(sheet: Sheet): Numbered[] {
  const { table, upright, width, height } = sheet;
  const along = (far: number): number[] =>
    Array.from({ length: Math.ceil(far / 5000) - 1 }, (_, at) => (at + 1) * 5000);
  return [
    ...along(table.width).flatMap((x) => {
      const at = sheet.at({ x, y: 0 });
      return upright
        ? [pair('w', x, RIM / 2 - 3, at.y + 10), pair('e', x, width - RIM / 2 + 3, at.y + 10)]
        : [pair('n', x, at.x + 8, RIM / 2), pair('s', x, at.x + 8, height - RIM / 2 + 9)];
    }),
    ...along(table.height).flatMap((y) => {
      const at = sheet.at({ x: 0, y });
      return upright
        ? [pair('n', y, at.x + 8, RIM / 2), pair('s', y, at.x + 8, height - RIM / 2 + 9)]
        : [pair('w', y, RIM / 2 - 4, at.y - 3), pair('e', y, width - RIM / 2 + 4, at.y - 3)];
    }),
  ];
}

const pair = (edge: string, mil: number, x: number, y: number): Numbered => ({
  key: `${edge}${mil}`,
  x,
  y,
  inches: mil / 1000,
});

/** Zones along the edges; one's own is lit while one deploys. */
export function Zones({
  sheet,
  zones,
}: {
  readonly sheet: Sheet;
  readonly zones: readonly {
    readonly x0: number;
    readonly y0: number;
    readonly x1: number;
    readonly y1: number;
    readonly colour: string;
    readonly lit: boolean;
  }[];
}): ReactNode {
  return zones.map(({ x0, y0, x1, y1, colour, lit }) => {
    const [a, b] = [sheet.at({ x: x0, y: y0 }), sheet.at({ x: x1, y: y1 })];
    return (
      <rect
        key={`${x0} ${y0}`}
        x={Math.min(a.x, b.x)}
        y={Math.min(a.y, b.y)}
        width={Math.abs(b.x - a.x)}
        height={Math.abs(b.y - a.y)}
        fill={colour}
        fillOpacity={lit ? 0.28 : 0.07}
        stroke={lit ? colour : '#f6eedc'}
        strokeOpacity={lit ? 1 : 0.5}
        strokeWidth={lit ? 2 : 1}
        strokeDasharray="8 6"
      />
    );
  });
}

/** A point of the ground with something drawn about it. */
export function At({
  sheet,
  x,
  y,
  children,
}: {
  readonly sheet: Sheet;
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
}): ReactNode {
  return <g transform={transformOf(sheet, { x, y })}>{children}</g>;
}
