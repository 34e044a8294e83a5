import { lastRow, withWorkings } from '@sanguine/kernel';
import { findGame } from '@sanguine/registry';
import { EXIT } from '../exit.ts';
import { writeText } from '../files.ts';
import { CommandProblem } from '../problem.ts';
import { type Action, tableMeant } from './action.ts';

export const exportRecord: Action = {
  words: 2,
  options: ['with-secret'],
  async run(call) {
    const { admin, args, out, aside, say, words } = call;
    const table = await tableMeant(call);
    const running = table.state !== 'finished';
    const record = await admin.record(table);
    if (record === null) throw new CommandProblem('problem.notBegun', { table: table.id });
    if (running && !args.has('with-secret'))
      throw new CommandProblem('problem.stillPlaying', { table: table.id });
    const file = words[1] ?? `${table.game}-${table.id}.json`;
    const engine = findGame(record.game)?.engine;
    const whole = engine === undefined ? record : withWorkings(engine, record);
    writeText(file, `${JSON.stringify(whole)}\n`);
    if (running) aside.line(`sanguine: ${say('admin.secretWarning', { file })}`);
    const last = record.chapters.at(-1);
    out.line(say('admin.exported', { file, rows: last === undefined ? 0 : lastRow(last) }));
    return EXIT.ok;
  },
};
