import { expect, test } from 'vitest';
import { standingEvents } from '../link/log.ts';
import { reelOf } from '../replay/reel.ts';
import { historyOf } from '../table/ending/history.ts';
import { tellRecord } from '../worker/telling.ts';
import { resumed, wholeGame } from './bots-play.ts';
import { anyGame } from './tables.ts';

const game = anyGame();

function whole() {
  const record = wholeGame();
  const story = tellRecord(game, record, 0, ['Ann', 'recruit']);
  if (story === null) throw new Error('not told');
  return { match: resumed(record), reel: reelOf(game, story, 'A table') };
}

test('a finished game is told turn by turn, up to its final points', () => {
  const { match, reel } = whole();
  const history = historyOf(game, {}, reel);
  expect(history[0]).toMatchObject({ round: 0, event: 0 });
  expect(history.at(-1)?.scores).toEqual(match.outcome()?.map(({ score }) => score));
  // Rounds follow each other, and each turn but the first begins where one is announced.
  const events = standingEvents(reel.log);
  for (const [at, turn] of history.entries()) {
    if (at === 0) continue;
    expect(turn.round).toBeGreaterThanOrEqual(history[at - 1]?.round ?? 0);
    expect(game.landmark(events[turn.event])).toMatchObject({ kind: 'turn', round: turn.round });
  }
});

test('events of the deal come before those of the story', () => {
  const { reel } = whole();
  const [plain, later] = [historyOf(game, {}, reel), historyOf(game, {}, reel, 4)];
  expect(later.slice(1).map(({ event }) => event)).toEqual(plain.slice(1).map(({ event }) => event + 4));
});

test('a board may measure by something else than points', () => {
  const { reel } = whole();
  const history = historyOf(game, { measure: () => [7, 9] }, reel);
  expect(history.at(-1)?.scores).toEqual([7, 9]);
});
