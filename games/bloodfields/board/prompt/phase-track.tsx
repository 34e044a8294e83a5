import type { Locale } from '@sanguine/kernel';
import { Phases, PresentPhase } from '@sanguine/ui/prompt/phases.tsx';
import type { ReactNode } from 'react';
import { scenarioFor } from '../../rules/scenario.ts';
import type { State } from '../../rules/state.ts';
import { sayBoard } from '../text/say.ts';

const PHASES = ['initiative', 'inspire', 'activations', 'scoring'] as const;
type Phase = (typeof PHASES)[number];

interface PhaseProps {
  readonly locale: Locale;
  readonly view: State;
}

/** The phase of the round; null before the first round and after the last. */
function phaseOf(view: State): Phase | null {
  const round = view.frames.find(({ step }) => step === 'round');
  if (round?.step !== 'round') return null;
  switch (round.slot) {
    case 'begin':
    case 'reserves':
    case 'initiative':
      return 'initiative';
    case 'inspireFirst':
    case 'inspireSecond':
      // The slot already names what comes next.
      return view.frames.at(-1)?.step === 'initiative' ? 'initiative' : 'inspire';
    case 'activations':
      return view.frames.at(-1)?.step === 'inspire' ? 'inspire' : 'activations';
    default:
      return 'scoring';
  }
}

/** The round and its phases. */
export function PhaseTrack({ locale, view }: PhaseProps): ReactNode {
  const now = phaseOf(view);
  if (now === null) return <PhaseNow locale={locale} view={view} />;
  const rounds = Math.max(scenarioFor(view).rounds, view.round);
  const round = sayBoard(locale, 'round', { round: view.round, rounds });
  const at = PHASES.indexOf(now);
  return (
    <Phases
      label={round}
      lead={<li>{round}</li>}
      phases={PHASES.map((phase, index) => ({
        id: phase,
        name: sayBoard(locale, `phase.${phase}`),
        state: index < at ? 'done' : index === at ? 'on' : 'next',
      }))}
    />
  );
}

/** Only the current phase. */
export function PhaseNow({ locale, view }: PhaseProps): ReactNode {
  const now = phaseOf(view);
  const part =
    now !== null
      ? sayBoard(locale, `phase.${now}`)
      : sayBoard(locale, view.frames.length === 0 ? 'ask.over' : 'phase.setup');
  return <PresentPhase>{part}</PresentPhase>;
}
