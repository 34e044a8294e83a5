import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';
import { passAll } from '../season.ts';

describe('Yggdrasil!', () => {
  test.each([
    [1, 6],
    [2, 8],
    [3, 11],
  ] as const)('in Age %d is worth %d with the most strength in Yggdrasil', (age, glory) => {
    const scene = passAll(
      new Scene('wolf yggdrasil 2 warrior, quests yggdrasil; bear yggdrasil warrior; serpent', { age }),
    );
    expect(scene.told('quest.judged')).toMatchObject([{ fulfilled: true, where: ['yggdrasil'] }]);
    expect(scene.told('glory.gained')[0]).toMatchObject({ glory, source: 'quest' });
  });

  test('is not fulfilled by a tie', () => {
    const scene = passAll(
      new Scene('wolf yggdrasil warrior, quests yggdrasil; bear yggdrasil warrior; serpent'),
    );
    expect(scene.told('quest.judged')).toMatchObject([{ fulfilled: false }]);
  });
});
