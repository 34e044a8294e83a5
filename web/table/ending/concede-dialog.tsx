import { useState } from 'react';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Dialog } from '@sanguine/ui/controls/dialog.tsx';
import type { Answered, TableLink } from '../../link/link.ts';
import type { TableContext } from '../table-context.ts';
import styles from './ending.module.css';
import { useEndingSay } from './say.ts';

interface EndDialogProps {
  readonly context: TableContext;
  readonly link: TableLink;
  readonly onClose: () => void;
}

/** Whether the viewer may give up: a player who has not done so, in a game that is still running. */
export function mayConcede({ table: { viewer, outcome, ending } }: TableContext): boolean {
  return viewer !== null && outcome === null && !ending.conceded.includes(viewer);
}

/** Explains what giving up means before it is done. */
export function ConcedeDialog({ context, link, onClose }: EndDialogProps) {
  const say = useEndingSay();
  const [problem, setProblem] = useState<Answered>(null);
  const { table, players } = context;
  const other = table.seats.length === 2 ? (players[1 - (table.viewer ?? 0)] ?? '') : null;
  const concede = async (): Promise<void> => {
    const answer = await link.concede();
    if (answer === null) onClose();
    else setProblem(answer);
  };
  return (
    <Dialog
      title={say('concede.title')}
      onClose={onClose}
      foot={
        <>
          <ActionButton onPress={onClose}>{say('concede.stay')}</ActionButton>
          <ActionButton kind="go" onPress={() => void concede()}>
            {say('concede')}
          </ActionButton>
        </>
      }
    >
      <div className={styles['dialog']}>
        <p>{other === null ? say('concede.many') : say('concede.duel', { other })}</p>
        <p>{say('concede.final')}</p>
        <output>{problem === null ? '' : say(problem === 'lost' ? 'problem.lost' : 'problem.vote')}</output>
      </div>
    </Dialog>
  );
}
