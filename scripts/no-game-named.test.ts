import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@sanguine/registry';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Rooms that know games only from the registry, and the lint rules that ensure it. */
const ROOMS = ['kernel', 'ui', 'server', 'web', 'cli', 'bots', 'protocol', 'scripts/lint'];

/** Tests may play real games, and package and project lists include those of the tests. */
const PASSED_OVER = /(^|\/)(node_modules|dist|test)\/|(^|\/)(package|tsconfig)\.json$/;
const WRITTEN = /\.(ts|tsx|mts|mjs|json|css|html|svg|webmanifest)$/;

const sources = [
  'oxlint.config.ts',
  ...ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((path) => WRITTEN.test(path) && !PASSED_OVER.test(path))
      .map((path) => `${room}/${path}`),
  ),
];

/** Treats `blood-rage`, `Blood Rage`, `bloodRage` and `BLOOD_RAGE` as one name. */
const plain = (text: string): string => text.toLowerCase().replace(/[-_ ・]/g, '');

test.each(GAMES.map(({ engine, name }) => [engine.id, name] as const))(
  'nobody but itself names %s',
  (id, name) => {
    const names = [id, ...Object.values(name)].map(plain);
    const naming = sources.filter((path) => {
      const text = plain(readFileSync(join(root, path), 'utf8'));
      return names.some((word) => text.includes(word));
    });
    expect(naming).toEqual([]);
  },
);

test('and all of them were looked at', () => {
  for (const room of ROOMS)
    expect(
      sources.some((path) => path.startsWith(`${room}/`)),
      room,
    ).toBe(true);
  expect(sources.length).toBeGreaterThan(500);
});
