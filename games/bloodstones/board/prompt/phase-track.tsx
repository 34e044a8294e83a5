import type { Locale } from '@sanguine/kernel';
import { Phases, PresentPhase } from '@sanguine/ui/prompt/phases.tsx';
import type { ReactNode } from 'react';
import type { State } from '../../rules/state.ts';
import { sayBoard } from '../text/say.ts';
import { phaseNow, phasesOf } from './phases.ts';

interface PhaseProps {
  readonly locale: Locale;
  readonly view: State;
}

export function PhaseTrack({ locale, view }: PhaseProps): ReactNode {
  return (
    <Phases
      label={sayBoard(locale, 'phases')}
      phases={phasesOf(view).map(({ id, state }) => ({ id, state, name: sayBoard(locale, `phase.${id}`) }))}
    />
  );
}

/** Only the current phase. */
export function PhaseNow({ locale, view }: PhaseProps): ReactNode {
  return <PresentPhase>{sayBoard(locale, `phase.${phaseNow(view)}`)}</PresentPhase>;
}
