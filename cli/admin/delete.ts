import { EXIT } from '../exit.ts';
import { Lines } from '../play/lines.ts';
import { CommandProblem } from '../problem.ts';
import { type Action, type AdminCall, tableMeant } from './action.ts';
import { nameOf, playersAt, stateOf } from './words.ts';
import type { AdminTable } from '@sanguine/server';

export const remove: Action = {
  words: 1,
  options: ['yes'],
  async run(call) {
    const { admin, args, out, say } = call;
    const table = await tableMeant(call);
    if (!args.has('yes') && !(await isMeant(call, table))) {
      out.line(say('admin.kept'));
      return EXIT.no;
    }
    if (!(await admin.remove(table))) throw new CommandProblem('problem.unknownTable', { name: table.id });
    out.line(say('admin.deleted', { table: table.id }));
    return EXIT.ok;
  },
};

async function isMeant({ stdin, out, say }: AdminCall, table: AdminTable): Promise<boolean> {
  const { game, number, code } = table;
  const asked = {
    name: nameOf(table),
    game,
    state: stateOf(table, say),
    rows: number,
    players: playersAt(table, say),
    code,
  };
  out.line(say('admin.deleteAsk', asked));
  const lines = new Lines(stdin, out);
  try {
    return (await lines.next())?.toUpperCase() === code;
  } finally {
    lines.close();
  }
}
