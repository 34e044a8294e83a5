import type { TableProps } from '@sanguine/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { moveWords } from '../../text/moves.ts';
import { policyMove, type PolicyMove } from './answer.ts';
import { ASK_ALWAYS, type Policies, type PolicyKind } from './policies.ts';
import { restMove } from './rest.ts';

/** What was answered for the player, in words. */
export interface Answered {
  readonly kind: PolicyKind;
  readonly what: string;
}

interface Answering {
  /** The last answer given for the player; null once the player has read it. */
  readonly answered: Answered | null;
  readonly read: () => void;
}

type Props = TableProps<State, AnyMove, Event>;
type Asked = Pick<
  Props,
  'view' | 'viewer' | 'deciders' | 'players' | 'live' | 'imagined' | 'latest' | 'settings'
>;

/**
 * The move to play for the player now. Policies do not count in a what-if, a lesson or a replay, or if several people share
 * the screen; nothing is played right after something was taken back.
 */
export function answerFor(
  { view, viewer, deciders, players, live, imagined, latest, settings }: Asked,
  policies: Policies | null,
  resting: boolean,
): PolicyMove | null {
  if (viewer === null || !live || !deciders.includes(viewer)) return null;
  if (latest?.did.do === 'undo' || latest?.did.do === 'rewind') return null;
  // The player has ended the round in this very game, so it counts even where policies do not.
  const rest = resting ? restMove(view, viewer) : null;
  if (rest !== null) return { move: rest, kind: null };
  const others = policies === null || imagined || players[viewer]?.shares === true;
  const answer = policyMove(view, viewer, others ? ASK_ALWAYS : policies);
  return answer?.kind === null && !settings.forced ? null : answer;
}

/** Plays the player's policies on the player's device, each answer once. */
export function useAnswers(props: Props, policies: Policies | null, resting: boolean): Answering {
  const { view, viewer, deciders, players, live, imagined, latest, number, settings, play } = props;
  const { locale } = settings;
  const answer = useMemo(
    () => answerFor({ view, viewer, deciders, players, live, imagined, latest, settings }, policies, resting),
    [view, viewer, deciders, players, live, imagined, latest, settings, policies, resting],
  );
  const played = useRef(-1);
  const [answered, setAnswered] = useState<Answered | null>(null);
  useEffect(() => {
    if (answer === null || viewer === null || played.current === number) return;
    played.current = number;
    const { move, kind } = answer;
    const what = moveWords(locale, view, viewer, move);
    const carryOut = async (): Promise<void> => {
      const refusal = await play(move);
      if (refusal === null && kind !== null) setAnswered({ kind, what });
    };
    void carryOut();
  }, [answer, viewer, number, locale, view, play]);
  return {
    answered,
    read: () => {
      setAnswered(null);
    },
  };
}
