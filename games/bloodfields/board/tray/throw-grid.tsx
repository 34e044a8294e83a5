import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { type TestQuery, throwPasses } from '../../rules/odds/test-query.ts';
import { SIDES } from '../../rules/odds/test-state.ts';
import css from './bench.module.css';
import { sayTray } from './text/say.ts';

interface ThrowGridProps {
  readonly locale: Locale;
  readonly test: Pick<TestQuery, 'keep' | 'need' | 'fails'>;
  /** What effects have added to the die that counts. */
  readonly plus?: number;
  /** The throw on the table. */
  readonly thrown?: readonly number[];
}

const CELL = 22;
const ROW = 19;

/** All 36 throws of two dice, and which of them pass a test before anybody changes dice. */
export function ThrowGrid({ locale, test, plus = 0, thrown = [] }: ThrowGridProps): ReactNode {
  const [one, other] = thrown;
  const throws = SIDES.flatMap((first) =>
    SIDES.map((second) => ({ first, second, passes: throwPasses(test, first, second, plus) })),
  );
  const passing = throws.filter(({ passes }) => passes).length;
  const need = Math.max(test.fails + 1, test.need - plus);
  return (
    <div className={css['test']}>
      <svg className={css['grid']} viewBox={`0 0 ${7 * CELL} ${7 * ROW}`} aria-hidden="true">
        {SIDES.map((side, at) => (
          <g key={side} className={css['edge']}>
            <text x={(at + 1.5) * CELL} y={ROW * 0.7}>
              {side}
            </text>
            <text x={CELL / 2} y={(at + 1.7) * ROW}>
              {side}
            </text>
          </g>
        ))}
        {throws.map(({ first, second, passes }) => {
          const here = (first === one && second === other) || (first === other && second === one);
          const kept = test.keep === 'higher' ? Math.max(first, second) : Math.min(first, second);
          return (
            <g key={`${first} ${second}`} data-passes={passes} data-here={here || undefined}>
              <rect x={second * CELL} y={first * ROW} width={CELL - 1} height={ROW - 1} />
              <text x={(second + 0.5) * CELL} y={(first + 0.7) * ROW}>
                {kept}
              </text>
            </g>
          );
        })}
      </svg>
      <p>
        <strong>{sayTray(locale, 'test.of', { of: passing, all: throws.length })}</strong>{' '}
        {passing === 0
          ? sayTray(locale, 'test.never')
          : need <= 1
            ? sayTray(locale, 'test.always')
            : sayTray(locale, test.keep === 'higher' ? 'test.pass.higher' : 'test.pass.lower', { need })}{' '}
        {need <= 1 || passing === 0 ? null : <small>{sayTray(locale, 'test.ones')}</small>}
      </p>
    </div>
  );
}
