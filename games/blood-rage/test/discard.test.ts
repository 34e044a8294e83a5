import { describe, expect, test } from 'vitest';
import { rules } from '../rules/rules.ts';
import { Scene } from './scene.ts';
import { passAll } from './season.ts';

const CLANS = 'wolf hand troll tyrs-bash tyrs-smash; bear hand alfheim jotunheim; serpent hand manheim';

describe('the Discard phase', () => {
  test('#101 comes before Quests are judged: one still in hand does not score', () => {
    const scene = passAll(new Scene('wolf myrkulor warrior, hand manheim; bear'));
    expect([scene.glory('wolf'), scene.hand('wolf'), scene.told('quest.judged')]).toEqual([
      0,
      'manheim-1',
      [],
    ]);
  });

  test('#101 one card of any type is kept', () => {
    const scene = passAll(new Scene(CLANS));
    expect(scene.moves('wolf')).toEqual(['hold troll-1', 'hold tyrs-bash-1', 'hold tyrs-smash-1']);
    scene.refuses('wolf', 'hold manheim-1', 'card.notInHand');
  });

  test('#206 hands of two or more are cut to one; a single card is kept; committed Quests are not in hand', () => {
    const scene = passAll(new Scene(CLANS.replace('serpent', 'serpent quests glorious-death,')));
    scene.asks('wolf bear', 'discard');
    scene.does('wolf', 'hold tyrs-bash-1').does('bear', 'hold alfheim-1');
    expect([scene.hand('wolf'), scene.hand('bear'), scene.hand('serpent')]).toEqual([
      'tyrs-bash-1',
      'alfheim-1',
      'manheim-1',
    ]);
    expect(scene.told('quest.judged')).toHaveLength(1);
  });

  test('#206 after the last Age all cards go', () => {
    const scene = passAll(new Scene('wolf hand frost-giant tyrs-rage; bear hand alfheim', { age: 3 }));
    expect([scene.step, scene.hand('wolf'), scene.hand('bear'), scene.clan('wolf').shed]).toEqual([
      'over',
      '',
      '',
      ['frost-giant-3', 'tyrs-rage-3'],
    ]);
  });

  test('#102 cards put away are not shown; only their owner knows them', () => {
    const scene = passAll(new Scene(CLANS)).does('wolf', 'hold troll-1').does('bear', 'hold alfheim-1');
    const [told] = scene.told('cards.shed');
    expect(told).toMatchObject({ seat: 0, cards: ['tyrs-bash-1', 'tyrs-smash-1'] });
    expect(told === undefined ? null : rules.maskEvent(told, 0)).toEqual(told);
    for (const viewer of [1, null]) {
      expect(told === undefined ? null : rules.maskEvent(told, viewer)).toMatchObject({
        cards: ['back-1', 'back-1'],
      });
      expect(rules.mask(scene.state, viewer).clans[0]?.shed).toEqual(['back-1', 'back-1']);
    }
    expect(rules.mask(scene.state, 0).clans[0]?.shed).toEqual(['tyrs-bash-1', 'tyrs-smash-1']);
    expect(scene.state.discard).toEqual([]);
  });

  test('#102 are shown where the table plays with open discards', () => {
    const scene = passAll(new Scene(CLANS, { options: { discardsOpen: 'yes' } }));
    scene.does('wolf', 'hold troll-1').does('bear', 'hold alfheim-1');
    expect(scene.state.discard).toEqual(['jotunheim-1', 'tyrs-bash-1', 'tyrs-smash-1']);
    expect(scene.clan('wolf').shed).toEqual([]);
  });

  test('#119 everybody chooses in secret and at once', () => {
    const scene = passAll(new Scene(CLANS)).does('wolf', 'hold troll-1');
    expect(rules.mask(scene.state, 1).frames.at(-1)).toMatchObject({
      held: ['hidden', null, null],
      queue: [1],
    });
    expect(rules.mask(scene.state, 0).frames.at(-1)).toMatchObject({ held: ['troll-1', null, null] });
    expect(scene.hand('wolf')).toBe('troll-1 tyrs-bash-1 tyrs-smash-1');
  });
});
