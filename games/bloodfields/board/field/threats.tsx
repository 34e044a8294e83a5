import { memo, type ReactNode, useId, useMemo } from 'react';
import type { Seat } from '@sanguine/kernel';
import { strikeReaches } from '../../rules/forecast.ts';
import type { State, UnitId } from '../../rules/state.ts';
import type { GroundHold } from '../interaction/ground.ts';
import css from './field.module.css';
import { lineThrough, pixels, px, RIM, type Sheet } from './sheet.ts';
import { useLifted } from './units.tsx';

/**
 * The ground that enemies yet to act could strike this round, regardless of sight: of all of them, darker where more of them
 * reach, or only of the one pointed at. A base wholly outside it is out of reach.
 */
export const Threats = memo(function Threats({
  sheet,
  view,
  seat,
  only,
  hold,
  planned,
}: {
  readonly sheet: Sheet;
  readonly view: State;
  /** The threatened side. */
  readonly seat: Seat;
  readonly only: UnitId | null;
  readonly hold: GroundHold;
  /** The unit about to stand elsewhere. */
  readonly planned: UnitId | null;
}): ReactNode {
  const lifted = useLifted(hold, planned);
  const id = useId();
  const reaches = useMemo(() => strikeReaches(view, seat, lifted ?? undefined), [view, seat, lifted]);
  const alone = reaches.some(({ unit }) => unit === only);
  const table = { x: RIM, y: RIM, width: sheet.width - 2 * RIM, height: sheet.height - 2 * RIM };
  return (
    <g clipPath={`url(#${id})`}>
      <clipPath id={id}>
        <rect {...table} />
      </clipPath>
      {reaches
        .filter(({ unit }) => !alone || unit === only)
        .map(({ unit, base, walk, far }) => {
          const { x, y } = sheet.at(base);
          const grown = pixels(base.r + far);
          return (
            <g key={unit} className={css['danger']} data-alone={alone || undefined}>
              <circle cx={px(x)} cy={px(y)} r={px(grown)} stroke="none" />
              {walk === null ? null : (
                <path
                  d={walk.stars.map((star) => `${lineThrough(sheet, star)}Z`).join('')}
                  strokeWidth={px(2 * grown)}
                />
              )}
            </g>
          );
        })}
    </g>
  );
});
