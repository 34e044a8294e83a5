import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { playGame } from '@sanguine/bots';
import { type AnyGame, check, swiftRandom } from '@sanguine/kernel';
import { GYM_LIMITS, GymRequest } from '@sanguine/protocol/gym';
import { findGame, GAMES } from '@sanguine/registry';
import { describe, expect, test } from 'vitest';
import { stepping } from '../bench/gym.ts';
import { Gym } from '../gym/gym.ts';
import { boundedLines } from '../gym/lines.ts';
import { command } from './sanguine.ts';

const PAGE = fileURLToPath(new URL('../../docs/gym.md', import.meta.url));
const IN_JAVASCRIPT = fileURLToPath(new URL('../../docs/gym-player.mjs', import.meta.url));
const IN_PYTHON = fileURLToPath(new URL('../../docs/gym_player.py', import.meta.url));

function game(id: string): AnyGame {
  const found = findGame(id);
  if (found === undefined) throw new Error(`no game ${id}`);
  return found;
}

/** Asks like a program, in text, and reads the answer. */
const asking =
  (id: string, gym = new Gym(game(id), 'en', 's')) =>
  (request: unknown) =>
    JSON.parse(gym.answer(JSON.stringify(request)));

const EACH = GAMES.map((each) => [each.engine.id, each] as const);

describe.each(EACH)('%s', (id, { engine }) => {
  /** Random play at all seats, to the end: every answer. */
  const played = (seed: string): readonly unknown[] => {
    const ask = asking(id);
    const random = swiftRandom(seed);
    const tell = ['count', 'scores'];
    const answers = [ask({ do: 'reset', table: 1, seed, tell })];
    for (let last = answers[0]; last.outcome === null; last = answers.at(-1)) {
      const { seat, count } = last.told[random.int(last.told.length)];
      answers.push(ask({ do: 'step', table: 1, seat, index: random.int(count), tell }));
    }
    return answers;
  };

  test('is played to its end by index, and the same way again', () => {
    const answers = played('again');
    expect(answers.at(-1)).toMatchObject({ deciders: [], told: [], row: answers.length - 1 });
    expect(played('again')).toEqual(answers);
  });

  test('among bots alone it is the game of a simulation', () => {
    const { plays, seats } = playGame(game(id), { seats: engine.seats.min, levels: ['random'], seed: 'sim' });
    const bots = seats.map(() => 'random');
    const { row, outcome } = asking(id)({ do: 'reset', table: 1, seed: 'sim', bots });
    expect(row).toBe(plays);
    expect(outcome).toMatchObject(seats.map(({ score, rank }) => ({ score, rank })));
  });

  test('tells a seat its own mask, and imagines only what that allows', () => {
    const ask = asking(id);
    const [reset] = ask([{ do: 'reset', table: 1, seed: 'mask' }]);
    const [seat] = reset.deciders;
    const see = (table: unknown, viewer: unknown) => ask({ do: 'observe', table, seat: viewer }).told[0].view;
    ask({ do: 'imagine', table: 1, seat, to: 'thought', seed: 'other' });
    expect(see('thought', seat)).toEqual(see(1, seat));
    const bots = Array.from({ length: engine.seats.min }, (_, at) => (at === 0 ? null : 'random'));
    ask({ do: 'reset', table: 2, seed: 'mask', bots });
    expect(ask({ do: 'observe', table: 2, seat: 1 }).error).toMatchObject({ code: 'seat' });
    expect(ask({ do: 'observe', table: 2, seat: null }).told[0].seat).toBeNull();
  });
});

