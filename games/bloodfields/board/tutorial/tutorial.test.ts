import { UNIT_COSTS } from '../../content/costs.ts';
import { courseConformance, walk } from '@sanguine/ui/test/course.ts';
import { expect, test } from 'vitest';
import { bloodfields } from '../../index.ts';
import { guides } from '../guides.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };
import { tutorial } from './tutorial.ts';

courseConformance(bloodfields, tutorial, guides, { en, ja });

test('what the lessons say of the dice is what falls', () => {
  const { told } = walk(bloodfields, tutorial);
  expect(told.get('charge')).toContainEqual(expect.objectContaining({ e: 'charge.declared', kind: 'easy' }));
  expect(told.get('charge')).toContainEqual(expect.objectContaining({ e: 'charge.tested', passed: true }));
  expect(told.get('contact')).toContainEqual(
    expect.objectContaining({ e: 'dice.rolled', roll: 'attack', faces: [1, 2, 1, 1] }),
  );
  expect(told.get('spend')).toContainEqual(expect.objectContaining({ e: 'unit.destroyed', kind: 'husk' }));
  const points = (told.get('spend') ?? []).flatMap((event) =>
    event.e === 'points.scored' ? [event.points] : [],
  );
  expect(points).toEqual([UNIT_COSTS.husk, 15]);
});
