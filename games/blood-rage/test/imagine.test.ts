import { swiftRandom } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { deckOf } from '../content/cards.ts';
import { clanOf } from '../rules/clans.ts';
import { holds, knownIn } from '../rules/hand.ts';
import { isQuest } from '../rules/quests.ts';
import { rules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { Scene } from './scene.ts';
import { through } from './season.ts';

/** States the viewer considers possible. */
function imagined(state: State, viewer: number | null, count = 60): State[] {
  const random = swiftRandom('imagine');
  const mask = rules.mask(state, viewer);
  return Array.from({ length: count }, () => rules.imagine(mask, viewer, random));
}

describe('what a player imagines', () => {
  test('leaves out of the undealt cards whatever was seen in a pack', () => {
    const { state } = through(Scene.opening(4), 'draft');
    const { glimpsed, hand, shed } = clanOf(state, 0);
    for (const { out } of imagined(state, 0)) {
      expect(holds(deckOf(1, 4), knownIn([...out, ...glimpsed, ...hand, ...shed]))).toBe(true);
    }
    const outs = imagined(state, 1).map(({ out }) => out.join());
    expect(new Set(outs).size).toBeGreaterThan(5);
  });

  test('has only Quests committed', () => {
    const { state } = new Scene('wolf quests alfheim manheim; bear hand jotunheim troll; serpent');
    for (const table of imagined(state, 1)) {
      const { quests } = clanOf(table, 0);
      expect([quests.length, knownIn(quests).every(isQuest)]).toEqual([2, true]);
      expect(quests).not.toContain('jotunheim-1');
    }
  });

  test('gives every hand cards of the Ages on their backs', () => {
    const { state } = new Scene('wolf hand troll-1 tyrs-rage-2; bear', { age: 2 });
    const hands = imagined(state, 1).map((table) =>
      clanOf(table, 0)
        .hand.map((card) => card.at(-1))
        .join(),
    );
    expect(new Set(hands)).toEqual(new Set(['1,2']));
  });

  test('keeps what the viewer holds', () => {
    const { state } = new Scene('wolf hand troll tyrs-bash, quests alfheim; bear hand tyrs-smash');
    for (const table of imagined(state, 0)) {
      expect([clanOf(table, 0).hand, clanOf(table, 0).quests]).toEqual([
        ['troll-1', 'tyrs-bash-1'],
        ['alfheim-1'],
      ]);
    }
  });
});
