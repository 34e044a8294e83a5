import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { State } from '../../rules/state.ts';
import { say, sideName } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';
import css from '@sanguine/ui/prompt/prompt.module.css';

const SIDES = ['soldiers', 'witch'] as const;

/** Whose part of the round it is, the Soldiers' first. */
export function PhaseTrack({ locale, view }: { readonly locale: Locale; readonly view: State }): ReactNode {
  const now = view.frames[0];
  if (now === undefined || now.step === 'place') return <PhaseNow locale={locale} view={view} />;
  return (
    <ol
      className={css['phases']}
      data-guide="phase"
      aria-label={sayBoard(locale, 'round', { round: view.round })}
    >
      <li>{sayBoard(locale, 'round', { round: view.round })}</li>
      {SIDES.map((side) => {
        const on = now.step === side;
        const done = side === 'soldiers' && !on;
        return (
          <li
            key={side}
            className={on ? css['on'] : done ? css['done'] : undefined}
            aria-current={on ? 'step' : undefined}
          >
            {sideName(locale, side)}
          </li>
        );
      })}
    </ol>
  );
}

/** The present part alone. */
export function PhaseNow({ locale, view }: { readonly locale: Locale; readonly view: State }): ReactNode {
  const step = view.frames[0]?.step;
  const words =
    step === 'soldiers' || step === 'witch'
      ? sideName(locale, step)
      : step === undefined
        ? sayBoard(locale, 'ask.over')
        : say(locale, `step.${step}`);
  return (
    <p className={css['phase']} data-guide="phase">
      {words}
    </p>
  );
}
