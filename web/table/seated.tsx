import type { SeatedPlayer } from '@sanguine/ui';
import { Clock } from './clock.tsx';
import type { TableContext } from './table-context.ts';
import { sharesScreen } from './sharing.ts';

/** The seats as boards show them. */
export function seated({ table, players }: TableContext): SeatedPlayer[] {
  const shared = sharesScreen(table.seats);
  return table.seats.map(({ seat, kind, level, here }) => {
    const clock = table.clocks[seat];
    return {
      name: players[seat] ?? '',
      bot: level,
      here,
      shares: shared && kind === 'person',
      clock: clock === undefined ? null : <Clock clock={clock} />,
    };
  });
}
