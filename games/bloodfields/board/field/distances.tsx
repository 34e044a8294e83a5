import { useObservable } from '@sanguine/ui/observable/use-observable.ts';
import { useLens } from '@sanguine/ui/viewport/lens.ts';
import { memo, type ReactNode } from 'react';
import type { State } from '../../rules/state.ts';
import { unitOf } from '../../rules/units.ts';
import type { GroundHold } from '../interaction/ground.ts';
import { Mark } from '../look/mark.tsx';
import type { Stand } from '../plan/stand.ts';
import css from './field.module.css';
import { pixels, type Sheet, transformOf } from './sheet.ts';

type Enemy = Stand['enemies'][number];

/** Rounded up, so that a target just out of range never reads as in range. */
const tenths = (length: number): string => `${(Math.ceil(length / 100) / 10).toFixed(1)}\u2033`;

/** The most a tag grows on the screen, however close the view: big tags would fill a small table. */
const LARGEST = 1.15;

/** In a distant view of the table the tags stay readable, but get smaller. */
export const tagSize = (scale: number): number =>
  scale < 0.7 ? 0.72 / scale : scale < 1 ? 0.82 / scale : Math.min(1, LARGEST / scale);

/**
 * At each enemy its distance, rim to rim, from where a unit is held or about to stand, with a target if the unit could attack
 * it from there, a winged foot if only a charge could reach it, and crossed swords if it could strike the unit there.
 */
export function Distances({
  sheet,
  view,
  hold,
}: {
  readonly sheet: Sheet;
  readonly view: State;
  readonly hold: GroundHold;
}): ReactNode {
  const stand = useObservable(hold.stand);
  const { scale } = useLens();
  if (stand === null) return null;
  return stand.enemies.map(({ enemy, length, ...told }) => {
    const unit = unitOf(view, enemy);
    return (
      <g key={enemy} transform={transformOf(sheet, unit)}>
        <g transform={`translate(0 ${pixels(unit.r) + 5}) scale(${tagSize(scale)})`}>
          <Tag {...told} words={tenths(length)} strikes={told.answer !== null} />
        </g>
      </g>
    );
  });
}

const SIGN = 17;

/** Memoised: most tags stay the same from one point to the next. */
const Tag = memo(
  function Tag({
    words,
    mine,
    strikes,
    seen,
    role,
  }: Pick<Enemy, 'mine' | 'seen' | 'role'> & {
    readonly words: string;
    readonly strikes: boolean;
  }): ReactNode {
    const wide = 10 + words.length * 6.6;
    const left = -(wide + (mine === null ? 0 : SIGN) + (strikes ? SIGN : 0)) / 2;
    const middle = left + (mine === null ? 0 : SIGN);
    return (
      <g className={css['away']} data-role={role ?? undefined} data-seen={seen}>
        <rect className={css['awayBed']} x={middle} width={wide} height={SIGN} />
        <text x={middle + wide / 2} y="12.5">
          {words}
        </text>
        {mine === null ? null : (
          <g transform={`translate(${left} 0)`} className={css['awayMine']}>
            <rect width={SIGN} height={SIGN} />
            <Mark name={mine === 'attack' ? 'bullseye' : 'wingfoot'} x={SIGN / 2} y={SIGN / 2} size={12} />
          </g>
        )}
        {strikes ? (
          <g transform={`translate(${middle + wide} 0)`} className={css['awayTheirs']}>
            <rect width={SIGN} height={SIGN} />
            <Mark name="crossed-swords" x={SIGN / 2} y={SIGN / 2} size={12} />
          </g>
        ) : null}
      </g>
    );
  },
  (one, other) =>
    one.words === other.words &&
    one.mine === other.mine &&
    one.strikes === other.strikes &&
    one.seen === other.seen &&
    one.role === other.role,
);
