import type { TableProps } from '@sanguine/ui';
import { deviceNotes } from '../store/device-notes.ts';
import { seated } from './seated.tsx';
import type { TableContext } from './table-context.ts';

export type AnyTableProps = TableProps<unknown, unknown, unknown>;

/** What every page with a table says for itself: how it is looked at, what can be done, and what stands around it. */
type Said = Pick<
  AnyTableProps,
  'settings' | 'focus' | 'live' | 'play' | 'undo' | 'openRules' | 'show' | 'slots'
>;

/** What a page may show otherwise than the table has it. */
type Changed = Partial<Pick<AnyTableProps, 'viewer' | 'canUndo' | 'latest'>>;

/** What a board is given, at a table being played, in a replay and in a tutorial. */
export function tablePropsOf(context: TableContext, said: Said & Changed): AnyTableProps {
  const { table, events, acted } = context;
  return {
    view: table.view,
    viewer: table.viewer,
    number: table.number,
    deciders: table.deciders,
    sealed: table.sealed,
    choice: table.choice,
    canUndo: table.canUndo,
    outcome: table.outcome,
    players: seated(context),
    latest: table.latest,
    events,
    acted,
    notes: deviceNotes(table.game),
    ...said,
  };
}
