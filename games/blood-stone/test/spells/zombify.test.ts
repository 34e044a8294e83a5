import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

const spell = (pieces: string) => new Scene(pieces, { turn: 'witch' }).hand('witch', 'zombify');

describe('Zombify', () => {
  test('a soldier of four stones or fewer takes the offering and is a zombie where he stands', () => {
    const scene = spell('witch e7, archer e9 4, spearman a1').dice(2).does('witch', 'cast zombify archer 2');
    expect([scene.at('archer'), scene.blood('archer'), scene.blood('witch')]).toEqual(['e9', 6, 7]);
    expect([scene.state.figures.archer.zombie, scene.state.tokens]).toEqual([true, 5]);
  });

  test('when it fails nothing changes but the card', () => {
    const scene = spell('witch e7, archer e9 3, spearman a1').dice(3).does('witch', 'cast zombify archer 2');
    expect([scene.blood('archer'), scene.blood('witch'), scene.state.tokens]).toEqual([3, 9, 6]);
    expect([scene.state.figures.archer.zombie, scene.pile('witch').discard]).toEqual([false, ['zombify']]);
  });

  test('a soldier of five stones is too strong', () => {
    const refused = spell('witch e7, archer e9 5').refuses(
      'witch',
      'cast zombify archer 6',
      'zombify.strong',
    );
    expect(refused.facts).toEqual({ blood: 5, most: 4 });
  });

  test('up to six spaces away', () => {
    spell('witch e5, archer e11 3').does('witch', 'cast zombify archer 1');
    const far = spell('witch e4, archer e11 3').refuses('witch', 'cast zombify archer 1', 'cast.range');
    expect(far.facts).toEqual({ far: 7, range: 6 });
  });

  test('#30 a living minion cannot be zombified, nor a soldier twice', () => {
    const scene = spell('witch e7, raven e8, zombie archer e9 2, spearman e10 2');
    scene.refuses('witch', 'cast zombify raven 1', 'cast.soldier');
    scene.refuses('witch', 'cast zombify archer 1', 'cast.soldier');
    scene.refuses('witch', 'cast zombify witch 1', 'cast.soldier');
    scene.does('witch', 'cast zombify spearman 1');
  });

  test('#32 with all six tokens in use nobody becomes a zombie', () => {
    const pieces = 'zombie boar a1 1, zombie wolf b1 1, zombie raven c1 1, zombie toad d1 1';
    const scene = spell(`witch e7, ${pieces}, zombie swordsman a2 1, zombie spearman b2 1, archer e9 2`);
    expect(scene.state.tokens).toBe(0);
    expect(scene.refuses('witch', 'cast zombify archer 1', 'zombie.tokens').rule).toBe('9.3');
  });

  test('a ward is no help against it, and is gone', () => {
    const scene = new Scene('witch e7, archer e9 3, spearman a1, realm boar').hand('witch', 'zombify');
    scene.hand('soldiers', 'spiritWard').does('soldiers', 'cast spiritWard archer', 'end');
    scene.dice(1).does('witch', 'cast zombify archer 1');
    expect(scene.state.figures.archer).toMatchObject({ zombie: true, wards: 0, blood: 4 });
  });
});
