import { beforeAll, expect, test } from 'vitest';
import { lint } from './plants.ts';

/** One violation per file, with the message that refuses it. */
const planted: Record<string, [source: string, refusal: string]> = {
  'kernel/clock.ts': ['export const now = Date.now();', 'the core has no clock'],
  'kernel/luck.ts': ['export const luck = Math.random();', 'chance comes from the table'],
  'kernel/disk.ts': ["export { readFileSync } from 'node:fs';", 'the core does no I/O'],
  'kernel/promised-disk.ts': ["export { readFile } from 'node:fs/promises';", 'the core does no I/O'],
  'kernel/old-disk.ts': ["export { readFileSync } from 'fs';", 'node:fs'],
  'kernel/page.ts': ['export const title = document.title;', "'document'"],
  'kernel/ring.ts': ["export * from './ring-two.ts';\nexport const one = 1;", 'Dependency cycle'],
  'games/any/content/rule.ts': ["export * from '../rules/rules.ts';", 'content is data'],
  'games/any/content/words.ts': ["export * from '../text/speech.ts';", 'content is data'],
  'games/any/content/mind.ts': ["export * from '../bot/index.ts';", 'content is data'],
  'games/any/content/drawing.ts': ["export * from '../board/index.tsx';", 'content is data'],
  'games/any/rules/words.ts': ["export * from '../text/speech.ts';", 'rules know neither bots nor words'],
  'games/any/rules/mind.ts': ["export * from '../bot/index.ts';", 'rules know neither bots nor words'],
  'games/any/rules/drawing.ts': ["export * from '../board/index.tsx';", 'nor pictures'],
  'games/any/rules/drawn.ts': ["export * from 'react';", 'only boards draw'],
  'games/any/rules/drawn-deeper.ts': ["export * from 'react/jsx-runtime';", 'only boards draw'],
  'games/any/rules/luck.ts': ['export const luck = Math.random();', 'chance comes from the table'],
  'games/any/bot/words.ts': ["export * from '../text/speech.ts';", 'bots know neither words nor pictures'],
  'games/any/bot/drawing.ts': ["export * from '../board/index.tsx';", 'bots know neither words nor pictures'],
  'games/any/bot/clock.ts': ['export const now = Date.now();', 'the core has no clock'],
  'games/any/text/mind.ts': ["export * from '../bot/index.ts';", 'texts know neither bots nor pictures'],
  'games/any/text/drawing.ts': [
    "export * from '../board/index.tsx';",
    'texts know neither bots nor pictures',
  ],
  'games/any/board/mind.ts': ["export * from '../bot/index.ts';", 'boards know no bots'],
  'games/any/board/disk.ts': ["export * from 'node:fs';", 'the core does no I/O'],
  'games/any/board/device.ts': ['export const kept = localStorage.length;', "'localStorage'"],
  'ui/device.ts': ['export const kept = localStorage.length;', "'localStorage'"],
  'ui/luck.ts': ['export const luck = Math.random();', 'chance comes from the table'],
  'bots/clock.ts': ['export const now = Date.now();', 'the core has no clock'],
  'registry/page.ts': ['export const title = document.title;', "'document'"],
};

const GAMES = 'games know neither each other nor what stands on them';
const SHELLS = 'shells learn of games from the registry';

/** The packages a room may import, and the message that refuses all others. */
const rooms: Record<string, [seen: readonly string[], refusal: string]> = {
  kernel: [[], 'the kernel imports nothing of ours'],
  ui: [['kernel'], 'components know the kernel alone'],
  protocol: [['kernel'], 'the protocol knows the kernel alone'],
  'games/any': [['kernel'], GAMES],
  'games/any/content': [['kernel'], GAMES],
  'games/any/rules': [['kernel'], GAMES],
  'games/any/bot': [['kernel'], GAMES],
  'games/any/text': [['kernel'], GAMES],
  'games/any/board': [['kernel', 'ui'], GAMES],
  'games/any/test': [['kernel', 'bots'], GAMES],
  bots: [['kernel'], 'bots play any game and name none'],
  registry: [['kernel', 'ui', 'bots', 'some-new-game'], 'arrows point down'],
  server: [['kernel', 'protocol', 'bots', 'registry'], SHELLS],
  cli: [['kernel', 'protocol', 'bots', 'registry', 'server'], SHELLS],
  web: [['kernel', 'ui', 'protocol', 'bots', 'registry'], SHELLS],
  'web/offline': [['kernel', 'ui', 'protocol', 'bots', 'registry'], SHELLS],
  'web/offline/build': [['kernel', 'ui', 'protocol', 'bots', 'registry', 'tools'], SHELLS],
  tools: [
    ['kernel', 'ui', 'protocol', 'bots', 'registry', 'tools', 'some-new-game'],
    'tools stand beside the shells',
  ],
};

/** Rooms do not import themselves by name, so every package is tried in every room. */
const packages = 'kernel ui protocol bots registry server cli web tools some-new-game'.split(' ');

/** Each package in each room, at its root and at a deep path. */
const arrows = Object.entries(rooms).flatMap(([room, [seen, refusal]]) =>
  packages.flatMap((name) =>
    [name, `${name}/deep/inside.ts`].map((path, number) => ({
      file: `${room}/sees-${name}-${number}.ts`,
      room,
      path: `@sanguine/${path}`,
      refusal: seen.includes(name) ? null : refusal,
    })),
  ),
);

let said: ReadonlyMap<string, string> = new Map();

beforeAll(() => {
  said = lint({
    ...Object.fromEntries(Object.entries(planted).map(([file, [source]]) => [file, source])),
    ...Object.fromEntries(arrows.map(({ file, path }) => [file, `export * from '${path}';`])),
    'kernel/ring-two.ts': "export * from './ring.ts';\nexport const two = 2;",
  });
});

test.each(Object.entries(planted))('the linter sees what is forbidden in %s', (file, [, refusal]) => {
  expect(said.get(file) ?? '').toContain(refusal);
});

test.each(Object.keys(rooms))('%s sees of ours what it may see, and nothing else', (room) => {
  const here = arrows.filter((arrow) => arrow.room === room);
  const free = here.filter(({ refusal }) => refusal === null);
  expect(free.filter(({ file }) => said.has(file)).map(({ path }) => path)).toEqual([]);
  const refused = here.filter(({ file, refusal }) => refusal !== null && said.get(file)?.includes(refusal));
  expect([...free, ...refused].map(({ path }) => path).toSorted()).toEqual(
    here.map(({ path }) => path).toSorted(),
  );
});
