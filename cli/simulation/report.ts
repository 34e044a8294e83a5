import type { AnyGame } from '@sanguine/kernel';
import type { Call } from '../command.ts';
import { tableLines } from '../table.ts';
import type { Series } from './plan.ts';
import type { Performance, Summary } from './summary.ts';

type Row = readonly [name: string, standing: Performance];

/** Prints the summary as tables: bots and sides best first, seats in order. */
export function showSummary(
  { out, say, locale }: Call,
  game: AnyGame,
  { bots }: Series,
  summary: Summary,
): void {
  const head = (['games', 'wins', 'rate', 'score', 'plays'] as const).map((column) =>
    say(`simulate.${column}`),
  );
  const show = (title: string, rows: readonly Row[]): void => {
    out.lines(
      tableLines(
        [title, ...head],
        rows.map(([name, standing]) => [name, ...cells(standing)]),
      ),
    );
    out.line();
  };
  show(say('simulate.bot'), bestFirst(summary.bots));
  show(
    say('simulate.side'),
    bestFirst(summary.sides).map(([side, standing]) => [game.speech.side(locale, side), standing]),
  );
  show(
    say('simulate.seat'),
    Object.entries(summary.seats).map(([seat, standing]) => [
      `${Number(seat) + 1} ${bots[Number(seat)] ?? ''}`,
      standing,
    ]),
  );
  const { mean, median, least, most } = summary.plays;
  out.line(say('simulate.lengths', { mean: Math.round(mean), median, least, most }));
}

function bestFirst(standings: Summary['bots']): Row[] {
  return Object.entries(standings).toSorted(([, one], [, other]) => other.winRate - one.winRate);
}

function cells({ games, wins, winRate, meanScore, meanPlays }: Performance): string[] {
  const shown = Number.isInteger(wins) ? `${wins}` : wins.toFixed(1);
  return [`${games}`, shown, `${(100 * winRate).toFixed(1)}%`, meanScore.toFixed(1), meanPlays.toFixed(0)];
}
