import { describe, expect, test } from 'vitest';
import {
  commitment,
  engine,
  type GameRecord,
  Match,
  readRecord,
  swiftRandom,
  turnChapter,
  verify,
  writeRecord,
} from '../index.ts';
import { FAIR, played } from './nim-game.ts';
import { nim, nimRules, type NimMove } from './nim.ts';

function reread(match: { record: ReturnType<typeof played>['record'] }): GameRecord {
  const read = readRecord(writeRecord(match, { showSecret: true }));
  if (!read.ok) throw new Error(read.problem);
  return read.record;
}

function resumed(record: GameRecord) {
  const result = Match.resume(nim, record);
  if (!result.ok) throw new Error(`${result.number}: ${result.problem}`);
  return result.match;
}

/** The record with a change made to its JSON. */
function changed(record: GameRecord, change: (text: string) => string): GameRecord {
  const read = readRecord(change(JSON.stringify(record)));
  if (!read.ok) throw new Error(read.problem);
  return read.record;
}

describe('a saved match', () => {
  test('goes on as if it had never been saved, undo and sealed choices included', () => {
    for (let rows = 0; rows < 40; rows++) {
      const match = played(rows);
      const again = resumed(reread(match));
      const seats = [0, 1, 2];
      for (const one of [match, again]) {
        const [seat = 0] = one.deciders();
        one.submit(seat, nim.sample(one.state, seat, swiftRandom('next')));
        if (rows % 3 === 0) one.undo(seat);
      }
      const facts = [match, again].map((one) =>
        JSON.stringify([
          one.record(),
          one.state,
          one.deciders(),
          one.sealedBy(),
          seats.map((seat) => [one.canUndo(seat), one.choiceOf(seat), one.log(seat)]),
        ]),
      );
      expect(facts[1]).toBe(facts[0]);
    }
  });

  test('loads from a snapshot and goes on with the same marks', () => {
    const match = Match.open(nim, { setup: { seats: 2, stones: 90 }, dice: FAIR });
    const moves: [number, NimMove][] = [
      [0, { do: 'bid', stones: 2 }],
      [1, { do: 'bid', stones: 0 }],
      [0, { do: 'draw' }],
      [0, { do: 'take', heaps: [1] }],
      [0, { do: 'roll' }],
    ];
    for (const [seat, move] of moves.slice(0, 3)) match.submit(seat, move);
    const snapshot = match.snapshot();
    for (const [seat, move] of moves.slice(3)) match.submit(seat, move);
    const whole = match.record({ showSecret: true });
    const short: GameRecord = {
      ...whole,
      chapters: [
        {
          rulesVersion: 1,
          base: { snapshot: snapshot?.state, row: snapshot?.row ?? -1, mark: snapshot?.mark ?? '' },
          rows: match.rows.slice(3),
        },
      ],
    };
    const again = resumed(changed(short, (text) => text));
    expect([JSON.stringify(again.state), again.number]).toEqual([JSON.stringify(match.state), 5]);
    expect(again.rewind(0, 2)).toMatchObject({ ok: false, refusal: { code: 'kernel.undo' } });
    expect(again.rewind(0, 3)).toMatchObject({ ok: true, number: 6 });
    expect(again.state).toEqual(snapshot?.state);
  });

  test('shows the secret only when the game is over, or to storage', () => {
    const dice = played(5).record().dice;
    expect(dice).toEqual({
      generator: 'fair',
      commitment: commitment('ab'.repeat(32)),
      secret: null,
      salts: ['red', 'blue'],
    });
    const over = played(400).record({ players: ['Ann', '次郎', 'Cid'] });
    expect(over).toMatchObject({ dice: { secret: 'ab'.repeat(32) }, players: ['Ann', '次郎', 'Cid'] });
    expect(over.result).toHaveLength(3);
    expect(Match.resume(nim, played(5).record())).toEqual({
      ok: false,
      number: 0,
      problem: 'the secret has not been shown',
    });
  });

  test('of another game is not resumed', () => {
    expect(Match.resume(nim, { ...reread(played(3)), game: 'go' })).toMatchObject({
      problem: 'a record of go',
    });
  });
});

