import type { Locale, Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { decisiveTurns } from '@sanguine/ui/result/decisive.ts';
import type { ToldMoment } from '@sanguine/ui/result/moment-list.tsx';
import type { Unit } from '../../content/units.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { eventLine } from '../../text/events.ts';
import { unitName } from '../../text/words.ts';
import { UnitPicture } from '../look/token.tsx';
import { sayEnding } from './words.ts';

type Told = Pick<TableProps<State, unknown, Event>, 'events' | 'history' | 'settings' | 'players'>;

/** The turns that decided the fight, each told by the unit that fell or bled most in it. */
export function momentsOf(
  { events, history, settings: { locale }, players }: Told,
  badge: (seat: Seat) => ToldMoment['picture'],
): ToldMoment[] {
  const names = players.map(({ name }) => name);
  return decisiveTurns(history ?? []).map(({ turn, until, seat, before }) => {
    const span = events.slice(turn.event, until);
    const chief =
      span.findLast(({ e }) => e === 'unit.died') ??
      span.findLast(({ e }) => e === 'unit.zombified') ??
      mostMoved(span) ??
      span.findLast(({ e }) => e === 'card.used');
    const unit = chief?.e === 'blood.given' ? chief.to : unitIn(chief);
    return {
      event: turn.event,
      round: turn.round,
      title: titleOf(locale, chief),
      text: chief === undefined ? '' : eventLine(locale, chief, names),
      picture: unit === null ? badge(seat) : <UnitPicture unit={unit} zombie={false} size={64} />,
      before: before.join('–'),
      after: turn.scores.join('–'),
    };
  });
}

const unitIn = (event: Event | undefined): Unit | null =>
  event !== undefined && 'unit' in event && event.unit !== 'none' ? event.unit : null;

/** The event that moved most stones, in either direction. */
function mostMoved(span: readonly Event[]): Event | undefined {
  return span
    .filter((event) => event.e === 'blood.lost' || event.e === 'blood.gained' || event.e === 'blood.given')
    .toSorted((one, other) => other.count - one.count)[0];
}

function titleOf(locale: Locale, chief: Event | undefined): string {
  switch (chief?.e) {
    case 'unit.died':
      return sayEnding(locale, 'moment.fall', { unit: unitName(locale, chief.unit) });
    case 'unit.zombified':
      return sayEnding(locale, 'moment.zombie', { unit: unitName(locale, chief.unit) });
    case 'blood.lost':
      return sayEnding(locale, 'moment.blood', { unit: unitName(locale, chief.unit) });
    case 'blood.gained':
      return sayEnding(locale, 'moment.gain', { unit: unitName(locale, chief.unit) });
    case 'blood.given':
      return sayEnding(locale, 'moment.gain', { unit: unitName(locale, chief.to) });
    default:
      return sayEnding(locale, 'moment.other');
  }
}
