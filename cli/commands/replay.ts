import type { Arguments } from '../args.ts';
import type { Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { readRecordFile } from '../files.ts';
import { playersOf } from '../players.ts';
import { CommandProblem } from '../problem.ts';
import { type Eyes, retell } from '../retelling.ts';
import { showTold } from '../told.ts';

const LAST_ROW = 1_000_000;

export const command: Command = {
  words: 'FILE',
  options: { from: { value: 'N' }, to: { value: 'N' }, seat: { value: 'S' }, open: {}, json: {} },
  run(call) {
    const { args, out } = call;
    const [file] = args.atMost(1).positionals;
    if (file === undefined) throw new CommandProblem('problem.noFile');
    const { game, record } = readRecordFile(file);
    const players = playersOf(game, record);
    const from = args.whole('from', 0, LAST_ROW) ?? 0;
    const to = args.whole('to', 0, LAST_ROW) ?? LAST_ROW;
    const rows = retell(game, record, file, eyesFrom(args, players.length)).filter(
      ({ row }) => row >= from && row <= to,
    );
    if (args.has('json')) {
      const moves = rows.map(({ row, do: did, seat, move }) => ({ row, do: did, seat, move }));
      out.json({ game: game.engine.id, players, rows: moves, result: record.result ?? null });
    } else for (const update of rows) showTold(call, game, players, update);
    return EXIT.ok;
  },
};

function eyesFrom(args: Arguments, seats: number): Eyes {
  const seat = args.seat(seats);
  if (!args.has('open')) return seat ?? null;
  if (seat !== undefined) throw new CommandProblem('problem.together', { one: 'seat', other: 'open' });
  return 'open';
}
