import type { Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { type ReactNode, useState } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { PolicyNotice } from './policy-notice.tsx';
import { PolicyStrip } from './policy-strip.tsx';
import { RoundDone } from './round-done.tsx';
import { useAnswers } from './use-answers.ts';
import { usePolicies } from './use-policies.ts';

interface Habits {
  /** Where policies are chosen; null for a spectator. */
  readonly policies: ReactNode | null;
  /** The last answer given for the player. */
  readonly notice: ReactNode;
  /** Ends the turns of all the player's units for this round; null while the player is not asked. */
  readonly done: ReactNode | null;
}

/** What is played for the player automatically. `seat`: the player now asked on this page. */
export function useHabits(props: TableProps<State, AnyMove, Event>, seat: Seat | null): Habits {
  const { view, viewer, notes, settings } = props;
  const { locale } = settings;
  const kept = usePolicies(notes);
  const [rests, setRests] = useState<{ readonly seat: Seat; readonly round: number } | null>(null);
  const resting = rests !== null && rests.seat === viewer && rests.round === view.round;
  const { answered, read } = useAnswers(props, kept.policies, resting);
  return {
    policies: viewer === null ? null : <PolicyStrip {...{ locale, kept }} />,
    notice: (
      <PolicyNotice
        {...{ locale, answered }}
        onRead={read}
        onAsk={() => {
          if (answered !== null) kept.choose(answered.kind, 'ask');
          read();
        }}
      />
    ),
    done:
      seat === null ? null : (
        <RoundDone
          {...{ locale, view, seat, resting }}
          onRest={(done) => {
            setRests(done ? { seat, round: view.round } : null);
          }}
        />
      ),
  };
}
