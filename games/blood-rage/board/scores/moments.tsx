import type { Locale } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { decisiveTurns, gainedIn } from '@sanguine/ui/result/decisive.ts';
import type { ToldMoment } from '@sanguine/ui/result/moment-list.tsx';
import type { SideLook } from '@sanguine/ui/result/side-look.ts';
import type { Event } from '../../rules/events.ts';
import { eventLine } from '../../text/events.ts';
import { placeName } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';

type Told = Pick<TableProps<unknown, unknown, Event>, 'events' | 'history' | 'settings'>;

/** The turns that decided the game, each told by its battle, or by the Glory it brought. */
export function momentsOf(
  { events, history, settings: { locale } }: Told,
  looks: readonly SideLook[],
): ToldMoment[] {
  const names = looks.map(({ name }) => name);
  return decisiveTurns(history ?? []).map((decisive) => {
    const { turn, until, seat } = decisive;
    const span = events.slice(turn.event, until);
    const gains = span
      .filter((event) => event.e === 'glory.gained')
      .filter((event) => event.seat === seat)
      .toSorted((one, other) => other.glory - one.glory);
    const [best] = gains;
    return {
      ...gainedIn(decisive, looks),
      title: titleOf(locale, span),
      text: best === undefined ? '' : eventLine(locale, best, names),
    };
  });
}

/** Named after the biggest thing in it: the end of an Age, a battle, a pillage. */
function titleOf(locale: Locale, span: readonly Event[]): string {
  const ended = span.find((event) => event.e === 'age.ended');
  if (ended !== undefined) return sayBoard(locale, 'moment.age', { age: ended.age });
  const fought = span.findLast((event) => event.e === 'strength.compared');
  if (fought !== undefined)
    return sayBoard(locale, 'moment.battle', { province: placeName(locale, fought.province) });
  const pillaged = span.findLast((event) => event.e === 'province.pillaged');
  return pillaged === undefined
    ? sayBoard(locale, 'moment.other')
    : sayBoard(locale, 'moment.pillage', { province: placeName(locale, pillaged.province) });
}
