import type { SeatedPlayer } from '@sanguine/ui';
import { Clock } from './clock.tsx';
import type { TableContext } from './table-context.ts';
import { sharesScreen } from './sharing.ts';
import { lastReason } from './why/last-reason.ts';
import { SeatWhy } from './why/seat-why.tsx';

/** The seats as boards show them. */
export function seated({ game, locale, table, players }: TableContext): SeatedPlayer[] {
  const shared = sharesScreen(table.seats);
  return table.seats.map(({ seat, kind, level, here }) => {
    const clock = table.clocks[seat];
    const name = players[seat] ?? '';
    const reason = level === null ? null : lastReason(table.log, seat);
    return {
      name,
      bot: level,
      here,
      shares: shared && kind === 'person',
      clock: clock === undefined ? null : <Clock clock={clock} />,
      why: reason === null ? null : <SeatWhy {...{ game, locale, name, reason }} />,
    };
  });
}
