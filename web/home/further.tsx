import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from '@sanguine/ui/glyph/icon.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { SHELF } from '@sanguine/registry/shelf.ts';
import { listTables } from '../api/tables.ts';
import { type Entry, replayOf } from '../lobby/entry.ts';
import { useWaited } from '../lobby/words.ts';
import { useSay } from '../text/say.ts';
import styles from './further.module.css';

/** Links to the tutorial, to games to watch, and to the last replay or the rules. */
export function Further({ entries }: { readonly entries: readonly Entry[] | null }) {
  const say = useSay();
  const locale = useLocale();
  const waited = useWaited();
  const watched = useWatchable();
  const [first] = SHELF;
  const last = entries?.find(({ state }) => state === 'finished');
  const game = first?.name[locale] ?? '';
  return (
    <div className={styles['further']}>
      <Way href={`/learn/${first?.id ?? ''}`} icon="graduate-cap" title={say('further.learn', { game })}>
        {say('further.learn.text')}
      </Way>
      <Way href="/watch" icon="eye-target" title={say('further.watch', { count: watched ?? 0 })}>
        {say('further.watch.text')}
      </Way>
      {last === undefined ? (
        <Way href="/rules" icon="open-book" title={say('further.rules')}>
          {say('further.rules.text')}
        </Way>
      ) : (
        <Way href={replayOf(last)} icon="film-spool" title={say('further.replay', { name: last.name })}>
          {say('further.replay.text', { since: waited(last.changed) })}
        </Way>
      )}
    </div>
  );
}

function Way({
  href,
  icon,
  title,
  children,
}: {
  readonly href: string;
  readonly icon: IconName;
  readonly title: string;
  readonly children: string;
}) {
  return (
    <Link href={href} className={styles['way'] ?? ''}>
      <Icon name={icon} size={32} className={styles['icon']} />
      <span>
        <b>{title}</b>
        <span>{children}</span>
      </span>
    </Link>
  );
}

/** How many games can be watched now; null if unknown. */
function useWatchable(): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let left = false;
    const look = async () => {
      const answer = await listTables('playing');
      if (!left && answer.ok) setCount(answer.value.tables.length);
    };
    void look();
    return () => {
      left = true;
    };
  }, []);
  return count;
}
