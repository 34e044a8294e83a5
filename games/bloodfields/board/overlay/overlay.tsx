import type { TableProps } from '@sanguine/ui';
import { Objections } from '@sanguine/ui/interaction/objections.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { MusterPanel } from '../panels/muster-panel.tsx';
import { frameOf } from '../plan/selection.ts';
import { Result } from './result.tsx';

interface OverlayProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
}

/** Everything over the table that does not pan with it. */
export function Overlay({ props, interaction }: OverlayProps): ReactNode {
  const { view, outcome } = props;
  return (
    <>
      {frameOf(view, 'muster') === null ? null : <MusterPanel props={props} interaction={interaction} />}
      {outcome === null ? null : <Result props={props} />}
      <Objections table={props} interaction={interaction} />
    </>
  );
}
