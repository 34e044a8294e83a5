import { Arguments } from '../args.ts';
import { type Command, optionsOf } from '../command.ts';
import { handOn } from '../merge/hand-on.ts';
import { type OpenParts, partsIn } from '../merge/parts.ts';
import { partProblem } from '../merge/shard.ts';
import { CommandProblem } from '../problem.ts';
import { COMMANDS } from './index.ts';

/** Joins parts by the command that made them, with the arguments they were made with. */
export const command: Command = {
  words: '<part>…',
  options: { json: {} },
  async run(call) {
    const { positionals: files } = call.args;
    const parts = await partsIn(call, files);
    const [{ file, header }] = parts;
    const maker = await commandOf(header.command);
    if (maker?.merge === undefined) {
      const code = await handOn(call, header.command, files);
      if (code !== null) return code;
      throw new CommandProblem('problem.merge', { file, command: header.command });
    }
    const args = argumentsOf(parts, call.args.has('json'));
    const strange = [...args.given].find(([name]) => !Object.hasOwn(optionsOf(maker), name));
    if (strange !== undefined)
      throw partProblem(call.locale, { key: 'header', values: { file, why: `--${strange[0]}` } });
    return maker.merge({ ...call, args }, parts);
  },
};

const commandOf = async (name: string): Promise<Command | undefined> =>
  (await new Map(Object.entries(COMMANDS)).get(name)?.())?.command;

/** As given for each part, except that JSON may be requested later. */
function argumentsOf([{ header }]: OpenParts, json: boolean): Arguments {
  const { words, options } = header.settings;
  const values = new Map(Object.entries(options));
  if (json) values.set('json', ['']);
  return new Arguments(words, values);
}
