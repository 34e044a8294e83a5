import type { Locale } from '@sanguine/kernel';
import { Phases, PresentPhase } from '@sanguine/ui/prompt/phases.tsx';
import type { ReactNode } from 'react';
import { PHASES } from '../../content/ages.ts';
import type { State } from '../../rules/state.ts';
import { sayBoard } from '../text/say.ts';
import css from './age.module.css';

interface PhaseProps {
  readonly locale: Locale;
  readonly view: State;
}

/** The phases of the Age, past ones struck out. */
export function PhaseTrack({ locale, view }: PhaseProps): ReactNode {
  if (view.frames.length === 0) return <PhaseNow locale={locale} view={view} />;
  const now = PHASES.indexOf(view.phase);
  const age = sayBoard(locale, 'age', { age: view.age });
  return (
    <Phases
      className={css['track']}
      label={age}
      lead={<li className={css['age']}>{age}</li>}
      phases={PHASES.map((phase, at) => ({
        id: phase,
        name: sayBoard(locale, `phase.${phase}`),
        state: at === now ? 'on' : at < now ? 'done' : 'next',
      }))}
    />
  );
}

/** Only the current phase. */
export function PhaseNow({ locale, view }: PhaseProps): ReactNode {
  const { frames, age, phase } = view;
  return (
    <PresentPhase>
      {frames.length === 0
        ? sayBoard(locale, 'ask.over')
        : sayBoard(locale, 'phase.now', { age, phase: sayBoard(locale, `phase.${phase}`) })}
    </PresentPhase>
  );
}
