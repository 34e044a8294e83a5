import { EXIT } from '../exit.ts';
import { tableLines } from '../table.ts';
import type { Action } from './action.ts';
import { LIMIT, MOST } from './limit.ts';
import { whenOf } from './words.ts';

export const people: Action = {
  words: 1,
  options: ['banned', 'limit', 'json'],
  async run({ admin, args, out, say, words: [called] }) {
    const found = await admin.people({
      limit: args.whole('limit', 1, MOST) ?? LIMIT,
      banned: args.has('banned'),
      ...(called === undefined ? {} : { called }),
    });
    if (args.has('json')) out.json(found);
    else if (found.length === 0) out.line(say('admin.noPeople'));
    else {
      const head = ['person', 'name', 'kind', 'tables', 'came', 'seen', 'banned'] as const;
      const rows = found.map(({ id, name, account, tables, created, seen, banned }) => [
        id,
        name,
        say(account ? 'admin.account' : 'admin.guest'),
        `${tables}`,
        whenOf(created),
        seen === null ? '' : whenOf(seen),
        banned === null ? '' : whenOf(banned),
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
