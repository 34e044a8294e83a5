import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const NORTH = 'cray 15,10; husk 16,12.2; husk 16,8';

describe('an array', () => {
  it('rolls 3 and 4 at three enemies: ten dice, at least one for each, in any order', () => {
    const scene = new Scene('organ-gun 10,10 inspire 1; orlen 5,20', NORTH).rolls('3 4');
    scene.does('south', 'activate organ-gun', 'attack volley', 'fan 0').asks('south', 'split');
    expect(scene.moves('south')).toEqual(['split 4 3 3', 'split 8 1 1', 'split 1 8 1', 'split 1 1 8']);
    scene.refuses('south', 'split 1 3 5', 'split.sum');
    scene.refuses('south', 'split 5 5', 'split.sum');
    expect(() => scene.does('south', 'split 0 4 6')).toThrow('dice.0');
    scene.does('south', 'split 1 3 6').asks('south', 'aim');
    scene.rolls('skull skull blank blank blank blank deflect blank').does('south', 'target husk.2');
    scene.rolls('skull deflect blank blank blank').does('south', 'target cray').asks('south', 'act');
    expect(scene.told('attack.hit').map(({ target, hits }) => [target, hits])).toEqual([
      ['1:cray.1', 1],
      ['1:husk.1', 0],
    ]);
    expect([scene.unit('husk.2').damage, scene.unit('cray').damage, scene.unrolled]).toEqual([1, 0, 0]);
  });

  it('one enemy alone gets all dice; tokens are spent on each roll by itself', () => {
    const scene = new Scene('organ-gun 10,10 inspire 3; orlen 5,20', 'cray 15,10').rolls(
      '1 1 inspire skull blank',
    );
    scene.does('south', 'activate organ-gun', 'attack volley', 'fan 0').asks('south', 'dice');
    scene.rolls('blank blank').does('south', 'spend');
    expect([scene.unit('organ-gun').inspire, scene.unit('cray').damage, scene.unrolled]).toEqual([1, 2, 0]);
  });

  it('#83 strikes enemies only', () => {
    const scene = new Scene('organ-gun 10,10 inspire 1; orlen 15,11', 'cray 15,9').rolls(
      '1 1 blank blank blank',
    );
    scene.does('south', 'activate organ-gun', 'attack volley', 'fan 0');
    expect(scene.told('attack.hit').map(({ target }) => target)).toEqual(['1:cray.1']);
    expect(scene.unrolled).toBe(0);
  });

  it('#84 is not laid where there is no enemy, and not used where none can be reached', () => {
    const scene = new Scene('organ-gun 10,10 inspire 1; orlen 5,20', NORTH).does(
      'south',
      'activate organ-gun',
      'attack volley',
    );
    scene.refuses('south', 'fan 180', 'shot.noEnemy');
    const far = new Scene('organ-gun 10,10 inspire 1; orlen 5,20', 'cray 20,10').does(
      'south',
      'activate organ-gun',
    );
    far.refuses('south', 'attack volley', 'attack.nobody');
    expect(far.unit('organ-gun').inspire).toBe(1);
  });

  it('#85 counts only enemies it sees', () => {
    const scene = new Scene('organ-gun 10,10 inspire 1; orlen 5,20', NORTH, {
      terrain: 'rock 13,10.7 15,10.7 15,13 13,13',
    });
    scene.rolls('3 4').does('south', 'activate organ-gun', 'attack volley', 'fan 0').asks('south', 'split');
    expect(scene.told('array.turned')).toMatchObject([{ enemies: ['1:cray.1', '1:husk.2'] }]);
    expect(scene.moves('south')[0]).toBe('split 5 4');
  });
});
