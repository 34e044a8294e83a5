import { describe, expect, test } from 'vitest';
import { BOARD_COLUMNS, columnsOf, flow, paragraph } from '../words/width.ts';

test('a kanji takes two columns, a letter one, an accent of its own none', () => {
  expect(['axe', '斧', '斧兵+1', 'e\u0301'].map(columnsOf)).toEqual([3, 2, 6, 1]);
});

test('a picture takes two columns, a voicing mark of its own none', () => {
  expect(['⚡', '🐺', 'か\u3099'].map(columnsOf)).toEqual([2, 2, 2]);
});

describe('parts set one after another', () => {
  test('stay on one line while there is room', () => {
    expect(flow(['March', 'Build', 'End'], ', ', '  ')).toEqual(['  March, Build, End']);
    expect(flow([], ', ', '  ')).toEqual([]);
  });

  test('are broken between parts; later lines are indented more, and no line is too wide', () => {
    const lines = flow(Array<string>(12).fill('a village of ours'), ', ', '  ');
    expect(lines).toHaveLength(4);
    expect(lines.slice(1).every((line) => line.startsWith('      a village'))).toBe(true);
    expect(Math.max(...lines.map(columnsOf))).toBeLessThanOrEqual(BOARD_COLUMNS);
  });
});

describe('a paragraph', () => {
  const english = `The Witch may move once. ${'She loses a stone for each spell. '.repeat(4)}`;
  const japanese = `魔女は1回移動できる。${'呪文（1枚ごと）に石を1個失う。'.repeat(5)}`;

  test('is broken between words, and no word is lost', () => {
    const lines = paragraph('en', english);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map((line) => line.trim()).join(' ')).toBe(english.trim());
  });

  test('is broken where Japanese has its breaks: no line begins with a stop, none ends with a bracket that opens', () => {
    const lines = paragraph('ja', japanese);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map((line) => line.trim()).join('')).toBe(japanese);
    for (const line of lines) {
      expect(columnsOf(line)).toBeLessThanOrEqual(BOARD_COLUMNS);
      expect(line.trim()).not.toMatch(/^[、。）」]|[（「]$/);
    }
  });
});
