import { useLens } from '@sanguine/ui/viewport/lens.ts';
import { memo, type ReactNode, useMemo } from 'react';
import { Stamp } from '../look/stamp.tsx';
import type { Country } from './bake.ts';
import { edgesOf } from './edges.ts';
import type { Lie } from './lie.ts';
import { sitesOf } from './site.ts';

/** What the engraver inks over the country: a piece's edge tells what it does, its stamp what it is. */
export const Ink = memo(function Ink({
  country,
  lie,
}: {
  readonly country: Country;
  readonly lie: Lie;
}): ReactNode {
  const { heavy, hem, ticks, hachures, barred, stamps } = useMemo(
    () => edgesOf(sitesOf([...country.pieces, ...country.grown]), lie),
    [country, lie],
  );
  const { unit } = lie;
  const { scale } = useLens();
  /** A width in inches, kept between these limits in screen pixels at any zoom. */
  const within = (inches: number, least: number, most: number): number =>
    Math.min(most / scale, Math.max(least / scale, inches * unit));
  return (
    <g fill="none" strokeLinejoin="round">
      <path
        d={hachures}
        stroke="#2a2015"
        strokeOpacity="0.62"
        strokeWidth={within(0.05, 0.6, 2)}
        strokeLinecap="round"
      />
      <path
        d={hem}
        stroke="#1f1710"
        strokeOpacity="0.88"
        strokeWidth={within(0.06, 0.8, 2.6)}
        strokeDasharray={`${unit * 0.3} ${unit * 0.12}`}
      />
      <path d={ticks} stroke="#1f1710" strokeOpacity="0.82" strokeWidth={within(0.05, 0.7, 2.2)} />
      <path d={barred} stroke="#17110b" strokeOpacity="0.8" strokeWidth={within(0.05, 0.7, 2.2)} />
      <path d={heavy} stroke="#17110b" strokeWidth={within(0.13, 1.8, 5)} />
      {stamps.map(({ kind, x, y }) => (
        <Stamp key={`${x} ${y}`} {...{ kind, x, y }} radius={within(0.44, 5, 14)} />
      ))}
    </g>
  );
});