describe('at a table of Blood Stone', () => {
  const RESET = { do: 'reset', table: 1, seed: 'x' };

  test('a move is named by its place, as it is written or as data', () => {
    const ask = asking('blood-stone');
    const ways = [{ index: 3 }, 'notation', 'move'].map((way) => {
      const { told } = ask({ ...RESET, tell: ['moves', 'count'] });
      const [{ moves, exhaustive, count }] = told;
      expect([exhaustive, moves.length]).toEqual([true, count]);
      const named = typeof way === 'string' ? { [way]: moves[3][way] } : way;
      return ask([
        { do: 'step', table: 1, ...named },
        { do: 'observe', table: 1 },
      ]);
    });
    expect(ways[1]).toEqual(ways[0]);
    expect(ways[2]).toEqual(ways[0]);
  });

  test('features and chances are told as hello names them', () => {
    const ask = asking('blood-stone');
    const { features } = ask({ do: 'hello', id: 'first' });
    const { told } = ask({ ...RESET, tell: ['features', 'chances'] });
    expect(told[0].features.map((row: number[]) => row.length)).toEqual([features.length, features.length]);
    expect(told[0].chances[0] + told[0].chances[1]).toBeCloseTo(1, 9);
  });

  test('bots finish what a program leaves', () => {
    const ask = asking('blood-stone');
    const [, end, after] = ask([
      RESET,
      { do: 'finish', table: 1, bots: ['random'] },
      { do: 'step', table: 1, index: 0, id: 9 },
    ]);
    expect(end.outcome.map(({ share }: { share: number }) => share).toSorted()).toEqual([0, 1]);
    expect(after).toEqual({ id: 9, table: 1, error: { code: 'over', words: 'the game is over' } });
  });

  test.each<[string, unknown, string, string]>([
    ['a table that is not there', { do: 'step', table: 2, index: 0 }, 'table', 'no table "2"'],
    ['a move out of the list', { do: 'step', table: 1, index: 5000 }, 'index', 'there is no move 5000'],
    ['what nobody can read', { do: 'step', table: 1, notation: 'fly' }, 'notation', '"fly" cannot be read'],
    [
      'an illegal move',
      { do: 'step', table: 1, notation: 'place witch h9' },
      'illegal',
      'h9 is no start space',
    ],
    ['what is no move', { do: 'step', table: 1, move: [] }, 'illegal', 'not a move of the game'],
    ['two moves', { do: 'step', table: 1, index: 0, sample: true }, 'request', 'one of index'],
    ['no move', { do: 'step', table: 1 }, 'request', 'one of index'],
    [
      'a seat that is not asked',
      { do: 'step', table: 1, seat: 0, index: 0 },
      'seat',
      'seat 0 is not asked now',
    ],
    ['a seat there is not', { do: 'observe', table: 1, seat: 5 }, 'seat', 'seat 5 is not yours'],
    ['an unknown field', { do: 'step', table: 1, indx: 0 }, 'request', 'indx'],
    ['an unknown wish', { do: 'conquer' }, 'request', 'conquer'],
    ['no object', 7, 'request', 'not a request'],
    ['too many players', { do: 'reset', table: 3, players: 3 }, 'setup', 'players 3: from 2 to 2'],
    ['an unknown board', { do: 'reset', table: 3, board: 'moon' }, 'setup', 'no board "moon"'],
    ['an unknown bot', { do: 'reset', table: 3, bots: ['hal'] }, 'setup', 'no bot "hal"'],
    ['too many bots', { do: 'reset', table: 3, bots: [null, null, null] }, 'setup', '3 bots for 2 seats'],
  ])('%s is answered in one clear line, and the table stands', (_, request, code, words) => {
    const ask = asking('blood-stone');
    const before = ask([RESET, { do: 'observe', table: 1 }]);
    const { error } = ask(request);
    expect(error).toMatchObject({ code, words: expect.stringContaining(words) });
    expect(error.words).not.toContain('\n');
    expect(ask({ do: 'observe', table: 1 })).toEqual(before[1]);
  });
});

test('seats that choose at the same time are asked together, and each once', () => {
  const ask = asking('blood-rage');
  const { deciders, told } = ask({ do: 'reset', table: 1, tell: ['count'] });
  expect([deciders, told.map(({ seat }: { seat: number }) => seat)]).toEqual([
    [0, 1],
    [0, 1],
  ]);
  expect(ask({ do: 'step', table: 1, index: 0 }).error.words).toBe(
    'several seats are to decide; name one of 0, 1',
  );
  const before = ask({ do: 'observe', table: 1, seat: 1 }).told;
  expect(ask({ do: 'step', table: 1, seat: 0, index: 0 })).toMatchObject({ row: 1, deciders: [1] });
  expect(ask({ do: 'observe', table: 1, seat: 1 }).told).toEqual(before);
  expect(ask({ do: 'step', table: 1, seat: 0, index: 0 }).error.code).toBe('seat');
  expect(ask({ do: 'step', table: 1, index: 0 })).toMatchObject({ row: 2, deciders: [0, 1] });
});

test('on open ground there is more than candidates, and what is drawn is legal', () => {
  const ask = asking('bloodfields');
  let last = ask({ do: 'reset', table: 1, seed: 'field', tell: ['moves'] });
  for (let steps = 0; last.told[0].exhaustive && steps < 200; steps++)
    last = ask({ do: 'step', table: 1, seat: last.deciders[0], sample: true, tell: ['moves'] });
  const [{ seat, exhaustive }] = last.told;
  expect(exhaustive).toBe(false);
  const { samples } = ask({ do: 'moves', table: 1, seat, sample: 5 });
  expect(samples).toHaveLength(5);
  const { error, row } = ask({ do: 'step', table: 1, seat, move: samples[4].move });
  expect([error, row]).toEqual([undefined, last.row + 1]);
});

