import type { TableProps } from '@sanguine/ui';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Cover } from '@sanguine/ui/overlay/cover.tsx';
import { type ReactNode, useMemo } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { costOf, unitCost } from '../../rules/roster/roster.ts';
import type { State } from '../../rules/state.ts';
import { fullName, itemNames, lineName, loyaltyName, sideOf } from '../../text/words.ts';
import { paintOf } from '../field/sides.ts';
import { BasePicture } from '../look/base-picture.tsx';
import { SideEmblem } from '../sides/emblem.tsx';
import { newsOf } from './news.ts';
import { sayStory } from './say.ts';
import css from './story.module.css';

type Props = TableProps<State, AnyMove, Event>;
type Revealed = Extract<Event, { e: 'roster.revealed' }>;

/** §2.1: both rosters side by side once they are revealed; stays over the table until it is closed. */
export function Reveal({ props }: { readonly props: Props }): ReactNode {
  const { viewer, settings, events } = props;
  const { locale } = settings;
  const at = useMemo(() => events.findLastIndex(({ e }) => e === 'roster.revealed'), [events]);
  const { isShown, close } = newsOf(props, at < 0 ? null : at);
  if (!isShown) return null;
  const revealed = events.filter((event) => event.e === 'roster.revealed');
  const own = viewer ?? 0;
  return (
    <Cover
      className={css['reveal']}
      foot={
        <ActionButton kind="go" guide="reveal:on" onPress={close}>
          {sayStory(locale, 'reveal.close')}
        </ActionButton>
      }
    >
      <h2>{sayStory(locale, 'reveal.title')}</h2>
      <div className={css['both']}>
        {revealed
          .toSorted((one, other) => Number(other.seat === own) - Number(one.seat === own))
          .map((one) => (
            <OpenRoster key={one.seat} {...{ props }} revealed={one} />
          ))}
      </div>
    </Cover>
  );
}

function OpenRoster({
  props: { view, players, settings },
  revealed: { seat, roster, loyal },
}: {
  readonly props: Props;
  readonly revealed: Revealed;
}): ReactNode {
  const { locale } = settings;
  return (
    <section>
      <h3>
        <SideEmblem side={sideOf(view, seat)} size={30} />
        {players[seat]?.name ?? ''}
        <b>{sayStory(locale, 'reveal.points', { points: costOf(roster) })}</b>
      </h3>
      <p>
        {loyal === null
          ? sayStory(locale, 'reveal.mixed')
          : sayStory(locale, 'reveal.loyal', {
              line: lineName(locale, loyal),
              gain: loyaltyName(locale, loyal),
            })}
      </p>
      <ul>
        {roster.map((unit, index) => (
          <li key={index}>
            <BasePicture kind={unit.kind} paint={paintOf(view, seat)} size={40} />
            <span>
              {fullName(locale, unit.kind)}
              {unit.items.length === 0 ? null : <small>{itemNames(locale, unit.items)}</small>}
            </span>
            <b>{unitCost(unit)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
