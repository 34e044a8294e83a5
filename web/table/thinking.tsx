import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Icon } from '@sanguine/ui/glyph/icon.tsx';
import { useTableSay } from './say.ts';
import type { Scene } from './scene.ts';
import styles from './thinking.module.css';

interface ThinkingProps {
  readonly scene: Scene;
  /** At the foot of the page, where its head is for reading. */
  readonly low: boolean;
  readonly onHurry: () => void;
}

/** A bot at work on this device: it lies over a corner of the board, so that nothing moves when it comes and goes. */
export function Thinking({ scene, low, onHurry }: ThinkingProps) {
  const say = useTableSay();
  const { seats, deciders, outcome } = scene.table;
  const bot = outcome === null ? deciders.find((seat) => seats[seat]?.kind === 'bot') : undefined;
  if (bot === undefined) return null;
  return (
    <div className={styles['thinking']} data-low={low || undefined}>
      <Icon name="hourglass" size={18} className={styles['glass']} />
      <span>{say('status.thinking', { name: scene.names[bot] ?? '' })}</span>
      <ActionButton guide="hurry" onPress={onHurry}>
        {say('status.hurry')}
      </ActionButton>
    </div>
  );
}
