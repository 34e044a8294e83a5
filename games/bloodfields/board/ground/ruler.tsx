import { round } from '@sanguine/ui/drawing/round.ts';
import { memo, type ReactNode, useId } from 'react';
import css from './ground.module.css';
import { type Lie, RULER } from './lie.ts';
import { sequence } from './noise.ts';

/** Four strips of boxwood around the table, marked in inches; the bench beneath, and the shadows of both. */
export const Ruler = memo(function Ruler({ lie }: { readonly lie: Lie }): ReactNode {
  const id = useId();
  const { margin, table, unit } = lie;
  const broad = RULER * unit;
  const [x0, y0, x1, y1] = [margin, margin, margin + table.width, margin + table.height].map(round);
  const out = {
    x0: margin - broad,
    y0: margin - broad,
    x1: margin + table.width + broad,
    y1: margin + table.height + broad,
  };
  const frame = `M${round(out.x0)} ${round(out.y0)}H${round(out.x1)}V${round(out.y1)}H${round(out.x0)}Z`;
  const hole = `M${x0} ${y0}V${y1}H${x1}V${y0}Z`;
  return (
    <g>
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#dcbf8a" />
        <stop offset="1" stopColor="#bf9a60" />
      </linearGradient>
      <path
        d={frame}
        fill="#0d0704"
        fillOpacity="0.5"
        transform={`translate(${unit * 0.24} ${unit * 0.32})`}
      />
      <path
        d={frame + hole}
        fillRule="evenodd"
        fill={`url(#${id})`}
        stroke="#1c120a"
        strokeWidth={unit * 0.06}
      />
      <path
        d={grainOf(lie, broad)}
        stroke="#7a5226"
        strokeOpacity="0.3"
        strokeWidth={unit * 0.04}
        fill="none"
      />
      <path
        d={`M${round(out.x0)} ${round(out.y0)}L${x0} ${y0}M${round(out.x1)} ${round(out.y0)}L${x1} ${y0}M${round(out.x0)} ${round(out.y1)}L${x0} ${y1}M${round(out.x1)} ${round(out.y1)}L${x1} ${y1}`}
        stroke="#4a3015"
        strokeWidth={unit * 0.045}
      />
      <path
        d={`M${round(out.x0 + 1)} ${round(out.y1 - 1)}V${round(out.y0 + 1)}H${round(out.x1 - 1)}`}
        stroke="#f3dfb4"
        strokeOpacity="0.8"
        strokeWidth={unit * 0.045}
        fill="none"
      />
      <path d={ticksOf(lie)} stroke="#2a1c0e" strokeWidth={unit * 0.045} fill="none" />
      <g className={css['inches']} style={{ fontSize: round(unit * 0.42) }}>
        {figuresOf(lie).map(({ x, y, inches }) => (
          <text key={`${x} ${y}`} x={round(x)} y={round(y)}>
            {inches}
          </text>
        ))}
      </g>
    </g>
  );
});

/** The shadow the ruler throws on the table, from the sides nearest the light. */
export function RulerShadow({ lie }: { readonly lie: Lie }): ReactNode {
  const { margin, table, unit } = lie;
  const deep = [0.34, 0.22, 0.1];
  return (
    <g fill="#140d06" fillOpacity="0.2">
      {deep.map((inches) => {
        const far = round(inches * unit);
        return (
          <path
            key={inches}
            d={`M${margin} ${margin}h${table.width}l${-far} ${far}H${margin + far}V${margin + table.height - far}l${-far} ${far}Z`}
          />
        );
      })}
    </g>
  );
}

function ticksOf({ margin, table, unit }: Lie): string {
  let d = '';
  const right = margin + table.width;
  const below = margin + table.height;
  for (let inch = 1; inch * unit < table.width - 1; inch++) {
    const long = round((inch % 5 === 0 ? 0.36 : 0.22) * unit);
    const x = round(margin + inch * unit);
    d += `M${x} ${round(margin)}v${-long}M${x} ${round(below)}v${long}`;
  }
  for (let inch = 1; inch * unit < table.height - 1; inch++) {
    const long = round((inch % 5 === 0 ? 0.36 : 0.22) * unit);
    const y = round(margin + inch * unit);
    d += `M${round(margin)} ${y}h${-long}M${round(right)} ${y}h${long}`;
  }
  return d;
}

interface Figure {
  readonly x: number;
  readonly y: number;
  readonly inches: number;
}

/** Inches as the rules count them: from the west and from the south, whichever way the table lies. */
function figuresOf({ margin, table, unit, turn }: Lie): Figure[] {
  const figures: Figure[] = [];
  const count = (along: number, back: boolean, long: number): number => (back ? long - along : along);
  const wide = Math.round(table.width / unit);
  const tall = Math.round(table.height / unit);
  // Beside its tick, so that both fit on the strip.
  const beside = unit * 0.36;
  const away = unit * 0.5;
  const foot = unit * 0.15;
  for (let inch = 5; inch < wide; inch += 5) {
    const inches = count(inch, turn >= 2, wide);
    const x = margin + inch * unit + beside;
    figures.push(
      { x, y: margin - away + foot, inches },
      { x, y: margin + table.height + away + foot, inches },
    );
  }
  for (let inch = 5; inch < tall; inch += 5) {
    const inches = count(inch, turn === 0 || turn === 3, tall);
    const y = margin + inch * unit + beside + foot * 0.4;
    figures.push({ x: margin - away, y, inches }, { x: margin + table.width + away, y, inches });
  }
  return figures;
}

function grainOf({ margin, table }: Lie, broad: number): string {
  const next = sequence(77);
  let d = '';
  for (let nth = 0; nth < 64; nth++) {
    const share = next();
    const long = 40 + next() * 150;
    const deep = 2 + next() * (broad - 4);
    const near = nth % 4 < 2;
    d +=
      nth % 2 === 0
        ? `M${round(margin + share * (table.width - long))} ${round(near ? margin - deep : margin + table.height + deep)}h${round(long)}`
        : `M${round(near ? margin - deep : margin + table.width + deep)} ${round(margin + share * (table.height - long))}v${round(long)}`;
  }
  return d;
}
