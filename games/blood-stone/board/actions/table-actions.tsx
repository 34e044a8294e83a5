import type { TableProps } from '@sanguine/ui';
import { ActionBar } from '@sanguine/ui/actions/action-bar.tsx';
import { useDeeds } from '@sanguine/ui/actions/use-deeds.ts';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Acting } from '../acting/use-acting.ts';
import { NOTHING } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import { deedsFor } from './deeds.ts';
import { endingDeed } from './ending.ts';

/** The action bar of the table as it stands for its viewer. */
export function TableActions({
  props,
  acting,
}: {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly acting: Acting;
}): ReactNode {
  const { viewer, deciders, settings } = props;
  const { seat, selection } = acting;
  const own = viewer !== null && deciders.includes(viewer);
  const idle = seat !== null ? 'choose' : viewer === null ? 'watching' : own ? 'still' : 'waiting';
  return (
    <ActionBar
      {...useDeeds(props, acting, { deedsFor, endingDeed })}
      acting={acting}
      table={props}
      idle={sayBoard(settings.locale, `act.${idle}`)}
      canCancel={selection !== NOTHING && (selection.unit ?? selection.card) !== null}
    />
  );
}
