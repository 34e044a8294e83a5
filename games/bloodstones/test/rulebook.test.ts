import { findSection, LOCALES } from '@sanguine/kernel';
import { numbersTo, rulebookConformance } from '@sanguine/kernel/conformance';
import { describe, expect, it } from 'vitest';
import rulings from '../rulings.json' with { type: 'json' };
import { RULEBOOK } from '../text/rulebook/index.ts';

rulebookConformance({
  book: RULEBOOK,
  chapters: [5, 7, 5, 3, 2, 2, 5, 7, 10, 5, 4, 3, 5, 6, 4, 0, 10],
  rulings: numbersTo(rulings.total, Object.keys(rulings.notApplicable).map(Number)),
});

describe.each(LOCALES)('the tiles told in %s', (locale) => {
  const overview = findSection(RULEBOOK[locale], '14')?.table;
  const factions = ['14.1', '14.2', '14.3', '14.4', '14.5', '14.6'].map((id, index) => ({
    id,
    column: index + 1,
    rows: findSection(RULEBOOK[locale], id)?.table?.rows ?? [],
    pips: [123, 129, 123, 125, 136, 128][index],
  }));

  it.each(factions)('are 36 in $id, $pips pips in all, as in the overview', ({ column, rows, pips }) => {
    const tiles = rows.map(([kind, count, , each]) => ({ kind, count: Number(count), each: Number(each) }));
    expect(tiles.reduce((sum, tile) => sum + tile.count, 0)).toBe(36);
    expect(tiles.reduce((sum, tile) => sum + tile.count * tile.each, 0)).toBe(pips);

    const listed = (overview?.rows ?? []).map((row) => ({ kind: row[0], count: Number(row[column]) }));
    expect(tiles.map(({ kind, count }) => ({ kind, count }))).toEqual(
      listed.filter(({ count }) => count > 0),
    );
  });
});
