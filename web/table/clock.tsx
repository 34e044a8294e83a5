import { type SeatClock, timeLeft } from '@sanguine/protocol';
import { type SayTable, useTableSay } from './say.ts';
import { useNow } from './use-now.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** `4:09`, `1:04:09`, `2 days 5 h`. */
export function clockWords(say: SayTable, left: number): string {
  if (left <= 0) return say('clock.over');
  if (left >= DAY) {
    const days = Math.floor(left / DAY);
    return say('clock.days', { days, hours: Math.floor((left - days * DAY) / HOUR) });
  }
  const seconds = Math.ceil(left / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const padded = (part: number): string => `${part}`.padStart(2, '0');
  return h > 0 ? `${h}:${padded(m)}:${padded(s)}` : `${m}:${padded(s)}`;
}

/** A running clock; not announced to screen readers every second. */
export function Clock({ clock }: { readonly clock: SeatClock }) {
  const say = useTableSay();
  const running = clock.since !== null;
  const now = useNow(running);
  // The clock may have started after the last tick.
  const left = timeLeft(clock, Math.max(now, clock.since ?? 0));
  return (
    <time
      role="timer"
      aria-live="off"
      data-running={running || undefined}
      data-short={left < 60_000 || undefined}
    >
      {clockWords(say, left)}
    </time>
  );
}
