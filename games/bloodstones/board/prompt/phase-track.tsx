import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { State } from '../../rules/state.ts';
import { sayBoard } from '../text/say.ts';
import { phaseNow, phasesOf } from './phases.ts';
import css from '@sanguine/ui/prompt/prompt.module.css';

/** The phases of the turn in the top bar: those done struck out, the present one in gold. */
export function PhaseTrack({ locale, view }: { readonly locale: Locale; readonly view: State }): ReactNode {
  return (
    <ol className={css['phases']} aria-label={sayBoard(locale, 'phases')} data-guide="phase">
      {phasesOf(view).map(({ id, state }) => {
        const phase = sayBoard(locale, `phase.${id}`);
        return (
          <li
            key={id}
            className={state === 'next' ? undefined : css[state]}
            aria-current={state === 'on' ? 'step' : undefined}
            aria-label={state === 'done' ? sayBoard(locale, 'phase.done', { phase }) : undefined}
          >
            {phase}
          </li>
        );
      })}
    </ol>
  );
}

/** The present phase alone. */
export function PhaseNow({ locale, view }: { readonly locale: Locale; readonly view: State }): ReactNode {
  return (
    <p className={css['phase']} data-guide="phase">
      {sayBoard(locale, `phase.${phaseNow(view)}`)}
    </p>
  );
}
