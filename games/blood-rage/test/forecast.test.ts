import { describe, expect, test } from 'vitest';
import { forecast, joinersOf } from '../rules/forecast.ts';
import { rules } from '../rules/rules.ts';
import { spoilsOf, tollOf } from '../rules/stakes.ts';
import { Scene } from './scene.ts';

describe('how strong everybody is in a province', () => {
  test('figures of province and fjord, and how far it could go', () => {
    const scene = new Scene(
      'wolf gimle warrior, nw ship, yggdrasil leader; bear gimle 2 warrior; serpent angerboda leader',
    );
    expect(forecast(scene.state, 'gimle')).toEqual({
      sides: [
        { seat: 0, strength: 3, cards: 0, hand: 0, reach: 6 },
        { seat: 1, strength: 2, cards: 0, hand: 0, reach: 2 },
      ],
      ahead: 0,
    });
  });

  test('a clan that could come is told, with nothing there yet', () => {
    const scene = new Scene('wolf gimle warrior; bear yggdrasil 2 warrior, hand troll; serpent');
    expect(forecast(scene.state, 'gimle').sides[1]).toEqual({
      seat: 1,
      strength: 0,
      cards: 0,
      hand: 1,
      reach: 2,
    });
    expect(joinersOf(scene.state, 1, 'gimle')).toHaveLength(2);
  });

  test('what it would be once some have come; nothing has moved', () => {
    const scene = new Scene('wolf gimle warrior; bear yggdrasil 2 warrior, sheet brothers-in-arms; serpent');
    const before = JSON.stringify(scene.state);
    const joining = [1, 1].map((seat) => ({ seat, figure: 'warrior', from: 'yggdrasil' }) as const);
    const after = forecast(scene.state, 'gimle', joining);
    expect([after.sides[1]?.strength, after.ahead]).toEqual([3, 1]);
    expect(JSON.stringify(scene.state)).toBe(before);
  });

  test('no farther than there are villages: the strongest who fit', () => {
    const scene = new Scene(
      'wolf gimle 4 warrior; bear yggdrasil leader 2 warrior, sheet brothers-in-arms; serpent',
    );
    expect(forecast(scene.state, 'gimle').sides[1]?.reach).toBe(3);
    const two = new Scene('wolf gimle 3 warrior; bear yggdrasil leader 2 warrior; serpent');
    expect(forecast(two.state, 'gimle').sides[1]?.reach).toBe(4);
  });

  test('nobody is ahead in a tie, or where nobody is', () => {
    const scene = new Scene('wolf gimle warrior; bear gimle warrior; serpent');
    expect(forecast(scene.state, 'gimle').ahead).toBeNull();
    expect(forecast(scene.state, 'angerboda')).toEqual({ sides: [], ahead: null });
  });

  test('during the call all who could come are told; nobody can where no village is empty', () => {
    const scene = new Scene('wolf gimle warrior; bear yggdrasil 2 warrior; serpent').does(
      'wolf',
      'pillage gimle',
    );
    expect(forecast(scene.state, 'gimle').sides).toMatchObject([
      { seat: 0, strength: 1, reach: 1 },
      { seat: 1, strength: 0, reach: 2 },
    ]);
    const full = new Scene('wolf gimle 5 warrior; bear yggdrasil 2 warrior; serpent');
    expect(joinersOf(full.state, 1, 'gimle')).toEqual([]);
    expect(forecast(full.state, 'gimle').sides).toHaveLength(1);
  });

  test('in a battle the cards shown count, and nobody can come any more', () => {
    const scene = new Scene(
      'wolf gimle warrior, hand tyrs-crush troll; bear gimle leader, yggdrasil warrior, hand manheim; serpent',
      { age: 2 },
    ).does('wolf', 'pillage gimle');
    scene.does('bear', 'stay').fights('wolf tyrs-crush ask').asks('wolf', 'late');
    expect(forecast(rules.mask(scene.state, 0), 'gimle')).toEqual({
      sides: [
        { seat: 0, strength: 1, cards: 4, hand: 1, reach: 1 },
        { seat: 1, strength: 3, cards: 0, hand: 0, reach: 3 },
      ],
      ahead: 0,
    });
  });
});

describe('what is at stake', () => {
  test('the token and Battle Glory as they would be paid', () => {
    const scene = new Scene('wolf gimle frost-giant, sheet frost-giant; bear', {
      age: 3,
      tokens: 'gimle axes',
    });
    expect(spoilsOf(scene.state, 0, 'gimle')).toEqual({
      token: 'axes',
      twice: true,
      glory: 0,
      battleGlory: 5,
    });
    expect(spoilsOf(scene.state, 1, 'gimle')).toMatchObject({ twice: false, battleGlory: 4 });
    expect(spoilsOf(scene.state, 0, 'elvagar')).toBeNull();
  });

  test.each([
    ['gimle leader', 'glory'],
    ['gimle leader', 'axes'],
    ['gimle leader, sheet lord-of-spears', 'axes'],
    ['gimle leader frost-giant, sheet lord-of-spears frost-giant, steps 1 4 1', 'axes'],
    ['gimle 2 warrior, nw ship, sheet lord-of-spears', 'glory'],
  ])('what they say comes true for %s, token %s', (wolf, token) => {
    const scene = new Scene(`wolf ${wolf}; bear gimle warrior`, { age: 3, tokens: `gimle ${token}` });
    const spoils = spoilsOf(scene.state, 0, 'gimle');
    scene.does('wolf', 'pillage gimle');
    expect(scene.glory('wolf')).toBe((spoils?.glory ?? 0) + (spoils?.battleGlory ?? 0));
  });

  test('what a defeat costs, and what it gives', () => {
    const scene = new Scene(
      'wolf gimle 2 warrior, nw ship, sheet lokis-dragons lokis-domain lokis-eminence; bear; serpent',
      {
        age: 2,
      },
    );
    expect(tollOf(scene.state, 0, 'gimle')).toEqual({
      figures: ['warrior', 'warrior', 'ship'],
      shipGlory: 4,
      releaseGlory: 9,
    });
  });
});
