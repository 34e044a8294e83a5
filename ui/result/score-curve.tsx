import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { apart, DASHES } from './lines.ts';
import css from './result.module.css';
import type { SideLook } from './side-look.ts';
import { say } from './words.ts';

const [WIDTH, LEFT, RIGHT, TOP, BOTTOM] = [420, 30, 66, 12, 22];

/** A step of the scale with at most four lines. */
const stepFor = (most: number): number =>
  [1, 2, 5, 10, 20, 25, 50, 100].find((step) => most / step <= 4) ?? 200;

/** As many round numbers as fit. */
function numbered(rounds: number): { readonly at: number; readonly label: string }[] {
  const every = Math.ceil(rounds / 12);
  return Array.from({ length: Math.floor(rounds / every) }, (_, at) => (at + 1) * every).map((at) => ({
    at,
    label: String(at),
  }));
}

interface ScoreCurveProps {
  readonly locale: Locale;
  readonly title?: string | undefined;
  readonly looks: readonly SideLook[];
  /** For each seat its start, and its standing after each round or turn. */
  readonly lines: readonly (readonly number[])[];
  /** The positions along the lines that are marked with a moment's number. */
  readonly marks?: readonly number[];
  /** The labels below the lines and their positions. Default: the number of each round. */
  readonly ticks?: readonly { readonly at: number; readonly label: string }[] | undefined;
  /** Lower if something else stands below it. */
  readonly height?: number;
}

/** Points by round: one line per seat, with its own dashes and its emblem at the end. */
export function ScoreCurve({
  locale,
  title,
  looks,
  lines,
  marks = [],
  ticks,
  height = 270,
}: ScoreCurveProps): ReactNode {
  const most = Math.max(1, ...lines.flat());
  const least = Math.min(0, ...lines.flat());
  const step = stepFor(most - least);
  const rounds = Math.max(1, ...lines.map((line) => line.length - 1));
  const x = (round: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * round) / rounds;
  const y = (points: number): number =>
    height - BOTTOM - ((height - TOP - BOTTOM) * (points - least)) / (most - least);
  const labels = apart(
    lines.map((line) => y(line.at(-1) ?? 0)),
    height - BOTTOM,
  );
  const base = Math.ceil(least / step);
  return (
    <section className={css['part']}>
      <h3>{title ?? say(locale, 'curve')}</h3>
      <p className="unseen">
        {lines
          .map((line, seat) =>
            say(locale, 'curve.line', { name: looks[seat]?.name ?? '', points: line.join(', ') }),
          )
          .join('; ')}
      </p>
      <div className={css['curve']} aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${height}`}>
          {Array.from({ length: Math.floor(most / step) - base + 1 }, (_, at) => (base + at) * step).map(
            (points) => (
              <g key={points} className={css['scale']}>
                <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(points)} y2={y(points)} />
                <text x={LEFT - 6} y={y(points) + 4} textAnchor="end">
                  {points}
                </text>
              </g>
            ),
          )}
          {(ticks ?? numbered(rounds)).map(({ at, label }) => (
            <text key={at} x={x(at)} y={height - 5} textAnchor="middle">
              {label}
            </text>
          ))}
          {marks.map((round, mark) => (
            <g key={mark} className={css['mark']} transform={`translate(${x(round)} 0)`}>
              <line y1={TOP + 8} y2={height - BOTTOM} />
            </g>
          ))}
          {lines.map((line, seat) => {
            const points = line.map((score, round) => `${x(round)},${y(score)}`).join(' ');
            const [end, label] = [y(line.at(-1) ?? 0), labels[seat] ?? 0];
            return (
              <g key={seat} className={css['line']}>
                <polyline points={points} className={css['under']} strokeDasharray={DASHES[seat % 6]} />
                <polyline points={points} stroke={looks[seat]?.colour} strokeDasharray={DASHES[seat % 6]} />
                <line x1={WIDTH - RIGHT} y1={end} x2={WIDTH - RIGHT + 8} y2={label} className={css['lead']} />
                <text x={WIDTH - RIGHT + 34} y={label + 5.5}>
                  {line.at(-1) ?? 0}
                </text>
                <g transform={`translate(${WIDTH - RIGHT + 9} ${label - 10})`}>{looks[seat]?.badge(20)}</g>
              </g>
            );
          })}
          {marks.map((round, mark) => (
            <g key={mark} className={css['mark']} transform={`translate(${x(round)} ${TOP})`}>
              <circle r="9" />
              <text y="4.500" textAnchor="middle">
                {mark + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </section>
  );
}
