import { useState } from 'react';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Dialog } from '@sanguine/ui/controls/dialog.tsx';
import type { TableLink } from '../../link/link.ts';
import type { TableContext } from '../table-context.ts';
import { mayConcede } from './concede-dialog.tsx';
import styles from './ending.module.css';
import { useEndingSay } from './say.ts';

interface CallOffProps {
  readonly context: TableContext;
  readonly link: TableLink;
  readonly onClose: () => void;
}

/** Whether there is another person to ask; bots cannot agree. */
export function mayCallOff(context: TableContext): boolean {
  const { seats, viewer } = context.table;
  const persons = seats.filter(({ kind, level }) => kind === 'person' && level === null);
  return mayConcede(context) && persons.length > 1 && persons.some(({ seat }) => seat === viewer);
}

export function callOffKind({ table }: TableContext): 'duel' | 'many' {
  return table.seats.length === 2 ? 'duel' : 'many';
}

/** Asks the others to end the game without a winner; at one screen it ends at once. */
export function CallOffDialog({ context, link, onClose }: CallOffProps) {
  const say = useEndingSay();
  const [trouble, setTrouble] = useState<'problem.lost' | 'problem.vote' | null>(null);
  const kind = callOffKind(context);
  const isAsked = context.table.votes.some(({ wish, state }) => wish.kind === 'callOff' && state === 'open');
  const ask = async (): Promise<void> => {
    const problem = link.kind === 'online' ? await link.propose({ kind: 'callOff' }) : await link.callOff();
    if (problem === null) onClose();
    else setTrouble(problem === 'lost' ? 'problem.lost' : 'problem.vote');
  };
  return (
    <Dialog
      title={say(`callOff.${kind}.title`)}
      onClose={onClose}
      foot={
        <>
          <ActionButton onPress={onClose}>{say('cancel')}</ActionButton>
          {isAsked ? null : (
            <ActionButton kind="go" onPress={() => void ask()}>
              {say(link.kind === 'online' ? `callOff.${kind}.ask` : 'callOff.end')}
            </ActionButton>
          )}
        </>
      }
    >
      <div className={styles['dialog']}>
        <p>{say(isAsked ? 'callOff.waits' : link.kind === 'online' ? 'callOff.text' : 'callOff.local')}</p>
        <output>{trouble === null ? '' : say(trouble)}</output>
      </div>
    </Dialog>
  );
}
