import { game as rage } from '@sanguine/blood-rage/game.ts';
import { game as stone } from '@sanguine/blood-stone/game.ts';
import { Scene as Glade } from '@sanguine/blood-stone/test/scene.ts';
import { game as stones } from '@sanguine/bloodstones/game.ts';
import { type AnyGame, type Full, type Seat, swiftRandom } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { isMarked, judge, playGame, verdictOn } from '../index.ts';
import { courseOf } from '../analysis/course.ts';

const OPTIONS = { seed: 'judge', budget: { playouts: 24 }, worlds: 16 };

describe('marks', () => {
  test('stand from 2, 4 and 8 points', () => {
    const [none, ...marked] = [1.99, 2, 3.99, 4, 7.99, 8, 100].map((loss) => verdictOn(loss, 0));
    expect(none).toBeNull();
    expect(marked).toEqual(['inaccuracy', 'inaccuracy', 'mistake', 'mistake', 'blunder', 'blunder']);
  });

  test('only where the error is smaller than the mark', () => {
    expect([verdictOn(3, 1.99), verdictOn(3, 2)]).toEqual(['inaccuracy', 'unclear']);
    expect([verdictOn(5, 3.99), verdictOn(5, 4)]).toEqual(['mistake', 'unclear']);
    expect([verdictOn(50, 7.99), verdictOn(50, 8)]).toEqual(['blunder', 'unclear']);
    expect(verdictOn(1, 50)).toBeNull();
  });
});

describe('a decision', () => {
  const scene = new Glade('witch e7 1, archer e9 1');
  const state = scene.state as unknown as Full<never>;

  test('of who had no choice, or was not asked, is not judged', () => {
    const game: AnyGame = stone;
    const { engine } = game;
    const view = engine.mask(state, 0);
    const only = { ...game, engine: { ...engine, moves: () => [{ do: 'end' }], exhaustive: () => true } };
    expect(judge(only, { view, seat: 0, move: { do: 'end' } }, OPTIONS)).toBeNull();
    expect(judge(game, { view: engine.mask(state, 1), seat: 1, move: { do: 'end' } }, OPTIONS)).toBeNull();
    expect(judge(game, { view, seat: 0, move: { do: 'end' } }, OPTIONS)).not.toBeNull();
  });

  test('as Warlord would have made it costs nothing, and nothing is compared', () => {
    const view = stone.engine.mask(state, 0);
    const parsed = stone.engine.notation.parse(view, 0, 'attack archer witch');
    if (!parsed.ok) throw new Error(parsed.problem);
    expect(judge(stone, { view, seat: 0, move: parsed.move }, OPTIONS)).toMatchObject({ loss: 0, worlds: 0 });
  });

  test('is marked early only where both ends of its interval bear the mark, and whenever the clock says so', () => {
    const game: AnyGame = stone;
    const { record } = playGame(game, { seats: 2, levels: ['recruit'], seed: 'early', record: true });
    const course = record && courseOf(game, record);
    if (course?.ok !== true) throw new Error('no course');
    const worlds = 160;
    const made = course.rows.flatMap(({ row, before }) =>
      row.do === 'move'
        ? [{ view: game.engine.mask(before.state, row.seat), seat: row.seat, move: row.move }]
        : [],
    );
    const judged = made.slice(0, 60).map((one) => judge(game, one, { ...OPTIONS, worlds }));
    const early = judged.filter((one) => one !== null && isMarked(one.verdict) && one.worlds < worlds);
    expect(early.length).toBeGreaterThan(2);
    for (const one of early) expect(verdictOn((one?.loss ?? 0) - (one?.error ?? 0), 0)).toBe(one?.verdict);
    const at = judged.findIndex((one) => one?.worlds === worlds);
    const longest = made[at];
    if (longest === undefined) throw new Error('nothing takes all worlds');
    const late = judge(game, longest, { ...OPTIONS, worlds, isLate: () => true });
    expect(late?.worlds).toBeLessThan(worlds / 4);
  });

  test.each([rage, stones] as AnyGame[])(
    'of $engine.id is judged the same at all tables that look the same',
    (game) => {
      const { record } = playGame(game, { seats: 2, levels: ['recruit'], seed: 'alike', record: true });
      const course = record && courseOf(game, record);
      if (course?.ok !== true) throw new Error('no course');
      const { engine } = game;
      const options = { ...OPTIONS, budget: { playouts: 4 }, worlds: 2 };
      const sees = (table: Full<unknown>, seat: Seat, move: unknown): unknown =>
        judge(game, { view: engine.mask(table, seat), seat, move }, options);
      let different = 0;
      for (const { row, before } of course.rows.slice(8, 40).filter((_, at) => at % 16 === 0)) {
        if (row.do !== 'move') continue;
        const { seat, move } = row;
        const other = engine.imagine(engine.mask(before.state, seat), seat, swiftRandom(`${row.seat}`));
        if (JSON.stringify(other) !== JSON.stringify(before.state)) different++;
        expect(sees(other, seat, move)).toEqual(sees(before.state, seat, move));
      }
      expect(different).toBe(2);
    },
  );
});
