import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Icon } from '@sanguine/ui/glyph/icon.tsx';
import { useTableSay } from './say.ts';
import type { TableContext } from './table-context.ts';
import styles from './thinking.module.css';

interface ThinkingProps {
  readonly context: TableContext;
  /** Placed at the bottom of the page, where the top is for reading. */
  readonly low: boolean;
  readonly onHurry: () => void;
}

/**
 * Shown while only bots decide on this device. It overlays the end of the prompt, on a phone the place of the actions, so that
 * nothing moves when it appears or disappears.
 */
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
