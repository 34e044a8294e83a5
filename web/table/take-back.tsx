import { type ReactNode, useState } from 'react';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Dialog } from '@sanguine/ui/controls/dialog.tsx';
import type { TableLink } from '../link/link.ts';
import { givenAnswer } from './given.ts';
import { lastOwnRow } from './lines.ts';
import { type TablePhrase, useTableSay } from './say.ts';
import { sharesScreen } from './sharing.ts';
import type { TableContext } from './table-context.ts';

interface TakeBack {
  readonly can: boolean;
  readonly press: () => void;
  /** What else would be undone, and who must agree; null unless asked for. */
  readonly dialog: ReactNode | null;
}

/**
 * How the viewer's last move can be undone: at once if nothing came to light since, otherwise together with everything that
 * followed. Online everybody else must agree to that.
 */
export function waysBack(
  context: Pick<TableContext, 'game' | 'table'>,
): { readonly at: 'once' } | { readonly at: 'cost'; readonly to: number } | null {
  const { canUndo, log, viewer, outcome } = context.table;
  if (viewer === null || outcome !== null) return null;
  if (canUndo || givenAnswer(context)?.how === 'in') return { at: 'once' };
  const own = lastOwnRow(log, viewer);
  return own === null ? null : { at: 'cost', to: own - 1 };
}

/** One button for both ways, where players look for it; warns first if more than their own move would be undone. */
export function useTakeBack(context: TableContext, link: TableLink): TakeBack {
  const [asking, setAsking] = useState(false);
  const way = waysBack(context);
  return {
    can: way !== null,
    press: () => {
      if (way?.at === 'once') void link.undo();
      else setAsking(way !== null);
    },
    dialog:
      asking && way?.at === 'cost' ? (
        <TakeBackDialog {...{ context, link }} to={way.to} onClose={() => setAsking(false)} />
      ) : null,
  };
}

function TakeBackDialog({
  context,
  link,
  to,
  onClose,
}: {
  readonly context: TableContext;
  readonly link: TableLink;
  readonly to: number;
  readonly onClose: () => void;
}) {
  const say = useTableSay();
  const [problem, setProblem] = useState<TablePhrase | null>(null);
  const cost = link.kind === 'online' ? 'online' : sharesScreen(context.table.seats) ? 'shared' : 'local';
  const go = async (): Promise<void> => {
    if (link.kind === 'local') {
      if ((await link.rewind(to)) === null) onClose();
      else setProblem('vote.problem');
      return;
    }
    const answer = await link.propose({ kind: 'takeBack', to });
    if (answer === null) onClose();
    else setProblem(answer === 'rows' ? 'vote.problem.rows' : 'vote.problem');
  };
  return (
    <Dialog
      title={say('undo.title')}
      onClose={onClose}
      foot={
        <>
          <ActionButton onPress={onClose}>{say('undo.cancel')}</ActionButton>
          <ActionButton kind="go" guide="undo:go" onPress={() => void go()}>
            {say(link.kind === 'online' ? 'undo.ask' : 'undo.go')}
          </ActionButton>
        </>
      }
    >
      <p>{say(`undo.${cost}`)}</p>
      <output>{problem === null ? '' : say(problem)}</output>
    </Dialog>
  );
}
