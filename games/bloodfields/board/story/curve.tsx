import type { TableProps } from '@sanguine/ui';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { sideOf } from '../../text/words.ts';
import { SIDE_LOOKS } from '../field/sides.ts';
import { runningPoints } from './rounds.ts';
import { sayStory } from './say.ts';
import css from './story.module.css';

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [320, 150, 28, 40, 12, 20];

/** A step of the scale with at most four lines. */
const stepFor = (most: number): number => [5, 10, 20, 25, 50, 100].find((step) => most / step <= 4) ?? 200;

/** Points by round: a line each, told apart by its dashes and by the number at its end. */
export function Curve({
  props,
}: {
  readonly props: Pick<TableProps<State, AnyMove, Event>, 'view' | 'players' | 'settings'>;
}): ReactNode {
  const { view, players, settings } = props;
  const { locale } = settings;
  const lines = [0, 1].map((seat) => runningPoints(view, seat));
  const most = Math.max(1, ...lines.flat());
  const step = stepFor(most);
  const rounds = Math.max(1, view.round);
  const x = (round: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * round) / rounds;
  const y = (points: number): number => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * points) / most;
  const label = lines
    .map((points, seat) =>
      sayStory(locale, 'curve.label', { name: players[seat]?.name ?? '', points: points.join(', ') }),
    )
    .join('; ');
  const ends = lines.map((points) => y(points.at(-1) ?? 0));
  // Numbers that would cover each other stand apart.
  const apart = Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)) < 15 ? 8 : 0;
  return (
    <>
      <p className="unseen">{label}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={css['curve']} aria-hidden="true">
        {Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => (
          <g key={at} className={css['scale']}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(at * step)} y2={y(at * step)} />
            <text x={LEFT - 6} y={y(at * step) + 4} textAnchor="end">
              {at * step}
            </text>
          </g>
        ))}
        {Array.from({ length: rounds }, (_, at) => (
          <text key={at} x={x(at + 1)} y={HEIGHT - 4} textAnchor="middle" className={css['tick']}>
            {at + 1}
          </text>
        ))}
        {lines.map((points, seat) => {
          const side = sideOf(view, seat);
          const above = (ends[seat] ?? 0) <= (ends[1 - seat] ?? 0) && (seat === 0 || ends[0] !== ends[1]);
          return (
            <g key={seat} className={css['line']} data-side={side} style={{ color: SIDE_LOOKS[side].dark }}>
              <polyline points={points.map((sum, round) => `${x(round)},${y(sum)}`).join(' ')} />
              {points.map((sum, round) => (
                <circle key={round} cx={x(round)} cy={y(sum)} r="3" />
              ))}
              <text x={WIDTH - RIGHT + 8} y={(ends[seat] ?? 0) + 5 + (above ? -apart : apart)}>
                {points.at(-1) ?? 0}
              </text>
            </g>
          );
        })}
      </svg>
    </>
  );
}
