import type { Action } from '../admin/action.ts';
import { backup } from '../admin/backup.ts';
import { ban, unban } from '../admin/ban.ts';
import { remove } from '../admin/delete.ts';
import { exportRecord } from '../admin/export.ts';
import { HOUSE_OPTIONS, administering } from '../admin/house.ts';
import { inspect } from '../admin/inspect.ts';
import { list } from '../admin/list.ts';
import { people } from '../admin/people.ts';
import type { OwnOptions } from '../args.ts';
import type { Command } from '../command.ts';
import { CommandProblem } from '../problem.ts';

const ACTIONS: Readonly<Record<string, Action>> = {
  list,
  people,
  inspect,
  export: exportRecord,
  delete: remove,
  ban,
  unban,
  backup,
};

const OWN_OPTIONS: OwnOptions = {
  state: { value: 'STATE' },
  game: { value: 'ID' },
  person: { value: 'PERSON' },
  banned: {},
  limit: { value: 'N' },
  rows: { value: 'N' },
  'with-secret': {},
  yes: {},
  json: {},
};

export const command: Command = {
  words: '<list|people|inspect|export|delete|ban|unban|backup> …',
  options: { ...HOUSE_OPTIONS, ...OWN_OPTIONS },
  run(call) {
    const { args } = call;
    const [name, ...words] = args.positionals;
    const known = Object.keys(ACTIONS).join(', ');
    if (name === undefined) throw new CommandProblem('problem.noAction', { known });
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (action === undefined) throw new CommandProblem('problem.action', { name, known });
    args.atMost(action.words + 1);
    const foreign = Object.keys(OWN_OPTIONS).find(
      (option) => args.has(option) && !action.options.includes(option),
    );
    if (foreign !== undefined) throw new CommandProblem('problem.option', { option: `--${foreign}` });
    return administering(call, (admin) => action.run({ ...call, admin, words }));
  },
};
