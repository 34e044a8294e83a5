import type { TableProps } from '@sanguine/ui';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { ReserveTray } from './reserve-tray.tsx';
import { SplitTray } from './split-tray.tsx';
import { TerrainTray } from './terrain-tray.tsx';

interface TrayProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
}

/** Things beside the table for this decision: units in reserve, pieces of terrain, dice to allot; null for none. */
export function trayFor({ props, interaction }: TrayProps): ReactNode | null {
  const acting = interaction.seat !== null;
  switch (props.view.frames.at(-1)?.step) {
    case 'deploy':
      return acting ? <ReserveTray {...{ props, interaction }} /> : null;
    case 'terrain':
      return acting ? <TerrainTray {...{ props, interaction }} /> : null;
    case 'split':
      return acting ? <SplitTray {...{ props, interaction }} /> : null;
    default:
      return null;
  }
}
