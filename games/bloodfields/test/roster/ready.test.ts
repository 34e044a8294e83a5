import { describe, expect, it } from 'vitest';
import { LINES, type Line } from '../../content/lines.ts';
import { READY_POINTS, READY_ROSTERS, readyRosters, type Roster } from '../../content/rosters.ts';
import { UNIT_KINDS, UNITS } from '../../content/units/index.ts';
import { ITEM_IDS } from '../../content/items.ts';
import { faultsOf } from '../../rules/roster/faults.ts';
import { costOf, loyaltyOf, tidyRoster } from '../../rules/roster/roster.ts';
import { cellsOf, idOf } from '../content/reading.ts';
import { ROSTER_ROWS } from '../content/spec-tables.ts';

/** "3 Pike Watch", "Orlen (Loaded Die, Wrath)", "2 Pikes": units by the word that names them in notation. */
function readUnits(text: string): Roster {
  const [, count = '1', name = '', items = ''] = /^(?:(\d) )?([^(]+?)(?: \((.+)\))?$/.exec(text) ?? [];
  const words = idOf(name).split('-');
  const kind = UNIT_KINDS.find(
    (one) => idOf(name) === one || words.some((word) => word === one || word === `${one}s`),
  );
  if (kind === undefined) throw new Error(`who is ${text}`);
  const read = items.split(', ').flatMap((item) => ITEM_IDS.filter((id) => id === idOf(item)));
  if (items !== '' && read.length !== items.split(', ').length) throw new Error(`what is ${items}`);
  return Array.from({ length: Number(count) }, () => ({ kind, items: read }));
}

const oneOfEach = (line: Line): Roster =>
  UNITS.filter((card) => card.line === line).map(({ kind }) => ({ kind, items: [] }));
const LINE_WORDS: readonly [RegExp, Line][] = [
  [/one of each Lantern Warden/, 'wardens'],
  [/one of each Mossback/, 'mossback'],
  [/one of each Drowned/, 'drowned'],
  [/one of each Cinder Choir/, 'choir'],
];

interface Read {
  /** Undefined for small rosters, which have no names in the table. */
  readonly id: string | undefined;
  readonly points: number;
  readonly cost: number;
  readonly units: Roster;
}

const READ = cellsOf(ROSTER_ROWS).flatMap(([name = '', costs = '', units = '']): Read[] => {
  const small = /^(\d+) points$/.exec(name)?.[1];
  const list = units.replace(/; .*$/, '');
  if (small !== undefined)
    return list.split(' · ').map((one, at) => ({
      id: undefined,
      points: Number(small),
      cost: Number(costs.split(' / ')[at]),
      units: one.split(/, (?![^(]*\))/).flatMap(readUnits),
    }));
  const whole = LINE_WORDS.find(([words]) => words.test(list))?.[1];
  const second = / and (.+)$/.exec(list)?.[1];
  const read =
    whole === undefined
      ? list.split(' · ').flatMap(readUnits)
      : [...oneOfEach(whole), ...(second === undefined ? [] : readUnits(second))];
  return [{ id: `${idOf(name)}-200`, points: 200, cost: Number(costs), units: read }];
});

describe('ready-made rosters', () => {
  it('are those of the table, unit by unit', () => {
    expect(READY_ROSTERS.map(({ points, units }) => [points, tidyRoster(units)])).toEqual(
      READ.map(({ points, units }) => [points, tidyRoster(units)]),
    );
    const named = READ.flatMap(({ id }) => id ?? []);
    expect(READY_ROSTERS.map(({ id }) => id).slice(0, named.length)).toEqual(named);
  });

  it('cost what the table says', () => {
    expect(READY_ROSTERS.map(({ units }) => costOf(units))).toEqual(READ.map(({ cost }) => cost));
  });

  it.each(READY_ROSTERS)('$id is legal and tidy', ({ id, units, points }) => {
    expect(faultsOf(units, points)).toEqual([]);
    expect(tidyRoster(units)).toEqual(units);
    expect(id).toMatch(new RegExp(`^[a-z-]+-${points}$`));
  });

  it('have names of their own, and every line its own for each size', () => {
    for (const key of ['id', 'units'] as const)
      expect(new Set(READY_ROSTERS.map((roster) => JSON.stringify(roster[key]))).size).toBe(
        READY_ROSTERS.length,
      );
    for (const language of ['en', 'ja'] as const)
      expect(new Set(READY_ROSTERS.map(({ name }) => name[language])).size).toBe(READY_ROSTERS.length);
    for (const points of READY_POINTS) {
      const lines = new Set(readyRosters(points).map(({ units }) => loyaltyOf(units)));
      for (const line of LINES.slice(0, 4)) expect(lines).toContain(line);
    }
  });

  it('Marches Pact and Salt and Ash have no loyalty, Paid in Full has', () => {
    const loyalty = Object.fromEntries(READY_ROSTERS.map(({ id, units }) => [id, loyaltyOf(units)]));
    expect(loyalty).toMatchObject({
      'marches-pact-200': null,
      'salt-and-ash-200': null,
      'paid-in-full-200': 'drowned',
    });
  });

  it('a battle of 150 points is fought with those of 100', () => {
    expect(readyRosters(200)).toHaveLength(11);
    expect(readyRosters(150)).toEqual(readyRosters(100));
    expect(readyRosters(100)).toHaveLength(4);
    expect(readyRosters(60)).toHaveLength(4);
    expect(readyRosters(59)).toEqual([]);
  });
});
