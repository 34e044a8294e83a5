import type { Locale } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Cover } from '@sanguine/ui/overlay/cover.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { CONTENT_VERSION } from '../../content/versions.ts';
import type { Roster } from '../../rules/roster/roster.ts';
import { printRoster } from '../../rules/roster/text.ts';
import { collectionIn } from '../rosters/saved/book.ts';
import type { Kept, RosterKeeper } from '../rosters/saved/keeper.ts';
import { newId } from '../rosters/saved/now.ts';
import { sayBoard } from '../text/say.ts';
import css from './overlay.module.css';

/** Loaded on demand: most tables never need it. */
const Builder = lazy(async () => ({ default: (await import('../rosters/builder/builder.tsx')).Builder }));

interface MusterBuilderProps {
  readonly locale: Locale;
  readonly points: number;
  readonly roster: Roster;
  readonly keeper: RosterKeeper;
  readonly kept: Kept;
  readonly openRules: (section: string) => void;
  readonly onChange: (roster: Roster) => void;
  readonly onBack: () => void;
}

/** The roster builder over the table, for the points of this battle. */
export function MusterBuilder(props: MusterBuilderProps): ReactNode {
  const { locale, points, roster, keeper, kept, openRules, onChange, onBack } = props;
  const list = printRoster(roster);
  const [saved, setSaved] = useState('');
  const save = (): void => {
    keeper.save({
      id: newId(),
      name: sayBoard(locale, 'muster.name', { points }),
      folder: '',
      note: '',
      list,
      points,
      content: CONTENT_VERSION,
    });
    setSaved(list);
  };
  const done = saved === list && kept.device === null;
  return (
    <Cover className={css['building']}>
      <Suspense fallback={null}>
        <Builder
          {...{ locale, roster, points, openRules, onChange }}
          owned={collectionIn(kept.book ?? {})}
          head={<h2>{sayBoard(locale, 'muster.title', { points })}</h2>}
          foot={
            <p className={css['buildActs']}>
              <ActionButton guide="roster:back" onPress={onBack}>
                {sayBoard(locale, 'muster.back')}
              </ActionButton>
              {roster.length === 0 ? null : (
                <ActionButton
                  onPress={() => {
                    if (!done) save();
                  }}
                >
                  {sayBoard(locale, done ? 'muster.saved' : 'muster.save')}
                </ActionButton>
              )}
            </p>
          }
        />
      </Suspense>
    </Cover>
  );
}
