import type { Locale, Viewer } from '@sanguine/kernel';
import { LinkButton } from '@sanguine/ui/controls/link.tsx';
import { useObservable } from '@sanguine/ui/observable/use-observable.ts';
import type { ReactNode } from 'react';
import { nameOf } from '../../rules/names.ts';
import type { State } from '../../rules/state.ts';
import { measure } from '../../text/questions/measure.ts';
import { sight } from '../../text/questions/sight.ts';
import { sayOverlay } from './text/say.ts';
import type { Sheet } from '../field/sheet.ts';
import { discOf, type Tape, type TapeEnd } from '../interaction/tape.ts';
import css from './handling.module.css';

/** An end as a question names it: by its name, or in inches. */
const wordOf = (view: State, end: TapeEnd): string =>
  'unit' in end ? nameOf(view, end.unit) : `${end.at.x / 1000},${end.at.y / 1000}`;

/** §1.1, §8.2, §8.3: all about two ends: distance, whose weapons reach, who sees whom, who has cover, and by which rule. */
export function TapeCard({
  locale,
  sheet,
  view,
  viewer,
  tape,
  docked = false,
  openRules,
}: {
  readonly locale: Locale;
  readonly sheet: Sheet;
  readonly view: State;
  readonly viewer: Viewer;
  readonly tape: Tape;
  /** True if it lies beside the table instead of over it. */
  readonly docked?: boolean;
  readonly openRules: (section: string) => void;
}): ReactNode {
  const { from, to } = useObservable(tape.measured);
  if (from === null || to === null)
    return (
      <div className={css['measured']} data-docked={docked || undefined}>
        <p>{sayOverlay(locale, from === null ? 'tape.first' : 'tape.second')}</p>
      </div>
    );
  // On the side where the two ends are not.
  const [one, other] = [sheet.at(discOf(view, from)), sheet.at(discOf(view, to))];
  const side = one.x + other.x > sheet.width ? 'left' : 'right';
  const words = [wordOf(view, from), wordOf(view, to)];
  const answers = [measure(locale, view, viewer, words), sight(locale, view, viewer, words)];
  const lines = answers.flatMap((answer) => (answer.ok ? answer.lines : [answer.problem]));
  const rules = [...new Set(answers.flatMap((answer) => (answer.ok ? answer.rules : [])))];
  return (
    <output className={css['measured']} data-side={side} data-docked={docked || undefined}>
      {lines.map((line, at) => (
        <p key={at}>{at === 0 ? <b>{line}</b> : line}</p>
      ))}
      <p className={css['rules']}>
        {rules.map((rule) => (
          <LinkButton
            key={rule}
            onPress={() => {
              openRules(rule);
            }}
          >
            {sayOverlay(locale, 'rule', { rule })}
          </LinkButton>
        ))}
      </p>
    </output>
  );
}
