import { levelsOf } from '@sanguine/bots';
import { type AnyGame, botName } from '@sanguine/kernel';
import { GAMES } from '@sanguine/registry';
import type { Call, Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { tableLines } from '../table.ts';

export const command: Command = {
  words: '',
  options: { json: {} },
  run(call) {
    const { args, out } = call;
    args.atMost(0);
    if (args.has('json')) out.json(GAMES.map(summary));
    else for (const game of GAMES) show(game, call);
    return EXIT.ok;
  },
};

function summary(game: AnyGame): object {
  const { id, rulesVersion, seats } = game.engine;
  const { name, boards, options } = game;
  return { id, name, rulesVersion, seats, boards, options, bots: levelsOf(game), tempers: tempersIn(game) };
}

function show(game: AnyGame, { locale, out, say }: Call): void {
  const { id, seats } = game.engine;
  out.line(
    `${out.styled('bold', game.name[locale])} (${id}): ${say('list.players', { least: seats.min, most: seats.max })}`,
  );
  out.line();
  out.lines(
    tableLines(
      [say('list.board'), say('list.name'), say('list.seats'), say('list.note')],
      game.boards.map(({ id: board, name, players, note }) => [
        board,
        name[locale],
        range(players),
        note?.[locale] ?? '',
      ]),
    ),
  );
  out.line();
  out.lines(
    tableLines(
      [say('list.option'), say('list.meaning'), say('list.values')],
      Object.entries(game.options).map(([name, values]) => [
        name,
        game.speech.option(locale, name),
        values
          .map((value) => say('list.value', { value, meaning: game.speech.option(locale, name, value) }))
          .join(' | '),
      ]),
      out.width,
    ),
  );
  out.line(say('list.default'));
  out.line();
  out.line(say('list.bots', { bots: levelsOf(game).join(', ') }));
  const tempers = tempersIn(game);
  if (tempers.length === 0) return;
  out.line();
  out.lines(
    tableLines(
      [say('list.temper'), say('list.name'), say('list.character')],
      tempers.map(({ bot, name, character }) => [bot, name[locale], character[locale]]),
      out.width,
    ),
  );
}

/** Every temper of every level, by the name of a bot that has it. */
function tempersIn({ tempers = {} }: AnyGame) {
  return Object.entries(tempers).flatMap(([level, named]) =>
    Object.entries(named).map(([temper, { name, character }]) => ({
      bot: botName(level, temper),
      name,
      character,
    })),
  );
}

function range([least, most]: readonly [number, number]): string {
  return least === most ? `${least}` : `${least}–${most}`;
}
