import type { Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { ActionBar } from '@sanguine/ui/interaction/action-bar.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { type BoardPhrase, sayBoard } from '../text/say.ts';

export function TableActions({
  props,
  interaction,
}: {
  readonly props: TableProps<State, Move, Event>;
  readonly interaction: Interaction;
}): ReactNode {
  const { seat, selection, actions, ending } = interaction;
  // When nothing else is left to do, ending is the main action.
  const last = actions.every(({ unavailable }) => unavailable !== null);
  return (
    <ActionBar
      interaction={
        ending === null || !last ? interaction : { ...interaction, ending: { ...ending, tone: 'go' } }
      }
      table={props}
      idle={sayBoard(props.settings.locale, idleKey(props, seat))}
      canCancel={selection.from !== null || selection.kind !== null || selection.tiles !== null}
    />
  );
}

/** What the bar says when it has no action. */
function idleKey({ viewer, live }: TableProps<State, Move, Event>, seat: Seat | null): BoardPhrase {
  if (seat !== null) return 'act.cards';
  return viewer === null || !live ? 'act.watching' : 'act.waiting';
}
