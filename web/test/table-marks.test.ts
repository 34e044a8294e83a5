import { afterEach, describe, expect, test, vi } from 'vitest';
import { tableMarks } from '../store/table-marks.ts';
import { unreadLines } from '../table/unread.ts';

afterEach(() => vi.unstubAllGlobals());

/** A storage like a browser's. */
function storage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

describe('how far somebody has come at a table', () => {
  test('is kept for each table and each purpose', () => {
    storage();
    const [rows, lines] = [tableMarks('rows'), tableMarks('lines')];
    expect(rows.read('one')).toBeNull();
    rows.write('one', 7);
    rows.write('two', 3);
    lines.write('one', 1);
    rows.write('one', 9);
    expect([rows.read('one'), rows.read('two'), lines.read('one')]).toEqual([9, 3, 1]);
  });

  test('is forgotten for the tables visited longest ago', () => {
    storage();
    const rows = tableMarks('rows');
    for (let table = 0; table <= 200; table++) rows.write(`${table}`, table);
    expect(rows.read('0')).toBeNull();
    expect(rows.read('200')).toBe(200);
  });

  test('is nothing where nothing can be kept, or where something else was', () => {
    vi.stubGlobal('localStorage', undefined);
    const rows = tableMarks('rows');
    rows.write('one', 1);
    expect(rows.read('one')).toBeNull();
    storage();
    localStorage.setItem('rows', '[["one"], 3, ["two", 5]]');
    expect([rows.read('one'), rows.read('two')]).toEqual([null, 5]);
  });
});

test('what others said after the line read last is unread, muted people aside', () => {
  const chat = [0, 1, 2, 1, 0].map((seat, number) => ({ number, seat, person: `p${seat}` }));
  const unread = (read: number, muted = ''): number =>
    unreadLines(chat, { viewer: 0, mutes: { has: (person) => person === muted }, read });
  expect([unread(-1), unread(1), unread(4)]).toEqual([3, 2, 0]);
  expect(unread(-1, 'p1')).toBe(1);
});
