import { levelsOf } from '@sanguine/bots';
import { Select } from '@sanguine/ui/controls/select.tsx';
import type { Box } from '@sanguine/ui';
import { useSay } from '../../text/say.ts';
import { useGame } from '../parts.ts';
import { levelName } from '../words.ts';

/** Fills a seat with a bot of the chosen level, so that the host need not wait. */
export function BotPicker({
  box,
  seat,
  onLevel,
}: {
  readonly box: Box;
  readonly seat: number;
  readonly onLevel: (level: string) => void;
}) {
  const say = useSay();
  const levels = levelsOf(useGame(box));
  return (
    <Select
      bare
      label={say('room.bot.label', { number: seat + 1 })}
      value=""
      options={[
        { value: '', title: say('room.bot') },
        ...levels.map((level) => ({
          value: level,
          title: say('seat.bot', { level: levelName(say, level) }),
        })),
      ]}
      onChange={(level) => {
        if (level !== '') onLevel(level);
      }}
    />
  );
}
