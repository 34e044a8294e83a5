import { courseConformance, walk } from '@sanguine/ui/test/course.ts';
import { expect, test } from 'vitest';
import { UNIT_COSTS } from '../../../content/costs.ts';
import { bloodfields } from '../../../index.ts';
import { controllerOf } from '../../../rules/round/control.ts';
import { groundFor } from '../../../rules/scenario.ts';
import { pointsIn } from '../../story/rounds.ts';
import { guides } from '../../guides.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };
import { smallTable } from './tutorial.ts';

courseConformance(bloodfields, smallTable, guides, { en, ja });

const { told, match } = walk(bloodfields, smallTable);
const of = (lesson: string) => told.get(lesson) ?? [];

test('the pikes that stand still gain their Shields', () => {
  expect(of('vigil').filter(({ e }) => e === 'shield.gained')).toHaveLength(2);
});

test('the shell strays by two inches to the north-east, and two Husks fall', () => {
  expect(of('aim')).toContainEqual(expect.objectContaining({ e: 'shot.scattered', side: 4 }));
  const fallen = of('astray').filter(({ e }) => e === 'unit.destroyed');
  expect(fallen).toHaveLength(2);
});

test('the ray is cast and hurts, Dazzle fails', () => {
  expect(of('magic')).toContainEqual(
    expect.objectContaining({ e: 'spell.tried', difficulty: 8, passed: true }),
  );
  expect(of('ray')).toContainEqual(expect.objectContaining({ e: 'condition.applied', token: 'spotted' }));
  expect(of('dazzle')).toContainEqual(
    expect.objectContaining({ e: 'spell.tried', difficulty: 9, passed: false }),
  );
});

test('each side holds one flag, the middle one nobody; they do not score yet', () => {
  const view = match.viewFor(smallTable.seat);
  expect(groundFor(view).flags.map((flag) => controllerOf(view, flag))).toEqual([0, null, 1]);
  expect([0, 1].map((seat) => pointsIn(view, seat, 'flag', 2))).toEqual([0, 0]);
  expect(pointsIn(view, 0, 'kill', 2)).toBe(2 * UNIT_COSTS.husk);
});
