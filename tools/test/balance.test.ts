import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { swiftRandom } from '@sanguine/kernel';
import { cardOf } from '@sanguine/bloodfields/content/units/index.ts';
import { TABLES } from '@sanguine/bloodfields/content/tables.ts';
import { faultsOf } from '@sanguine/bloodfields/rules/roster/faults.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { CARDS, keyOf } from '../balance/cards.ts';
import { commandOf } from '../balance/command.ts';
import { CourseWatch } from '../balance/course.ts';
import { KeptReports } from '../balance/kept.ts';
import { kindOf } from '../balance/means.ts';
import { lineGames, randomGames } from '../balance/plan.ts';
import { type GameReport, playPlanned } from '../balance/play.ts';
import { withPart } from '../readme.ts';
import { fit, logistic, type Observation } from '../balance/regression.ts';
import { missesOf, tablesOf } from '../balance/report.ts';
import { markOf } from '../balance/table.ts';

describe('the plan of games', () => {
  const plan = lineGames('lines-100', 'small', 'plan', 8);

  it('has each pair of lines with legal rosters of those lines alone', () => {
    expect(plan).toHaveLength(6 * 8);
    for (const { rosters, lines } of plan) {
      for (const [seat, roster] of rosters.entries()) {
        expect(faultsOf(roster, TABLES.small.points)).toEqual([]);
        expect(new Set(roster.map(({ kind }) => cardOf(kind).line))).toEqual(new Set([lines?.[seat]]));
      }
    }
  });

  it('plays every bout with the token and without, in the south and in the north', () => {
    const bout = plan.slice(0, 4);
    expect(new Set(bout.map(({ rosters }) => JSON.stringify(rosters))).size).toBe(1);
    expect(new Set(bout.map(({ holder, south }) => `${holder}${south}`)).size).toBe(4);
    expect(new Set(bout.map(({ seed }) => seed)).size).toBe(4);
  });

  it('changes the seats from bout to bout', () => {
    expect(plan[0]?.lines).toEqual(plan[4]?.lines?.toReversed());
  });

  it('is the same for the same seed', () => {
    expect(lineGames('lines-100', 'small', 'plan', 8)).toEqual(plan);
    expect(lineGames('lines-100', 'small', 'other', 8)).not.toEqual(plan);
  });
});

describe('one game', () => {
  const [planned] = randomGames('pit-60', 'pit', 'one', 1);
  if (planned === undefined) throw new Error('no game was planned');
  let report: GameReport;
  beforeAll(() => {
    report = playPlanned(planned);
  });

  it('is the same every time', () => {
    expect(playPlanned(planned)).toEqual(report);
  });

  it('adds up: points by round, by source and by what destroyed whom', () => {
    for (const seat of [0, 1] as const) {
      const { kill = 0, ...others } = report.sources[seat];
      const kills = Object.values(report.kills[seat]).reduce((sum, points) => sum + points, 0);
      expect(kills).toBe(kill);
      const total = Object.values(others).reduce((sum, points) => sum + points, kill);
      expect(report.rounds.at(-1)?.[seat]).toBe(total);
    }
  });

  it('counts no more uses than chances, and only of what there is', () => {
    const known = new Set(CARDS.map(keyOf));
    const cards = Object.keys(report.uses).filter((card) => !/^(action|token) |basic$/.test(card));
    expect(cards.filter((card) => !known.has(card))).toEqual([]);
    for (const [chances, uses] of Object.values(report.uses)) expect(uses).toBeLessThanOrEqual(chances);
    expect(report.uses['action move']?.[1]).toBeGreaterThan(0);
  });

  it('makes every table, and says what is outside its band', () => {
    const command = commandOf(['--part', 'sides', '--part', 'scenarios']);
    if (typeof command === 'string') throw new Error(command);
    const tables = tablesOf(command, [report]);
    expect(tables.map(({ title }) => title)).toContain('Sides by scenario');
    expect(missesOf(tables).some((miss) => miss.startsWith('Initiative and side'))).toBe(true);
  });
});

describe('the course of a game', () => {
  it('counts a change when the lead goes over, not when it begins or is made even', () => {
    const course = new CourseWatch();
    const score = (seat: number, points: number): void =>
      course.follow({ e: 'points.scored', seat, source: 'flag', points, unit: null });
    score(0, 10);
    score(1, 10);
    score(0, 5);
    expect(course.changes).toBe(0);
    score(1, 20);
    course.follow({ e: 'game.ended', points: [15, 30], winner: 1 });
    expect(course.changes).toBe(1);
    expect(course.rounds).toEqual([[15, 30]]);
  });

  it('finds the kind in a tag', () => {
    expect(kindOf('1:organ-gun.1')).toBe('organ-gun');
  });
});

