import type { SeatedPlayer } from '@sanguine/ui';
import { Clock } from './clock.tsx';
import { rankOf } from './names.ts';
import { tablePhrases } from './say.ts';
import type { TableContext } from './table-context.ts';
import { sharesScreen } from './sharing.ts';
import { lastReason } from './why/last-reason.ts';
import { SeatWhy } from './why/seat-why.tsx';

/** The seats as boards show them; a replay calls everybody by name, because nobody is playing. */
export function seated(
  { game, locale, table, players }: Pick<TableContext, 'game' | 'locale' | 'table' | 'players'>,
  past: boolean,
): SeatedPlayer[] {
  const shared = sharesScreen(table.seats);
  return table.seats.map((info) => {
    const { seat, kind, level, here } = info;
    const clock = table.clocks[seat];
    const name = players[seat] ?? '';
    const reason = level === null ? null : lastReason(table.log, seat);
    const rank = rankOf(game, locale, info);
    return {
      name,
      label: rank === null ? name : tablePhrases(locale, 'player.label', { name, rank }),
      bot: level,
      here,
      shares: past || (shared && kind === 'person'),
      clock: clock === undefined ? null : <Clock clock={clock} />,
      why: reason === null ? null : <SeatWhy {...{ game, locale, name, reason }} view={table.view} />,
    };
  });
}
