import { RowContext, swiftStreams } from '@sanguine/kernel';
import { perft } from '@sanguine/kernel/perft';
import type { Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { gameNamed, layTable, TABLE_OPTIONS } from '../games.ts';
import { CommandProblem } from '../problem.ts';
import { tableLines } from '../table.ts';
import { wrapped } from '../width.ts';

const DEEPEST = 12;

/**
 * Counts all lines of play from the start, to compare implementations of the rules. Where moves cannot all be listed,
 * it counts candidates.
 */
export const command: Command = {
  words: '<game> --depth N',
  options: { depth: { value: 'N' }, seed: { value: 'S' }, ...TABLE_OPTIONS, json: {} },
  run({ args, locale, out, say }) {
    const game = gameNamed(args.atMost(1).positionals[0]);
    const depth = args.whole('depth', 1, DEEPEST);
    if (depth === undefined) throw new CommandProblem('problem.needs', { option: 'depth' });
    const seed = args.text('seed') ?? '1';
    const { seats, setup } = layTable(game, args, locale);
    const state = game.engine.start(setup, new RowContext(swiftStreams(seed), 0));
    const counts = Array.from({ length: depth }, (_, at) => {
      const begun = performance.now();
      return {
        depth: at + 1,
        ...perft(game.engine, state, at + 1),
        seconds: (performance.now() - begun) / 1000,
      };
    });
    if (args.has('json')) {
      out.json({
        game: game.engine.id,
        players: seats,
        seed,
        counts: counts.map(({ lines }) => lines),
        exhaustive: counts.map(({ exhaustive }) => exhaustive),
      });
      return EXIT.ok;
    }
    out.lines(
      tableLines(
        [say('perft.depth'), say('perft.lines'), say('perft.seconds')],
        counts.map((count) => [`${count.depth}`, `${count.lines}`, count.seconds.toFixed(2)]),
      ),
    );
    const first = counts.find(({ exhaustive }) => !exhaustive);
    if (first !== undefined) out.lines(wrapped(say('perft.candidates', { depth: first.depth }), out.width));
    return EXIT.ok;
  },
};
