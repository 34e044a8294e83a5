import type { GamePageProps } from '@sanguine/ui';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { useLayout } from '@sanguine/ui/frame/layout.ts';
import { type ReactNode, useState } from 'react';
import { CONTENT_VERSION } from '../../content/versions.ts';
import { printRoster } from '../../rules/roster/text.ts';
import { Builder } from './builder/builder.tsx';
import { ChangesNote } from './changes-note.tsx';
import { Dock, TryButton } from './dock.tsx';
import { editing } from './place.ts';
import { PointsChoice } from './points-choice.tsx';
import { newId } from './saved/now.ts';
import { collectionIn } from './saved/book.ts';
import type { Kept, RosterKeeper } from './saved/keeper.ts';
import { readLink } from './share/link.ts';
import { SharePanel } from './share/share-panel.tsx';
import type { SharedList } from './share/shared-list.ts';
import { PrintButton } from './print-button.tsx';
import { TopBar } from './top-bar.tsx';
import { sayRosters } from './text/say.ts';
import css from './page.module.css';

interface SharedPageProps {
  readonly props: GamePageProps;
  readonly keeper: RosterKeeper;
  readonly kept: Kept;
}

/** A list opened by a link: it can be viewed and changed, and is saved only on request. */
export function SharedPage({ props, keeper, kept }: SharedPageProps): ReactNode {
  const { settings, Frame, at } = props;
  const { locale } = settings;
  const [read] = useState(() => readLink(locale, at));
  return (
    <Frame title={sayRosters(locale, 'shared')} look="bare">
      <div className={css['page']} data-mood="table">
        <TopBar props={props} />
        {read.ok ? (
          <Looked {...{ props, keeper, kept }} first={read.list} />
        ) : (
          <div className={css['unread']} role="alert">
            <h2>{sayRosters(locale, 'shared.unread')}</h2>
            <p>{read.problem}</p>
          </div>
        )}
      </div>
    </Frame>
  );
}

function Looked({ props, keeper, kept, first }: SharedPageProps & { readonly first: SharedList }): ReactNode {
  const { locale } = props.settings;
  const docked = useLayout() !== 'phone';
  const [list, setList] = useState(first);
  const { name, roster, points, content } = list;
  const keep = (): void => {
    const { id } = keeper.save({
      id: newId(),
      name: name === '' ? sayRosters(locale, 'unnamed') : name,
      folder: '',
      note: list.note,
      list: printRoster(roster),
      points,
      content,
    });
    props.go('rosters', editing(id), 'replace');
  };
  return (
    <>
      <Builder
        {...{ locale, roster, points }}
        owned={collectionIn(kept.book ?? {})}
        openRules={props.openRules}
        onChange={(next) => {
          setList({ ...list, roster: next, content: CONTENT_VERSION });
        }}
        head={
          <div className={css['title']}>
            <h2>{name === '' ? sayRosters(locale, 'unnamed') : name}</h2>
            <div className={css['about']}>
              <span>{sayRosters(locale, 'shared')}</span>
              <PointsChoice
                {...{ locale, points }}
                onChange={(next) => {
                  setList({ ...list, points: next });
                }}
              />
            </div>
          </div>
        }
        share={<SharePanel {...{ locale, list }} address={(at) => props.address('rosters', at)} />}
        foot={
          <>
            <ChangesNote {...{ locale, roster, content }} />
            <div className={css['keep']}>
              <ActionButton kind="go" guide="keep" note={sayRosters(locale, 'keep.note')} onPress={keep}>
                {sayRosters(locale, 'keep')}
              </ActionButton>
            </div>
            {docked ? null : (
              <div className={css['acts']}>
                <TryButton {...{ props, list }} />
                <PrintButton {...{ props, list }} />
              </div>
            )}
          </>
        }
      />
      {docked ? <Dock {...{ props, list }} /> : null}
    </>
  );
}
