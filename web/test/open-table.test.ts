import { swiftStreams } from '@sanguine/kernel';
import { updateMessage } from '@sanguine/protocol';
import { describe, expect, test } from 'vitest';
import type { OpenTable } from '../link/link.ts';
import { after, inOurTime, welcomed } from '../link/open-table.ts';
import { predicted } from '../link/prediction.ts';
import { anyGame, openMatch, welcomeTo } from './tables.ts';

/** Plays at random, with undos and rewinds; calls `each` after each row. */
function wander(
  match: ReturnType<typeof openMatch>,
  seed: string,
  rows: number,
  each: (before: number) => void,
): void {
  const { engine } = anyGame();
  const chance = swiftStreams(seed).stream(0, 'test');
  const last = match.number + rows;
  while (match.number < last && match.outcome() === null) {
    const seat = chance.draw(match.deciders());
    const before = match.number;
    const wish = chance.int(20);
    const row =
      wish === 0 && match.canUndo(seat)
        ? match.undo(seat)
        : wish === 1 && before > 10
          ? match.rewind(seat, before - 1 - chance.int(4))
          : match.submit(seat, engine.sample(match.viewFor(seat), seat, chance));
    if (row.ok) each(before);
  }
}

describe('a table followed row by row', () => {
  test.each([
    ['plain', {}],
    ['with sealed opening builds', { openingBuild: 'simultaneous' }],
  ])('is the one a late comer is welcomed to: %s', (_, options) => {
    const match = openMatch('follow', options);
    for (const viewer of [null, 0, 1]) {
      let table: OpenTable | null = welcomed(welcomeTo(match, viewer), null, 0);
      const stop = match.subscribe(viewer, (update) => {
        const choice = viewer === null ? null : match.choiceOf(viewer);
        table = table === null ? null : after(table, updateMessage(update), choice, 0);
      });
      wander(match, `moves ${viewer}`, 120, () => {
        const { latest: _latest, ...shown } = table ?? { latest: null };
        const { latest: _none, ...fresh } = welcomed(welcomeTo(match, viewer), null, 0);
        expect(shown).toEqual(fresh);
      });
      stop();
    }
  });

  test('a missing row is noticed', () => {
    const match = openMatch('gap');
    const table = welcomed(welcomeTo(match, 0), null, 0);
    const update: Parameters<typeof after>[1][] = [];
    match.subscribe(0, (row) => update.push(updateMessage(row)));
    wander(match, 'gap', 2, () => {});
    const [, second] = update;
    expect(second === undefined ? undefined : after(table, second, null, 0)).toBeNull();
  });

  test('who comes back keeps the log and learns what was taken back meanwhile', () => {
    const match = openMatch('back');
    wander(match, 'back', 30, () => {});
    const known = welcomed(welcomeTo(match, 1), null, 0);
    match.rewind(0, known.number - 3);
    const message = welcomeTo(match, 1);
    const { number } = known;
    const resumed = welcomed(
      {
        ...message,
        log: message.log.filter((entry) => entry.number > number),
        takenBack: message.log
          .filter((entry) => !entry.standing && entry.number <= number)
          .map((entry) => entry.number),
      },
      known,
      0,
    );
    expect(resumed.log).toEqual(message.log);
  });
});

test('what is shown ahead of the answer is what the answer brings, or nothing', () => {
  const game = anyGame();
  const match = openMatch('ahead');
  const chance = swiftStreams('ahead').stream(0, 'test');
  const ahead: unknown[] = [];
  const answered: unknown[] = [];
  let unknown = 0;
  while (match.number < 400 && match.outcome() === null) {
    const [seat = 0] = match.deciders();
    const table = welcomed(welcomeTo(match, seat), null, 0);
    const move = game.engine.sample(table.view, seat, chance);
    const shown = predicted(game, table, move);
    match.submit(seat, move);
    if (shown === null) unknown += 1;
    else {
      ahead.push({ ...shown, latest: null });
      answered.push(welcomed(welcomeTo(match, seat), null, 0));
    }
  }
  expect(ahead.length).toBeGreaterThan(100);
  expect(unknown).toBeGreaterThan(0);
  expect(ahead).toEqual(answered);
});

test("clocks run by this device's time, whatever the server's says", () => {
  const clocks = [
    { left: 60_000, since: 5_000 },
    { left: 30_000, since: null },
  ];
  expect(inOurTime(clocks, 7_000, 107_000)).toEqual([
    { left: 60_000, since: 105_000 },
    { left: 30_000, since: null },
  ]);
});
