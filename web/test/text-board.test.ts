import { askBeforeEnding, menuMoves, type Typist, understand } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { blocksOf } from '../table/board-text.ts';
import { timeLeft } from '@sanguine/protocol';
import { clockWords } from '../table/clock.tsx';
import { tablePhrases } from '../table/say.ts';
import { botsPlay } from './bots-play.ts';
import { anyGame } from './tables.ts';

const game = anyGame();

/** A table after so many rows of bots, with what may be typed there. */
function after(rows: number): Typist {
  const match = botsPlay('busy', rows);
  const [seat = 0] = match.deciders();
  const view = match.viewFor(seat);
  return { locale: 'en', seat, view, moves: menuMoves(game, view, seat) };
}

/** A table with many legal moves, and one move more that ends the turn if `ending`. */
function busy(ending = false): Typist {
  for (let rows = 60; rows < 90; rows++) {
    const typist = after(rows);
    if (typist.moves.length > 3 && (!ending || typist.moves.at(-1)?.notation === 'end')) return typist;
  }
  throw new Error('nobody has many moves');
}

describe('typed moves', () => {
  test('every legal move is understood as it is printed', () => {
    const typist = busy();
    const read = typist.moves.map(({ notation }) => understand(game, typist, ` ${notation} `));
    expect(read).toEqual(typist.moves.map(({ move }) => ({ kind: 'move', move, refusal: null })));
  });

  test('part of a move lists what it could become', () => {
    const typist = busy();
    const verb = typist.moves[0]?.notation.split(' ')[0] ?? '';
    const same = typist.moves.filter(({ notation }) => notation.split(' ')[0] === verb);
    const read = understand(game, typist, verb.slice(0, 3));
    expect(read).toMatchObject({ kind: 'several', moves: expect.arrayContaining(same) });
  });

  test('a move that is not allowed is refused with its reason', () => {
    const read = understand(game, busy(), 'found @1');
    expect(read).toMatchObject({ kind: 'move', refusal: { code: expect.any(String) } });
  });

  test('a word nobody knows is named', () => {
    expect(understand(game, busy(), 'xyzzy')).toEqual({ kind: 'verb', word: 'xyzzy', like: [] });
  });

  test('a turn is not ended with something left before it was asked about', () => {
    const typist = busy(true);
    const ending = typist.moves.at(-1);
    expect(askBeforeEnding(game, typist, ending?.move)).toMatch(
      /^You could still: .+\. Choose "end" once more/,
    );
    expect(askBeforeEnding(game, { ...typist, moves: typist.moves.slice(-1) }, ending?.move)).toBeNull();
    expect(askBeforeEnding(game, typist, typist.moves[0]?.move)).toBeNull();
  });
});

describe('the table in text', () => {
  test('a drawing stays as it was drawn, and what follows it is text again', () => {
    const lines = [
      'The glade:',
      '     a  b  c  d',
      '   1 .  Wi .  .',
      '   2 To Bo Ra .',
      'Dark spaces: b3,',
      '    c4',
    ];
    expect(blocksOf(lines)).toMatchObject([
      {
        head: 'The glade:',
        drawing: ['     a  b  c  d', '   1 .  Wi .  .', '   2 To Bo Ra .'],
        lines: [{ text: 'Dark spaces: b3, c4', inner: false }],
      },
    ]);
  });

  test('comes in blocks with heads, its broken lines whole again', () => {
    const lines = [
      'Players:',
      '* Ann: 1 VP,',
      '    hand 6',
      '  Ben: 2 VP',
      '',
      'Areas:',
      'area 1, next to 2,',
      '    3',
    ];
    expect(blocksOf(lines)).toEqual([
      {
        head: 'Players:',
        drawing: [],
        lines: [
          { text: 'Ann: 1 VP, hand 6', inner: true, marked: true },
          { text: 'Ben: 2 VP', inner: true, marked: false },
        ],
      },
      { head: 'Areas:', drawing: [], lines: [{ text: 'area 1, next to 2, 3', inner: false, marked: false }] },
    ]);
  });

  test('Japanese goes on without a space', () => {
    expect(blocksOf(['隣接：', 'エリア1、', '    エリア2'])[0]?.lines[0]?.text).toBe('エリア1、エリア2');
  });

  test('nothing a game says is lost', () => {
    const match = botsPlay('busy', 120);
    for (const locale of ['en', 'ja'] as const) {
      const lines = game.speech.board(locale, match.viewFor(0), 0, ['Ann', 'Ben']);
      const squeezed = (text: string): string => text.replaceAll(/[\s*]/g, '');
      const update = blocksOf(lines).flatMap(({ head, drawing, lines: inner }) => [
        head,
        ...drawing,
        ...inner.map(({ text }) => text),
      ]);
      expect(squeezed(update.join(''))).toBe(squeezed(lines.join('')));
    }
  });
});

describe('clocks', () => {
  const say = (key: Parameters<typeof tablePhrases>[1], values = {}) => tablePhrases('en', key, values);

  test('run only while they run', () => {
    expect(timeLeft({ left: 60_000, since: null }, 9_000_000)).toBe(60_000);
    expect(timeLeft({ left: 60_000, since: 1000 }, 21_000)).toBe(40_000);
    expect(timeLeft({ left: 60_000, since: 5000 }, 1000), 'never backwards').toBe(60_000);
  });

  test.each([
    [249_000, '4:09'],
    [3_849_000, '1:04:09'],
    [500, '0:01'],
    [0, 'time is up'],
    [-5, 'time is up'],
    [2 * 86_400_000 + 5 * 3_600_000, '2 days 5 h'],
  ])('%d milliseconds are %s', (left, words) => {
    expect(clockWords(say, left)).toBe(words);
  });
});
