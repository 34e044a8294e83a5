import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TableInfo } from '@sanguine/protocol';
import { findBox } from '@sanguine/registry/shelf.ts';
import { linkClass } from '@sanguine/ui/controls/link.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { onlineEntry } from '../../lobby/entry.ts';
import { paceWords, usePlayers } from '../../lobby/words.ts';
import { MiniPlate } from '../../pages/mini-plate.tsx';
import { useSay } from '../../text/say.ts';
import { useHomeSay } from '../say.ts';
import { Cell } from './cell.tsx';
import styles from './strip.module.css';
import { TableWords } from './table-words.tsx';
import type { LiveTables } from './use-live-tables.ts';

const SHOWN = 3;
/** A low screen shows one fewer, so from this many on the link to all is needed. */
const SEEN = 2;

/** Tables that need players. */
export function SeatsCell({ found }: { readonly found: LiveTables }) {
  const say = useHomeSay();
  const phrases = useSay();
  const tables = found === null || found === 'away' ? [] : found.open;
  const all = { href: '/watch', words: say('seats.all', { count: tables.length }) };
  return (
    <Cell title={say('seats')} all={tables.length > SEEN ? all : null}>
      <Nothing found={found} tables={tables} words={say('seats.none')} href="/new" link={say('seats.host')} />
      <ul className={styles['list']}>
        {tables.slice(0, SHOWN).map((table) => (
          <TableLink
            key={table.id}
            table={table}
            line={(game) => say('seats.line', { game, pace: paceWords(phrases, table.pace) })}
          >
            <Seats table={table} />
            <span className={styles['go']}>{say('seats.join')}</span>
          </TableLink>
        ))}
      </ul>
    </Cell>
  );
}

/** A mark for every seat, filled if it is taken. */
function Seats({ table: { seats } }: { readonly table: TableInfo }) {
  const say = useHomeSay();
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  return (
    <span className={styles['seats']}>
      <span className="unseen">{say('seats.taken', { taken, count: seats.length })}</span>
      {seats.map(({ seat }, at) => (
        <i key={seat} data-taken={at < taken || undefined} />
      ))}
    </span>
  );
}

/** Games of others that everybody may watch. */
export function WatchCell({ found }: { readonly found: LiveTables }) {
  const say = useHomeSay();
  const players = usePlayers();
  const tables = found === null || found === 'away' ? [] : found.playing;
  const all = { href: '/watch', words: say('watch.all', { count: tables.length }) };
  return (
    <Cell title={say('watch')} all={tables.length > SEEN ? all : null}>
      <Nothing
        found={found}
        tables={tables}
        words={say('watch.none')}
        href="/watch"
        link={say('watch.past')}
      />
      <ul className={styles['list']}>
        {tables.slice(0, SHOWN).map((table) => {
          const names = players(onlineEntry(table).others.filter((one) => one !== null));
          return (
            <TableLink key={table.id} table={table} line={(game) => say('watch.line', { game, names })} />
          );
        })}
      </ul>
    </Cell>
  );
}

interface TableLinkProps {
  readonly table: TableInfo;
  readonly line: (game: string) => string;
  readonly children?: ReactNode;
}

function TableLink({ table, line, children }: TableLinkProps) {
  const locale = useLocale();
  const game = findBox(table.game)?.name[locale] ?? table.game;
  return (
    <li>
      <Link href={`/table/${table.id}`} className={styles['table'] ?? ''}>
        <MiniPlate game={table.game} size={40} />
        <TableWords name={table.name === '' ? game : table.name}>{line(game)}</TableWords>
        {children}
      </Link>
    </li>
  );
}

/** Replaces an empty list and suggests what to do about it; nothing until the server has answered. */
function Nothing({
  found,
  tables,
  words,
  href,
  link,
}: {
  readonly found: LiveTables;
  readonly tables: readonly TableInfo[];
  readonly words: string;
  readonly href: string;
  readonly link: string;
}) {
  const say = useHomeSay();
  if (found === null || tables.length > 0) return null;
  if (found === 'away') return <p className={styles['none']}>{say('away')}</p>;
  return (
    <p className={styles['none']}>
      {words}
      <Link href={href} className={linkClass}>
        {link}
      </Link>
    </p>
  );
}
