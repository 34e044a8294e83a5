import type { AnyGame } from '@sanguine/kernel';
import { findGame, GAMES } from '@sanguine/registry';
import { COMMON_OPTIONS } from './args.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { columns, explained, type Reader, showOptions } from './option-list.ts';
import { wrapped } from './width.ts';

export function showHelp({ out, say }: Reader): void {
  out.line(say('help.title'));
  out.line();
  out.line(say('help.usage'));
  out.line();
  columns(
    out,
    Object.keys(COMMANDS).map((name) => [name, explained(say, `command.${name}`)]),
  );
  out.line();
  out.line(say('help.more'));
}

/** A command with its options. Options defined by games are listed for each game, or only for the games named in its words. */
export function showCommandHelp(
  reader: Reader,
  name: string,
  command: Command,
  words: readonly string[] = [],
): void {
  const { out, say } = reader;
  out.line(`sanguine ${name} ${command.words}`.trimEnd());
  out.line();
  for (const line of wrapped(explained(say, `command.${name}`), out.width)) out.line(line);
  out.line();
  showOptions(reader, { ...command.options, ...COMMON_OPTIONS });
  const named = words.map(findGame).filter((game) => game !== undefined);
  for (const game of named.length > 0 ? named : GAMES) showGameOptions(reader, game, command);
}

function showGameOptions(reader: Reader, game: AnyGame, { questions }: Command): void {
  const options = questions?.(game) ?? {};
  if (Object.keys(options).length === 0) return;
  reader.out.line();
  reader.out.line(reader.say('help.game', { name: game.name[reader.locale], id: game.engine.id }));
  showOptions(reader, options);
}
