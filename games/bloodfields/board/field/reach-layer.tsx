import { memo, type ReactNode, useId } from 'react';
import type { Field } from '../../rules/geometry/field.ts';
import type { ReachShape } from '../../rules/geometry/reach-stars.ts';
import css from './field.module.css';
import { drawn, outlined, PX, worldOf } from './scale.ts';

/** The ground a unit can walk to: all stars as one shape, without what nobody may end on. */
export const ReachLayer = memo(function ReachLayer({
  shape,
  field,
}: {
  readonly shape: ReachShape;
  readonly field: Field;
}): ReactNode {
  const holes = useId();
  const { stars, circles, polygons, r } = shape;
  return (
    <g>
      <mask id={holes} maskUnits="userSpaceOnUse" x="0" y="0" {...worldOf(field)}>
        <rect {...worldOf(field)} fill="#fff" />
        {circles.map((circle, at) => {
          const { x, y } = drawn(circle, field);
          return <circle key={at} cx={x} cy={y} r={circle.s * PX} fill="#000" />;
        })}
        {polygons.map(({ sides }, at) => (
          <path
            key={at}
            d={outlined(sides, field)}
            fill="#000"
            stroke="#000"
            strokeWidth={2 * r * PX}
            strokeLinejoin="round"
          />
        ))}
      </mask>
      <g mask={`url(#${holes})`}>
        <path className={css['reach']} d={stars.map((star) => outlined(star, field)).join('')} />
      </g>
    </g>
  );
});
