import type { GamePageProps } from '@sanguine/ui';
import { LinkButton } from '@sanguine/ui/controls/link.tsx';
import { Select } from '@sanguine/ui/controls/select.tsx';
import { type ReactNode, useMemo } from 'react';
import { type ListedRoster, readyLists, savedLists } from '../listed.ts';
import { versus } from '../place.ts';
import type { SavedRoster } from '../saved/book.ts';
import { sayRosters } from '../text/say.ts';
import { DamageMatrix } from './damage-matrix.tsx';
import css from './versus.module.css';

interface VersusPageProps {
  readonly props: GamePageProps;
  readonly saved: readonly SavedRoster[];
  readonly one: string;
  readonly other: string;
}

/** Roster against roster: what each unit's best attack does to each of the other side. */
export function VersusPage({ props, saved, one, other }: VersusPageProps): ReactNode {
  const { settings, Frame, go } = props;
  const { locale } = settings;
  const lists = useMemo(
    () => [...savedLists(saved), ...readyLists(locale)].filter(({ roster }) => roster.length > 0),
    [saved, locale],
  );
  const first = lists.find(({ id }) => id === one) ?? lists[0];
  const second = lists.find(({ id }) => id === other) ?? lists.find((list) => list !== first);
  if (first === undefined || second === undefined) return null;
  const choose = (mine: string, theirs: string): void => {
    go('rosters', versus(mine, theirs), 'replace');
  };
  return (
    <Frame title={sayRosters(locale, 'versus')} look="site">
      <div className={css['page']}>
        <h1 tabIndex={-1}>{sayRosters(locale, 'versus')}</h1>
        <p className={css['lead']}>{sayRosters(locale, 'versus.lead')}</p>
        <div className={css['choice']}>
          <RosterSelect
            {...{ lists }}
            label={sayRosters(locale, 'versus.mine')}
            value={first.id}
            onChange={(id) => {
              choose(id, second.id);
            }}
          />
          <LinkButton
            onPress={() => {
              choose(second.id, first.id);
            }}
          >
            {sayRosters(locale, 'versus.swap')}
          </LinkButton>
          <RosterSelect
            {...{ lists }}
            label={sayRosters(locale, 'versus.theirs')}
            value={second.id}
            onChange={(id) => {
              choose(first.id, id);
            }}
          />
        </div>
        <div className={css['both']}>
          <DamageMatrix {...{ locale }} attackers={first} targets={second} />
          <DamageMatrix {...{ locale }} attackers={second} targets={first} />
        </div>
        <LinkButton
          onPress={() => {
            go('rosters', '');
          }}
        >
          {sayRosters(locale, 'mine')}
        </LinkButton>
      </div>
    </Frame>
  );
}

function RosterSelect({
  lists,
  label,
  value,
  onChange,
}: {
  readonly lists: readonly ListedRoster[];
  readonly label: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
}): ReactNode {
  return (
    <Select
      {...{ label, value, onChange }}
      options={lists.map(({ id, name, points }) => ({
        value: id,
        title: points === null ? name : `${name} (${points})`,
      }))}
    />
  );
}
