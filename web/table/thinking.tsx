import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Icon } from '@sanguine/ui/glyph/icon.tsx';
import { useTableSay } from './say.ts';
import type { TableContext } from './table-context.ts';
import styles from './thinking.module.css';

interface ThinkingProps {
  readonly context: TableContext;
  /** At the foot of the page, where its head is for reading. */
  readonly low: boolean;
  readonly onHurry: () => void;
}

/** A bot at work on this device, while nobody else is asked: it lies over the end of the prompt, and nothing moves when it comes and goes. */
export function Thinking({ context, low, onHurry }: ThinkingProps) {
  const say = useTableSay();
  const { seats, deciders, outcome } = context.table;
  const [bot] = deciders;
  if (outcome !== null || bot === undefined) return null;
  if (deciders.some((seat) => seats[seat]?.kind !== 'bot')) return null;
  return (
    <aside className={styles['thinking']} data-low={low || undefined}>
      <Icon name="hourglass" size={18} className={styles['glass']} />
      <span>{say('status.thinking', { name: context.names[bot] ?? '' })}</span>
      <ActionButton guide="hurry" onPress={onHurry}>
        {say('status.hurry')}
      </ActionButton>
    </aside>
  );
}