describe('the regression', () => {
  /** Random differences of rosters, and winners drawn by known effects. */
  function drawn(effects: readonly number[], games: number): Observation[] {
    const random = swiftRandom('regression');
    return Array.from({ length: games }, () => {
      const differences = effects.map(() => random.int(2) - random.int(2));
      const odds = differences.reduce((sum, value, at) => sum + value * (effects[at] ?? 0), 0);
      return { differences, won: random.int(10_000) < 10_000 * logistic(odds) ? 1 : 0 };
    });
  }

  it('finds effects that are known, within their errors', () => {
    const effects = [0.8, -0.5, 0, 0.2];
    const fitted = fit(drawn(effects, 4000), 4, 1);
    for (const [at, effect] of effects.entries()) {
      const error = fitted.errorOf(effects.map((_, column) => (column === at ? 1 : 0)));
      expect(error).toBeGreaterThan(0.03);
      expect(error).toBeLessThan(0.08);
      expect(Math.abs((fitted.effects[at] ?? 0) - effect)).toBeLessThan(3 * error);
    }
  });

  it('is sure of a difference where the sum cannot be told', () => {
    const twins = drawn([0.5, 0.5], 1000).map(({ differences: [one = 0], won }) => ({
      differences: [one, -one],
      won,
    }));
    const fitted = fit(twins, 2, 1);
    expect(fitted.effects[0]).toBeCloseTo(-(fitted.effects[1] ?? 0));
    expect(fitted.errorOf([1, 1])).toBeCloseTo(0);
    expect(fitted.errorOf([1, -1])).toBeGreaterThan(0.05);
  });

  it('says little of a few games', () => {
    const effects = [0, 0, 0];
    const fitted = fit(drawn(effects, 20), 3, 1);
    expect(fitted.errorOf([1, 0, 0])).toBeGreaterThan(0.3);
  });
});

describe('marks', () => {
  const band = { from: 45, to: 55 };

  it.each([
    [0.5, [0.45, 0.55], ''],
    [0.57, [0.52, 0.62], 'out?'],
    [0.43, [0.38, 0.48], 'out?'],
    [0.62, [0.57, 0.67], 'out'],
    [0.3, [0.25, 0.35], 'out'],
  ] as const)('%f between %j is marked "%s"', (rate, reach, mark) => {
    expect(markOf(rate, reach, band)).toBe(mark);
  });
});

describe('the figures in the README', () => {
  it('replace what stands between the markers and nothing else', async () => {
    const readme = '# Game\n\n<!-- balance:begin -->\n\nold\n\n<!-- balance:end -->\n\nAfter.\n';
    const written = await withPart(readme, 'balance', ['new']);
    expect(written).toBe('# Game\n\n<!-- balance:begin -->\n\nnew\n\n<!-- balance:end -->\n\nAfter.\n');
    await expect(withPart('# Game\n', 'balance', ['new'])).rejects.toThrow('missing');
  });
});

describe('the command line', () => {
  it('takes parts, games and a seed, and refuses what it does not know', () => {
    const words = '--part lines --games 40 --seed x --jobs 1 --keep reports.jsonl'.split(' ');
    expect(commandOf(words)).toEqual({
      games: 40,
      seed: 'x',
      parts: ['lines'],
      jobs: 1,
      keep: 'reports.jsonl',
      json: false,
    });
    expect(commandOf(['--part', 'luck'])).toContain('--part luck');
    expect(commandOf(['--games', 'many'])).toContain('--games many');
  });
});

describe('kept reports', () => {
  it('are found again by their game, and what was cut off is not', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'balance-')), 'reports.jsonl');
    const [one, other] = randomGames('random-100', 'small', 'kept', 2);
    if (one === undefined || other === undefined) throw new Error('two games were asked for');
    const report = playPlanned(one);
    new KeptReports(file).add([report]);
    appendFileSync(file, JSON.stringify({ ...report, ...other }).slice(0, 100));
    const kept = new KeptReports(file);
    expect(kept.find(one)).toEqual(report);
    expect([kept.find(other), kept.find({ ...one, holder: 1 - one.holder })]).toEqual([undefined, undefined]);
    expect(new KeptReports(null).find(one)).toBeUndefined();
  });
});
