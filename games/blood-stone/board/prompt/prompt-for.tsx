import type { TableProps } from '@sanguine/ui';
import { closedPrompt, type PromptWords } from '@sanguine/ui/prompt/prompt.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import { soldierSeat } from '../../rules/figures.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { playerName, say, sideName, sideOf } from '../../text/words.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { SideEmblem } from '../look/token.tsx';
import { sayBoard } from '../text/say.ts';
import { questionFor } from './question.ts';

type Props = TableProps<State, AnyMove, Event>;

/** Who decides and what, or who is being waited for. */
export function promptFor(
  { view, viewer, deciders, players, settings, closed, past }: Props,
  { selection }: Interaction,
): PromptWords {
  if (closed !== null) return closedPrompt(closed);
  const { locale } = settings;
  const names = players.map(({ name }) => name);
  const [decider] = deciders;
  if (decider === undefined) {
    const winner = view.result === 'witch' ? view.witch : soldierSeat(view);
    return {
      emblem: emblemOf(sideOf(view, winner)),
      who: sayBoard(locale, 'ask.over'),
      asks: '',
      facts:
        view.result === 'draw'
          ? sayBoard(locale, 'fact.draw')
          : sayBoard(locale, 'fact.winner', { winner: playerName(locale, view, names, winner) }),
      waiting: false,
    };
  }
  const side = sideOf(view, decider);
  const emblem = emblemOf(side);
  if (decider === viewer && !past)
    return {
      emblem,
      who: sideName(locale, side),
      ...questionFor(locale, view, decider, selection),
      waiting: false,
    };
  const step = view.frames.at(-1)?.step ?? 'over';
  const called = playerName(locale, view, names, decider);
  // In a replay nobody is being waited for.
  const who = past ? called : sayBoard(locale, 'wait', { who: called });
  return { emblem, who, asks: say(locale, `step.${step}`), facts: '', waiting: !past };
}

const emblemOf = (side: string): ReactNode => <SideEmblem side={side} size={42} />;
