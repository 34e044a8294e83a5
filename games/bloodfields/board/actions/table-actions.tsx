import type { TableProps } from '@sanguine/ui';
import { ActionBar } from '@sanguine/ui/interaction/action-bar.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import css from '../policy/policy.module.css';
import { sayBoard } from '../text/say.ts';

/** The action bar, with its children beside it. */
export function TableActions({
  props,
  interaction,
  children,
}: {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
  readonly children: ReactNode;
}): ReactNode {
  const { viewer, deciders, settings } = props;
  const { seat, selection } = interaction;
  const own = viewer !== null && deciders.includes(viewer);
  const idle = seat !== null ? 'choose' : viewer === null ? 'watching' : own ? 'still' : 'waiting';
  const { target, way, corners, pinning } = selection;
  return (
    <div className={css['actions']}>
      <ActionBar
        interaction={{ ...interaction, cancel: interaction.putBack }}
        table={props}
        idle={sayBoard(settings.locale, `act.${idle}`)}
        canCancel={target !== null || way.length > 0 || corners.length > 0 || pinning}
      />
      {children}
    </div>
  );
}
