import { useObservable } from '@sanguine/ui/observable/use-observable.ts';
import type { ReactNode } from 'react';
import type { Disc } from '../../rules/geometry/disc.ts';
import { type Point, span } from '../../rules/geometry/point.ts';
import type { State } from '../../rules/state.ts';
import { unitOf } from '../../rules/units.ts';
import type { GroundHold } from '../interaction/ground.ts';
import { sightFrom } from '../plan/sight.ts';
import css from './field.module.css';
import { lineThrough, px, type Sheet } from './sheet.ts';
import { SightLine } from './sight-lines.tsx';

/** What is at stake where a unit is held: the line of its best attack, and the way of the enemy's worst answer. */
export function Stakes({
  sheet,
  view,
  hold,
}: {
  readonly sheet: Sheet;
  readonly view: State;
  readonly hold: GroundHold;
}): ReactNode {
  const stand = useObservable(hold.stand);
  if (stand === null) return null;
  const { unit, there, spot } = stand;
  const [worst] = spot.answers;
  const threat = worst === undefined ? null : [unitOf(view, worst.by), ...worst.path];
  return (
    <g>
      {spot.best === null ? null : (
        <SightLine sheet={sheet} sight={sightFrom(view, there, spot.best.target, unit)} />
      )}
      {threat === null ? null : <Threat {...{ sheet, there }} way={threat} />}
    </g>
  );
}

/** Corners of the arrowhead, ahead of its place and to the right, in pixels. */
const HEAD = [
  [7, 0],
  [-5, 6],
  [-2, 0],
  [-5, -6],
] as const;

/** Turned by computing its points: rotating the element would make the browser rearrange every layer of the page. */
function arrowHead(from: Point, at: Point): string {
  const far = span(from, at) || 1;
  const [x, y] = [(at.x - from.x) / far, (at.y - from.y) / far];
  const points = HEAD.map(
    ([ahead, aside]) => `${px(at.x + ahead * x - aside * y)} ${px(at.y + ahead * y + aside * x)}`,
  );
  return `M${points.join('L')}Z`;
}

/** The way an enemy would come to the unit, as an arrow in the colours of danger. */
function Threat({
  sheet,
  way,
  there,
}: {
  readonly sheet: Sheet;
  readonly way: readonly Point[];
  readonly there: Disc;
}): ReactNode {
  const from = way.at(-1) ?? there;
  const far = span(from, there);
  if (far <= there.r) return null;
  const part = (far - there.r - 150) / far;
  const tip = { x: from.x + (there.x - from.x) * part, y: from.y + (there.y - from.y) * part };
  const d = lineThrough(sheet, [...way, tip]);
  return (
    <g>
      <path d={d} className={css['threatBed']} />
      <path d={d} className={css['threat']} />
      <path d={arrowHead(sheet.at(from), sheet.at(tip))} className={css['threatTip']} />
    </g>
  );
}
