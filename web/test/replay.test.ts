import { describe, expect, test } from 'vitest';
import { momentAt, nextMark, reelOf, seatsNamed, sinceOwn, tableAt } from '../replay/reel.ts';
import { tellRecord } from '../worker/telling.ts';
import { botsPlay, resumed, wholeGame } from './bots-play.ts';
import { anyGame } from './tables.ts';

const game = anyGame();
const NAMES = ['Ann', 'recruit'];

function reelFor(record: Parameters<typeof tellRecord>[1], viewer: number | null) {
  const story = tellRecord(game, record, viewer, NAMES);
  if (story === null) throw new Error('not told');
  return reelOf(game, story, 'A table');
}

describe('a replay', () => {
  test('shows every table as its viewer saw it, to the last', () => {
    const record = wholeGame();
    const { moments } = reelFor(record, 0);
    const last = record.chapters.at(-1)?.rows.length ?? 0;
    expect(moments).toHaveLength(last + 1);
    expect(moments.at(-1)?.view).toEqual(resumed(record).viewFor(0));
    const half = botsPlay('whole', 90, { regroupTarget: 'short' });
    expect(moments[90]?.view).toEqual(half.viewFor(0));
    expect(moments[90]?.deciders).toEqual(half.deciders());
  });

  test('leaves out what was taken back', () => {
    const match = botsPlay('taken back', 60);
    match.rewind(0, 50);
    const [seat = 0] = match.deciders();
    match.submit(seat, game.engine.moves(match.viewFor(seat), seat)[0]);
    const reel = reelFor(match.record({ showSecret: true }), 1);
    const { moments } = reel;
    expect(moments.map(({ number }) => number)).toEqual([...Array(51).keys(), 62]);
    expect(moments.at(-1)?.view).toEqual(match.viewFor(1));
    expect(tableAt(reel, 20).log.map(({ number }) => number)).toEqual([...Array(21).keys()]);
    expect(tableAt(reel, 51).log.map(({ number }) => number)).toEqual(moments.map(({ number }) => number));
  });

  test('is marked where turns begin and battles are fought, and goes from one to the next', () => {
    const reel = reelFor(wholeGame(), null);
    const battles = reel.marks.filter(({ landmark }) => landmark.kind === 'battle').map(({ at }) => at);
    expect(battles.length).toBeGreaterThan(1);
    const [first = 0, second = 0] = [...new Set(battles)];
    expect(nextMark(reel, 0, 'battle', true)).toBe(first);
    expect(nextMark(reel, first, 'battle', true)).toBe(second);
    expect(nextMark(reel, second, 'battle', false)).toBe(first);
    expect(nextMark(reel, reel.moments.length, 'turn', true)).toBeNull();
  });

  test('stays at a moment as long as its events are staged', () => {
    const told = tellRecord(game, wholeGame(), null, NAMES);
    if (told === null) throw new Error('not told');
    const { log, staged } = reelOf({ ...game, stagedFor: () => 100 }, told, 'A table');
    expect(staged).toEqual(log.map(({ events }) => events.length * 100));
    expect(new Set(reelFor(wholeGame(), null).staged)).toEqual(new Set([0]));
  });

  test('finds the moment of a row, also of one that was taken back', () => {
    const match = botsPlay('taken back', 20);
    match.rewind(0, 10);
    const reel = reelFor(match.record({ showSecret: true }), 0);
    expect(momentAt(reel, 7)).toBe(7);
    expect(momentAt(reel, 15)).toBe(10);
    expect(momentAt(reel, 999)).toBe(reel.moments.length - 1);
  });

  test("since my last turn begins with the viewer's own last row", () => {
    const match = botsPlay('since', 140);
    const reel = reelFor(match.record({ showSecret: true }), 1);
    const own = match.log(1).findLast(({ did }) => did?.seat === 1)?.number;
    expect(reel.moments[sinceOwn(reel)]?.number).toBe(own);
  });

  test('knows bots by their level', () => {
    expect(seatsNamed(game, ['', 'recruit'], 0)).toMatchObject([
      { kind: 'person', name: null },
      { kind: 'bot' },
    ]);
    expect(seatsNamed(game, NAMES, 0)).toMatchObject([
      { kind: 'person', name: 'Ann', level: null, mine: true },
      { kind: 'bot', name: null, level: 'recruit', mine: false },
    ]);
  });
});
