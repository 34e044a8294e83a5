import type { SeatedPlayer } from '@sanguine/ui';
import { Clock } from './clock.tsx';
import type { Scene } from './scene.ts';

/** Who sits where, as boards show it. */
export function seated({ table, players }: Scene): SeatedPlayer[] {
  return table.seats.map(({ seat, level, here }) => {
    const clock = table.clocks[seat];
    return {
      name: players[seat] ?? '',
      bot: level,
      here,
      clock: clock === undefined ? null : <Clock clock={clock} />,
    };
  });
}
