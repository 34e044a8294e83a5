import type { TableProps } from '@sanguine/ui';
import { ActionBar } from '@sanguine/ui/interaction/action-bar.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { sayBoard } from '../text/say.ts';

export function TableActions({
  props,
  interaction,
}: {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
}): ReactNode {
  const { viewer, deciders, settings } = props;
  const { seat, selection } = interaction;
  const own = viewer !== null && deciders.includes(viewer);
  const idle = seat !== null ? 'choose' : viewer === null ? 'watching' : own ? 'still' : 'waiting';
  const { target, way, corners, pinning } = selection;
  return (
    <ActionBar
      interaction={{ ...interaction, cancel: interaction.putBack }}
      table={props}
      idle={sayBoard(settings.locale, `act.${idle}`)}
      canCancel={target !== null || way.length > 0 || corners.length > 0 || pinning}
    />
  );
}
