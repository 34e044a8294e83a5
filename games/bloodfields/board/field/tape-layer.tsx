import { useObservable } from '@sanguine/ui/observable/use-observable.ts';
import { useLens } from '@sanguine/ui/viewport/lens.ts';
import type { ReactNode } from 'react';
import { type Disc, distance } from '../../rules/geometry/disc.ts';
import { type Point, span } from '../../rules/geometry/point.ts';
import { blockerOf, lineOfSight } from '../../rules/geometry/sight.ts';
import { fieldFor } from '../../rules/ground.ts';
import type { State } from '../../rules/state.ts';
import { inchesText } from '../../text/measures.ts';
import { discOf, type Tape, type TapeEnd } from '../interaction/tape.ts';
import css from './field.module.css';
import { outline, pixels, px, type Sheet } from './sheet.ts';

interface TapeProps {
  readonly sheet: Sheet;
  readonly view: State;
  readonly tape: Tape;
}

/** §1.2: the tape from rim to rim with a tick each inch, and what stands between its ends. */
export function TapeLayer({ sheet, view, tape }: TapeProps): ReactNode {
  const { from, to } = useObservable(tape.measured);
  const { scale } = useLens();
  if (from === null) return null;
  const ends = [from, ...(to === null ? [] : [to])].map((end) => discOf(view, end));
  const [one, other] = ends;
  return (
    <g>
      {ends.map((end, at) => (
        <End key={at} {...{ sheet, end, scale }} />
      ))}
      {one === undefined || other === undefined ? null : (
        <>
          <Between {...{ sheet, view, one, other }} />
          <Band {...{ sheet, one, other, scale }} />
        </>
      )}
    </g>
  );
}

function End({
  sheet,
  end,
  scale,
}: {
  readonly sheet: Sheet;
  readonly end: Disc;
  readonly scale: number;
}): ReactNode {
  const { x, y } = sheet.at(end);
  return (
    <circle
      cx={px(x)}
      cy={px(y)}
      r={px(end.r === 0 ? 4 / scale : pixels(end.r) + 3)}
      className={css['tapeEnd']}
    />
  );
}

/** The piece that hides the two ends from each other. */
function Between({
  sheet,
  view,
  one,
  other,
}: {
  readonly sheet: Sheet;
  readonly view: State;
  readonly one: Disc;
  readonly other: Disc;
}): ReactNode {
  const field = fieldFor(view);
  if (lineOfSight(one, other, field) !== null) return null;
  const blocker = blockerOf(one, other, field);
  return blocker === null ? null : (
    <>
      <path d={outline(sheet, blocker.corners)} className={css['blockerBed']} />
      <path d={outline(sheet, blocker.corners)} className={css['blocker']} />
    </>
  );
}

/** The point a given distance beyond a base's rim towards another point. */
function beyondRim(base: Disc, towards: Point, by: number): Point {
  const far = span(base, towards) || 1;
  const part = (base.r + by) / far;
  return { x: base.x + (towards.x - base.x) * part, y: base.y + (towards.y - base.y) * part };
}

function Band({
  sheet,
  one,
  other,
  scale,
}: {
  readonly sheet: Sheet;
  readonly one: Disc;
  readonly other: Disc;
  readonly scale: number;
}): ReactNode {
  const length = distance(one, other);
  const [a, b] = [sheet.at(beyondRim(one, other, 0)), sheet.at(beyondRim(other, one, 0))];
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  // Across the tape, on the screen.
  const [nx, ny] = [-(b.y - a.y) / far, (b.x - a.x) / far];
  const ticks = Array.from({ length: Math.floor(length / 1000) }, (_, at) => {
    const { x, y } = sheet.at(beyondRim(one, other, (at + 1) * 1000));
    const long = ((at + 1) % 5 === 0 ? 6 : 3.4) / scale;
    return `M${px(x - nx * long)} ${px(y - ny * long)}L${px(x + nx * long)} ${px(y + ny * long)}`;
  });
  const words = `${inchesText(length)}\u2033`;
  const wide = 14 + words.length * 7.4;
  const d = `M${px(a.x)} ${px(a.y)}L${px(b.x)} ${px(b.y)}`;
  return (
    <g>
      <path d={d} className={css['tapeBed']} style={{ strokeWidth: 9 / scale }} />
      <path d={d} className={css['tape']} style={{ strokeWidth: 6 / scale }} />
      <path d={ticks.join('')} className={css['tapeTick']} style={{ strokeWidth: 1.3 / scale }} />
      <g
        className={css['tapePlate']}
        transform={`translate(${px((a.x + b.x) / 2)} ${px((a.y + b.y) / 2)}) scale(${px(1 / scale)})`}
      >
        <rect x={-wide / 2} y="-25" width={wide} height="19" />
        <text y="-11">{words}</text>
      </g>
    </g>
  );
}

/** The ends as handles, moved by hand or with arrow keys. */
export function TapeHandles({
  sheet,
  view,
  tape,
  labelOf,
}: TapeProps & { readonly labelOf: (end: TapeEnd) => string }): ReactNode {
  const { from, to, laid } = useObservable(tape.measured);
  if (from === null || to === null || !laid) return null;
  return (
    <div className={css['buttons']}>
      {(
        [
          ['tape:from', from],
          ['tape:to', to],
        ] as const
      ).map(([name, end]) => {
        const { x, y } = sheet.at(discOf(view, end));
        return (
          <button
            key={name}
            type="button"
            className={css['tapeHandle']}
            data-grab={name}
            aria-label={labelOf(end)}
            style={{ left: x, top: y }}
          />
        );
      })}
    </div>
  );
}
