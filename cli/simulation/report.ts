import type { AnyGame } from '@sanguine/kernel';
import type { Call } from '../command.ts';
import { tableLines } from '../table.ts';
import type { Standing, Summary } from './summary.ts';

/** The summary as tables for people. */
export function showSummary({ out, say, locale }: Call, game: AnyGame, summary: Summary): void {
  const standings = (title: string, all: Summary['bots'], name = (key: string): string => key): void => {
    out.lines(
      tableLines(
        [title, say('simulate.games'), say('simulate.wins'), '%', say('simulate.score')],
        Object.entries(all).map(([key, standing]) => [name(key), ...cells(standing)]),
      ),
    );
    out.line();
  };
  standings(say('simulate.bot'), summary.bots);
  standings(say('simulate.side'), summary.sides, (side) => game.speech.side(locale, side));
  standings(say('simulate.seat'), summary.seats);
  const { mean, median, least, most } = summary.plays;
  out.line(say('simulate.lengths', { mean: Math.round(mean), median, least, most }));
}

function cells({ games, wins, winRate, meanScore }: Standing): string[] {
  const shown = Number.isInteger(wins) ? `${wins}` : wins.toFixed(1);
  return [`${games}`, shown, (100 * winRate).toFixed(1), meanScore.toFixed(1)];
}
