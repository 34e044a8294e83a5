import type { AnyGame, Ladder } from '@sanguine/kernel';
import type { Call } from '../command.ts';
import { tableLines } from '../table.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** Prints the ratings, then every pairing. */
export function showLadder({ out, say, locale }: Call, game: AnyGame, ladder: Ladder): void {
  const { seed, ratings, pairings } = ladder;
  const games = pairings.reduce((sum, pairing) => sum + pairing.games, 0);
  out.line(say('ladder.title', { game: game.name[locale], games, seed }));
  out.line();
  out.lines(
    tableLines(
      [say('simulate.bot'), say('ladder.rating'), say('arena.interval')],
      ratings.map(({ level, rating, interval: [from, to] }) => [
        level,
        rating.toFixed(1),
        `${from.toFixed(1)}–${to.toFixed(1)}`,
      ]),
    ),
  );
  out.line();
  const head = [
    'ladder.pairing',
    'ladder.players',
    'simulate.games',
    'simulate.wins',
    'simulate.rate',
  ] as const;
  out.lines(
    tableLines(
      [...head.map((key) => say(key)), say('arena.interval')],
      pairings.map(({ one, other, players, games: played, wins, interval: [from, to] }) => [
        say('ladder.against', { one, other }),
        `${players}`,
        `${played}`,
        Number.isInteger(wins) ? `${wins}` : wins.toFixed(1),
        percent(wins / played),
        `${percent(from)}–${percent(to)}`,
      ]),
    ),
  );
}
