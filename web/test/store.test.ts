import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRecord, swiftRandom, verify, withWorkings, writeRecord } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { branchAt, branchFrom } from '../store/branch.ts';
import { fileName } from '../store/games.ts';
import { MOST_BYTES, MOST_ROWS, readImport } from '../store/import.ts';
import { keepRecord, newRecord } from '../store/keeping.ts';
import type { LocalGame } from '../store/local-game.ts';
import { withNames } from '../store/names.ts';
import { newDice } from '../store/secret.ts';
import { botsPlay, resumed, wholeGame } from './bots-play.ts';
import { memoryStore } from './memory-store.ts';
import { anyGame } from './tables.ts';

const VERIFY_DICE = fileURLToPath(new URL('../../docs/verify-dice.mjs', import.meta.url));

const game = anyGame();
const load = (id: string) =>
  id === game.engine.id ? Promise.resolve(game) : Promise.reject(new Error('no such game'));

const file = (text: string): Blob => new Blob([text]);

describe('a record from a file', () => {
  test('is taken in with its players: bots by their level, everybody else a person', async () => {
    const read = await readImport(file(JSON.stringify(wholeGame())), load, []);
    expect(read).toMatchObject({
      ok: true,
      seats: [
        { kind: 'person', name: 'Ann' },
        { kind: 'bot', level: 'recruit' },
      ],
    });
  });

  test('nobody in it goes by a bare number: whom it does not name is named here', async () => {
    const { players: _, ...nameless } = wholeGame();
    const read = await readImport(file(JSON.stringify(nameless)), load, ['Player 1', 'Player 2']);
    expect(read).toMatchObject({
      ok: true,
      seats: [
        { kind: 'person', name: 'Player 1' },
        { kind: 'person', name: 'Player 2' },
      ],
    });
  });

  test.each([
    ['no JSON', 'Dear Sir or Madam', 'file'],
    ['other JSON', '{"format":"chess"}', 'file'],
    ['a record cut short', JSON.stringify(wholeGame()).slice(0, 5000), 'file'],
    ['a game nobody has', JSON.stringify({ ...wholeGame(), game: 'tiddlywinks' }), 'game'],
    ['other rules', JSON.stringify(aged()), 'rules'],
    ['a changed row', JSON.stringify(forged()), 'rules'],
    ['secret dice', JSON.stringify(secret()), 'secret'],
    ['more than any game', JSON.stringify(endless()), 'rows'],
    ['a file too large to be read', 'x'.repeat(MOST_BYTES + 1), 'size'],
  ])('%s is refused, with a reason', async (_, text, problem) => {
    expect(await readImport(file(text), load, [])).toMatchObject({ ok: false, problem });
  });

  function endless() {
    const record = wholeGame();
    const most = (rows: (typeof record.chapters)[number]['rows']) =>
      Array.from({ length: MOST_ROWS + 1 }, (_, at) => rows[at % rows.length]);
    return {
      ...record,
      chapters: record.chapters.map((chapter) => ({ ...chapter, rows: most(chapter.rows) })),
    };
  }
  function aged() {
    const record = wholeGame();
    return { ...record, chapters: record.chapters.map((chapter) => ({ ...chapter, rulesVersion: 0 })) };
  }
  function forged() {
    const record = wholeGame();
    return {
      ...record,
      chapters: record.chapters.map((chapter) => ({
        ...chapter,
        rows: chapter.rows.with(3, { ...chapter.rows[3], mark: '00000000' } as (typeof chapter.rows)[number]),
      })),
    };
  }
  function secret() {
    const record = newRecord(game, game.setup(2, {}), newDice(2));
    return { ...record, dice: { ...record.dice, secret: null } };
  }

  test('is named after its table', () => {
    expect(fileName('The Marsh Accord')).toBe('The-Marsh-Accord.sanguine.json');
    expect(fileName('湿原の盟約')).toBe('湿原の盟約.sanguine.json');
    expect(fileName('../..')).toBe('sanguine.sanguine.json');
  });
});

