import { handFor } from '@sanguine/ui/drawing/hand.ts';
import { round } from '@sanguine/ui/drawing/round.ts';
import { memo, type ReactNode, useId } from 'react';
import type { Space } from '../../content/glade.ts';
import { groundOf, type GladeGraph as Plan } from '../../rules/ground.ts';
import css from './glade.module.css';
import { CELL, EDGE, middle, sheetOf } from './layout.ts';

/** The static background: grass, grid, thickets, start spaces, letters and numbers. */
export const GladeGround = memo(function Ground({ glade }: { readonly glade: string }): ReactNode {
  const ground = groundOf({ glade });
  const moon = useId();
  const { width, height } = sheetOf(ground);
  const [wide, high] = [width - 2 * EDGE, height - 2 * EDGE];
  return (
    <g>
      <radialGradient id={moon} cx="46%" cy="40%" r="72%">
        <stop offset="0" stopColor="#7faea2" />
        <stop offset="0.45" stopColor="#41706f" />
        <stop offset="1" stopColor="#1c3b45" />
      </radialGradient>
      <rect x={EDGE} y={EDGE} width={wide} height={high} fill={`url(#${moon})`} />
      <path d={grass(ground)} stroke="#bfdad0" strokeOpacity="0.26" strokeWidth="0.9" fill="none" />
      <path d={lines(ground)} stroke="#0b1620" strokeOpacity="0.55" strokeWidth="1.3" />
      {ground.dark.map((dark, space) =>
        dark ? <Thicket key={space} ground={ground} space={space} /> : null,
      )}
      <Starts ground={ground} spaces={ground.starts.witch} stroke="#ff9a90" />
      <Starts ground={ground} spaces={ground.starts.soldiers} stroke="#d5e4ec" />
      <Names ground={ground} />
      <rect
        x={EDGE - 1}
        y={EDGE - 1}
        width={wide + 2}
        height={high + 2}
        fill="none"
        stroke="#c9d6de"
        strokeWidth="1.5"
      />
    </g>
  );
});

function grass({ glade, size, columns }: Plan): string {
  const hand = handFor(`${glade.id} grass`);
  let d = '';
  for (let blade = 0; blade < size * 6; blade++) {
    const x = round(EDGE + hand(2, columns * CELL - 2));
    const y = round(EDGE + hand(6, (size / columns) * CELL - 2));
    d += `M${x} ${y}l-1.5-4m1.5 4l.4-5m-.4 5l2-4`;
  }
  return d;
}

function lines({ columns, size }: Plan): string {
  const rows = size / columns;
  const down = Array.from({ length: columns + 1 }, (_, at) => `M${EDGE + at * CELL} ${EDGE}v${rows * CELL}`);
  const across = Array.from(
    { length: rows + 1 },
    (_, at) => `M${EDGE} ${EDGE + at * CELL}h${columns * CELL}`,
  );
  return [...down, ...across].join('');
}

/** A dark space: bushes that cannot be entered. */
function Thicket({ ground, space }: { readonly ground: Plan; readonly space: Space }): ReactNode {
  const hand = handFor(`${ground.glade.id} ${space}`);
  const { x, y } = middle(ground, space);
  const bushes = Array.from({ length: 9 }, (_, at) => {
    const turn = at * 0.8 + hand(0, 0.6);
    const out = at === 0 ? 0 : 17;
    return {
      x: round(x + Math.cos(turn) * out),
      y: round(y + Math.sin(turn) * out),
      r: round(hand(8.5, 12)),
    };
  });
  const twigs = bushes
    .map((bush) => `M${round(bush.x - bush.r * 0.5)} ${round(bush.y - bush.r * 0.3)}q5 1 6 7m-2-8q4 2 5 6`)
    .join('');
  return (
    <g>
      <rect x={x - CELL / 2} y={y - CELL / 2} width={CELL} height={CELL} fill="#071016" />
      {bushes.map((bush) => (
        <circle
          key={`${bush.x} ${bush.y}`}
          cx={bush.x}
          cy={bush.y}
          r={bush.r}
          fill="#0e2024"
          stroke="#3c6562"
        />
      ))}
      <path d={twigs} stroke="#3c6562" strokeWidth="0.9" fill="none" />
      <path
        d={`M${x - 20} ${y + 14}q10-14 18-4t20-10M${x - 14} ${y - 18}q8 14 30 8`}
        stroke="#6f938c"
        strokeWidth="1.3"
        fill="none"
      />
    </g>
  );
}

/** Corners mark a side's start spaces: red for the Witch, pale and double for the Soldiers. */
function Starts({
  ground,
  spaces,
  stroke,
}: {
  readonly ground: Plan;
  readonly spaces: readonly Space[];
  readonly stroke: string;
}): ReactNode {
  const double = spaces === ground.starts.soldiers;
  const d = spaces
    .map((space) => {
      const { x, y } = middle(ground, space);
      const corner = `M${x - 24} ${y - 15}v-9h9M${x + 24} ${y + 15}v9h-9`;
      return double ? `${corner}M${x - 20} ${y - 14}v-6h6M${x + 20} ${y + 14}v6h-6` : corner;
    })
    .join('');
  return <path d={d} fill="none" stroke={stroke} strokeWidth="1.5" />;
}

function Names({ ground: { columns, size } }: { readonly ground: Plan }): ReactNode {
  return (
    <g fill="#a9bec6" textAnchor="middle" className={css['letters']}>
      {Array.from({ length: columns }, (_, at) => (
        <text key={`c${at}`} x={EDGE + (at + 0.5) * CELL} y={EDGE - 8}>
          {String.fromCharCode(97 + at)}
        </text>
      ))}
      {Array.from({ length: size / columns }, (_, at) => (
        <text key={`r${at}`} x={EDGE - 13} y={EDGE + (at + 0.5) * CELL + 5}>
          {at + 1}
        </text>
      ))}
    </g>
  );
}
