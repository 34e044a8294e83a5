import { game as stone } from '@sanguine/blood-stone/game.ts';
import { Scene as Glade } from '@sanguine/blood-stone/test/scene.ts';
import { game as stones } from '@sanguine/bloodstones/game.ts';
import { Scene as Realm } from '@sanguine/bloodstones/test/scene.ts';
import { type AnyGame, type Full, type GameRecord, RolloutContext, swiftRandom } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { courseOf, type CourseRow } from '../../analysis/course.ts';
import { everyDraw } from '../../analysis/every-draw.ts';
import { drawingOf, measureLuck } from '../../analysis/luck.ts';
import { settledValue } from '../../analysis/settled-value.ts';
import { playGame } from '../../index.ts';
import { Mean } from '../../search/mean.ts';
import { analysed, planted } from './planted.ts';

const game: AnyGame = stone;

function rowsOf(of: AnyGame, record: GameRecord): readonly CourseRow[] {
  const course = courseOf(of, record);
  if (!course.ok) throw new Error(course.problem);
  return course.rows;
}

test('everything that could be drawn is drawn once, also where one draw decides about the next', () => {
  const all = everyDraw((random) => (random.int(2) === 0 ? 'low' : `high ${random.int(3)}`), 10);
  expect(all).toEqual([
    { played: 'low', likelihood: 1 / 2 },
    { played: 'high 0', likelihood: 1 / 6 },
    { played: 'high 1', likelihood: 1 / 6 },
    { played: 'high 2', likelihood: 1 / 6 },
  ]);
  expect(everyDraw((random) => random.int(6), 5)).toBeNull();
});

describe('luck', () => {
  test('of all faces of a die is nothing on average', () => {
    const glade = new Glade('witch e7, archer e9 3, spearman a1', { turn: 'witch' }).hand('witch', 'zombify');
    const witch = glade.seat('witch');
    const did = [[witch, 'cast zombify archer 3'] as const];
    const [row] = rowsOf(game, planted(game, glade.state, { seed: 'a', did, conceded: witch }));
    if (row === undefined) throw new Error('nothing was cast');
    const drawing = drawingOf(game, row);
    const faces = everyDraw((random) => drawing.redraw(random), 6) ?? [];
    const lucks = faces.map(({ played }) => {
      if (played === null) throw new Error('illegal');
      return measureLuck(game, { ...drawing, after: played }, { seed: 'a', redraws: 6 });
    });
    expect(lucks.map(({ error }) => error)).toEqual([0, 0, 0, 0, 0, 0]);
    const [mean, most] = [new Mean(), Math.max(...lucks.map(({ luck }) => luck[witch] ?? 0))];
    for (const { luck } of lucks) mean.add(luck[witch] ?? 0);
    expect(most).toBeGreaterThan(5);
    expect(mean.or(1)).toBeCloseTo(0, 9);
  });

  test('of many draws of battle tiles is nothing on average, though it is sampled and the battle goes on', () => {
    const scene = new Realm({ factions: ['dragonRiders', 'horseLords'] })
      .units('dragonRiders', 19, '2 cavalry')
      .units('horseLords', 19, '2 swords');
    const did = [[0, 'battle @19 seat 1'] as const];
    const [row] = rowsOf(stones, planted(stones, scene.state, { seed: 'a', did, conceded: 0 }));
    if (row === undefined) throw new Error('nobody fights');
    const drawing = drawingOf(stones, row);
    const mean = new Mean();
    for (let at = 0; at < 60; at++) {
      const after = drawing.redraw(swiftRandom(`drawn ${at}`));
      if (after === null) throw new Error('illegal');
      const { luck } = measureLuck(stones, { ...drawing, after }, { seed: `${at}`, redraws: 3 });
      mean.add(luck[0] ?? 0);
    }
    expect(mean.error).toBeGreaterThan(0);
    expect(Math.abs(mean.or(100))).toBeLessThan(3 * mean.error);
  });

  test('and play lead from the beginning to the result', () => {
    const { record } = playGame(game, { seats: 2, levels: ['recruit'], seed: 'sum', record: true });
    if (record === undefined) throw new Error('no record');
    const valueOf = (state: Full<unknown>, at: number): number =>
      100 * (settledValue(game, game.engine.clone(state), null, [], `${at}`).chances[0] ?? 0);
    const rows = rowsOf(game, record).filter(({ before }) =>
      game.insight?.isSettled?.(before.state, before.state),
    );
    const [first] = rows;
    if (first === undefined) throw new Error('nothing happens');
    let sum = valueOf(first.before.state, 0);
    let drawn = 0;
    for (const row of rows) {
      const before = valueOf(row.before.state, row.number);
      const after = valueOf(row.position.state, row.number);
      if (row.draws.length === 0) sum += after - before;
      else {
        const { luck, expected } = measureLuck(game, drawingOf(game, row), { seed: 'a', redraws: 4 });
        drawn++;
        sum += (luck[0] ?? 0) + (expected[0] ?? 0) - before;
      }
    }
    expect(drawn).toBeGreaterThan(5);
    const { result, luck, withoutLuck } =
      analysed(game, record, { redraws: 4, playouts: 0 }, { seats: [] }).seats[0] ?? {};
    expect(sum).toBeCloseTo(result ?? -1, 6);
    expect((luck ?? 0) + (withoutLuck ?? 0)).toBeCloseTo(result ?? -1, 6);
  });

  test('of a row changes nothing at the table', () => {
    const context = new RolloutContext<unknown>(swiftRandom('start'));
    const state = game.engine.start(game.setup(2, {}), context);
    const before = JSON.stringify(state);
    settledValue(game, game.engine.clone(state), null, [], 'a');
    expect(JSON.stringify(state)).toBe(before);
  });
});