describe('a game played on from a moment of another', () => {
  test('begins at exactly that table, with dice of its own', () => {
    const record = wholeGame();
    const match = botsPlay('whole', 100, { regroupTarget: 'short' });
    const branch = branchAt(game, record, 100, 2);
    if (branch === null) throw new Error('no branch');
    const played = resumed(branch);
    expect(played.state).toEqual(match.state);
    expect(played.number).toBe(100);
    expect(branch.dice).not.toEqual(record.dice);
  });

  test('can be played, written, read back and proved like any other', () => {
    const branch = branchAt(game, wholeGame(), 60, 2);
    if (branch === null) throw new Error('no branch');
    const match = resumed(branch);
    for (let moves = 0; moves < 30; moves++) {
      const [seat = 0] = match.deciders();
      const [move] = game.engine.moves(match.viewFor(seat), seat);
      expect(match.submit(seat, move).ok).toBe(true);
    }
    const read = readRecord(writeRecord(match, { showSecret: true }));
    expect(read.ok && verify(game.engine, read.record)).toMatchObject({ ok: true, rows: 30 });
  });

  test('can be checked by other means once it is over, and played on from once it is taken in', async () => {
    const branch = branchAt(game, wholeGame(), 60, 2);
    if (branch === null) throw new Error('no branch');
    const match = resumed(branch);
    const random = swiftRandom('what if');
    while (match.outcome() === null) {
      const [seat = 0] = match.deciders();
      match.submit(seat, game.engine.sample(match.viewFor(seat), seat, random));
    }
    const whole = JSON.stringify(withWorkings(game.engine, match.record()));
    const folder = mkdtempSync(join(tmpdir(), 'sanguine-what-if-'));
    const path = join(folder, 'record.json');
    writeFileSync(path, whole);
    const checked = execFileSync(process.execPath, [VERIFY_DICE, path], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(checked).toMatch(/Everything fits\.\n$/);
    const read = await readImport(file(whole), load, []);
    expect(read).toMatchObject({ ok: true, record: { chapters: [{ base: branch.chapters[0]?.base }] } });
    expect(read).not.toHaveProperty('record.chapters.0.workings');
  });

  test('from what one viewer knows, looks the same to that viewer', () => {
    const match = botsPlay('whole', 100);
    for (const viewer of [0, 1, null]) {
      const view = match.viewFor(viewer);
      const branch = branchFrom(game, view, viewer, 100, 2);
      if (branch === null) throw new Error('no branch');
      expect(resumed(branch).viewFor(viewer)).toEqual(view);
    }
  });

  test('is not to be had where the game was over', () => {
    const record = wholeGame();
    const last = record.chapters.at(-1)?.rows.length ?? 0;
    expect(branchAt(game, record, last, 2)).toBeNull();
    expect(branchFrom(game, resumed(record).viewFor(0), 0, last, 2)).toBeNull();
  });
});

describe('games of this device', () => {
  test('are listed with the latest first, and gone when they are deleted', async () => {
    const store = memoryStore();
    const plan = { seats: [], origin: 'new' } as const;
    const record = () => newRecord(game, game.setup(2, {}), newDice(2));
    const [one, other] = [
      await keepRecord(store, game, { ...plan, name: 'One' }, record()),
      await keepRecord(store, game, { ...plan, name: 'Other' }, record()),
    ];
    await store.append(one, 1, { do: 'undo', seat: 0, mark: '00000000' }, Date.now() + 1000);
    expect((await store.list()).map(({ name }) => name)).toEqual(['One', 'Other']);
    await store.remove(one);
    expect((await store.list()).map(({ id }) => id)).toEqual([other]);
    expect(await store.record(one)).toBeNull();
  });

  test('have dice nobody can guess: every secret and every part is another', () => {
    const dice = [newDice(3), newDice(3)].flatMap((one) =>
      one.generator === 'fair' ? [one.secret, ...one.salts] : [],
    );
    expect(new Set(dice).size).toBe(8);
    expect(dice.every((part) => /^[0-9a-f]{64}$/.test(part ?? ''))).toBe(true);
  });
});

test('people of a game kept before they had names are told apart, and who has one keeps it', () => {
  const person = (name: string) => ({ kind: 'person', name }) as const;
  const bot = { kind: 'bot', level: 'recruit' } as const;
  const kept: LocalGame = {
    id: 'old',
    game: game.engine.id,
    name: 'The Salt Road',
    seats: [person('Player'), bot, bot, person('Player')],
    origin: 'new',
    created: 1,
    changed: 1,
    number: 0,
    deciders: [0],
    outcome: null,
  };
  expect(withNames(kept).seats).toEqual([person('Player 1'), bot, bot, person('Player 4')]);
  const named = { ...kept, seats: [person('Ann'), bot, person('Ben')] };
  expect(withNames(named)).toEqual(named);
});
