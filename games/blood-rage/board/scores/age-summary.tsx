import type { TableProps } from '@sanguine/ui';
import { ActionButton, classes } from '@sanguine/ui/controls/index.ts';
import { Glyph } from '@sanguine/ui/glyph/glyph.tsx';
import { Cover } from '@sanguine/ui/overlay/cover.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { placeName } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';
import { Ledger } from './ledger.tsx';
import css from './scores.module.css';
import { lastAge } from './summary.ts';

interface AgeSummaryProps {
  readonly props: TableProps<State, AnyMove, Event>;
  /** Something else must be shown first. */
  readonly waits: boolean;
}

/** What a finished Age brought everybody; shown until dismissed. */
export function AgeSummary({ props, waits }: AgeSummaryProps): ReactNode {
  const { view, viewer, players, settings, events, acted, live, news } = props;
  const { locale } = settings;
  const ended = useMemo(() => lastAge(events), [events]);
  // An Age that ended before the viewer opened the table is shown only to a player who has not acted since.
  const [before] = useState(() =>
    ended === null || (live && viewer !== null && ended.key >= acted) ? -1 : ended.key,
  );
  if (waits || ended === null || ended.key <= before || !news.isNew(ended.key)) return null;
  const names = players.map(({ name }) => name);
  const lost = ended.lines.find((event) => event.e === 'province.destroyed');
  return (
    <Cover
      className={classes(css['over'], css['age'])}
      foot={
        <ActionButton
          kind="go"
          guide="age:on"
          onPress={() => {
            news.putAway(ended.key);
          }}
        >
          {sayBoard(locale, 'age.on')}
        </ActionButton>
      }
    >
      <h2>{sayBoard(locale, 'age.over', { age: ended.age })}</h2>
      {lost === undefined ? null : (
        <p className={css['lost']}>
          <Glyph name="flame" size={20} />
          {sayBoard(locale, 'age.lost', { province: placeName(locale, lost.province) })}
        </p>
      )}
      <Ledger
        {...{ locale, view, viewer, names }}
        seats={[...view.clans.keys()]}
        age={ended.age}
        told={ended.lines}
      />
    </Cover>
  );
}
