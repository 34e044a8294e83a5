import { describe, expect, test } from 'vitest';
import {
  countOf,
  type DividedWork,
  headerOf,
  inChunks,
  isOwn,
  joinPieces,
  lineOf,
  openParts,
  partProblemLine,
  settingsOf,
  shardOf,
} from '../shards/index.ts';

test.each(['', '1', '0/3', '4/3', '1/0', '-1/3', '1/3/5', 'a/b', '1/10001', '1.5/2'])(
  '%j is no share',
  (text) => {
    expect(shardOf(text)).toBeNull();
  },
);

test.each([
  [10, 3],
  [2, 5],
  [1, 1],
  [9, 3],
])('%i pieces in %i shares: each is in one of them, and they are counted beforehand', (pieces, of) => {
  const shards = Array.from({ length: of }, (_, at) => shardOf(`${at + 1}/${of}`) ?? { number: 0, of: 0 });
  const shares = shards.map((shard) =>
    Array.from({ length: pieces }, (_, at) => at).filter((at) => isOwn(shard, at)),
  );
  expect(shares.flat().toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: pieces }, (_, at) => at),
  );
  expect(shards.map((shard) => countOf(shard, pieces))).toEqual(shares.map(({ length }) => length));
  const sizes = shares.map(({ length }) => length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
});

test('chunks keep the order and leave nothing out', () => {
  expect([...inChunks('abcde', 2)]).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect([...inChunks('', 2)]).toEqual([]);
});

const WORK: DividedWork = {
  command: 'count',
  game: 'nim',
  program: '1.0.0',
  rules: 1,
  settings: settingsOf(
    ['nim'],
    [
      ['seed', ['s']],
      ['games', ['5']],
    ],
  ),
  pieces: 5,
};

/** The files of five pieces in three parts, as three machines would write them. */
const files = (work: DividedWork = WORK): Record<string, string> =>
  Object.fromEntries(
    [1, 2, 3].map((number) => {
      const shard = { number, of: 3 };
      const pieces = [0, 10, 20, 30, 40].filter((_, at) => isOwn(shard, at));
      return [`part-${number}`, [headerOf(work, shard), ...pieces].map(lineOf).join('')];
    }),
  );

async function* linesOf(text: string): AsyncGenerator<string, undefined> {
  yield* text.split('\n').slice(0, text.endsWith('\n') ? -1 : undefined);
}

/** The joined pieces, or the problem as it is reported. */
async function joined(given: Record<string, string>, names = Object.keys(given)): Promise<number[] | string> {
  const opened = await openParts(names, (name) => linesOf(given[name] ?? ''));
  if (!opened.ok) return partProblemLine('en', opened.problem);
  const pieces: number[] = [];
  const isPiece = (data: unknown, number: number): data is number => data === 10 * number;
  const problem = await joinPieces(opened.parts, isPiece, (piece) => void pieces.push(piece));
  return problem === null ? pieces : partProblemLine('en', problem);
}

describe('parts', () => {
  test('are joined in the order of the pieces, in whatever order they are named', async () => {
    expect(await joined(files())).toEqual([0, 10, 20, 30, 40]);
    expect(await joined(files(), ['part-3', 'part-1', 'part-2'])).toEqual([0, 10, 20, 30, 40]);
  });

  test('that are missing or come twice are named', async () => {
    expect(await joined(files(), ['part-2'])).toBe('parts 1, 3 of 3 are missing');
    expect(await joined(files(), ['part-1', 'part-3'])).toBe('part 2 of 3 is missing');
    expect(await joined(files(), ['part-1', 'part-2', 'part-2'])).toBe(
      'part-2 and part-2 are both part 2 of 3',
    );
  });

  const changed = (change: Partial<DividedWork>) => ({
    ...files(),
    'part-2': files({ ...WORK, ...change })['part-2'] ?? '',
  });

  test.each<[string, Partial<DividedWork>, string]>([
    ['command', { command: 'weigh' }, 'the command is "weigh" in the one and "count" in the other'],
    ['game', { game: 'chess' }, 'the game is "chess"'],
    ['version', { program: '1.1.0' }, 'the version is "1.1.0, rules 1"'],
    ['rules', { rules: 2 }, 'the version is "1.0.0, rules 2"'],
    ['words', { settings: { ...WORK.settings, words: ['go'] } }, 'what was named is "go"'],
    [
      'option',
      { settings: settingsOf(['nim'], [['seed', ['t']]]) },
      '--games is "–" in the one and "5" in the other',
    ],
    ['number', { pieces: 6 }, 'the number of pieces is "6"'],
  ])('of another %s are refused', async (_, change, why) => {
    const said = await joined(changed(change));
    expect(said).toContain('part-2 and part-1 are not parts of the same: ');
    expect(said).toContain(why);
  });

  test('belong together whatever the order in which options were typed', () => {
    const typed = [
      ['games', ['5']],
      ['seed', ['s']],
    ] as const;
    expect(JSON.stringify(settingsOf(['nim'], typed))).toBe(JSON.stringify(WORK.settings));
  });

  test.each<[string, (text: string) => string, string]>([
    ['foreign', () => '{"name":"left-pad"}\n', 'part-1 is not a part made with --shard'],
    ['empty', () => '', 'part-1 is not a part made with --shard'],
    [
      'of a later format',
      (text) => text.replace('"version":1', '"version":2'),
      'part-1 is a part that cannot be read',
    ],
    [
      'of no share',
      (text) => text.replace('"number":1', '"number":7'),
      'part-1 is a part that cannot be read',
    ],
    ['without its last line', (text) => text.replace('30\n', ''), 'part-1 is cut short: it has 1 line of 2'],
    ['cut within a line', (text) => text.replace('30\n', '{"3'), 'part-1 is cut short: it has 1 line of 2'],
    ['longer than it says', (text) => `${text}50\n`, 'part-1 has more lines than its 2 pieces'],
    ['changed by hand', (text) => text.replace('30\n', '31\n'), 'part-1, line 3: not what belongs there'],
  ])('a file that is %s is refused', async (_, change, why) => {
    const given = files();
    expect(await joined({ ...given, 'part-1': change(given['part-1'] ?? '') })).toContain(why);
  });
});
