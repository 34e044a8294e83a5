import type { Age } from '../../content/cards.ts';
import type { Event } from '../../rules/events.ts';

/** The end of an Age as it was told. */
interface AgeEnd {
  /** Where in the log it ended. */
  readonly key: number;
  readonly age: Age;
  /** Quests, Ragnarök and what was released, in order. */
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

/** The last Age that is over; null: the first goes on. */
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
