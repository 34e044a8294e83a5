import type { Locale } from '@sanguine/kernel';
import { Select } from '@sanguine/ui/controls/select.tsx';
import type { ReactNode } from 'react';
import { sayRosters } from './text/say.ts';
import { BATTLES } from './trial.ts';
import css from './page.module.css';

const FREE = 'free';

/** The points a roster is for: one of the sizes of battle, or any number. */
export function PointsChoice({
  locale,
  points,
  onChange,
}: {
  readonly locale: Locale;
  readonly points: number | null;
  readonly onChange: (points: number | null) => void;
}): ReactNode {
  // An imported list may be for another number of points.
  const sizes = [...new Set([...BATTLES, ...(points === null ? [] : [points])])];
  return (
    <Select
      bare
      className={css['points']}
      label={sayRosters(locale, 'limit')}
      value={points === null ? FREE : String(points)}
      options={[
        ...sizes.map((size) => ({
          value: String(size),
          title: sayRosters(locale, 'limit.points', { points: size }),
        })),
        { value: FREE, title: sayRosters(locale, 'limit.free') },
      ]}
      onChange={(value) => {
        onChange(value === FREE ? null : Number(value));
      }}
    />
  );
}
