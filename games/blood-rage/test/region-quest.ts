import { expect, test } from 'vitest';
import type { Outer } from '../content/provinces.ts';
import { Scene } from './scene.ts';
import { passAll } from './season.ts';

interface RegionQuest {
  readonly card: 'alfheim' | 'jotunheim' | 'manheim';
  /** Provinces of the region, and one that is not. */
  readonly within: readonly [Outer, Outer];
  readonly elsewhere: Outer;
}

/** Registers the tests of a Quest for the most strength in a province of one region. */
export function regionQuest({ card, within, elsewhere }: RegionQuest): void {
  const clans = (where: Outer, age = 1): string =>
    `wolf ${where} warrior, quests ${card}-${age}; bear; serpent`;

  test.each(within)('is fulfilled with the most strength in %s', (where) => {
    const scene = passAll(new Scene(clans(where), { destroyed: 'elvagar horgr' }));
    expect(scene.told('quest.judged')).toEqual([
      { e: 'quest.judged', seat: 0, card: `${card}-1`, fulfilled: true, where: [where] },
    ]);
    expect(scene.glory('wolf')).toBe(5);
  });

  test('is not fulfilled in another region', () => {
    const scene = passAll(new Scene(clans(elsewhere)));
    expect(scene.told('quest.judged')).toMatchObject([{ fulfilled: false, where: [] }]);
  });

  test.each([
    [1, 5],
    [2, 7],
    [3, 9],
  ] as const)('in Age %d is worth %d', (age, glory) => {
    const scene = passAll(new Scene(clans(within[1], age), { age, destroyed: 'elvagar horgr' }));
    expect(scene.told('glory.gained')[0]).toMatchObject({ glory, source: 'quest' });
  });
}
