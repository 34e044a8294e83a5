import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';
import { passAll } from '../season.ts';

const CLANS = (where: string): string => `wolf ${where} warrior, quests manheim; bear; serpent`;

describe('Manheim!', () => {
  test.each(['angerboda', 'myrkulor'])('is fulfilled with the most strength in %s', (where) => {
    const scene = passAll(new Scene(CLANS(where), { destroyed: 'elvagar horgr' }));
    expect(scene.told('quest.judged')).toEqual([
      { e: 'quest.judged', seat: 0, card: 'manheim-1', fulfilled: true, where: [where] },
    ]);
    expect(scene.glory('wolf')).toBe(5);
  });

  test('is not fulfilled in another region', () => {
    const scene = passAll(new Scene(CLANS('gimle')));
    expect(scene.told('quest.judged')).toMatchObject([{ fulfilled: false, where: [] }]);
  });

  test.each([
    [1, 5],
    [2, 7],
    [3, 9],
  ] as const)('in Age %d is worth %d', (age, glory) => {
    const scene = passAll(
      new Scene(`wolf myrkulor warrior, quests manheim-${age}; bear; serpent`, {
        age,
        destroyed: 'elvagar horgr',
      }),
    );
    expect(scene.told('glory.gained')[0]).toMatchObject({ glory, source: 'quest' });
  });
});
