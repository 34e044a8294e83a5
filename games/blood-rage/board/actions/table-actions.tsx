import type { TableProps } from '@sanguine/ui';
import { ActionBar } from '@sanguine/ui/actions/action-bar.tsx';
import { useDeeds } from '@sanguine/ui/actions/use-deeds.ts';
import type { ReactNode } from 'react';
import { bloodRage } from '../../index.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Acting } from '../acting/use-acting.ts';
import { sayBoard } from '../text/say.ts';
import { deedsFor } from './deeds.ts';
import { endingDeed } from './ending.ts';

type Props = TableProps<State, AnyMove, Event>;

/** The action bar of the table as it stands for its viewer. */
export function TableActions({
  props,
  acting,
}: {
  readonly props: Props;
  readonly acting: Acting;
}): ReactNode {
  return (
    <ActionBar
      {...useDeeds(props, acting, { deedsFor, endingDeed })}
      acting={acting}
      table={props}
      idle={sayBoard(props.settings.locale, `act.${idleness(props)}`)}
      canCancel={acting.selection.held !== 'nothing'}
    />
  );
}

/** Why there is nothing to press. */
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
