import { existsSync } from 'node:fs';
import { EXIT } from '../exit.ts';
import { messageOf, CommandProblem } from '../problem.ts';
import type { Action } from './action.ts';

export const backup: Action = {
  words: 1,
  options: [],
  async run({ admin, out, say, words: [file] }) {
    if (file === undefined) throw new CommandProblem('problem.noFile');
    if (existsSync(file)) throw new CommandProblem('problem.fileThere', { file });
    try {
      if (!(await admin.backUp(file))) throw new CommandProblem('problem.ownTools');
    } catch (error) {
      if (error instanceof CommandProblem) throw error;
      throw new CommandProblem('problem.write', { file, why: messageOf(error) });
    }
    out.line(say('admin.backedUp', { file }));
    return EXIT.ok;
  },
};
