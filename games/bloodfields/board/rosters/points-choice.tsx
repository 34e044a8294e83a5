import type { Locale } from '@sanguine/kernel';
import { Select } from '@sanguine/ui/controls/select.tsx';
import type { ReactNode } from 'react';
import { sayRosters } from './text/say.ts';
import { BATTLES } from './trial.ts';
import css from './page.module.css';

const FREE = 'free';

/** For how many points a roster is: the sizes of battle, or as many as one likes. */
export function PointsChoice({
  locale,
  points,
  onChange,
}: {
  readonly locale: Locale;
  readonly points: number | null;
  readonly onChange: (points: number | null) => void;
}): ReactNode {
  // A list from elsewhere may have been made for another number.
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
