import type { Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { decisiveTurns, gainedIn } from '@sanguine/ui/result/decisive.ts';
import type { ToldMoment } from '@sanguine/ui/result/moment-list.tsx';
import type { SideLook } from '@sanguine/ui/result/side-look.ts';
import { CITADEL_VP } from '../../rules/end.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { eventLine } from '../../text/events.ts';
import { areaName } from '../../text/words.ts';
import { say } from './words.ts';

type Told = Pick<TableProps<State, unknown, Event>, 'view' | 'events' | 'history' | 'settings'>;

/** The turns that decided the game, each told by the event that mattered most in it. */
export function momentsOf(
  { view, events, history, settings: { locale } }: Told,
  looks: readonly SideLook[],
): ToldMoment[] {
  const names = looks.map(({ name }) => name);
  return decisiveTurns(history ?? []).map((decisive) => {
    const { turn, until, seat } = decisive;
    const chief = chiefOf(events.slice(turn.event, until), seat);
    return {
      ...gainedIn(decisive, looks),
      title: titleOf(locale, view, chief, names, turn.round),
      text: chief === undefined ? '' : eventLine(locale, chief, names, view),
    };
  });
}

/** What brought the seat most in a turn. */
function chiefOf(events: readonly Event[], seat: Seat): Event | undefined {
  return events
    .filter((event) => gainOf(event, seat) > 0)
    .toSorted((one, other) => gainOf(other, seat) - gainOf(one, seat))[0];
}

/** The points an event brought a seat, by and large: which of them was biggest is all that is asked. */
function gainOf(event: Event, seat: Seat): number {
  if (!('seat' in event) || event.seat !== seat) return 0;
  switch (event.e) {
    case 'battle.won':
    case 'regrouped':
      return event.vp;
    case 'citadel.taken':
      return CITADEL_VP;
    case 'villages.claimed':
      return event.count;
    case 'village.captured':
      return 1;
    default:
      return 0;
  }
}

function titleOf(
  locale: Told['settings']['locale'],
  view: State,
  chief: Event | undefined,
  names: readonly string[],
  round: number,
): string {
  switch (chief?.e) {
    case 'citadel.taken':
      return say(locale, 'moment.citadel');
    case 'battle.won':
      return say(locale, 'moment.battle', { place: areaName(locale, view, chief.area) });
    case 'regrouped':
      return say(locale, 'moment.regroup', { name: names[chief.seat] ?? '' });
    case 'villages.claimed':
    case 'village.captured':
      return say(locale, 'moment.capture');
    default:
      return say(locale, 'moment.other', { round });
  }
}
