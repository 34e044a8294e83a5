import { ROWS } from './rows.ts';
import { CELLS, type Tally } from './tally.ts';

interface Part {
  readonly title: string;
  readonly all: number;
  readonly missing: readonly string[];
}

/** How much of the content was met, and the names of what was not. */
export function partsOf(tally: Tally): readonly Part[] {
  const names = (list: readonly { readonly name: string }[]): string[] => list.map(({ name }) => name);
  const impossible = CELLS.filter(({ because }) => because !== null);
  return [
    { title: 'used', all: ROWS.length, missing: names(tally.unused()) },
    {
      title: 'declined where that may be',
      all: ROWS.filter(({ optional }) => optional).length,
      missing: names(tally.neverDeclined()),
    },
    {
      title: 'met in combination with a circumstance',
      all: CELLS.length - impossible.length,
      missing: names(tally.uncrossed()),
    },
    {
      title: 'impossible combinations never met',
      all: impossible.length,
      missing: tally.wronglyCrossed().map(({ name, because }) => `${name} (§${because ?? ''})`),
    },
  ];
}

/** The same as lines: `used: 237 of 237`, with what is missing below. */
export function reportOf(tally: Tally): string[] {
  return [
    `${tally.games} games, ${tally.plays} plays`,
    ...partsOf(tally).flatMap(({ title, all, missing }) => [
      `${title}: ${all - missing.length} of ${all}`,
      ...missing.map((name) => `  ${name}`),
    ]),
  ];
}
