import { percent, type Locale } from '@sanguine/kernel';
import { useObservable } from '@sanguine/ui/observable/use-observable.ts';
import { useLens } from '@sanguine/ui/viewport/lens.ts';
import type { ReactNode } from 'react';
import { unitOf } from '../../rules/units.ts';
import type { State } from '../../rules/state.ts';
import { inchesText } from '../../text/measures.ts';
import type { GroundHold } from '../interaction/ground.ts';
import type { Draft } from '../plan/draft.ts';
import { hitsOf, type Scatter } from '../plan/hits.ts';
import { tagSize } from './distances.tsx';
import css from './field.module.css';
import { lineThrough, pixels, px, type Sheet, transformOf } from './sheet.ts';
import { sayField } from './text/say.ts';

/** The units a held or planned shot would strike, numbered in the order they are struck, and how far it may stray. */
export function HitMarks({
  locale,
  sheet,
  view,
  hold,
  draft,
}: {
  readonly locale: Locale;
  readonly sheet: Sheet;
  readonly view: State;
  readonly hold: GroundHold;
  readonly draft: Draft | null;
}): ReactNode {
  const { scale } = useLens();
  const move = (useObservable(hold.ghost) ?? draft)?.move;
  const hits = move === undefined ? null : hitsOf(view, move);
  if (hits === null || move === undefined) return null;
  const size = tagSize(scale);
  return (
    <g>
      {hits.end === null || move.do !== 'aim' ? null : (
        <path d={lineThrough(sheet, [move.at, hits.end])} className={css['flight']} />
      )}
      {hits.scatter === null ? null : <Strays {...{ locale, sheet, size }} scatter={hits.scatter} />}
      {hits.units.map((id, at) => {
        const unit = unitOf(view, id);
        return (
          <g key={id} transform={transformOf(sheet, unit)} className={css['hit']}>
            <circle r={px(pixels(unit.r) + 3)} />
            <g transform={`translate(0 ${px(-pixels(unit.r) - 4)}) scale(${px(size)})`}>
              <circle r="9" className={css['hitNumber']} />
              <text y="4">{at + 1}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Rings at the distances a shot may stray in any direction, and the chance that it flies straight. */
function Strays({
  locale,
  sheet,
  scatter,
  size,
}: {
  readonly locale: Locale;
  readonly sheet: Sheet;
  readonly scatter: Scatter;
  readonly size: number;
}): ReactNode {
  const { at, astray, straight, dud } = scatter;
  const far = astray.at(-1) ?? 0;
  const words = sayField(locale, far === 0 ? 'scatter.never' : 'scatter', {
    chance: percent(locale, straight),
    dud: percent(locale, dud),
    least: inchesText(astray[0] ?? 0),
    most: inchesText(far),
  });
  const wide = 14 + words.length * (locale === 'ja' ? 10.5 : 6);
  return (
    <g transform={transformOf(sheet, at)}>
      {[...new Set(astray)].map((distance) => (
        <circle key={distance} r={px(pixels(distance))} className={css['stray']} />
      ))}
      <g className={css['away']} transform={`translate(0 ${px(pixels(2500) + 6)}) scale(${px(size)})`}>
        <rect className={css['awayBed']} x={-wide / 2} width={wide} height="18" />
        <text y="13">{words}</text>
      </g>
    </g>
  );
}
