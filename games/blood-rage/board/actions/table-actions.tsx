import type { TableProps } from '@sanguine/ui';
import { ActionBar } from '@sanguine/ui/interaction/action-bar.tsx';
import type { ReactNode } from 'react';
import { bloodRage } from '../../index.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { sayBoard } from '../text/say.ts';

type Props = TableProps<State, AnyMove, Event>;

export function TableActions({
  props,
  interaction,
}: {
  readonly props: Props;
  readonly interaction: Interaction;
}): ReactNode {
  return (
    <ActionBar
      interaction={interaction}
      table={props}
      idle={sayBoard(props.settings.locale, `act.${idleness(props)}`)}
      canCancel={interaction.selection.held !== 'nothing'}
    />
  );
}

/** Why there is no action. */
function idleness({
  view,
  viewer,
  deciders,
  sealed,
}: Props): 'watching' | 'sealed' | 'waiting' | 'still' | 'ordered' {
  if (viewer === null) return 'watching';
  if (sealed.includes(viewer)) return 'sealed';
  if (!deciders.includes(viewer)) return 'waiting';
  return bloodRage.ordered(view, viewer) === null ? 'still' : 'ordered';
}
