import { Suspense } from 'react';
import { Link } from 'wouter';
import type { TableInfo } from '@sanguine/protocol';
import type { Box } from '@sanguine/ui';
import { buttonClass, buttonNote } from '@sanguine/ui/controls/button-look.ts';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { useTableSay } from '../../table/say.ts';
import { OwnSide } from '../sides/own-side.tsx';
import styles from './about-game.module.css';

interface AboutGameProps {
  readonly box: Box;
  readonly table: TableInfo;
}

/** For an invited player: what the game is about, what it looks like, and which side is free. */
export function AboutGame({ box, table }: AboutGameProps) {
  const say = useTableSay();
  const locale = useLocale();
  return (
    <section className={styles['about']} aria-labelledby="about">
      <div className={styles['plate']}>
        <box.Plate />
      </div>
      <div>
        <h2 id="about" className={styles['head']}>
          {say('goal.title', { game: box.name[locale] })}
        </h2>
        <ol className={styles['goal']}>
          {box.goal[locale].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <Suspense>
          <OwnSide box={box} table={table} />
        </Suspense>
        <Link className={buttonClass({})} href={`/learn/${box.id}`} data-guide="goal:learn">
          <span>{say('goal.learn')}</span>
          <span className={buttonNote}>{say('goal.learn.note')}</span>
        </Link>
      </div>
    </section>
  );
}
