import type { Readable } from 'node:stream';
import type { AnyGame, Locale } from '@sanguine/kernel';
import { GAMES } from '@sanguine/registry';
import type { Arguments, OptionSet, OwnOptions } from './args.ts';
import type { OpenParts } from './merge/parts.ts';
import type { Output, TextStream } from './output.ts';
import type { Say } from './text/say.ts';

/** Everything the program uses of the process it runs in. Tests pass in their own, which starts no process. */
export interface Surroundings {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: TextStream;
  readonly stderr: TextStream;
  readonly env: Readonly<NodeJS.ProcessEnv>;
}

export interface Call extends Pick<Surroundings, 'stdin' | 'env'> {
  readonly args: Arguments;
  readonly locale: Locale;
  readonly say: Say;
  readonly out: Output;
  /** For anything that is not the answer: progress, warnings. */
  readonly aside: Output;
}

export interface Command {
  /** The arguments after the command's name: `<game> [section | words…]`. */
  readonly words: string;
  readonly options: OwnOptions;
  /** Options that each game defines and explains itself. */
  readonly questions?: GameOptions;
  /** Returns the exit code. */
  run(call: Call): number | Promise<number>;
  /** Tells the result of the parts of a run with these arguments, as the whole run would have. Only for runs with shares. */
  merge?(call: Call, parts: OpenParts): Promise<number>;
}

/** The options one game gives a command. */
export type GameOptions = (game: AnyGame) => OptionSet;

/** The options of all games. */
export const ofAllGames = (questions: GameOptions): OptionSet =>
  Object.fromEntries(GAMES.flatMap((game) => Object.entries(questions(game))));

/** The command's options besides `COMMON_OPTIONS`. */
export const optionsOf = ({ options, questions }: Command): OptionSet => ({
  ...(questions === undefined ? {} : ofAllGames(questions)),
  ...options,
});
