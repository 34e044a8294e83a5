import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { GladeSchema } from '../content/glade.ts';
import { findGlade, GLADES } from '../content/glades/index.ts';
import { COVEN, SOLDIERS, UNIT_CARDS } from '../content/units.ts';
import { aimsOf, covers } from '../rules/attack.ts';
import { distance, groundOf, isOpen, spaceName, spaceNamed } from '../rules/ground.ts';

const spacesOf = (id: string) => [...groundOf({ glade: id }).dark.keys()];

describe.each(GLADES.map((glade) => [glade.id, glade] as const))('%s', (id, glade) => {
  const ground = groundOf({ glade: id });

  test('every open space can be walked to from every other', () => {
    const [first = 0] = ground.starts.witch;
    const reached = new Set([first]);
    for (const space of reached) for (const next of ground.steps[space] ?? []) reached.add(next);
    expect(reached.size).toBe(spacesOf(id).filter((space) => isOpen(ground, space)).length);
  });

  test('both sides have more start spaces than pieces, out of each other’s reach', () => {
    expect(ground.starts.witch.length).toBeGreaterThan(COVEN.length);
    expect(ground.starts.soldiers.length).toBeGreaterThan(SOLDIERS.length);
    const gaps = ground.starts.witch.flatMap((one) =>
      ground.starts.soldiers.map((other) => distance(ground, one, other)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(5);
  });

  test('there is no space on which a soldier cannot strike the Witch', () => {
    const open = spacesOf(id).filter((space) => isOpen(ground, space));
    for (const unit of SOLDIERS) {
      const { attack } = UNIT_CARDS[unit];
      const reached = (to: number): boolean =>
        attack !== null &&
        open.some((from) => aimsOf(attack).some((aim) => covers(ground, attack, aim, from, to)));
      expect(open.filter((to) => !reached(to)).map((space) => spaceName(ground, space))).toEqual([]);
    }
  });

  test('spaces are named by column and row, each name its own', () => {
    for (const space of spacesOf(id)) expect(spaceNamed(ground, spaceName(ground, space))).toBe(space);
    expect(spaceNamed(ground, `a${glade.rows.length + 1}`)).toBe(-1);
  });
});

test('Hollow Glade has 91 open and 17 dark spaces, seven red and seven blue ones', () => {
  const ground = groundOf({ glade: 'hollow-glade' });
  const dark = spacesOf('hollow-glade').filter((space) => ground.dark[space]);
  expect(dark.map((space) => spaceName(ground, space)).join(' ')).toBe(
    'b3 h3 d4 f4 a5 i5 c6 g6 a7 c7 g7 i7 d8 f8 b9 c9 h9',
  );
  expect([ground.size - dark.length, ground.starts.witch.length, ground.starts.soldiers.length]).toEqual([
    91, 7, 7,
  ]);
});

test('names and ids are told apart', () => {
  for (const part of [
    GLADES.map(({ id }) => id),
    GLADES.map(({ name }) => name.en),
    GLADES.map(({ name }) => name.ja),
  ])
    expect(new Set(part).size).toBe(GLADES.length);
  expect(findGlade('atlantis')).toBeUndefined();
});

describe('a drawing that is no glade is refused', () => {
  const good = { id: 'clearing', name: { en: 'Clearing', ja: '空き地' }, darkBlocks: false };
  const rows = ['WWWWW', '.....', '.#.#.', '.....', '.SSS.'];
  test.each<[string, unknown]>([
    ['a row too short', rows.with(1, '....')],
    ['a mark nobody knows', rows.with(1, '..x..')],
    ['too few red spaces', rows.with(0, 'WWWW.')],
    ['too few blue spaces', rows.with(4, '..SS.')],
    ['too few rows', rows.slice(1)],
    ['no rows', 'WWWWW'],
  ])('%s', (_, bad) => {
    expect(v.safeParse(GladeSchema, { ...good, rows }).success).toBe(true);
    expect(v.safeParse(GladeSchema, { ...good, rows: bad }).success).toBe(false);
  });
});
