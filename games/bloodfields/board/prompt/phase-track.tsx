import type { Locale } from '@sanguine/kernel';
import { Phases, PresentPhase } from '@sanguine/ui/prompt/phases.tsx';
import type { ReactNode } from 'react';
import type { ROUND_SLOTS } from '../../rules/frames.ts';
import { scenarioFor } from '../../rules/scenario.ts';
import type { State } from '../../rules/state.ts';
import { sayBoard } from '../text/say.ts';

const PARTS = ['initiative', 'inspire', 'activations', 'scoring'] as const;
type Part = (typeof PARTS)[number];
type Slot = (typeof ROUND_SLOTS)[number];

/** A slot of the round is what comes next, so the part that is on is the one before it. */
const PART_OF: Readonly<Record<Slot, Part>> = {
  begin: 'initiative',
  reserves: 'initiative',
  initiative: 'initiative',
  inspireFirst: 'inspire',
  inspireSecond: 'inspire',
  activations: 'activations',
  end: 'activations',
  cleanup: 'scoring',
  scoring: 'scoring',
  exits: 'scoring',
  over: 'scoring',
};

interface PhaseProps {
  readonly locale: Locale;
  readonly view: State;
}

function partOf(view: State): Part | null {
  const step = view.frames.at(-1)?.step;
  if (step === 'initiative') return 'initiative';
  if (step === 'inspire') return 'inspire';
  if (step === 'activate') return 'activations';
  const round = view.frames.find((frame) => frame.step === 'round');
  return round?.step === 'round' ? PART_OF[round.slot] : null;
}

/** The round and its parts. */
export function PhaseTrack({ locale, view }: PhaseProps): ReactNode {
  const now = partOf(view);
  if (now === null) return <PhaseNow locale={locale} view={view} />;
  const round = roundText(locale, view);
  return (
    <Phases
      label={round}
      lead={<li>{round}</li>}
      phases={PARTS.map((part, at) => ({
        id: part,
        name: sayBoard(locale, `part.${part}`),
        state: part === now ? 'on' : at < PARTS.indexOf(now) ? 'done' : 'next',
      }))}
    />
  );
}

/** Only the current part. */
export function PhaseNow({ locale, view }: PhaseProps): ReactNode {
  const now = partOf(view);
  const text =
    now !== null
      ? sayBoard(locale, 'phase.short', { round: view.round, part: sayBoard(locale, `part.${now}`) })
      : sayBoard(locale, view.frames.length === 0 ? 'part.over' : 'part.setup');
  return <PresentPhase>{text}</PresentPhase>;
}

const roundText = (locale: Locale, view: State): string =>
  sayBoard(locale, 'round', { round: view.round, rounds: Math.max(view.round, scenarioFor(view).rounds) });
