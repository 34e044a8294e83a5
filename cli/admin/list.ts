import type { TableFilter } from '@sanguine/server';
import { EXIT } from '../exit.ts';
import { CommandProblem } from '../problem.ts';
import { tableLines } from '../table.ts';
import { type Action, type AdminCall, peopleCalled } from './action.ts';
import { LIMIT, MOST } from './limit.ts';
import { nameOf, playersAt, stateOf, whenOf } from './words.ts';

const STATES = ['open', 'playing', 'finished'] as const;

export const list: Action = {
  words: 0,
  options: ['state', 'game', 'person', 'limit', 'json'],
  async run(call) {
    const { admin, args, out, say } = call;
    const tables = await admin.tables(await filterFrom(call));
    if (args.has('json')) out.json(tables);
    else if (tables.length === 0) out.line(say('admin.noTables'));
    else {
      const head = ['table', 'code', 'name', 'game', 'state', 'rows', 'changed', 'players'] as const;
      const rows = tables.map((table) => [
        table.id,
        table.code,
        nameOf(table),
        table.game,
        stateOf(table, say),
        `${table.number}`,
        whenOf(table.changed),
        playersAt(table, say),
      ]);
      out.lines(
        tableLines(
          head.map((column) => say(`admin.${column}`)),
          rows,
        ),
      );
    }
    return EXIT.ok;
  },
};

async function filterFrom(call: AdminCall): Promise<TableFilter> {
  const { args } = call;
  const wish = args.text('state');
  const state = STATES.find((known) => known === wish);
  if (wish !== undefined && state === undefined) {
    throw new CommandProblem('problem.choice', { option: 'state', value: wish, known: STATES.join(', ') });
  }
  const game = args.text('game');
  const person = args.text('person');
  const persons = person === undefined ? undefined : await peopleCalled(call, person);
  return {
    limit: args.whole('limit', 1, MOST) ?? LIMIT,
    ...(state === undefined ? {} : { state }),
    ...(game === undefined ? {} : { game }),
    ...(persons === undefined ? {} : { persons: persons.map(({ id }) => id) }),
  };
}
