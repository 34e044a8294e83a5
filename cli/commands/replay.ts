import type { AnyGame } from '@sanguine/kernel';
import type { Arguments } from '../args.ts';
import type { Call, Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { readRecordFile } from '../files.ts';
import { namesOf, playersOf } from '../players.ts';
import { Problem } from '../problem.ts';
import { type Eyes, retell, type Told } from '../retelling.ts';
import { padded, wrapped } from '../width.ts';

const LAST_ROW = 1_000_000;

export const command: Command = {
  words: 'FILE',
  options: { from: { value: 'N' }, to: { value: 'N' }, seat: { value: 'S' }, open: {}, json: {} },
  run(call) {
    const { args, out } = call;
    const [file] = args.atMost(1).positionals;
    if (file === undefined) throw new Problem('problem.noFile');
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
    } else for (const told of rows) show(call, game, players, told);
    return EXIT.ok;
  },
};

function eyesFrom(args: Arguments, seats: number): Eyes {
  const seat = args.whole('seat', 0, seats - 1);
  if (!args.has('open')) return seat ?? null;
  if (seat !== undefined) throw new Problem('problem.together', { one: 'seat', other: 'open' });
  return 'open';
}

function show({ out, locale, say }: Call, game: AnyGame, players: readonly string[], told: Told): void {
  const { row, seat, move, events, sides } = told;
  const names = namesOf(game, locale, players, sides);
  const who = seat === null ? '' : (names[seat] ?? `${seat}`);
  const what = move ?? say(`replay.${told.do}`);
  out.line(
    `${out.styled('cyan', padded(`${row}`, 5, 'right'))}  ${out.styled('bold', who)}  ${what}`.trimEnd(),
  );
  for (const event of events) {
    const line = game.speech.event(locale, event, names);
    if (line === null) continue;
    for (const part of wrapped(line, out.width - 9, '  ')) out.line(`         ${part}`);
  }
}