describe('reading', () => {
  const good = writeRecord(played(20), { showSecret: true });

  test.each([
    ['an empty file', '', 'not JSON, or cut short'],
    ['a file cut short', good.slice(0, -9), 'not JSON, or cut short'],
    ['a bottomless file', '['.repeat(200_000), 'not JSON, or cut short'],
    ['a list', '[1]', 'not a Sanguine record'],
    ['nothing', 'null', 'not a Sanguine record'],
    ['foreign JSON', '{"format":"pgn","version":1}', 'not a Sanguine record'],
    ['a later version', good.replace('"version":1', '"version":7'), 'record version 7 is not known here'],
    ['no chapters', good.replace(/"chapters":.*$/, '"chapters":[]}'), 'damaged record: chapters: '],
    ['a seat too far', good.replace('"seat":1', '"seat":99'), 'damaged record: chapters.0.rows.'],
    [
      'an unknown deed',
      good.replace('"do":"seal"', '"do":"cheat"'),
      'damaged record: chapters.0.rows.0.do: ',
    ],
  ])('%s is answered with one clear line', (_what, text, problem) => {
    const read = readRecord(text);
    expect(read).toMatchObject({ ok: false, problem: expect.stringContaining(problem) });
    expect(read).not.toHaveProperty('problem', expect.stringContaining('\n'));
  });

  test('chapters must follow each other', () => {
    const [chapter] = reread(played(20)).chapters;
    const next = { rulesVersion: 1, base: { snapshot: {}, row: 19, mark: '00000000' }, rows: [] };
    const text = JSON.stringify({ ...reread(played(20)), chapters: [chapter, next] });
    expect(readRecord(text)).toMatchObject({
      problem: 'damaged record: chapter 2 does not follow the one before it',
    });
  });

  test('keys of the prototype are harmless and unknown keys are dropped', () => {
    const text = good.replace('{"format"', '{"__proto__":{"polluted":1},"constructor":1,"extra":2,"format"');
    const read = readRecord(text);
    expect(read).toMatchObject({ ok: true });
    expect(read).not.toHaveProperty('record.polluted');
    expect(read).not.toHaveProperty('record.extra');
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('verifying', () => {
  const record = reread(played(400));

  test('proves a whole game with either generator', () => {
    const rows = record.chapters[0]?.rows.length ?? 0;
    expect(new Set(record.chapters[0]?.rows.map((row) => row.do))).toEqual(
      new Set(['seal', 'move', 'undo', 'rewind']),
    );
    expect(record.result).toBeDefined();
    const passed: number[] = [];
    expect(verify(nim, record, (row) => passed.push(row))).toEqual({ ok: true, rows, readable: 0 });
    expect(passed, 'row by row').toEqual(Array.from({ length: rows }, (_, at) => at + 1));
    expect(verify(nim, reread(played(60, { generator: 'swift', seed: 'x' })))).toMatchObject({ ok: true });
  });

  test('a secret other than the promised one is found out', () => {
    const dice = { ...record.dice, secret: 'cd'.repeat(32) };
    expect(verify(nim, { ...record, dice })).toEqual({
      ok: false,
      number: 0,
      problem: 'the secret is not the one promised when the table opened',
    });
    const garbled = { ...record.dice, secret: 'no hex' };
    expect(verify(nim, { ...record, dice: garbled })).toMatchObject({
      number: 0,
      problem: expect.stringMatching(/hexadecimal/),
    });
  });

  test('other salts give other dice, found at the first row that shows it', () => {
    const salted = changed(record, (text) => text.replace('"salts":["red"', '"salts":["rot"'));
    expect(verify(nim, salted)).toMatchObject({
      ok: false,
      number: 1,
      problem: expect.stringMatching(/not the one recorded/),
    });
  });

  test('a changed row is named', () => {
    const [chapter] = record.chapters;
    const at = chapter?.rows.findIndex((row) => row.do === 'move') ?? -1;
    const rows = chapter?.rows.map((row, index) =>
      index === at ? { ...row, move: { do: 'take', heaps: [2, 1, 1] } } : row,
    );
    expect(verify(nim, { ...record, chapters: [{ ...chapter, rows }] } as GameRecord)).toEqual({
      ok: false,
      number: at + 1,
      problem: 'the table after this row is not the one recorded',
    });
    const illegal = chapter?.rows.map((row, index) => (index === at ? { ...row, seat: 31 } : row));
    expect(verify(nim, { ...record, chapters: [{ ...chapter, rows: illegal }] } as GameRecord)).toEqual({
      ok: false,
      number: at + 1,
      problem: 'refused: kernel.turn',
    });
  });

  test('a sealed choice cannot be passed off as a move of one', () => {
    const open = changed(record, (text) => text.replace('"do":"seal"', '"do":"move"'));
    expect(verify(nim, open)).toMatchObject({ ok: false, number: 1, problem: 'refused: kernel.shape' });
  });

  test('a false or missing result is found out', () => {
    const last = record.chapters[0]?.rows.length;
    const problem = 'the result is not the one played';
    const result = record.result?.map(({ score, rank }) => ({ score: score + 1, rank }));
    expect(verify(nim, { ...record, result })).toEqual({ ok: false, number: last, problem });
    expect(verify(nim, { ...record, result: undefined })).toEqual({ ok: false, number: last, problem });
  });

  test('a game of other rules is said to be so', () => {
    expect(verify(engine(nimRules(2)), record)).toMatchObject({
      ok: false,
      number: 0,
      problem: 'not replayable: rules version 1, played by version 2',
    });
  });
});

describe('a change of rules in the middle of a match', () => {
  const newer = engine(nimRules(2));

  function turned() {
    const events: (readonly unknown[])[] = [];
    const match = Match.open(nim, {
      setup: { seats: 2, stones: 90 },
      dice: FAIR,
      append: (_row, _number, told) => events.push(told),
    });
    match.submit(0, { do: 'bid', stones: 2 });
    match.submit(1, { do: 'bid', stones: 0 });
    const snapshot = match.snapshot();
    match.submit(0, { do: 'take', heaps: [1] });
    const result = turnChapter(newer, match.record({ showSecret: true }), {
      snapshot: snapshot?.state,
      events,
    });
    if (!result.ok || snapshot === null) throw new Error('not turned');
    return { record: changed(result.record, (text) => text), snapshot };
  }

  test('the last snapshot begins a new chapter and no row number is used twice', () => {
    const { record, snapshot } = turned();
    const result = Match.resume(newer, record);
    if (!result.ok) throw new Error(result.problem);
    expect(result.match.state).toEqual(snapshot.state);
    expect(result.match.submit(0, { do: 'roll' })).toMatchObject({ ok: true, number: 4 });
    const later = reread(result.match);
    expect(later.chapters[0]?.events?.at(-1)).toEqual([{ e: 'took', seat: 0, stones: 1 }]);
    expect(verify(newer, later)).toEqual({ ok: true, rows: 1, readable: 3 });
  });

  test('the closed chapter is bound to the new one', () => {
    const { record } = turned();
    const forged = changed(record, (text) =>
      text.replace('"snapshot":{"stones":90', '"snapshot":{"stones":91'),
    );
    expect(verify(newer, forged)).toMatchObject({
      ok: false,
      number: 3,
      problem: expect.stringMatching(/does not go on/),
    });
  });

  test('rules that know no way from the old ones say so', () => {
    const { record } = turned();
    expect(turnChapter(engine(nimRules(3)), record, { snapshot: {}, events: [] })).toEqual({
      ok: false,
      problem: 'the snapshot cannot be carried over from rules version 2 to 3',
    });
    expect(turnChapter(newer, record, { snapshot: {}, events: [[]] })).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/events/),
    });
  });
});
