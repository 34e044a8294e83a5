import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Box } from '@sanguine/ui';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { buttonClass, buttonNote } from '@sanguine/ui/controls/button-look.ts';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { knowsGoal, rememberGoal } from './goals.ts';
import styles from './goal-card.module.css';
import { lastOwnRow } from './lines.ts';
import { useTableSay } from './say.ts';
import type { TableContext } from './table-context.ts';

interface Goal {
  readonly isShown: boolean;
  readonly close: () => void;
}

/** Shows the goal until it is closed or the first move is made, and then never again on this device. */
export function useGoal({ box, table }: Pick<TableContext, 'box' | 'table'>): Goal {
  const [known, setKnown] = useState(() => knowsGoal(box.id));
  const moved = lastOwnRow(table.log, table.viewer) !== null;
  useEffect(() => {
    if (moved) rememberGoal(box.id);
  }, [moved, box.id]);
  return {
    isShown: !known && !moved && table.viewer !== null && table.outcome === null,
    close: () => {
      rememberGoal(box.id);
      setKnown(true);
    },
  };
}

/** How a game is won, for a player who sits down at it for the first time. */
export function GoalCard({ box, onClose }: { readonly box: Box; readonly onClose: () => void }) {
  const say = useTableSay();
  const locale = useLocale();
  const title = say('goal.title', { game: box.name[locale] });
  return (
    <section className={styles['goal']} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <ol>
          {box.goal[locale].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </div>
      <div className={styles['ways']}>
        <Link className={buttonClass({})} href={`/learn/${box.id}`} data-guide="goal:learn">
          <span>{say('goal.learn')}</span>
          <span className={buttonNote}>{say('goal.learn.note')}</span>
        </Link>
        <ActionButton kind="ghost" guide="goal:close" onPress={onClose}>
          {say('goal.close')}
        </ActionButton>
      </div>
    </section>
  );
}
