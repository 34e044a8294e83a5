import { describe, expect, test } from 'vitest';
import { SOLDIERS, UNITS } from '../content/units.ts';
import { rules } from '../rules/rules.ts';
import { Scene } from './scene.ts';

const coven = ['place witch e2', 'place boar c3', 'place wolf d3', 'place raven f3', 'place toad g3'];
const company = ['place swordsman d11', 'place spearman e12', 'place archer f11'];

describe('before the first turn', () => {
  test('#1 eight pieces: the Witch, four minions, and a Swordsman, a Spearman and an Archer', () => {
    expect(UNITS).toEqual(['witch', 'boar', 'wolf', 'raven', 'toad', 'swordsman', 'spearman', 'archer']);
    expect(SOLDIERS).toEqual(['swordsman', 'spearman', 'archer']);
  });

  test('all 42 stones are on cards, the bank is empty, six tokens wait', () => {
    const scene = Scene.opening();
    expect(UNITS.map((unit) => scene.blood(unit))).toEqual([10, 12, 2, 1, 2, 5, 5, 5]);
    expect([scene.state.bank, scene.state.tokens]).toEqual([0, 6]);
  });

  test('#36 nobody begins with cards: 16 lie in the Witch’s deck, 8 in the Soldiers’', () => {
    const scene = Scene.opening();
    expect([scene.pile('witch').hand, scene.pile('soldiers').hand]).toEqual([[], []]);
    expect([scene.pile('witch').deck.length, scene.pile('soldiers').deck.length]).toEqual([16, 8]);
  });

  test('#35 the Witch’s side is placed first, and the Soldiers see where', () => {
    const scene = Scene.opening()
      .asks('witch', 'place')
      .does('witch', ...coven, 'ready');
    scene.asks('soldiers', 'place');
    expect(rules.mask(scene.state, scene.seat('soldiers')).figures.wolf.at).toBe(scene.space('d3'));
  });

  test('the Soldiers take the first turn, and draw nothing', () => {
    const scene = Scene.opening()
      .does('witch', ...coven, 'ready')
      .does('soldiers', ...company, 'ready');
    scene.asks('soldiers', 'soldiers');
    expect(scene.told('turn.began')).toEqual([{ e: 'turn.began', seat: 0, round: 1 }]);
    expect(scene.pile('soldiers').hand).toEqual([]);
    expect(scene.state.acts).toBe(3);
  });

  test('#36 the Witch draws her first three cards when her first turn begins', () => {
    const scene = Scene.opening()
      .does('witch', ...coven, 'ready')
      .does('soldiers', ...company, 'ready');
    scene.draws('witch', 'siphon manipulate siphon').does('soldiers', 'end').asks('witch', 'witch');
    expect(scene.pile('witch').hand).toEqual(['manipulate', 'siphon', 'siphon']);
    expect(scene.pile('witch').deck).toHaveLength(13);
  });
});

describe('placing', () => {
  test('only on start spaces of the own side, one piece a space', () => {
    const scene = Scene.opening().does('witch', 'place witch e2');
    expect(scene.refuses('witch', 'place boar e5', 'place.start').pieces).toEqual(['@e5']);
    scene.refuses('witch', 'place boar e12', 'place.start');
    scene.refuses('witch', 'place boar 200', 'place.start');
    expect(scene.refuses('witch', 'place boar e2', 'place.taken').pieces).toEqual(['witch']);
    scene.refuses('witch', 'place archer c3', 'place.notYours');
    scene.does('witch', ...coven.slice(1), 'ready');
    scene.refuses('soldiers', 'place archer e2', 'place.start');
    scene.refuses('soldiers', 'place toad e12', 'place.notYours');
  });

  test('nobody is ready before every piece stands', () => {
    const scene = Scene.opening().does('witch', 'place witch e2', 'place toad g3');
    expect(scene.refuses('witch', 'ready', 'place.missing').pieces).toEqual(['boar', 'wolf', 'raven']);
  });

  test('pieces may be set elsewhere until the side is ready', () => {
    const scene = Scene.opening().does('witch', ...coven, 'place witch e4', 'place wolf e2');
    expect([scene.at('witch'), scene.at('wolf')]).toEqual(['e4', 'e2']);
    scene.does('witch', 'ready');
    scene.does('soldiers', 'place archer d12', 'place archer f12');
    expect(scene.at('archer')).toBe('f12');
  });
});

describe('who plays the Witch', () => {
  test('the second seat, unless the table wants the first', () => {
    expect(Scene.opening().state.witch).toBe(1);
    expect(Scene.opening({ options: { sides: 'first' } }).state.witch).toBe(0);
  });

  test.each([1, 2])('or whom the coin says, for all to see: side %i', (coin) => {
    const scene = Scene.opening({ options: { sides: 'coin' } }, coin);
    expect(scene.told('sides.drawn')).toEqual([{ e: 'sides.drawn', witch: coin - 1 }]);
    scene
      .asks('witch', 'place')
      .does('witch', ...coven, 'ready')
      .asks('soldiers', 'place');
    expect([scene.seat('witch'), scene.seat('soldiers')]).toEqual([coin - 1, 2 - coin]);
  });
});
