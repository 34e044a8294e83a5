import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { State } from '../../rules/state.ts';
import { unitName } from '../../text/words.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { frameOf } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import css from './panels.module.css';

/** §14.4: how many dice go to each enemy. */
export function SplitPanel({
  locale,
  view,
  interaction,
}: {
  readonly locale: Locale;
  readonly view: State;
  readonly interaction: Interaction;
}): ReactNode {
  const frame = frameOf(view, 'split');
  const { seat, selection, select } = interaction;
  if (frame === null || seat === null) return null;
  const sum = selection.dice.reduce((total, some) => total + some, 0);
  const change = (at: number, by: 1 | -1): void => {
    select({ ...selection, dice: selection.dice.map((some, one) => (one === at ? some + by : some)) });
  };
  return (
    <section className={css['split']} aria-label={sayBoard(locale, 'split.label')}>
      <p>{sayBoard(locale, 'split.left', { left: frame.dice - sum, dice: frame.dice })}</p>
      <ul>
        {frame.marks.map((unit, at) => (
          <li key={unit}>
            <span>{unitName(locale, view, unit)}</span>
            <button
              type="button"
              aria-label={sayBoard(locale, 'split.fewer', { unit: unitName(locale, view, unit) })}
              disabled={(selection.dice[at] ?? 0) <= 1}
              onClick={() => {
                change(at, -1);
              }}
            >
              {'\u2212'}
            </button>
            <output>{`${selection.dice[at] ?? 0}`}</output>
            <button
              type="button"
              aria-label={sayBoard(locale, 'split.more', { unit: unitName(locale, view, unit) })}
              disabled={sum >= frame.dice}
              onClick={() => {
                change(at, 1);
              }}
            >
              {'+'}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
