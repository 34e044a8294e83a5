import { Link } from 'wouter';
import { classes } from '@sanguine/ui/controls/classes.ts';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { findBox } from '@sanguine/registry/shelf.ts';
import type { Entry } from '../../lobby/entry.ts';
import { usePlayers, useSince } from '../../lobby/words.ts';
import { MiniPlate } from '../../pages/mini-plate.tsx';
import { useHomeSay } from '../say.ts';
import { TableWords } from './table-words.tsx';
import strip from './strip.module.css';
import styles from './turn-cell.module.css';

const SHOWN = 3;

/** The tables that wait for the player, the longest first. */
export function TurnCell({ entries }: { readonly entries: readonly Entry[] }) {
  const say = useHomeSay();
  const mine = entries.filter(({ state }) => state === 'yours');
  return (
    <section className={styles['cell']} aria-labelledby="your-turn">
      <div className={classes(strip['head'], styles['head'])}>
        <h2 id="your-turn">
          <b>{mine.length}</b> {say('turn')}
        </h2>
        <Link href="/mine">{say('turn.all')}</Link>
      </div>
      <ul className={styles['list']}>
        {mine.slice(0, SHOWN).map((entry) => (
          <Waiting key={entry.key} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Waiting({ entry }: { readonly entry: Entry }) {
  const say = useHomeSay();
  const players = usePlayers();
  const since = useSince();
  const locale = useLocale();
  return (
    <li>
      <Link href={entry.href} className={styles['card'] ?? ''}>
        <MiniPlate game={entry.game} size={40} />
        <TableWords name={entry.name}>
          {say('turn.line', {
            game: findBox(entry.game)?.name[locale] ?? entry.game,
            others: players(entry.others),
          })}
        </TableWords>
        <span className={styles['since']}>{since(entry.changed)}</span>
      </Link>
    </li>
  );
}
