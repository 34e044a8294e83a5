import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';
import { passAll } from '../season.ts';

describe('Glorious Death!', () => {
  test.each([
    [1, 6],
    [2, 8],
    [3, 11],
  ] as const)('in Age %d is worth %d with four figures in Valhalla', (age, glory) => {
    const scene = passAll(new Scene('wolf valhalla 4 warrior, quests glorious-death; bear', { age }));
    expect(scene.told('quest.judged')).toMatchObject([{ fulfilled: true, where: [] }]);
    expect(scene.told('glory.gained')[0]).toMatchObject({ glory, source: 'quest' });
  });

  test('is not fulfilled with three', () => {
    const scene = passAll(new Scene('wolf valhalla 3 warrior, quests glorious-death; bear'));
    expect(scene.told('quest.judged')).toMatchObject([{ fulfilled: false }]);
  });
});
