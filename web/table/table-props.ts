import type { TableProps } from '@sanguine/ui';
import { spokenTo } from '@sanguine/ui/you.ts';
import { closedWords } from './ending/closed.ts';
import { deviceNotes } from '../store/device-notes.ts';
import { seated } from './seated.tsx';
import type { TableContext } from './table-context.ts';

export type AnyTableProps = TableProps<unknown, unknown, unknown>;

/** The props each page with a table sets itself. */
type Said = Pick<
  AnyTableProps,
  | 'settings'
  | 'history'
  | 'news'
  | 'focus'
  | 'live'
  | 'past'
  | 'imagined'
  | 'play'
  | 'undo'
  | 'askHint'
  | 'hint'
  | 'openRules'
  | 'show'
  | 'watch'
  | 'slots'
>;

/** The props a page may override. */
type Changed = Partial<Pick<AnyTableProps, 'viewer' | 'canUndo' | 'latest'>>;

/** The props of a board in live play, replays and tutorials. */
export function tablePropsOf(context: TableContext, said: Said & Changed): AnyTableProps {
  const { table, events, acted, account } = context;
  const players = seated(context, said.past);
  return {
    view: table.view,
    viewer: table.viewer,
    number: table.number,
    deciders: table.deciders,
    sealed: table.sealed,
    choice: table.choice,
    canUndo: table.canUndo,
    outcome: table.outcome,
    closed: closedWords(context, spokenTo({ viewer: table.viewer, players })),
    players,
    latest: table.latest,
    events,
    acted,
    notes: deviceNotes(table.game),
    account,
    ...said,
  };
}
