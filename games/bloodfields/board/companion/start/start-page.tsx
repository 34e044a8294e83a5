import type { GamePageProps } from '@sanguine/ui';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Woodcuts } from '../../look/woodcuts.tsx';
import type { Kept, KeptBattle } from '../keep.ts';
import { savedLists } from '../../rosters/listed.ts';
import { rostersIn } from '../../rosters/saved/book.ts';
import { newId } from '../../rosters/saved/now.ts';
import { useKeeper } from '../../rosters/saved/use-keeper.ts';
import { readRecord } from '../open-record.ts';
import { begin, isOver, recordOf } from '../state/battle.ts';
import type { CompanionSetup } from '../state/setup.ts';
import { sayCompanion } from '../text/say.ts';
import { aboutOf } from '../use-battle.ts';
import { NewBattle } from './new-battle.tsx';
import css from './start.module.css';

/** The seed of the dice: nobody knows to the microsecond when a battle begins. */
const newSeed = (): string => `${performance.timeOrigin} ${performance.now()}`;

/** Battles to continue, and a new one. */
export function StartPage({ page, kept }: { readonly page: GamePageProps; readonly kept: Kept }): ReactNode {
  const { settings, notes, account, go, Frame } = page;
  const { locale } = settings;
  const [battles, setBattles] = useState<readonly KeptBattle[]>([]);
  const { kept: rosters } = useKeeper(notes, account);
  const own = savedLists(rostersIn(rosters.book ?? {})).filter(({ roster }) => roster.length > 0);
  const [problem, setProblem] = useState(false);
  const [unread, setUnread] = useState(false);
  useEffect(() => {
    let here = true;
    const open = async (): Promise<void> => {
      const list = await kept.list();
      if (here) setBattles(list);
    };
    void open();
    return () => {
      here = false;
    };
  }, [kept]);
  const onBegin = async (agreed: Omit<CompanionSetup, 'seed'>): Promise<void> => {
    const battle = begin({ ...agreed, seed: newSeed() });
    if (battle === null) return;
    const id = newId();
    const failed = await kept.save(aboutOf(id, battle, false), recordOf(battle));
    if (failed === null) go('companion', `play/${id}`);
    else setProblem(true);
  };
  const onOpen = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const battle = readRecord(await file.text());
    setUnread(battle === null);
    if (battle === null) return;
    const id = newId();
    const failed = await kept.save(aboutOf(id, battle, isOver(battle)), recordOf(battle));
    if (failed === null) go('companion', `play/${id}`);
    else setProblem(true);
  };
  const remove = async (id: string): Promise<void> => {
    await kept.remove(id);
    setBattles(await kept.list());
  };
  return (
    <Frame title={sayCompanion(locale, 'page.title')} look="site">
      <div className={css['page']} data-mood="table">
        <Woodcuts />
        <header>
          <h1 tabIndex={-1}>{sayCompanion(locale, 'page.title')}</h1>
          <p>{sayCompanion(locale, 'page.lead')}</p>
        </header>
        {battles.length === 0 ? null : (
          <section>
            <h2>{sayCompanion(locale, 'start.go-on')}</h2>
            <ul className={css['kept']}>
              {battles.map((battle) => (
                <li key={battle.id}>
                  <span>
                    <b>{battle.names.join(' – ')}</b>
                    <small>
                      {sayCompanion(locale, battle.over ? 'start.kept.over' : 'start.kept', {
                        round: battle.round,
                        first: battle.points[0],
                        second: battle.points[1],
                      })}
                    </small>
                  </span>
                  <ActionButton kind="go" onPress={() => go('companion', `play/${battle.id}`)}>
                    {sayCompanion(locale, battle.over ? 'start.look' : 'start.resume')}
                  </ActionButton>
                  <ActionButton
                    label={sayCompanion(locale, 'start.remove.label', { names: battle.names.join(' – ') })}
                    onPress={() => void remove(battle.id)}
                  >
                    {sayCompanion(locale, 'start.remove')}
                  </ActionButton>
                </li>
              ))}
            </ul>
          </section>
        )}
        {problem ? <p role="alert">{sayCompanion(locale, 'foot.unsaved')}</p> : null}
        <label className={buttonClass({ centred: true, className: css['open'] })}>
          {sayCompanion(locale, 'start.open')}
          <input
            type="file"
            className="unseen"
            accept="application/json,.json"
            data-guide="open"
            onChange={({ target }) => {
              void onOpen(target.files?.[0]);
              // Lets the same file be chosen again.
              target.value = '';
            }}
          />
        </label>
        {unread ? <p role="alert">{sayCompanion(locale, 'start.open.unread')}</p> : null}
        <NewBattle {...{ locale, own }} onBegin={(agreed) => void onBegin(agreed)} />
      </div>
    </Frame>
  );
}
