import type { ReactNode } from 'react';
import type { UnitKind } from '../../content/units/kinds.ts';
import type { Livery } from './livery.ts';
import { INK } from './paint.ts';
import { hasShoulders, type Part, PORTRAITS } from './portrait-parts.ts';
import { CUTS, cutUrl } from './woodcuts.tsx';

/**
 * The engraver's cuts, away from the light: nothing in the north-west, wide in the south-east. Each is a wedge. For a base of
 * radius 1; `apart` is the distance from cut to cut.
 */
function hatching(apart: number): string {
  return Array.from({ length: Math.ceil(3.2 / apart) }, (_, nth) => {
    const y = -1.9 + nth * apart;
    const x = -0.06 - (y + 0.4) * 0.42;
    const [from, to] = [y + 0.56, y - 0.4];
    return `M${x.toFixed(2)} ${from.toFixed(3)}L${(x + 1.9).toFixed(2)} ${(to - apart * 0.36).toFixed(3)}v${(apart * 0.72).toFixed(3)}Z`;
  }).join('');
}

/** Coarse for pieces on a table, fine for a portrait seen close up. */
const COARSE = hatching(0.15);
const FINE = hatching(0.075);

/** Shoulders under a head, and the folds cut into them. */
const SHOULDERS = 'M-.8.9V.46C-.8.2-.5.12-.26.04L0 .22L.26.04C.5.12.8.2.8.46V.9Z';
const FOLDS =
  'M-.56.2C-.5.4-.52.6-.6.8M-.4.16C-.34.36-.34.6-.4.8M.4.16C.34.36.34.6.4.8M.56.2C.5.4.52.6.6.8M-.2.3C-.16.44-.16.6-.2.8M.2.3C.16.44.16.6.2.8';

const placeOf = ({ size, x, y, turn = 0, mirrored }: Part): string =>
  `translate(${x} ${y}) rotate(${turn}) scale(${mirrored === true ? -size / 512 : size / 512} ${size / 512}) translate(-256 -256)`;

/** From the glyph's square back to the portrait, so that light falls on every part from the same side. */
const backFrom = ({ size, x, y, turn = 0, mirrored }: Part): string =>
  `translate(256 256) scale(${mirrored === true ? -512 / size : 512 / size} ${512 / size}) rotate(${-turn}) translate(${-x} ${-y})`;

function Cut({
  part,
  livery,
  line,
  hatch,
}: {
  readonly part: Part;
  readonly livery: Livery;
  /** The width of the outline. */
  readonly line: number;
  /** The cuts on it; null if it is too small for any. */
  readonly hatch: string | null;
}): ReactNode {
  const { glyph, size, x, y, backed } = part;
  const href = `#${CUTS.glyph(glyph)}`;
  const back = backFrom(part);
  return (
    <>
      {backed === undefined ? null : <ellipse cx={x} cy={y} rx={backed * 0.86} ry={backed} fill={INK} />}
      <g transform={placeOf(part)}>
        <use
          href={href}
          fill={INK}
          stroke={INK}
          strokeWidth={(line * 2 * 512) / size}
          strokeLinejoin="round"
        />
        {hatch === null ? (
          <use href={href} fill={livery.figure} />
        ) : (
          <g clipPath={cutUrl(CUTS.clip(glyph))}>
            <use href={href} fill={livery.shade} />
            <g transform={back}>
              <g transform="translate(-0.036 -0.042)">
                <use href={href} fill={livery.figure} transform={placeOf(part)} />
              </g>
              <path d={hatch} fill={INK} fillOpacity="0.66" />
            </g>
          </g>
        )}
      </g>
    </>
  );
}

/** A unit's half-portrait for a base of radius 1 around the origin, leaning out of it to the north. */
export function Portrait({
  kind,
  livery,
  px,
}: {
  readonly kind: UnitKind;
  readonly livery: Livery;
  /** The base's radius on the screen: details too small to see are left out. */
  readonly px: number;
}): ReactNode {
  const line = Math.max(0.045, 1.15 / px);
  const hatch = px <= 13 ? null : px < 44 ? COARSE : FINE;
  return (
    <g clipPath={cutUrl(CUTS.bust)}>
      {hasShoulders(kind) ? (
        <>
          <path
            d={SHOULDERS}
            fill={livery.shade}
            stroke={INK}
            strokeWidth={line * 1.4}
            strokeLinejoin="round"
          />
          {hatch === null ? null : (
            <path d={FOLDS} fill="none" stroke={INK} strokeOpacity="0.7" strokeWidth="0.03" />
          )}
        </>
      ) : null}
      {PORTRAITS[kind].map((part) => (
        <Cut key={`${part.glyph} ${part.x}`} {...{ part, livery, line, hatch }} />
      ))}
    </g>
  );
}
