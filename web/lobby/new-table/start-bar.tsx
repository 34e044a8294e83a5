import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { useSay } from '../../text/say.ts';
import type { PlayWay } from '../draft.ts';
import styles from './start-bar.module.css';

interface StartBarProps {
  readonly way: PlayWay;
  readonly problem: string | null;
  /** The problem is in the set-up itself, so the table cannot be started. */
  readonly refused: boolean;
  readonly busy: boolean;
}

/** The start button, always in view. */
export function StartBar({ way, problem, refused, busy }: StartBarProps) {
  const say = useSay();
  const note = way === 'online' ? 'new.open.note' : 'new.start.note';
  return (
    <div className={styles['bar']}>
      <p className={styles['problem']} role="alert">
        {problem}
      </p>
      <ActionButton
        kind="go"
        type="submit"
        wide
        className={styles['start']}
        unavailable={refused ? say('new.start.off') : undefined}
        note={say(busy ? 'play.busy' : note)}
      >
        {say(way === 'online' ? 'new.open' : 'new.start')}
      </ActionButton>
    </div>
  );
}