test('lines that are no JSON, too long, too full or too deep are answered too', async () => {
  const gym = new Gym(game('blood-stone'), 'ja', 's');
  const codeOf = (line: string | null): string => JSON.parse(gym.answer(line)).error.code;
  expect(['nonsense', '', '{"do":', '['.repeat(50_000)].map(codeOf)).toEqual([
    'json',
    'json',
    'json',
    'json',
  ]);
  expect(codeOf(null)).toBe('line');
  expect(codeOf(JSON.stringify(Array.from({ length: GYM_LIMITS.requests + 1 }, () => 0)))).toBe('limit');
  const deep = '['.repeat(5000) + ']'.repeat(5000);
  expect(JSON.parse(gym.answer('{"do":"reset","table":1}')).row).toBe(0);
  expect(codeOf(`{"do":"step","table":1,"move":${deep}}`)).toBe('illegal');
  expect(JSON.parse(gym.answer('7')).error.words).toContain('要求として読めません');
  const parts = Readable.from(['abc\n0123', '456', '789\nd', 'e\n', 'f'].map((text) => Buffer.from(text)));
  const lines: (string | null)[] = [];
  for await (const line of boundedLines(parts, 5)) lines.push(line);
  expect(lines).toEqual(['abc', null, 'de', 'f']);
});

test('tables are bounded', () => {
  const ask = asking('blood-stone');
  const resets = Array.from({ length: GYM_LIMITS.tables }, (_, table) => ({ do: 'reset', table }));
  ask(resets.slice(0, -1));
  expect(
    ask([
      { do: 'reset', table: 'last' },
      { do: 'reset', table: 'more' },
    ]).map((answer: object) => 'error' in answer),
  ).toEqual([false, true]);
  const [closed, room] = ask([
    { do: 'close', table: 7 },
    { do: 'reset', table: 'more' },
  ]);
  expect([closed, room.row]).toEqual([{ table: 7, closed: true }, 0]);
});

test('the command says hello, answers line by line, and ends with its input', async () => {
  const { code, out, err } = await command(['gym', 'blood-stone'], '{"do":"reset","table":1}\n\n[]\nx');
  const [hello, reset, none, bad, ...more] = out.split('\n');
  expect([code, err, none, more]).toEqual([0, '', '[]', ['']]);
  expect(JSON.parse(hello ?? '')).toMatchObject({
    hello: 'sanguine gym',
    game: 'blood-stone',
    seats: { min: 2, max: 2 },
  });
  expect(JSON.parse(reset ?? '')).toMatchObject({ table: 1, seed: '1-0' });
  expect(JSON.parse(bad ?? '').error.code).toBe('json');
});

test('what docs/gym.md says is said and answered is so', () => {
  const text = readFileSync(PAGE, 'utf8');
  const gym = new Gym(game('blood-stone'), 'en', '1');
  const said = [...text.matchAll(/^→ (.*)\n← (.*)$/gm)];
  expect(said.length).toBeGreaterThan(4);
  for (const [, asked = '', heard] of said) expect(gym.answer(asked)).toBe(heard);
});

test('the bench counts the steps of 64 tables', () => {
  const work = stepping(game('blood-stone'));
  expect([work(), work()]).toEqual([64, 64]);
});

describe('the examples', () => {
  const WON = /^blood-stone: \d+(\.5)? of (\d) games won against random/;
  /** Puts the project's own Node.js first, as `npx` does. */
  const env = { ...process.env, PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter) };
  const run = async (program: string, args: readonly string[]): Promise<string> =>
    (await promisify(execFile)(program, args, { env })).stdout;

  test('in JavaScript plays its games', async () => {
    const out = await run(process.execPath, [IN_JAVASCRIPT, 'blood-stone', '3']);
    expect(WON.exec(out)?.[2]).toBe('3');
  });

  /** Without Python, at least checks that the gym knows each of its requests, with the fields it takes. */
  test('in Python plays its games, or says what the gym understands', async () => {
    const source = readFileSync(IN_PYTHON, 'utf8');
    const requests = [...source.matchAll(/\{"do": .*\}/g)].map(([text]) =>
      JSON.parse(
        text.replaceAll(
          /: f?("[^"]*"|\w+)(\["\w+"\])?(?=[,}])/g,
          (_, value: string) => `: ${value.startsWith('"') ? value : STANDINS[value]}`,
        ),
      ),
    );
    expect(requests.map((request) => check(GymRequest, request).ok)).toEqual(requests.map(() => true));
    expect(new Set(requests.map((request) => request.do))).toEqual(
      new Set(['imagine', 'step', 'finish', 'close', 'reset']),
    );
    if (!hasPython()) return;
    const out = await run('python3', [IN_PYTHON, 'blood-stone', '1', 'random', '2']);
    expect(WON.exec(out)?.[2]).toBe('1');
  });
});

/** Values for the variables of the Python example. */
const STANDINS: Readonly<Record<string, string>> = {
  table: '"game"',
  imagined: '"thought"',
  seat: '0',
  index: '0',
  bots: '[null]',
  tell: '["count"]',
  told: '0',
};

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
