import type { GamePageProps } from '@sanguine/ui';
import { useLayout } from '@sanguine/ui/frame/layout.ts';
import type { ReactNode } from 'react';
import { CONTENT_VERSION } from '../../content/versions.ts';
import type { UnitKind } from '../../content/units/kinds.ts';
import { costOf, type Roster } from '../../rules/roster/roster.ts';
import { printRoster } from '../../rules/roster/text.ts';
import { Builder } from './builder/builder.tsx';
import { withUnit } from './builder/edits.ts';
import { ChangesNote } from './changes-note.tsx';
import { Dock, TryButton } from './dock.tsx';
import { savedList } from './listed.ts';
import { RosterHead } from './roster-head.tsx';
import { collectionIn, type SavedRoster } from './saved/book.ts';
import type { Kept, RosterKeeper } from './saved/keeper.ts';
import { KeptNote } from './saved/kept-note.tsx';
import { SharePanel } from './share/share-panel.tsx';
import type { SharedList } from './share/shared-list.ts';
import { PrintButton } from './print-button.tsx';
import { TopBar } from './top-bar.tsx';
import { sayRosters } from './text/say.ts';
import css from './page.module.css';

interface EditPageProps {
  readonly props: GamePageProps;
  readonly keeper: RosterKeeper;
  readonly kept: Kept;
  readonly saved: readonly SavedRoster[];
  readonly id: string;
}

/** The builder with a saved roster; every change is saved at once and can be undone. */
export function EditPage({ props, keeper, kept, saved, id }: EditPageProps): ReactNode {
  const { settings, Frame } = props;
  const { locale } = settings;
  const found = saved.find((one) => one.id === id);
  const docked = useLayout() !== 'phone';
  const title = found?.name ?? sayRosters(locale, 'where');
  const roster = found === undefined ? null : savedList(found);
  if (found === undefined || roster === null) {
    return (
      <Frame title={title} look="bare">
        <div className={css['page']} data-mood="table">
          <TopBar props={props} />
          <Unread props={props} found={found} ready={kept.book !== null} />
        </div>
      </Frame>
    );
  }
  const change = (next: Roster): void => {
    keeper.save({ ...found, list: printRoster(next), content: CONTENT_VERSION });
  };
  const list: SharedList = { ...found, roster };
  const copy = (kind: UnitKind, to: string): string => {
    const other = saved.find((one) => one.id === to);
    const before = other === undefined ? null : savedList(other);
    if (other === undefined || before === null) return '';
    const next = withUnit(before, roster.find((one) => one.kind === kind) ?? { kind, items: [] });
    keeper.save({ ...other, list: printRoster(next), content: CONTENT_VERSION });
    return sayRosters(locale, 'across.done', { name: other.name, cost: costOf(next) });
  };
  return (
    <Frame title={title} look="bare">
      <div className={css['page']} data-mood="table">
        <TopBar props={props} />
        <Builder
          {...{ locale, roster }}
          owned={collectionIn(kept.book ?? {})}
          points={found.points}
          openRules={props.openRules}
          onChange={change}
          head={
            <RosterHead
              {...{ locale, found }}
              folders={[...new Set(saved.map(({ folder }) => folder))]}
              onChange={(part) => {
                keeper.save({ ...found, ...part });
              }}
            />
          }
          foot={
            <>
              <ChangesNote
                {...{ locale, roster }}
                content={found.content}
                onSeen={() => {
                  keeper.save({ ...found, content: CONTENT_VERSION });
                }}
              />
              <KeptNote {...{ locale, kept }} />
              {docked ? null : (
                <div className={css['acts']}>
                  <TryButton {...{ props, list }} />
                  <PrintButton {...{ props, list }} />
                </div>
              )}
            </>
          }
          share={<SharePanel {...{ locale, list }} address={(at) => props.address('rosters', at)} />}
          across={{ others: others(saved, id), copy }}
        />
        {docked ? <Dock {...{ props, list }} /> : null}
      </div>
    </Frame>
  );
}

const others = (saved: readonly SavedRoster[], id: string): SavedRoster[] =>
  saved.filter((one) => one.id !== id);

/** For a roster that is not here, or that this version cannot read: then at least its text is shown. */
function Unread({
  props: { settings, go },
  found,
  ready,
}: {
  readonly props: GamePageProps;
  readonly found: SavedRoster | undefined;
  readonly ready: boolean;
}): ReactNode {
  const { locale } = settings;
  if (!ready) return <p className={css['unread']}>{sayRosters(locale, 'loading')}</p>;
  return (
    <div className={css['unread']}>
      <h2>{found === undefined ? sayRosters(locale, 'missing') : found.name}</h2>
      <p>{sayRosters(locale, found === undefined ? 'missing.text' : 'unread')}</p>
      {found === undefined ? null : <code>{found.list}</code>}
      <button
        type="button"
        onClick={() => {
          go('rosters', '', 'replace');
        }}
      >
        {sayRosters(locale, 'mine')}
      </button>
    </div>
  );
}
