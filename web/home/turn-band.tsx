import { Link } from 'wouter';
import { classes } from '@sanguine/ui/controls/classes.ts';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { findBox } from '@sanguine/registry/shelf.ts';
import type { Entry } from '../lobby/entry.ts';
import { usePlayers, useSince, useWaited } from '../lobby/words.ts';
import { MiniPlate } from '../pages/mini-plate.tsx';
import { useSay } from '../text/say.ts';
import styles from './turn-band.module.css';

const SHOWN = 3;

/** The tables waiting for a returning player. */
export function TurnBand({ entries }: { readonly entries: readonly Entry[] }) {
  const say = useSay();
  const since = useSince();
  const waited = useWaited();
  const mine = entries.filter(({ state }) => state === 'yours');
  const [oldest] = mine;
  if (oldest === undefined) return null;
  return (
    <section className={styles['band']} aria-labelledby="your-turn">
      <div className={styles['head']}>
        <span className={styles['count']} aria-hidden="true">
          {mine.length}
        </span>
        <div>
          <h2 id="your-turn">{say('turn.head', { count: mine.length })}</h2>
          <p>
            {mine.length > 1 ? `${say('turn.oldest', { since: waited(oldest.changed) })} ` : ''}
            <Link href="/mine" className={styles['all'] ?? ''}>
              {say('turn.all')}
            </Link>
          </p>
        </div>
      </div>
      <ul className={classes(styles['list'], mine.length === 1 && styles['single'])}>
        {mine.slice(0, SHOWN).map((entry) => (
          <Waiting key={entry.key} entry={entry} since={since(entry.changed)} />
        ))}
      </ul>
    </section>
  );
}

function Waiting({ entry, since }: { readonly entry: Entry; readonly since: string }) {
  const say = useSay();
  const players = usePlayers();
  const locale = useLocale();
  return (
    <li>
      <Link href={entry.href} className={styles['card'] ?? ''}>
        <MiniPlate game={entry.game} size={44} />
        <span className={styles['words']}>
          <b>{entry.name}</b>
          <span>
            {say('turn.line', {
              game: findBox(entry.game)?.name[locale] ?? entry.game,
              others: players(entry.others),
            })}
          </span>
        </span>
        <span className={styles['since']}>{since}</span>
      </Link>
    </li>
  );
}
