import type { TableProps } from '@sanguine/ui';
import { LinkButton } from '@sanguine/ui/controls/index.ts';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { eventLine } from '../../text/events.ts';
import { sideOf } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';
import css from './battle.module.css';
import type { Story } from './story.ts';
import type { Staging } from './use-staging.ts';

/** What comes of the cards, line by line in the order of the rules. */
export function Lines({
  props,
  story,
  staging: { at, done, skip },
}: {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly story: Story;
  readonly staging: Staging;
}): ReactNode {
  const { view, settings } = props;
  const { locale } = settings;
  // By their clans, as above: two players may be called the same.
  const names = view.clans.map((_, seat) => sideOf(locale, view, seat));
  return (
    <div className={css['lines']}>
      <ol aria-live="polite">
        {story.lines.slice(0, at).map((event, number) => (
          <li key={number} data-verdict={event.e === 'strength.compared' || undefined}>
            {eventLine(locale, event, names)}
          </li>
        ))}
      </ol>
      {done ? null : <LinkButton onPress={skip}>{sayBoard(locale, 'battle.skip')}</LinkButton>}
    </div>
  );
}
