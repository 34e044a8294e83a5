import type { Locale } from '@sanguine/kernel';
import { useObservable, usePart } from '@sanguine/ui/observable/use-observable.ts';
import { useLens } from '@sanguine/ui/viewport/lens.ts';
import { memo, type ReactNode, useId, useMemo } from 'react';
import { type Disc, distance } from '../../rules/geometry/disc.ts';
import { fieldFor } from '../../rules/ground.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { isOn, unitOf } from '../../rules/units.ts';
import { inchesText } from '../../text/measures.ts';
import type { GroundHold } from '../interaction/ground.ts';
import { seenGround } from '../plan/hidden.ts';
import { sightsFrom } from '../plan/sight.ts';
import { tagSize } from './distances.tsx';
import css from './field.module.css';
import { lineThrough, pixels, RIM, type Sheet, transformOf } from './sheet.ts';
import { SightLine } from './sight-lines.tsx';
import { sayField } from './text/say.ts';

interface SightsProps {
  readonly locale: Locale;
  readonly sheet: Sheet;
  readonly view: State;
  readonly hold: GroundHold;
  /** The unit that looks, if none is held or planned to stand elsewhere. */
  readonly unit: UnitId | null;
}

/** Which unit looks, and from where: from where it is held or planned to stand, or else where it stands. */
function useEyes({ view, hold, unit }: SightsProps): { readonly id: UnitId; readonly at: Disc } | null {
  const stand = useObservable(hold.stand);
  if (stand !== null) return { id: stand.unit, at: stand.there };
  const one = unit === null ? undefined : view.units[unit];
  return unit === null || !isOn(one) ? null : { id: unit, at: one };
}

/** The lines of sight from a unit to every enemy, as the rules found them. */
export function Sights(props: SightsProps): ReactNode {
  const { locale, sheet, view, hold } = props;
  const eyes = useEyes(props);
  const { scale } = useLens();
  const told = useObservable(hold.stand) !== null;
  if (eyes === null) return null;
  const sights = sightsFrom(view, eyes.id, eyes.at);
  return (
    <g>
      {sights.map((sight) => (
        <SightLine key={sight.target} sheet={sheet} sight={sight} />
      ))}
      {/* For a held or planned unit, other tags tell the distances and more. */}
      {told
        ? null
        : sights.map(({ target, kind }) => {
            const other = unitOf(view, target);
            const words = sayField(locale, `sight.tag.${kind}`, {
              length: inchesText(distance(eyes.at, other)),
            });
            const wide = 12 + words.length * (locale === 'ja' ? 9 : 6);
            return (
              <g key={target} transform={transformOf(sheet, other)}>
                <g
                  className={css['away']}
                  transform={`translate(0 ${pixels(other.r) + 5}) scale(${tagSize(scale)})`}
                >
                  <rect className={css['awayBed']} x={-wide / 2} width={wide} height="17" />
                  <text y="12.5">{words}</text>
                </g>
              </g>
            );
          })}
    </g>
  );
}

/** Darkens the ground the unit cannot see. Hidden while a hand moves, because it takes long to draw. */
export function Hidden(props: SightsProps): ReactNode {
  const { sheet, view, hold } = props;
  const dragging = usePart(hold.ghost, (ghost) => ghost?.idle === false);
  const eyes = useEyes(props);
  return dragging || eyes === null ? null : <Dark {...{ sheet, view }} {...eyes.at} />;
}

const Dark = memo(function Dark({
  sheet,
  view,
  x,
  y,
  r,
}: { readonly sheet: Sheet; readonly view: State } & Disc): ReactNode {
  const id = useId();
  const d = useMemo(
    () =>
      seenGround({ x, y, r }, fieldFor(view))
        .map((star) => `${lineThrough(sheet, star)}Z`)
        .join(''),
    [sheet, view, x, y, r],
  );
  const table = {
    x: RIM,
    y: RIM,
    width: sheet.width - 2 * RIM,
    height: sheet.height - 2 * RIM,
  };
  return (
    <g>
      <defs>
        <pattern
          id={`${id}lines`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V5" className={css['darkLine']} />
        </pattern>
        <mask id={id} maskUnits="userSpaceOnUse" {...table}>
          <rect {...table} fill="#fff" />
          <path d={d} fill="#000" fillRule="nonzero" />
        </mask>
      </defs>
      <g mask={`url(#${id})`}>
        <rect {...table} className={css['dark']} />
        <rect {...table} fill={`url(#${id}lines)`} />
      </g>
    </g>
  );
});
