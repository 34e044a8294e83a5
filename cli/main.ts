import { nearest } from '@sanguine/kernel';
import { parse } from './args.ts';
import { type Call, type Command, optionsOf, type Surroundings } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { EXIT } from './exit.ts';
import { showCommandHelp, showHelp } from './help.ts';
import { localeOf, localeOfEnvironment } from './locale.ts';
import { Output, type TextStream } from './output.ts';
import { messageOf, CommandProblem } from './problem.ts';
import { sayIn } from './text/say.ts';
import { version } from './version.ts';

/** Runs the command line and returns the exit code. Every failure is reported in one line. */
export async function main(args: readonly string[], surroundings: Surroundings = process): Promise<number> {
  const { stdin, stdout, stderr, env } = surroundings;
  const out = new Output(stdout);
  const aside = new Output(stderr);
  leaveWithReader(stdout);
  leaveWithReader(stderr);
  let locale = localeOfEnvironment(env);
  try {
    locale = localeOf(args, env);
    return await dispatch(args, { locale, say: sayIn(locale), out, aside, stdin, env });
  } catch (error) {
    const say = sayIn(locale);
    if (error instanceof CommandProblem) {
      aside.line(`sanguine: ${say(error.key, error.values)}`);
      return EXIT.problem;
    }
    aside.line(`sanguine: ${say('problem.fault', { why: messageOf(error) })}`);
    return EXIT.fault;
  }
}

/** `sanguine rules … | head`: exits quietly when the reader closes the pipe. */
function leaveWithReader(stream: TextStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(EXIT.ok);
  });
}

type Context = Omit<Call, 'args'>;

async function dispatch(args: readonly string[], context: Context): Promise<number> {
  const { out } = context;
  const at = args.findIndex((arg, index) => !arg.startsWith('-') && args[index - 1] !== '--lang');
  const name = args[at];
  if (name === undefined || name === 'help') {
    const parsed = parse(args.toSpliced(at, name === undefined ? 0 : 1), { version: {} });
    const [about, ...words] = parsed.positionals;
    if (parsed.has('version')) out.line(version());
    else if (about === undefined) showHelp(context);
    else showCommandHelp(context, about, await commandNamed(about), words);
    return EXIT.ok;
  }
  const command = await commandNamed(name);
  const parsed = parse(args.toSpliced(at, 1), optionsOf(command));
  if (!parsed.has('help')) return command.run({ ...context, args: parsed });
  showCommandHelp(context, name, command, parsed.positionals);
  return EXIT.ok;
}

async function commandNamed(name: string): Promise<Command> {
  const load = new Map(Object.entries(COMMANDS)).get(name);
  if (load !== undefined) return (await load()).command;
  const meant = nearest(name, Object.keys(COMMANDS));
  if (meant === undefined) throw new CommandProblem('problem.command', { name });
  throw new CommandProblem('problem.commandHint', { name, meant });
}
