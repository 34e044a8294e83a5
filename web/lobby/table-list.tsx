import { useId } from 'react';
import { Link } from 'wouter';
import type { TableInfo } from '@sanguine/protocol';
import { findBox } from '@sanguine/registry/shelf.ts';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import type { IconName } from '@sanguine/ui/glyph/icon.tsx';
import { MiniPlate } from '../pages/mini-plate.tsx';
import { Vignette } from '../pages/vignette.tsx';
import { useSay } from '../text/say.ts';
import { onlineEntry } from './entry.ts';
import styles from './entry-list.module.css';
import { paceWords, usePlayers, useSince } from './words.ts';

/** Other people's tables, each with its players. */
export function TableList({
  title,
  none,
  icon,
  tables,
}: {
  readonly title: string;
  /** Text for an empty list. */
  readonly none: string;
  readonly icon: IconName;
  readonly tables: readonly TableInfo[];
}) {
  const id = useId();
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {tables.length === 0 ? <Vignette icon={icon}>{none}</Vignette> : null}
      <ul className={tables.length === 0 ? undefined : styles['list']}>
        {tables.map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function TableRow({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  const locale = useLocale();
  const players = usePlayers();
  const since = useSince();
  const { game, others, changed } = onlineEntry(table);
  const title = findBox(game)?.name[locale] ?? game;
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <li className={styles['row']}>
      <Link
        href={table.state === 'finished' ? `/replay/${table.id}` : `/table/${table.id}`}
        className={styles['link'] ?? ''}
      >
        <MiniPlate game={game} size={52} />
        <span className={styles['words']}>
          <b>{table.name === '' ? title : table.name}</b>
          <span>
            {say('watch.line', {
              game: title,
              names: players(others.filter((one) => one !== null)),
            })}
          </span>
        </span>
        <span className={styles['state']}>
          <b>{table.state === 'open' ? say('watch.free', { count: free }) : paceWords(say, table.pace)}</b>
          <span>{since(changed)}</span>
        </span>
      </Link>
    </li>
  );
}
