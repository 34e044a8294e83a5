import { beforeAll, expect, test } from 'vitest';
import { lint } from './plants.ts';

const ROUNDED =
  'sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp expm1 log log10 log2 log1p pow cbrt hypot';

/** What engines may round differently, one per file. */
const inexact = [
  ...ROUNDED.split(' ').map((name) => `export const found = Math.${name}(1.5);`),
  "export const found = Math['sin'](1.5);",
  'export const { cos } = Math;',
  'export const found = (x: number): number => x ** 2;',
  'export const found = (x: number): number => 2 ** x;',
  'export const found = 2 ** 0.5;',
  'export let found = 3;\nfound **= 2;',
];

/** What every engine must compute exactly. */
const exact = [
  'export const found = Math.sqrt(2) + Math.floor(0.5) + Math.abs(-1);',
  'export const found = 2 ** 32;',
  'export const found = (x: number): number => x * x;',
];

/** Where states are computed, and where they are not. */
const computing = [
  'kernel',
  'kernel/random',
  'games/any/content',
  'games/any/rules',
  'games/any/rules/steps',
];
const free = [
  'kernel/conformance',
  'games/any/bot',
  'games/any/text',
  'games/any/board',
  'bots',
  'ui',
  'server',
];

const inAll = (rooms: readonly string[], sources: readonly string[]): [file: string, source: string][] =>
  rooms.flatMap((room) => sources.map((source, number) => [`${room}/plant-${number}.ts`, source]));

let said: ReadonlyMap<string, string> = new Map();
const planted = inAll(computing, inexact);
const sound = [...inAll(computing, exact), ...inAll(free, inexact)].map(
  ([file, source]): [string, string] => [file.replace('plant', 'sound'), source],
);

beforeAll(() => {
  said = lint(Object.fromEntries([...planted, ...sound]));
});

test.each(computing)('nothing an engine may round differently is used in %s', (room) => {
  for (const [file, source] of planted.filter(([path]) => path.startsWith(`${room}/plant`))) {
    expect(said.get(file) ?? '', source).toContain('engines may round this differently');
  }
});

test('exact arithmetic is free, and so is everything where no state is computed', () => {
  for (const [file, source] of sound) expect(said.get(file) ?? '', source).not.toContain('engines may round');
});
