import { Momentary } from '@sanguine/ui/viewport/sheet.tsx';
import type { ReactNode } from 'react';
import { type Place, YGGDRASIL } from '../../content/provinces.ts';
import { isFjord } from '../../rules/atlas.ts';
import type { Marks } from './marks.ts';
import css from './ring.module.css';
import type { Ring } from './ring.ts';

interface WashesProps {
  readonly ring: Ring;
  readonly marks: Marks;
  readonly aim: Place | null;
  /** Land is drawn under the fjords, which have their own highlights. */
  readonly on: 'land' | 'water';
}

/** The highlights of places: targets, and where a pillage is in progress. They differ in line and dash, not in hue. */
export function Washes({ ring, marks, aim, on }: WashesProps): ReactNode {
  const { targets, chosen, battle, shown } = marks;
  const here = (place: Place): boolean => isFjord(place) === (on === 'water');
  return (
    <g className={css['washes']}>
      {battle === null || !here(battle) ? null : (
        <Outline ring={ring} place={battle} className={css['battle']} />
      )}
      {[...targets.values()]
        .filter(({ place }) => here(place))
        .map(({ place, kind }) => (
          <Outline key={place} ring={ring} place={place} className={css[kind]} />
        ))}
      {aim === null || !here(aim) ? null : (
        <Outline ring={ring} place={aim} className={targets.has(aim) ? css['aimed'] : css['looked']} />
      )}
      {chosen === null || !here(chosen) ? null : (
        <Outline ring={ring} place={chosen} className={css['chosen']} />
      )}
      {shown === null || !here(shown.place) ? null : (
        <Momentary asked={shown}>
          <Outline ring={ring} place={shown.place} className={css['chosen']} />
        </Momentary>
      )}
    </g>
  );
}

export function Outline({
  ring,
  place,
  className,
}: {
  readonly ring: Ring;
  readonly place: Place;
  readonly className: string | undefined;
}): ReactNode {
  if (place === YGGDRASIL) {
    const { centre, inner } = ring.shape;
    return <ellipse cx={centre.x} cy={centre.y} rx={inner.x - 5} ry={inner.y - 3} className={className} />;
  }
  return <path d={isFjord(place) ? ring.fjords[place].d : ring.provinces[place].d} className={className} />;
}
