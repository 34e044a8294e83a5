import type { AnyGame, Locale } from '@sanguine/kernel';
import type { Call } from '../command.ts';
import { shownPlayers } from '../players.ts';
import { wrapped } from '../width.ts';
import type { Sitting } from './sitting.ts';

/** Describes the whole table before the first move: players, board, optional rules, dice. */
export function welcome({ args, locale, out, say }: Call, sitting: Sitting): void {
  const { game, match, person, file } = sitting;
  const players = shownPlayers(game, locale, sitting.players);
  const tell = (line: string): void => out.lines(wrapped(line, out.width, '    '));
  out.line(out.styled('bold', say('play.title', { game: game.name[locale], players: players.length })));
  tell(
    say('play.seats', { seats: players.map((name, seat) => `${seat + 1} ${name}`).join(say('play.comma')) }),
  );
  const setup = setupOf(sitting);
  const board = game.boards.find(({ id }) => Object.values(setup).includes(id));
  if (board !== undefined) {
    const { name, note } = board;
    const [called, about] = [name[locale], note?.[locale]];
    tell(
      about === undefined
        ? say('play.board', { name: called })
        : say('play.boardNote', { name: called, note: about }),
    );
  }
  out.line(say('play.options'));
  for (const [name, value] of chosenOptions(game, locale, setup))
    tell(`  ${say('play.option', { name, value })}`);
  const { dice } = match.record();
  if (dice.generator === 'fair') out.line(say('play.commitment', { commitment: dice.commitment }));
  else out.line(say('play.seeded', { seed: dice.seed }));
  if (args.has('resume')) out.line(say('play.resumed', { file, row: match.number }));
  if (person !== null) out.line(say('play.saves', { file }));
  if (person !== null) for (const line of say('play.hint').split('\n')) tell(line);
  out.line();
}

/** The set-up as plain data, because its contents differ from game to game. */
function setupOf({ match }: Sitting): object {
  const base = match.record().chapters[0]?.base;
  const setup: unknown = base !== undefined && 'setup' in base ? base.setup : null;
  return typeof setup === 'object' && setup !== null ? setup : {};
}

/** Each optional rule and how this table plays it. */
function chosenOptions(game: AnyGame, locale: Locale, setup: object): [string, string][] {
  const chosen = new Map<string, unknown>(Object.entries('options' in setup ? Object(setup.options) : {}));
  return Object.entries(game.options).map(([option, [usual = '']]) => {
    const found = chosen.get(option);
    const value = typeof found === 'string' ? found : usual;
    return [game.speech.option(locale, option), game.speech.option(locale, option, value)];
  });
}
