import { beforeAll, describe, expect, it } from 'vitest';
import { partsOf } from './report.ts';
import { ROWS } from './rows.ts';
import { run } from './runner.ts';
import { CELLS, Tally } from './tally.ts';

describe('the content of Bloodfields, played until all of it was met', () => {
  const missing = (tally: Tally): (readonly string[])[] => partsOf(tally).map((part) => part.missing);
  let tally = new Tally();

  beforeAll(() => {
    tally = run({ seed: 'every card', tries: 600, doubts: 2 });
  });

  it('is used, declined where it may be, and met in every circumstance it can be met in', () => {
    expect(missing(tally)).toEqual([[], [], [], []]);
  });

  it('misses nothing silently: before the first game nothing was met', () => {
    const [used = [], declined = [], crossed = []] = missing(new Tally());
    expect([used.length, crossed.length]).toEqual([
      ROWS.length,
      CELLS.filter(({ because }) => because === null).length,
    ]);
    expect(declined).toContain('kessa: riposte');
    expect(declined).not.toContain('tobren: tower-shield');
  });

  it('tells of a combination that should not be and was met', () => {
    const wrong = new Tally();
    wrong.cross('ilmane: mend', 'bearer', 'silence');
    wrong.cross('ilmane: mend', 'bearer', 'blind');
    expect(missing(wrong)[3]).toEqual(['ilmane: mend, bearer silence (§12.2)']);
  });

  it('is played the same way again from the same seed', () => {
    const budget = { seed: 'again', tries: 40, doubts: 1, only: 'kessa:' };
    const [one, two] = [run(budget), run(budget)];
    expect([one.plays, [...one.crossed]]).toEqual([two.plays, [...two.crossed]]);
    expect([...run({ ...budget, seed: 'otherwise' }).crossed]).not.toEqual([...one.crossed]);
  });
});
