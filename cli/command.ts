import type { Locale } from '@sanguine/kernel';
import type { Arguments, OptionSet, OwnOptions } from './args.ts';
import type { Output } from './output.ts';
import type { Say } from './text/say.ts';

/** What a command is called with. */
export interface Call {
  readonly args: Arguments;
  readonly locale: Locale;
  readonly say: Say;
  readonly out: Output;
  /** For what is not the answer: progress, warnings. */
  readonly aside: Output;
}

export interface Command {
  /** The words after the command's name: `<game> [section | words…]`. */
  readonly words: string;
  readonly options: OwnOptions;
  /** Options that the games have, and explain themselves. */
  readonly questions?: OptionSet;
  /** Gives the exit code. */
  run(call: Call): number | Promise<number>;
}

/** What it understands besides what every command does. */
export const optionsOf = ({ options, questions }: Command): OptionSet => ({ ...questions, ...options });
