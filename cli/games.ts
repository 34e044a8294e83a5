import { isBot, levelsOf } from '@sanguine/bots';
import { type AnyGame, type AnySetup, type Locale, nearest, type TableChoices } from '@sanguine/kernel';
import { findGame, GAMES } from '@sanguine/registry';
import type { Arguments, OwnOptions } from './args.ts';
import { CommandProblem } from './problem.ts';

/** The options that set up a table. */
export const TABLE_OPTIONS: OwnOptions = {
  players: { value: 'N' },
  board: { value: 'ID' },
  option: { value: 'NAME=VALUE', multiple: true },
};

const idsOf = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join(', ');

export function gameNamed(id: string | undefined): AnyGame {
  const known = idsOf(GAMES.map(({ engine }) => engine));
  if (id === undefined) throw new CommandProblem('problem.noGame', { known });
  const game = findGame(id);
  if (game === undefined) throw new CommandProblem('problem.game', { game: id, known });
  return game;
}

export interface LaidTable {
  readonly seats: number;
  readonly choices: TableChoices;
  readonly setup: AnySetup;
}

/** Throws a one-line problem if the options make no valid table. */
export function layTable(game: AnyGame, args: Arguments, locale: Locale, usual?: number): LaidTable {
  const { min, max } = game.engine.seats;
  const seats = args.whole('players', min, max) ?? usual ?? min;
  const choices = choicesFrom(game, args);
  const setup = game.setup(seats, choices);
  const refused = game.engine.refuseSetup(setup);
  if (refused !== null)
    throw new CommandProblem('problem.table', { why: game.speech.refusal(locale, refused) });
  return { seats, choices, setup };
}

function choicesFrom(game: AnyGame, args: Arguments): TableChoices {
  const board = args.text('board');
  if (board !== undefined && !game.boards.some(({ id }) => id === board)) {
    throw new CommandProblem('problem.board', { board, known: idsOf(game.boards) });
  }
  const options = Object.fromEntries(args.all('option').map((text) => optionFrom(game, text)));
  return { ...(board === undefined ? {} : { board }), options };
}

function optionFrom(game: AnyGame, text: string): [string, string] {
  const [name = '', value = ''] = text.split(/=(.*)/s);
  const known = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
  if (known === undefined) {
    const meant = nearest(name, Object.keys(game.options));
    const hint = meant === undefined ? Object.keys(game.options).join(', ') : meant;
    throw new CommandProblem('problem.tableOption', { name, known: hint });
  }
  if (!known.includes(value)) {
    throw new CommandProblem('problem.tableValue', { name, value, known: known.join(', ') });
  }
  return [name, value];
}

/** The name of each seat's bot: its level, perhaps with a temper. A shorter list is repeated; the default is the strongest level for all. */
export function levelsFrom(game: AnyGame, text: string | undefined, seats: number): string[] {
  const known = levelsOf(game);
  const named = (text ?? known.at(-1) ?? '').split(',').map((level) => level.trim());
  const stranger = named.find((name) => !isBot(game, name));
  if (stranger !== undefined)
    throw new CommandProblem('problem.bot', { bot: stranger, known: known.join(', ') });
  if (named.length > seats) throw new CommandProblem('problem.manyBots', { bots: named.length, seats });
  return Array.from({ length: seats }, (_, seat) => named[seat % named.length] ?? '');
}
