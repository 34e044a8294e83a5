import type { Analysis, SeatReport } from '@sanguine/bots';
import type { AnyGame, Seat } from '@sanguine/kernel';
import type { Call } from '../command.ts';
import { tableLines } from '../table.ts';
import { padded, widthOf, wrapped } from '../width.ts';
import { signed, whole } from './numbers.ts';

type Reader = Pick<Call, 'out' | 'say'> & Pick<Call, 'locale'>;

/** Tables do not recognize signed numbers, so they are padded to one width here. */
const aligned = (numbers: readonly string[], head: string): string[] => {
  const width = Math.max(widthOf(head), ...numbers.map(widthOf));
  return numbers.map((number) => padded(number, width, 'right'));
};

/** The result, each side's luck, and the result without it. */
export function showHead(
  { out, say, locale }: Reader,
  game: AnyGame,
  names: readonly string[],
  { depth, from, seats }: Analysis,
): void {
  out.line(out.styled('bold', say('analyse.title', { game: game.name[locale], depth })));
  if (from > 0) out.line(say('analyse.from', { row: from }));
  out.line();
  const places = seats.toSorted((one, other) => one.rank - other.rank);
  const column = (head: string, told: (seat: SeatReport) => string): string[] =>
    aligned(places.map(told), head);
  const columns = [
    [say('analyse.place'), column(say('analyse.place'), ({ rank }) => `${rank}`)],
    [say('analyse.player'), places.map(({ seat }) => names[seat] ?? '')],
    [say('analyse.score'), column(say('analyse.score'), ({ score }) => `${score}`)],
    [say('analyse.start'), column(say('analyse.start'), ({ start }) => whole(start))],
    [say('analyse.result'), column(say('analyse.result'), ({ result }) => whole(result))],
    [
      say('analyse.luck'),
      column(say('analyse.luck'), ({ luck, luckError }) => `${signed(luck)} ± ${luckError.toFixed(1)}`),
    ],
    [say('analyse.without'), column(say('analyse.without'), ({ withoutLuck }) => whole(withoutLuck))],
  ] as const;
  out.lines(
    tableLines(
      columns.map(([head]) => head),
      places.map((_, row) => columns.map(([, cells]) => cells[row] ?? '')),
      out.columns,
    ),
  );
  out.line();
  out.line(out.styled('dim', say('analyse.unit')));
  if (seats.some(({ withoutLuck }) => withoutLuck < -0.5 || withoutLuck > 100.5))
    for (const line of wrapped(say('analyse.beyond'), out.width)) out.line(out.styled('dim', line));
}

/** The plain counts, and what they count. */
export function showCounts(
  { out, say }: Reader,
  names: readonly string[],
  { seats }: Analysis,
  only: Seat | null,
): void {
  out.line();
  out.line(out.styled('bold', say('analyse.counts')));
  const isSkipping = seats.some(({ skipped }) => skipped > 0);
  out.lines(
    tableLines(
      [
        say('analyse.player'),
        say('analyse.judged'),
        say('analyse.cost'),
        say('analyse.blunders'),
        say('analyse.mistakes'),
        say('analyse.inaccuracies'),
        say('analyse.unclear'),
        ...(isSkipping ? [say('analyse.skipped')] : []),
        say('analyse.drawn'),
        say('analyse.lucky'),
        say('analyse.unlucky'),
      ],
      seats
        .filter(({ seat }) => only === null || seat === only)
        .map(({ seat, decisions, cost, marks, unclear, skipped, counts }) => [
          names[seat] ?? '',
          `${decisions}`,
          cost.toFixed(2),
          `${marks.blunder}`,
          `${marks.mistake}`,
          `${marks.inaccuracy}`,
          `${unclear}`,
          ...(isSkipping ? [`${skipped}`] : []),
          `${counts.draws}`,
          `${counts.lucky}`,
          `${counts.unlucky}`,
        ]),
      out.columns,
    ),
  );
  out.line();
  for (const line of wrapped(say('analyse.how'), out.width)) out.line(out.styled('dim', line));
}
