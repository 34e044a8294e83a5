import { describe, expect, test } from 'vitest';
import { Scene } from '../../test/scene.ts';
import { GAMES, seen } from '../../test/spoken.ts';
import { rules } from '../../rules/rules.ts';
import { openDice } from '../tray/options.ts';
import { pairsOf, SAVED } from '../tray/pairs.ts';
import { isSettled, storyIn } from '../tray/story.ts';
import type { Event } from '../../rules/events.ts';

/** Every event of a scene, move by move. */
function toldBy(scene: Scene, ...moves: readonly (readonly ['south' | 'north', string])[]): Event[] {
  const told: Event[] = [];
  for (const [who, text] of moves) {
    scene.does(who, text);
    told.push(...scene.events);
  }
  return told;
}

describe('the story of an attack', () => {
  test('is told die by die: struck out, beyond armour, no save, missed', () => {
    const scene = new Scene('kessa 10,10', 'cray 11.26,10');
    scene.rolls('skull skull mastery armour armour blank');
    const events = toldBy(scene, ['south', 'activate kessa'], ['south', 'attack twin-blades cray']);
    const [blade] = storyIn(events)?.attacks ?? [];
    if (blade === undefined) throw new Error('no attack');
    expect(isSettled(blade)).toBe(true);
    expect(pairsOf(blade).map(({ verdict }) => verdict)).toEqual(['armour', 'beyond', 'none']);
    expect([blade.unsaved, blade.damage, blade.since]).toEqual([2, 2, 0]);
  });

  test('marks dice that were rolled again', () => {
    const scene = new Scene('maud+loaded-die 10,10', 'cray 11.26,10');
    scene.rolls('blank blank');
    const events = toldBy(scene, ['south', 'activate maud'], ['south', 'attack musket-butt cray']);
    scene.rolls('skull mastery');
    events.push(...toldBy(scene, ['south', 'reroll loaded-die 0-0-0-2']));
    const attack = storyIn(events)?.attacks.at(-1)?.attack;
    expect([attack?.faces, attack?.rerolled]).toEqual([
      [1, 1, 0, 0],
      [1, 1, 0, 0],
    ]);
  });

  test('in games nobody has thought of, its pairs come to what the rules said', () => {
    const wrong: string[] = [];
    let settled = 0;
    for (const { name, play } of GAMES) {
      const told: Event[] = [];
      for (const { row, events } of play()) {
        told.push(...events);
        const saved = events.findLast(({ e }) => e === 'attack.saved');
        if (saved?.e !== 'attack.saved' || events.filter(({ e }) => e === 'attack.saved').length > 1)
          continue;
        const last = storyIn(told)?.attacks.at(-1);
        if (last === undefined || last.target !== saved.unit || !isSettled(last)) continue;
        settled += 1;
        const struck = pairsOf(last).filter(({ verdict }) => SAVED.includes(verdict)).length;
        if (struck !== saved.saves) wrong.push(`${name} ${row}: ${struck} of ${saved.saves}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(settled).toBeGreaterThan(20);
  });
});

describe('what is answered', () => {
  const scene = (): Scene =>
    new Scene('orlen 10,10 inspire 1', 'cray 11.26,10 damage 4')
      .does('south', 'activate orlen')
      .rolls('skull inspire blank blank blank')
      .does('south', 'attack marshals-sword cray');

  test('is one answer of each kind, rerolls with the dice they are best used on', () => {
    const dice = openDice(seen(scene(), 0), []);
    expect(dice?.answers.map(({ do: verb }) => verb).toSorted()).toEqual(['keep', 'reroll', 'spend']);
    expect(dice?.answers.find(({ do: verb }) => verb === 'reroll')).toMatchObject({ dice: [0, 0, 0, 1] });
  });

  test('follows what is picked out, and nothing that may not be is offered', () => {
    const picked = openDice(seen(scene(), 0), [1, 0, 0, 0]);
    expect(picked?.answers.find(({ do: verb }) => verb === 'reroll')).toMatchObject({ dice: [1, 0, 0, 0] });
    const many = openDice(seen(scene(), 0), [0, 0, 0, 2]);
    expect(many?.answers.some(({ do: verb }) => verb === 'reroll')).toBe(false);
    for (const move of picked?.answers ?? []) expect(rules.refuse(scene().state, 0, move)).toBeNull();
  });
});
