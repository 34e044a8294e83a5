import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { PHASES } from '../../content/ages.ts';
import type { State } from '../../rules/state.ts';
import { sayBoard } from '../text/say.ts';
import css from '@sanguine/ui/prompt/prompt.module.css';
import age from './age.module.css';

interface PhaseProps {
  readonly locale: Locale;
  readonly view: State;
}

/** The phases of the Age, those behind struck out. */
export function PhaseTrack({ locale, view }: PhaseProps): ReactNode {
  if (view.frames.length === 0) return <PhaseNow locale={locale} view={view} />;
  const now = PHASES.indexOf(view.phase);
  return (
    <ol
      className={`${css['phases']} ${age['track']}`}
      data-guide="phase"
      aria-label={sayBoard(locale, 'age', { age: view.age })}
    >
      <li className={age['age']}>{sayBoard(locale, 'age', { age: view.age })}</li>
      {PHASES.map((phase, at) => (
        <li
          key={phase}
          className={at === now ? css['on'] : at < now ? css['done'] : undefined}
          aria-current={at === now ? 'step' : undefined}
        >
          {sayBoard(locale, `phase.${phase}`)}
        </li>
      ))}
    </ol>
  );
}

/** The present phase alone. */
export function PhaseNow({ locale, view }: PhaseProps): ReactNode {
  return (
    <p className={css['phase']} data-guide="phase">
      {view.frames.length === 0
        ? sayBoard(locale, 'ask.over')
        : sayBoard(locale, 'phase.now', { age: view.age, phase: sayBoard(locale, `phase.${view.phase}`) })}
    </p>
  );
}
