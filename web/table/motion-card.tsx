import type { Motion } from '@sanguine/protocol';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { useList } from '../lobby/words.ts';
import { type SayTable, useTableSay } from './say.ts';
import type { Scene } from './scene.ts';
import styles from './company.module.css';

function words(say: SayTable, { names, table }: Scene, { by, wish, state }: Motion): string {
  const name = names[by] ?? '';
  switch (wish.kind) {
    case 'takeBack':
      if (state !== 'open') return say('motion.takeBack.closed', { name });
      return say('motion.takeBack', { name, count: Math.max(1, table.number - wish.to) });
    case 'replace':
      return say('motion.replace', { name, other: names[wish.seat] ?? '' });
    case 'return':
      return say('motion.return', { name });
  }
}

/** Something asked of the table: who asks what, who still has to say, and the viewer's own word. */
export function MotionCard({
  scene,
  motion,
  onVote,
}: {
  readonly scene: Scene;
  readonly motion: Motion;
  readonly onVote: (yes: boolean) => void;
}) {
  const say = useTableSay();
  const list = useList();
  const { seat } = scene.table;
  const asked = motion.state === 'open' && seat !== null && motion.open.includes(seat);
  return (
    <div className={styles['motion']} role={asked ? 'alert' : 'status'}>
      <p className={styles['wish']}>{words(say, scene, motion)}</p>
      <p className={styles['note']}>
        {motion.state !== 'open'
          ? say(`motion.${motion.state}`)
          : motion.open.length === 0
            ? say('motion.soon')
            : say('motion.waits', { names: list(motion.open.map((other) => scene.names[other] ?? '')) })}
      </p>
      {asked ? (
        <div className={styles['buttons']}>
          <ActionButton kind="go" onPress={() => onVote(true)}>
            {say('motion.yes')}
          </ActionButton>
          <ActionButton onPress={() => onVote(false)}>{say('motion.no')}</ActionButton>
        </div>
      ) : null}
    </div>
  );
}
