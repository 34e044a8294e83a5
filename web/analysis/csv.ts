import type { Analysis } from '@sanguine/bots';
import type { Locale } from '@sanguine/kernel';
import type { AnalysisSay } from './say.ts';

/** A cell as spreadsheets read it; text that looks like a formula stays text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const plain = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const rounded = (value: number): number => Number(value.toFixed(3));

/** Every draw of a game, one per line: when, whose, what, and what it gave or took, by seat. */
export function drawsAsCsv(
  { draws }: Pick<Analysis, 'draws'>,
  names: readonly string[],
  locale: Locale,
  say: AnalysisSay,
): string {
  const head = [
    ...(['row', 'round', 'player', 'drawn'] as const).map((key) => say(`csv.${key}`)),
    ...names.map((name) => say('csv.luck', { name })),
    say('csv.error'),
  ];
  const lines = draws.map(({ row, round, seat, luck, error, words }) => [
    row,
    round ?? '',
    seat === null ? say('csv.deal') : (names[seat] ?? ''),
    words[locale],
    ...names.map((_, one) => rounded(luck[one] ?? 0)),
    rounded(error),
  ]);
  return [head, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
