import { useMemo } from 'react';
import type { Analysis } from '@sanguine/bots';
import type { Seat } from '@sanguine/kernel';
import { apart, DASHES } from '@sanguine/ui/result/lines.ts';
import type { SideLook } from '@sanguine/ui/result/side-look.ts';
import type { MarkedDecision } from '../headline.ts';
import { MarkShape } from '../mark-sign.tsx';
import { useAnalysisSay } from '../say.ts';
import { useSize } from '../use-size.ts';
import styles from './curve.module.css';
import { chanceAt, emblemPlaces, everyFor, placeOf, type Plot, roundsOf, xOf, yOf } from './geometry.ts';

interface ChanceCurveProps {
  readonly analysis: Analysis;
  readonly looks: readonly SideLook[];
  readonly names: readonly string[];
  readonly seat: Seat;
  readonly marked: readonly MarkedDecision[];
  /** The selected row; null for none. */
  readonly row: number | null;
  /** The text for a turn. */
  readonly turnWords: (at: number) => string;
  readonly onTurn: (at: number) => void;
}

const EMBLEM = 22;
/** The space a number takes. */
const NUMBER = 20;

/** The plot for the available width. */
export const plotOf = (width: number, height: number): Plot => ({
  width,
  height,
  left: 44,
  right: width < 560 ? 34 : 54,
  top: 24,
  bottom: 30,
});

/**
 * Everybody's chance to win at every turn. Dashes and emblems tell the lines apart; the seat's own is the boldest and
 * carries the marks of its decisions. A slider lies over it: pressing or arrow keys choose a turn.
 */
export function ChanceCurve(props: ChanceCurveProps) {
  const { analysis, looks, names, seat, marked, row, turnWords, onTurn } = props;
  const say = useAnalysisSay();
  const { curve, moments } = analysis;
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  const plot = useMemo(() => plotOf(width, height), [width, height]);
  const turns = curve.length - 1;
  const x = (turn: number): number => xOf(plot, turns, turn);
  const y = (chance: number): number => yOf(plot, chance);
  const rounds = useMemo(() => roundsOf(curve), [curve]);
  const emblems = useMemo(() => emblemPlaces(curve, plot, EMBLEM), [curve, plot]);
  const every = everyFor(rounds.length, plot.width - plot.left - plot.right);
  const last = curve.at(-1)?.chances ?? [];
  const ends = apart(last.map(y), height - plot.bottom, EMBLEM + 2);
  const at = row === null ? null : Math.min(Math.floor(placeOf(curve, row)), turns - 1);
  // The numbers of the decisive moments stand next to each other above the rounds.
  const numbers = apart(
    moments.map((moment) => x(placeOf(curve, moment.row))),
    x(turns),
    NUMBER,
  );
  const order = [...last.keys()].toSorted((one, other) => Number(one === seat) - Number(other === seat));
  return (
    <div ref={ref} className={styles['chart']}>
      <svg width={width} height={height} aria-hidden="true">
        {[0, 20, 40, 60, 80, 100].map((chance) => (
          <g key={chance} data-axis={chance === 0 || undefined} className={styles['scale']}>
            <path d={`M${plot.left} ${y(chance)}H${x(turns)}`} />
            <text x={plot.left - 7} y={y(chance) + 5} textAnchor="end">
              {say('percent', { percent: chance })}
            </text>
          </g>
        ))}
        {rounds.map(({ label, from, to }, index) => (
          <g key={from} className={styles['round']}>
            <path d={`M${x(from)} ${plot.top}V${height - plot.bottom}`} data-faint="true" />
            <path d={`M${x(from)} ${height - plot.bottom}v6`} />
            {index % every === 0 ? (
              <text x={(x(from) + x(to)) / 2} y={height - 9} textAnchor="middle">
                {label}
              </text>
            ) : null}
          </g>
        ))}
        {at === null ? null : (
          <g className={styles['band']}>
            <rect
              x={x(at)}
              y={plot.top - 8}
              width={Math.max(0, x(1) - x(0))}
              height={Math.max(0, height - plot.bottom - plot.top + 8)}
            />
            <path
              d={`M${x(at)} ${plot.top - 8}V${height - plot.bottom}M${x(at + 1)} ${plot.top - 8}V${height - plot.bottom}`}
            />
          </g>
        )}
        {order.map((one) => {
          const line = curve.map(({ chances }, turn) => `${x(turn)},${y(chances[one] ?? 0)}`).join(' ');
          return (
            <g key={one} className={styles['line']} data-own={one === seat || undefined}>
              <polyline points={line} className={styles['halo']} />
              <polyline points={line} className={styles['under']} strokeDasharray={DASHES[one % 6]} />
              <polyline points={line} stroke={looks[one]?.colour} strokeDasharray={DASHES[one % 6]} />
            </g>
          );
        })}
        {moments.map(({ kind, row: when, seat: whose }, index) => {
          const place = placeOf(curve, when);
          const base = height - plot.bottom;
          return (
            <g key={`${kind} ${when}`} className={styles['decisive']}>
              <path
                d={`M${x(place)} ${y(chanceAt(curve, whose, place))}V${base - 22}L${numbers[index]} ${base - 12}`}
              />
              <g transform={`translate(${numbers[index]} ${base - 12})`}>
                <circle r="9" />
                <text y="4.500" textAnchor="middle">
                  {index + 1}
                </text>
              </g>
            </g>
          );
        })}
        {emblems.map((turn, one) => (
          <g
            key={names[one]}
            transform={`translate(${x(turn) - EMBLEM / 2} ${y(curve[turn]?.chances[one] ?? 0) - EMBLEM / 2})`}
          >
            {looks[one]?.badge(EMBLEM)}
          </g>
        ))}
        {ends.map((end, one) => (
          <g key={names[one]} className={styles['end']}>
            <path d={`M${x(turns)} ${y(last[one] ?? 0)}L${x(turns) + 6} ${end}`} />
            <g transform={`translate(${x(turns) + 8} ${end - EMBLEM / 2})`}>{looks[one]?.badge(EMBLEM)}</g>
          </g>
        ))}
        {marked.map((decision) => {
          const place = placeOf(curve, decision.row);
          const above = decision.verdict === 'blunder' ? 21 : 17;
          return (
            <g
              key={decision.row}
              transform={`translate(${x(place)} ${Math.max(14, y(chanceAt(curve, seat, place)) - above)})`}
            >
              <MarkShape mark={decision.verdict} />
            </g>
          );
        })}
      </svg>
      <input
        type="range"
        aria-label={say('curve.slider')}
        aria-valuetext={turnWords(at ?? 0)}
        style={{ left: plot.left - 8, width: Math.max(0, x(turns) - plot.left + 16) }}
        min={0}
        max={Math.max(1, turns - 1)}
        value={at ?? 0}
        onChange={({ target }) => onTurn(Number(target.value))}
      />
    </div>
  );
}
