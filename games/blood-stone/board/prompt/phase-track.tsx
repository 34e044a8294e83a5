import type { Locale } from '@sanguine/kernel';
import { Phases, PresentPhase } from '@sanguine/ui/prompt/phases.tsx';
import type { ReactNode } from 'react';
import type { Frames } from '../../rules/frames.ts';
import type { State } from '../../rules/state.ts';
import { say, sideName } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';

const SIDES = ['soldiers', 'witch'] as const;

interface PhaseProps {
  readonly locale: Locale;
  readonly view: State;
}

/** Whose part of the round it is, the Soldiers' first. */
export function PhaseTrack({ locale, view }: PhaseProps): ReactNode {
  const now = view.frames[0]?.step;
  if (now === undefined || now === 'place') return <PhaseNow locale={locale} view={view} />;
  const round = sayBoard(locale, 'round', { round: view.round });
  return (
    <Phases
      label={round}
      lead={<li>{round}</li>}
      phases={SIDES.map((side) => ({
        id: side,
        name: sideName(locale, side),
        state: now === side ? 'on' : side === 'soldiers' ? 'done' : 'next',
      }))}
    />
  );
}

/** Only the current part. */
export function PhaseNow({ locale, view }: PhaseProps): ReactNode {
  return <PresentPhase>{partOf(locale, view.frames[0]?.step)}</PresentPhase>;
}

function partOf(locale: Locale, step: keyof Frames | undefined): string {
  if (step === undefined) return sayBoard(locale, 'ask.over');
  return step === 'soldiers' || step === 'witch' ? sideName(locale, step) : say(locale, `step.${step}`);
}
