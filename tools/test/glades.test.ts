import { BLOOD_KINDS } from '@sanguine/blood-stone/content/spells.ts';
import { GLADES } from '@sanguine/blood-stone/content/glades/index.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { commandOf, type Command } from '../glades/command.ts';
import { type GameReport, playPlanned, type PlannedGame } from '../glades/play.ts';
import { reportLines, tablesOf } from '../glades/report.ts';

const planned: PlannedGame = { glade: 'bonewood', level: 'veteran', playouts: 1, seed: 'one' };

const command = (...args: string[]): Command => {
  const parsed = commandOf(args);
  if (typeof parsed === 'string') throw new Error(parsed);
  return parsed;
};

describe('one game', () => {
  let report: GameReport;
  beforeAll(() => {
    report = playPlanned(planned);
  });

  it('is the same every time', () => {
    expect(playPlanned(planned)).toEqual(report);
  });

  it('counts the Witch’s turns, and no more casts than cards held', () => {
    expect(report.turns).toBeGreaterThanOrEqual(report.rounds - 1);
    expect(report.turns).toBeLessThanOrEqual(report.rounds);
    expect(report.atHome).toBeLessThanOrEqual(report.turns);
    for (const spell of BLOOD_KINDS) {
      expect(report.cast[spell]).toBeLessThanOrEqual(report.held[spell]);
      expect(report.held[spell]).toBeLessThanOrEqual(report.turns + 1);
    }
  });

  it('says what is outside its band', () => {
    const [sides, spells] = tablesOf(command('--glade', 'bonewood', '--level', 'veteran'), [
      { ...report, result: 'witch', rounds: 60, turns: 60, atHome: 30 },
    ]);
    expect(sides?.rows).toEqual([
      ['bonewood', '1', '100.0 %', expect.any(String), '60', '100.0 %', '50 %', expect.any(String)],
    ]);
    for (const miss of ['Witch out', 'rounds out', 'round 60 out', 'home out'])
      expect(sides?.rows[0]?.at(-1)).toContain(miss);
    expect(spells?.rows.map(([spell]) => spell)).toEqual(BLOOD_KINDS);
  });

  it('says how it was made', () => {
    const [made] = reportLines(command('--games', '7', '--seed', 'x', '--playouts', '9'), []);
    expect(made).toContain('npm run glades -- --games 7 --seed x --playouts 9');
  });
});

describe('the command line', () => {
  it('plays every glade at both levels unless told otherwise', () => {
    expect(command()).toMatchObject({ glades: GLADES.map(({ id }) => id), levels: ['veteran', 'warlord'] });
  });

  it.each([
    ['--games', '0'],
    ['--playouts', 'many'],
    ['--glade', 'moor'],
    ['--level', 'god'],
    ['--colour', 'red'],
  ])('refuses %s %s in one line', (...args) => {
    const refused = commandOf(args);
    expect(refused).toEqual(expect.stringContaining(args[0]));
    expect(refused).not.toContain('\n');
  });
});
