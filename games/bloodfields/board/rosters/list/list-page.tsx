import type { GamePageProps } from '@sanguine/ui';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { type ReactNode, useState } from 'react';
import { READY_POINTS } from '../../../content/rosters.ts';
import { CONTENT_VERSION } from '../../../content/versions.ts';
import { printRoster } from '../../../rules/roster/text.ts';
import { type ListedRoster, readyLists } from '../listed.ts';
import { editing, versus } from '../place.ts';
import type { SavedRoster } from '../saved/book.ts';
import type { Kept, RosterKeeper } from '../saved/keeper.ts';
import { KeptNote } from '../saved/kept-note.tsx';
import { newId } from '../saved/now.ts';
import { ImportDialog } from '../share/import-dialog.tsx';
import type { SharedList } from '../share/shared-list.ts';
import { sayRosters } from '../text/say.ts';
import { Marked } from './marked.tsx';
import { ReadyCard, SavedCard } from './roster-card.tsx';
import css from './list.module.css';

interface ListPageProps {
  readonly props: GamePageProps;
  readonly keeper: RosterKeeper;
  readonly kept: Kept;
  readonly saved: readonly SavedRoster[];
}

type NewRoster = Omit<SavedRoster, 'id' | 'changed'>;
const EMPTY: Omit<NewRoster, 'name'> = {
  folder: '',
  note: '',
  list: '',
  points: 200,
  content: CONTENT_VERSION,
};

/** The player's own rosters by folder, and the ready-made ones. */
export function ListPage({ props, keeper, kept, saved }: ListPageProps): ReactNode {
  const { settings, Frame, go } = props;
  const { locale } = settings;
  const [importing, setImporting] = useState(false);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const add = (roster: NewRoster): void => {
    go('rosters', editing(keeper.save({ id: newId(), ...roster }).id));
  };
  const copy = (roster: SavedRoster): void => {
    keeper.save({ ...roster, id: newId(), name: sayRosters(locale, 'copy.name', { name: roster.name }) });
  };
  const take = (list: SharedList): void => {
    const name = list.name === '' ? sayRosters(locale, 'unnamed') : list.name;
    add({ ...EMPTY, ...list, name, list: printRoster(list.roster) });
  };
  const takeReady = ({ name, roster, points }: ListedRoster): void => {
    add({ ...EMPTY, name, points, list: printRoster(roster) });
  };
  const folders = [...new Set(saved.map(({ folder }) => folder))].toSorted((one, other) =>
    one.localeCompare(other, locale),
  );
  const present = marked.filter((id) => saved.some((one) => one.id === id));
  return (
    <Frame title={sayRosters(locale, 'mine')} look="site">
      <div className={css['page']}>
        <header className={css['head']}>
          <div>
            <h1 tabIndex={-1}>{sayRosters(locale, 'mine')}</h1>
            <p>{sayRosters(locale, 'lead')}</p>
          </div>
          <div className={css['acts']}>
            <ActionButton
              kind="go"
              guide="new"
              onPress={() => {
                add({ ...EMPTY, name: sayRosters(locale, 'unnamed') });
              }}
            >
              {sayRosters(locale, 'new')}
            </ActionButton>
            <ActionButton
              guide="import"
              onPress={() => {
                setImporting(true);
              }}
            >
              {sayRosters(locale, 'import')}
            </ActionButton>
            <ActionButton
              guide="versus"
              onPress={() => {
                go('rosters', versus(saved[0]?.id ?? '', ''));
              }}
            >
              {sayRosters(locale, 'versus')}
            </ActionButton>
            <ActionButton
              guide="owned"
              onPress={() => {
                go('rosters', 'collection');
              }}
            >
              {sayRosters(locale, 'owned')}
            </ActionButton>
          </div>
        </header>
        {kept.book === null ? <p>{sayRosters(locale, 'loading')}</p> : null}
        {kept.book !== null && saved.length === 0 ? (
          <p className={css['none']}>{sayRosters(locale, 'none')}</p>
        ) : null}
        {present.length === 0 ? null : (
          <Marked
            {...{ locale, folders }}
            count={present.length}
            onMove={(folder) => {
              for (const one of saved) if (present.includes(one.id)) keeper.save({ ...one, folder });
              setMarked([]);
            }}
            onRemove={() => {
              keeper.remove(present);
              setMarked([]);
            }}
            onNone={() => {
              setMarked([]);
            }}
          />
        )}
        {folders.map((folder) => (
          <section key={folder} className={css['folder']}>
            {folder === '' ? null : <h2>{folder}</h2>}
            <ul className={css['cards']}>
              {saved
                .filter((one) => one.folder === folder)
                .map((one) => (
                  <SavedCard
                    key={one.id}
                    {...{ locale }}
                    saved={one}
                    marked={present.includes(one.id)}
                    onOpen={() => {
                      go('rosters', editing(one.id));
                    }}
                    onCopy={() => {
                      copy(one);
                    }}
                    onRemove={() => {
                      keeper.remove([one.id]);
                    }}
                    onMark={(on) => {
                      setMarked(on ? [...present, one.id] : present.filter((id) => id !== one.id));
                    }}
                  />
                ))}
            </ul>
          </section>
        ))}
        {Object.keys(kept.book ?? {}).length === 0 ? null : <KeptNote {...{ locale, kept }} />}
        {READY_POINTS.map((points) => (
          <section key={points} className={css['folder']}>
            <h2>{sayRosters(locale, 'ready', { points })}</h2>
            <ul className={css['cards']}>
              {readyLists(locale)
                .filter((one) => one.points === points)
                .map((one) => (
                  <ReadyCard
                    key={one.id}
                    {...{ locale }}
                    ready={one}
                    onTake={() => {
                      takeReady(one);
                    }}
                  />
                ))}
            </ul>
          </section>
        ))}
        {importing ? (
          <ImportDialog
            locale={locale}
            onRead={take}
            onClose={() => {
              setImporting(false);
            }}
          />
        ) : null}
      </div>
    </Frame>
  );
}
