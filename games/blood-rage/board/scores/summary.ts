import type { Age } from '../../content/cards.ts';
import type { Event } from '../../rules/events.ts';

/** The end of an Age as read from the log. */
interface AgeEnd {
  /** The index in the log where it ended. */
  readonly key: number;
  readonly age: Age;
  /** Quests, Ragnarök and the release, in order. */
  readonly lines: readonly Event[];
}

const TOLD: ReadonlySet<Event['e']> = new Set([
  'quest.judged',
  'province.destroyed',
  'figures.destroyed',
  'valhalla.released',
  'glory.gained',
  'stat.raised',
]);

/** The last finished Age; null during the first. */
export function lastAge(events: readonly Event[]): AgeEnd | null {
  const key = events.findLastIndex(({ e }) => e === 'age.ended');
  const ended = events[key];
  if (ended?.e !== 'age.ended') return null;
  const before = events.slice(0, key);
  const turn = before.findLastIndex(
    ({ e }) => e === 'cards.shed' || e === 'seat.passed' || e === 'turn.began' || e === 'strength.compared',
  );
  return { key, age: ended.age, lines: before.slice(turn + 1).filter(({ e }) => TOLD.has(e)) };
}
