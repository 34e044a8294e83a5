import { describe, expect, it } from 'vitest';
import { OPTIONS, SCENARIO_IDS } from '../../content/options.ts';
import { scenarioOf, SCENARIOS, scoringFor, type Spot } from '../../content/scenarios.ts';
import { TABLES } from '../../content/tables.ts';
import { cellsOf, idOf } from './reading.ts';
import { SCENARIO_ROWS } from './spec-tables.ts';

const inches = ({ x, y }: Spot): string => `(${x / 1000},${y / 1000})`;
const ROWS = cellsOf(SCENARIO_ROWS).map(
  ([, name = '', rounds = '', places = '', scoring = '', special = '']) => ({
    id: idOf(name.replace(/^The /, '')),
    rounds,
    places,
    scoring,
    special,
  }),
);

describe('scenarios', () => {
  it('stand in the order of their ids, the default first', () => {
    expect(SCENARIOS.map(({ id }) => id)).toEqual(SCENARIO_IDS);
    expect(ROWS.map(({ id }) => id)).toEqual(SCENARIO_IDS);
    expect(OPTIONS.scenario[0]).toBe('three-standards');
    for (const id of SCENARIO_IDS) expect(scenarioOf(id).id).toBe(id);
  });

  it.each(ROWS)('$id: rounds, places and points of the table', ({ id, rounds, places, scoring, special }) => {
    const scenario = SCENARIOS.find((one) => one.id === id);
    if (scenario === undefined) throw new Error(id);
    const [, count, extra] = /^(\d)(?:, 6th on (\d)\+)?$/.exec(rounds) ?? [];
    expect([scenario.rounds, scenario.extraOn]).toEqual([
      Number(count),
      extra === undefined ? null : Number(extra),
    ]);

    const ground = scenario.grounds.large ?? scenario.grounds.pit;
    if (ground === undefined) throw new Error(id);
    const marked = [...ground.flags, ...ground.caches, ground.shrine, ground.wagon].flatMap((at) => at ?? []);
    expect(marked.map(inches)).toEqual(places.match(/\([\d.]+,[\d.]+\)/g) ?? []);

    const numbers: Readonly<Record<string, RegExp>> = {
      kill: /KILL/,
      flag: /FLAG/,
      cache: /cache (\d+) each/,
      champion: /CHAMPION\((\d+)\)/,
      first: /FIRST/,
      last: /LAST/,
      presence: /PRESENCE each round/,
      rite: /rite (\d+) each/,
      exit: /exit (\d+)/,
      wagon: /wagon (\d+)/,
    };
    const read = Object.entries(numbers).flatMap(([source, words]) => {
      const [all, points] = words.exec(scoring) ?? [];
      return all === undefined ? [] : [[source, points === undefined ? undefined : Number(points)]];
    });
    const slayer = /when your champion destroys a unit, \+(\d+)/.exec(special)?.[1];
    const wanted = [
      ...read,
      ['bloodbath', undefined],
      ...(slayer === undefined ? [] : [['slayer', Number(slayer)]]),
    ];
    const found = scenario.scoring.map((block) => [
      block.for,
      'points' in block && !['first', 'last'].includes(block.for) ? block.points : undefined,
    ]);
    const byName = (list: readonly unknown[]): string[] =>
      list.map((entry) => JSON.stringify(entry)).toSorted();
    expect(byName(found)).toEqual(byName(wanted));
  });

  it('what a flag is worth, and from which round', () => {
    const worths = (['three-standards', 'crossed-blades', 'pit'] as const).map((id) => {
      const { grounds } = scenarioOf(id);
      const from = scoringFor(scenarioOf(id), 'flag')?.from;
      return [id, from, (grounds.large ?? grounds.pit)?.flags.map(({ worth }) => worth)];
    });
    expect(worths).toEqual([
      ['three-standards', 4, [25, 25, 25]],
      ['crossed-blades', 3, [25, 15, 15]],
      ['pit', 1, [10]],
    ]);
    expect(SCENARIOS.filter((scenario) => scoringFor(scenario, 'flag')).map(({ id }) => id)).toHaveLength(3);
  });

  it('the first and the last blood are worth 15', () => {
    const bloods = SCENARIOS.flatMap((scenario) => [
      scoringFor(scenario, 'first')?.points ?? [],
      scoringFor(scenario, 'last')?.points ?? [],
    ]).flat();
    expect(bloods).toEqual(Array.from({ length: 8 }, () => 15));
  });

  it('the numbers of the special rules', () => {
    expect(scoringFor(scenarioOf('cache-run'), 'cache')?.ownHalfFrom).toBe(4);
    expect(scenarioOf('champions-wager').special).toEqual([{ special: 'champions', shields: 1, inspire: 1 }]);
    expect(scoringFor(scenarioOf('hold-the-ground'), 'presence')).toEqual({
      for: 'presence',
      three: 20,
      four: 40,
      unitBeyond: 2,
    });
    expect(scoringFor(scenarioOf('drowned-shrine'), 'rite')).toMatchObject({ within: 2000, mostARound: 3 });
    expect(scoringFor(scenarioOf('breakthrough'), 'exit')).toMatchObject({ support: 10, from: 3 });
    expect(scoringFor(scenarioOf('toll-wagon'), 'wagon')).toMatchObject({ home: 60, step: 4000 });
  });

  it('places of the small table', () => {
    const small = SCENARIOS.map(({ id, grounds }) => [
      id,
      grounds.small &&
        [...grounds.small.flags, ...grounds.small.caches, grounds.small.shrine, grounds.small.wagon]
          .flatMap((at) => at ?? [])
          .map(inches)
          .join(' '),
    ]);
    expect(Object.fromEntries(small)).toEqual({
      'three-standards': '(6,10.5) (15,10) (24,9.5)',
      'cache-run': '(6,10.5) (24,9.5) (15,10)',
      'champions-wager': '',
      'hold-the-ground': '',
      'drowned-shrine': '(15,10)',
      breakthrough: '',
      'crossed-blades': '(15,10) (7.5,15) (22.5,5)',
      'toll-wagon': '(15,10)',
      pit: undefined,
    });
  });

  it('zones: along the long edges, in opposite corners, at the short edges', () => {
    const zones = SCENARIOS.map(({ id, grounds }) => [
      id,
      ...Object.entries(grounds).map(
        ([size, ground]) =>
          `${size} ${ground.zones
            .map((side) =>
              side.map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1].map((mil) => mil / 1000).join(',')).join(' '),
            )
            .join(' / ')}`,
      ),
    ]);
    const usual = ['large 0,0,45,6 / 0,24,45,30', 'small 0,0,30,4 / 0,16,30,20'];
    expect(zones).toEqual([
      ['three-standards', ...usual],
      ['cache-run', ...usual],
      ['champions-wager', ...usual],
      ['hold-the-ground', ...usual],
      ['drowned-shrine', ...usual],
      ['breakthrough', ...usual],
      ['crossed-blades', 'large 0,0,15,10 / 30,20,45,30', 'small 0,0,10,6 / 20,14,30,20'],
      ['toll-wagon', 'large 0,0,8,30 / 37,0,45,30', 'small 0,0,5,20 / 25,0,30,20'],
      ['pit', 'pit 0,0,20,4 / 0,11,20,15'],
    ]);
  });

  it('no scenario favours a side: turned by 180 degrees it is the same', () => {
    for (const { id, grounds } of SCENARIOS)
      for (const [size, ground] of Object.entries(grounds)) {
        const { width, height } = TABLES[size as keyof typeof TABLES];
        const places = [...ground.flags, ...ground.caches, ground.shrine, ground.wagon].flatMap(
          (at) => at ?? [],
        );
        const turned = places.map((at) => ({ ...at, x: width - at.x, y: height - at.y }));
        const listed = (spots: readonly Spot[]): string[] => spots.map((at) => JSON.stringify(at)).toSorted();
        expect([id, size, listed(turned)]).toEqual([id, size, listed(places)]);
        const [south, north] = ground.zones;
        expect(
          south.map(({ x0, y0, x1, y1 }) => ({
            x0: width - x1,
            y0: height - y1,
            x1: width - x0,
            y1: height - y0,
          })),
        ).toEqual(north);
      }
  });

  it('the wagon comes home in time: four steps on the large table, three on the small one', () => {
    const { grounds, rounds } = scenarioOf('toll-wagon');
    const step = scoringFor(scenarioOf('toll-wagon'), 'wagon')?.step ?? 0;
    const steps = [grounds.large, grounds.small].map((ground) => {
      const [, [east] = []] = ground?.zones ?? [];
      return Math.ceil(((east?.x0 ?? 0) - (ground?.wagon?.x ?? 0)) / step);
    });
    expect(steps).toEqual([4, 3]);
    expect(Math.max(...steps)).toBeLessThan(rounds);
  });
});
