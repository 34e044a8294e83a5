import { unratedFor } from '@sanguine/kernel';
import type { Call, Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { readRecordFile } from '../files.ts';
import { CommandProblem } from '../problem.ts';
import { verified } from '../verified.ts';

export const command: Command = {
  words: 'FILE…',
  options: {},
  run(call) {
    const files = call.args.positionals;
    if (files.length === 0) throw new CommandProblem('problem.noFile');
    return Math.max(...files.map((file) => check(file, call)));
  },
};

/** Reports an unreadable file and still lets the other files be checked. */
function check(file: string, { out, aside, say }: Call): number {
  try {
    const read = readRecordFile(file);
    const checked = verified(read);
    if (!checked.ok) {
      out.line(out.styled('red', say('verify.bad', { file, row: checked.number, why: checked.problem })));
      return EXIT.no;
    }
    out.line(out.styled('green', say('verify.ok', { file, rows: checked.rows })));
    if (checked.readable > 0) out.line(say('verify.readable', { rows: checked.readable }));
    const unrated = unratedFor(read.record);
    if (unrated !== null) out.line(say(`verify.unrated.${unrated}`));
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error;
    aside.line(`sanguine: ${say(error.key, error.values)}`);
    return EXIT.problem;
  }
}
