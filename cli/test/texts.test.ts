import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMON_OPTIONS } from '../args.ts';
import { figuresOf } from '../bench/figures.ts';
import { serverFigures } from '../bench/server/report.ts';
import { COMMANDS } from '../commands/index.ts';
import en from '../text/en.json' with { type: 'json' };
import ja from '../text/ja.json' with { type: 'json' };
import { DUEL } from './duel.ts';

const FOLDER = join(import.meta.dirname, '..');
const sources = globSync('**/*.ts', { cwd: FOLDER })
  .filter((file) => !file.startsWith('test'))
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
  .join('\n');

/** The keys made up from other words. */
async function composedKeys(): Promise<string[]> {
  const loaded = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  const options = [COMMON_OPTIONS, ...loaded.map(({ command }) => command.options)].flatMap((set) =>
    Object.entries(set).flatMap(([name, { about }]) => (about === undefined ? [name] : [])),
  );
  const figures = [
    ...figuresOf([1, 1, 1, 1, 1, 1, 1, 1], { enumerating: 1, sampling: 1, playouts: 1 }),
    ...serverFigures(DUEL),
  ];
  return [
    ...Object.keys(COMMANDS).map((name) => `command.${name}`),
    ...options.map((name) => `option.${name}`),
    ...figures.flatMap(({ name, unit }) => [`bench.${name}`, `bench.unit.${unit}`]),
    ...['games', 'wins', 'rate', 'score', 'plays'].map((column) => `simulate.${column}`),
    ...['table', 'code', 'name', 'game', 'state', 'rows', 'changed', 'players'].map(
      (head) => `admin.${head}`,
    ),
    ...['person', 'kind', 'tables', 'came', 'seen', 'banned'].map((head) => `admin.${head}`),
    ...['seat', 'player', 'asked', 'clock'].map((head) => `admin.${head}`),
    ...['open', 'playing', 'finished'].map((state) => `admin.state.${state}`),
    ...['none', 'live', 'days'].map((pace) => `admin.pace.${pace}`),
    ...['start', 'move', 'seal', 'undo', 'rewind'].map((did) => `replay.${did}`),
  ];
}

function valuesIn(message: string): string[] {
  const names = [...message.matchAll(/\{(\w+)(?:[,}])/g)].map(([, name]) => name ?? '');
  return [...new Set(names)].toSorted();
}

test('both languages say the same things with the same values', () => {
  expect(Object.keys(ja).toSorted()).toEqual(Object.keys(en).toSorted());
  const messages = new Map(Object.entries(ja));
  for (const [key, message] of Object.entries(en)) {
    expect(valuesIn(messages.get(key) ?? ''), key).toEqual(valuesIn(message));
  }
});

test('every message is said somewhere', async () => {
  const composed = new Set(await composedKeys());
  const unsaid = Object.keys(en).filter((key) => !composed.has(key) && !sources.includes(`'${key}'`));
  expect(unsaid).toEqual([]);
});

test('nothing is said that has no message', async () => {
  const quoted = [...sources.matchAll(/(?:say|tell|Problem)\(\s*'([^']+)'/g)].map(([, key]) => key ?? '');
  expect(quoted.length).toBeGreaterThan(50);
  const known = new Set(Object.keys(en));
  expect([...quoted, ...(await composedKeys())].filter((key) => !known.has(key))).toEqual([]);
});
