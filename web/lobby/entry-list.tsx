import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { findBox } from '@sanguine/registry/shelf.ts';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Dialog } from '@sanguine/ui/controls/dialog.tsx';
import { Icon } from '@sanguine/ui/glyph/icon.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { MiniPlate } from '../pages/mini-plate.tsx';
import { deleteLocal } from '../store/games.ts';
import { useSay } from '../text/say.ts';
import { type Entry, replayOf } from './entry.ts';
import styles from './entry-list.module.css';
import { usePlayers, useSince, useWaited } from './words.ts';

interface EntryListProps {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly onChange: () => void;
}

export function EntryList({ title, entries, onChange }: EntryListProps) {
  const id = useId();
  const [leaving, setLeaving] = useState<Entry | null>(null);
  if (entries.length === 0) return null;
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles['list']}>
        {entries.map((entry) => (
          <EntryRow key={entry.key} entry={entry} onDelete={() => setLeaving(entry)} />
        ))}
      </ul>
      {leaving === null ? null : (
        <Deletion
          entry={leaving}
          onClose={() => setLeaving(null)}
          onDeleted={() => {
            setLeaving(null);
            onChange();
          }}
        />
      )}
    </section>
  );
}

function EntryRow({ entry, onDelete }: { readonly entry: Entry; readonly onDelete: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const players = usePlayers();
  const since = useSince();
  const waited = useWaited();
  const { href, name, game, where, state, others, changed } = entry;
  const finished = state === 'finished';
  return (
    <li className={styles['row']} data-state={state}>
      <Link href={finished ? replayOf(entry) : href} className={styles['link'] ?? ''}>
        <MiniPlate game={game} size={52} />
        <span className={styles['words']}>
          <b>{name === '' ? findBox(game)?.name[locale] : name}</b>
          <span>
            {say('mine.line', {
              game: findBox(game)?.name[locale] ?? game,
              where: say(where === 'local' ? 'mine.local' : 'mine.online'),
              others: players(others),
            })}
          </span>
        </span>
        <span className={styles['state']}>
          <b>{stateWords(say, players, entry)}</b>
          <span>{finished ? say('mine.ended', { since: waited(changed) }) : since(changed)}</span>
        </span>
      </Link>
      {where === 'local' ? (
        <button
          type="button"
          className={styles['delete']}
          aria-label={say('mine.delete', { name })}
          onClick={onDelete}
        >
          <Icon name="trash-can" size={20} />
        </button>
      ) : null}
    </li>
  );
}

function stateWords(
  say: ReturnType<typeof useSay>,
  players: ReturnType<typeof usePlayers>,
  { state, waiting, rank }: Entry,
): ReactNode {
  if (state === 'yours') return say('mine.turn');
  if (state === 'open') return say('mine.filling');
  if (state === 'finished') return rank === null ? say('mine.over') : say('mine.place', { rank });
  if (waiting.length === 0) return say('mine.botsPlay');
  return say('mine.waits', { names: players(waiting) });
}

function Deletion({
  entry: { href, name },
  onClose,
  onDeleted,
}: {
  readonly entry: Entry;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}) {
  const say = useSay();
  return (
    <Dialog
      title={say('mine.delete', { name })}
      onClose={onClose}
      foot={
        <>
          <ActionButton onPress={onClose}>{say('mine.keep')}</ActionButton>
          <ActionButton
            kind="go"
            onPress={() => void deleteLocal(href.slice('/local/'.length)).then(onDeleted)}
          >
            {say('mine.delete.yes')}
          </ActionButton>
        </>
      }
    >
      {say('mine.delete.text')}
    </Dialog>
  );
}
