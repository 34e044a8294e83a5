import { existsSync } from 'node:fs';
import { EXIT } from '../exit.ts';
import { messageOf, Problem } from '../problem.ts';
import type { Action } from './action.ts';

export const backup: Action = {
  words: 1,
  options: [],
  async run({ office, out, say, words: [file] }) {
    if (file === undefined) throw new Problem('problem.noFile');
    if (existsSync(file)) throw new Problem('problem.fileThere', { file });
    try {
      if (!(await office.backUp(file))) throw new Problem('problem.ownTools');
    } catch (error) {
      if (error instanceof Problem) throw error;
      throw new Problem('problem.write', { file, why: messageOf(error) });
    }
    out.line(say('admin.backedUp', { file }));
    return EXIT.ok;
  },
};
