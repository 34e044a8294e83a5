import { type CSSProperties, memo, type ReactNode } from 'react';
import { type Place, PLACES, YGGDRASIL } from '../../content/provinces.ts';
import { isFjord } from '../../rules/atlas.ts';
import type { Marks } from './marks.ts';
import css from './ring.module.css';
import type { Ring } from './ring.ts';
import { pathOf } from './shape.ts';

/**
 * The places as buttons for pointers, keyboards and screen readers; they lie under the pieces, and the focused one is
 * outlined.
 */
export const PlaceButtons = memo(function PlaceButtons({
  ring,
  labels,
  marks,
}: {
  readonly ring: Ring;
  readonly labels: Readonly<Record<Place, string>>;
  readonly marks: Marks;
}): ReactNode {
  return PLACES.map((place) => (
    <button
      key={place}
      type="button"
      className={css['button']}
      style={areaOf(ring, place)}
      data-place={place}
      data-guide={`place:${place}`}
      data-may={marks.targets.get(place)?.kind}
      aria-label={labels[place]}
      aria-pressed={place === marks.chosen ? true : undefined}
    />
  ));
});

/** A box around the place, clipped to its outline. */
function areaOf(ring: Ring, place: Place): CSSProperties {
  if (place === YGGDRASIL) {
    const { centre, inner } = ring.shape;
    const size = {
      left: centre.x - inner.x,
      top: centre.y - inner.y,
      width: 2 * inner.x,
      height: 2 * inner.y,
    };
    return { ...size, clipPath: 'ellipse(48% 48%)' };
  }
  const { outline } = isFjord(place) ? ring.fjords[place] : ring.provinces[place];
  const [left, top] = [Math.min(...outline.map(({ x }) => x)), Math.min(...outline.map(({ y }) => y))];
  return {
    left,
    top,
    width: Math.max(...outline.map(({ x }) => x)) - left,
    height: Math.max(...outline.map(({ y }) => y)) - top,
    clipPath: `path('${pathOf(outline.map(({ x, y }) => ({ x: x - left, y: y - top })))}')`,
  };
}
