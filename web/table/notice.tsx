import { Icon } from '@sanguine/ui/glyph/icon.tsx';
import type { LinkSnapshot, TableLink } from '../link/link.ts';
import { AnswerLine } from './answer-line.tsx';
import { givenAnswer } from './given.ts';
import { MotionCard } from './motion-card.tsx';
import styles from './notice.module.css';
import { useTableSay } from './say.ts';
import type { Scene } from './scene.ts';

interface NoticeProps {
  readonly scene: Scene;
  readonly link: TableLink;
  readonly snapshot: LinkSnapshot;
}

/** Whether there is anything to say above the action bar. */
export function hasNotice({ scene, snapshot }: Omit<NoticeProps, 'link'>): boolean {
  if (snapshot.status === 'reconnecting' || snapshot.outage || snapshot.setback !== null) return true;
  return openVote(scene) !== undefined || givenAnswer(scene) !== null;
}

function openVote({ table: { motions, seat } }: Scene) {
  return motions.find(({ state, open }) => state === 'open' && seat !== null && open.includes(seat));
}

/** Said quietly above the action bar: the connection, an answer that is in, a vote. */
export function Notice({ scene, link, snapshot }: NoticeProps) {
  const say = useTableSay();
  const vote = openVote(scene);
  return (
    <div className={styles['notice']}>
      {snapshot.outage || snapshot.status === 'reconnecting' ? (
        <output className={styles['line']}>
          <Icon name="unplugged" size={18} />
          {say(snapshot.outage ? 'status.outage' : 'status.reconnecting')}
        </output>
      ) : null}
      {snapshot.setback === null ? null : (
        <p className={styles['line']} role="alert">
          {say(`status.${snapshot.setback}`)}
        </p>
      )}
      <AnswerLine scene={scene} />
      {vote === undefined ? null : (
        <MotionCard scene={scene} motion={vote} onVote={(yes) => void link.vote(vote.id, yes)} />
      )}
    </div>
  );
}
