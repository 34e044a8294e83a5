import type { SeatInfo, TableInfo } from '@sanguine/protocol';
import { describe, expect, test } from 'vitest';
import { type Entry, localEntry, onlineEntry, replayOf, sorted } from '../lobby/entry.ts';
import { waited } from '../lobby/words.ts';
import { playerNames } from '../table/names.ts';
import type { LocalGame } from '../store/local-game.ts';
import { phrases, type SayPhrase } from '../text/say.ts';

const local = (change: Partial<LocalGame>): LocalGame => ({
  id: 'a1',
  game: 'toy',
  name: 'The Salt Road',
  seats: [
    { kind: 'person', name: 'Mirela' },
    { kind: 'bot', level: 'veteran' },
    { kind: 'person', name: 'Jon' },
  ],
  origin: 'new',
  created: 1,
  changed: 5,
  number: 3,
  deciders: [0],
  outcome: null,
  ...change,
});

const seat = (number: number, change: Partial<SeatInfo>): SeatInfo => ({
  seat: number,
  kind: 'person',
  person: `p${number}`,
  name: `Guest ${number}`,
  level: null,
  here: true,
  mine: false,
  ...change,
});

const online = (change: Partial<TableInfo>): TableInfo => ({
  id: 't1',
  code: 'ABCDEF',
  name: 'Nine Bells',
  game: 'toy',
  board: 'moor',
  options: {},
  state: 'playing',
  seats: [
    seat(0, { mine: true, name: 'Mirela' }),
    seat(1, {}),
    seat(2, { kind: 'bot', person: null, name: null, level: 'recruit' }),
  ],
  pace: { kind: 'none' },
  listed: false,
  watch: 'anyone',
  hosted: true,
  created: 1,
  changed: 9,
  number: 4,
  deciders: [1],
  outcome: null,
  commitment: '',
  ...change,
});

describe('a game on this device', () => {
  test('waits for me when it waits for anybody at this screen', () => {
    expect(localEntry(local({ deciders: [2] })).state).toBe('yours');
    expect(localEntry(local({ deciders: [1] }))).toMatchObject({
      state: 'theirs',
      waiting: [{ level: 'veteran' }],
    });
  });

  test('lists the others in seat order', () => {
    expect(localEntry(local({})).others).toEqual([{ level: 'veteran' }, { name: 'Jon' }]);
  });

  test('tells my place only where I was the one person', () => {
    const outcome = [
      { score: 3, rank: 2 },
      { score: 7, rank: 1 },
    ];
    const alone = local({
      seats: [
        { kind: 'person', name: 'Mirela' },
        { kind: 'bot', level: 'veteran' },
      ],
      deciders: [],
      outcome,
    });
    expect(localEntry(alone)).toMatchObject({ state: 'finished', rank: 2 });
    expect(localEntry(local({ deciders: [], outcome: [...outcome, { score: 1, rank: 3 }] })).rank).toBeNull();
  });
});

describe('a table online', () => {
  test('is mine to move when my seat is asked', () => {
    expect(onlineEntry(online({ deciders: [0, 1] })).state).toBe('yours');
    expect(onlineEntry(online({}))).toMatchObject({ state: 'theirs', waiting: [{ name: 'Guest 1' }] });
  });

  test('shows empty seats as empty', () => {
    const table = online({
      state: 'open',
      deciders: [],
      seats: [seat(0, { mine: true }), seat(1, { kind: 'open', name: null, person: null })],
    });
    expect(onlineEntry(table)).toMatchObject({ state: 'open', others: [null] });
  });

  test('I have no place at a table I only watched', () => {
    const table = online({ state: 'finished', seats: [seat(0, {})], outcome: [{ score: 1, rank: 1 }] });
    expect(onlineEntry(table).rank).toBeNull();
  });
});

test('what waits for me comes first, the longest waiting at the top', () => {
  const entry = (key: string, state: Entry['state'], changed: number): Entry => ({
    ...localEntry(local({})),
    key,
    state,
    changed,
  });
  const order = sorted([
    entry('old end', 'finished', 1),
    entry('theirs', 'theirs', 4),
    entry('fresh turn', 'yours', 9),
    entry('new end', 'finished', 8),
    entry('old turn', 'yours', 2),
    entry('open', 'open', 3),
  ]);
  expect(order.map(({ key }) => key)).toEqual([
    'old turn',
    'fresh turn',
    'open',
    'theirs',
    'new end',
    'old end',
  ]);
});

test('a game is looked back at where it was played', () => {
  expect(replayOf(localEntry(local({})))).toBe('/replay/local/a1');
  expect(replayOf(onlineEntry(online({})))).toBe('/replay/t1');
});

const english: SayPhrase = (key, values) => phrases('en', key, values);
const japanese: SayPhrase = (key, values) => phrases('ja', key, values);

test('waiting is told in the largest whole unit', () => {
  expect(waited(english, 59_999)).toBeNull();
  expect(waited(english, 60_000)).toBe('1 minute');
  expect(waited(english, 5 * 3_600_000 + 1)).toBe('5 hours');
  expect(waited(japanese, 2 * 86_400_000)).toBe('2日');
});

describe('somebody who has left for good', () => {
  const seats = [
    seat(0, { mine: true, name: 'Mirela' }),
    seat(1, { name: null }),
    seat(2, { kind: 'open', person: null, name: null }),
    seat(3, { kind: 'bot', person: null, name: null, level: 'recruit' }),
  ];

  test('is no bot in a list of games', () => {
    expect(onlineEntry(online({ state: 'finished', seats })).others).toEqual([
      { name: null },
      null,
      { level: 'recruit' },
    ]);
  });

  test('is no empty seat at the table', () => {
    expect(playerNames('en', seats, 'A table').slice(0, 3)).toEqual([
      'Mirela',
      'former player',
      'empty seat',
    ]);
    expect(playerNames('ja', seats, 'A table')[1]).toBe('退会した人');
  });
});
