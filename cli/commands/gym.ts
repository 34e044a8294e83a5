import { once } from 'node:events';
import { GYM_LIMITS } from '@sanguine/protocol/gym';
import type { Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { gameNamed } from '../games.ts';
import { Gym } from '../gym/gym.ts';
import { boundedLines } from '../gym/lines.ts';
import { seedFrom } from '../simulation/plan.ts';

/** Answers each line with a line until there are no more. */
export const command: Command = {
  words: '<game>',
  options: { seed: { value: 'S' } },
  async run({ args, locale, stdin, out }) {
    const game = gameNamed(args.atMost(1).positionals[0]);
    const gym = new Gym(game, locale, seedFrom(args));
    out.line(JSON.stringify(gym.hello()));
    for await (const line of boundedLines(stdin, GYM_LIMITS.line)) {
      if (line?.trim() === '') continue;
      if (!out.stream.write(`${gym.answer(line)}\n`)) await once(out.stream, 'drain');
    }
    return EXIT.ok;
  },
};
