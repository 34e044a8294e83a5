import { type AnyGame, type Locale, type LogEntry, type Masked, type Seat, Telling } from '@sanguine/kernel';
import { Pauses } from '../pauses.ts';
import { say } from './text/say.ts';

const LINES = 3;

/**
 * The last lines of what happened since the seat last acted. The log is masked for the seat, so the lines leak nothing.
 */
export async function digestOf(
  speech: AnyGame['speech'],
  {
    log,
    seat,
    names,
    locale,
    view,
  }: {
    readonly log: readonly LogEntry<unknown>[];
    readonly seat: Seat;
    readonly names: readonly string[];
    readonly locale: Locale;
    readonly view: Masked<unknown>;
  },
): Promise<string[]> {
  const own = log.findLastIndex(({ did, standing }) => standing && did?.seat === seat);
  const telling = new Telling(speech, locale, names, view);
  const pauses = new Pauses();
  for (const { standing, events } of log.slice(own + 1)) {
    if (standing) for (const event of events) telling.add(event);
    await pauses.whenDue();
  }
  const { lines } = telling;
  const more = lines.length - LINES;
  const last = lines.slice(-LINES);
  return more > 0 ? [say(locale, 'digest.more', { count: more }), ...last] : last;
}
