import { describe, expect, it } from 'vitest';
import { cast, unable } from './schooling.ts';

describe('protection: ward', () => {
  it('gives a Shield to an ally within 8 inches, the caster perhaps', () => {
    const scene = cast(
      'ilmane+protection 10,10; maud 19.26,10; pike 19.27,12',
      'cray 30,10',
      'ward',
      '2 1',
    ).asks('south', 'aim');
    expect(scene.moves('south')).toEqual(['target ilmane', 'target maud']);
    expect(scene.does('south', 'target maud').unit('maud').shields).toBe(1);
  });
});

describe('protection: veil', () => {
  it('covers all allies within 4 inches until the end of the round', () => {
    const scene = cast('ilmane+protection 10,10; kessa 12,10', 'maud 30,10; brine 40,25', 'veil', '3 1').does(
      'south',
      'stop',
      'end',
    );
    scene
      .rolls('skull blank blank')
      .does('north', 'activate maud', 'attack long-gun kessa')
      .rolls('inspire')
      .does('north', 'keep');
    expect(scene.unit('kessa').damage).toBe(0);
  });
});

describe('protection: repel', () => {
  it('strikes an enemy in combat with the caster twice and pushes it 4 inches away', () => {
    const scene = cast(
      'ilmane+protection 10,10; maud 5,5',
      'cray 11.26,10; brine 40,25',
      'repel',
      '2 1  blank deflect',
    );
    expect([scene.at('cray'), scene.unit('cray').tokens, scene.unit('cray').damage]).toEqual([
      '15.26,10',
      [],
      1,
    ]);
    unable('ilmane+protection 10,10; maud 5,5', 'cray 11.4,10', 'repel', 'cast.nobody');
  });
});

describe('protection: stone-skin', () => {
  it('adds a point of armour to an ally until the end of the round', () => {
    const scene = cast(
      'ilmane+protection 10,10; maud 12,10',
      'kessa 13.26,10; brine 40,25',
      'stone-skin',
      '4 1',
    ).does('south', 'target maud', 'stop', 'end');
    scene
      .rolls('skull skull blank  armour armour  blank blank blank')
      .does('north', 'activate kessa', 'attack twin-blades maud', 'target maud');
    expect([scene.unit('maud').damage, scene.unrolled]).toEqual([0, 0]);
  });
});

describe('protection: sanctuary', () => {
  it('gives a Shield to all allies within 4 inches, seen or not, the caster included', () => {
    const scene = cast(
      'ilmane+protection 10,10; maud 15.26,10; kessa 15.27,12',
      'cray 12,12',
      'sanctuary',
      '5 1',
      'rock 12,9 13,9 13,11 12,11',
    );
    expect(['ilmane', 'maud', 'kessa', 'cray'].map((name) => scene.unit(name).shields)).toEqual([1, 1, 0, 0]);
    expect(
      cast('ilmane+protection 10,10; maud 12,10', 'cray 30,10', 'sanctuary', '4 4').unit('maud').shields,
    ).toBe(0);
  });
});

describe('grace: heal', () => {
  it('restores two points to an ally within 8 inches', () => {
    const scene = cast('ilmane+grace 10,10; maud 19.26,10 damage 3', 'cray 30,10', 'heal', '2 1').does(
      'south',
      'target maud',
    );
    expect(scene.unit('maud').damage).toBe(1);
  });
});

describe('grace: cleanse', () => {
  it('removes all condition tokens from an ally within 10 inches, the caster perhaps', () => {
    const scene = cast(
      'ilmane+grace 10,10; maud 21.26,10 blind stun spotted dot 3 shields 1',
      'cray 30,20',
      'cleanse',
      '2 1',
    ).does('south', 'target maud');
    expect(scene.unit('maud')).toMatchObject({ tokens: [], dot: 0, shields: 1 });
    const self = cast('ilmane+grace 10,10 weakness blind; maud 21.27,10', 'cray 30,20', 'cleanse', '4 1');
    expect(self.unit('ilmane').lingering).toEqual([]);
  });
});

describe('grace: hearten', () => {
  it('gives another ally within 8 inches a token', () => {
    const scene = cast('ilmane+grace 10,10; maud 19.26,10', 'cray 30,20', 'hearten', '3 1');
    expect([scene.unit('maud').inspire, scene.unit('ilmane').inspire]).toEqual([1, 0]);
    unable('ilmane+grace 10,10; maud 19.27,10', 'cray 30,20', 'hearten', 'cast.nobody');
  });
});

describe('grace: quicken', () => {
  it('gives another ally within 6 inches a Move Action', () => {
    const scene = cast('ilmane+grace 10,10; maud 17.26,10', 'cray 30,20', 'quicken', '4 1')
      .does('south', 'move 17.26,14')
      .asks('south', 'cast');
    expect([scene.at('maud'), scene.unit('maud').activated]).toEqual(['17.26,14', false]);
    unable('ilmane+grace 10,10; maud 17.27,10', 'cray 30,20', 'quicken', 'cast.nobody');
  });
});

describe('grace: second-chance', () => {
  it('#158 leaves an ally a point of health the first time it would be destroyed', () => {
    const scene = cast(
      'ilmane+grace 10,10; maud 12,10 damage 2',
      'kessa 13.26,10; brine 40,25',
      'second-chance',
      '6 1',
    ).does('south', 'target maud', 'stop', 'end');
    scene
      .rolls('skull skull skull  blank blank blank  skull skull skull  blank blank blank')
      .does('north', 'activate kessa', 'attack twin-blades maud', 'target maud');
    expect([scene.told('unit.spared').length, scene.unit('maud').state, scene.unrolled]).toEqual([
      1,
      'destroyed',
      0,
    ]);
    const once = cast(
      'ilmane+grace 10,10; maud 12,10 damage 2',
      'kessa 13.26,10; brine 40,25',
      'second-chance',
      '6 1',
    ).does('south', 'target maud', 'stop', 'end');
    once.rolls('skull skull  blank blank').does('north', 'activate kessa', 'attack quick-cut maud');
    expect([once.unit('maud').damage, once.unit('maud').boosts.length]).toEqual([4, 1]);
  });

  it('holds against fire as well, until the end of the round', () => {
    const scene = cast(
      'ilmane+grace 10,10 damage 5 dot 1; maud 5,25 activated',
      'cray 40,25 activated',
      'second-chance',
      '6 1',
    )
      .rolls('1')
      .does('south', 'stop', 'end');
    expect([scene.unit('ilmane').damage, scene.unit('ilmane').boosts, scene.state.round]).toEqual([5, [], 2]);
    const kept = cast(
      'ilmane+grace 10,10 damage 5; maud 5,25 activated',
      'cray 40,25 activated',
      'second-chance',
      '6 1',
    ).does('south', 'stop', 'end');
    expect([kept.unit('ilmane').boosts, kept.state.round]).toEqual([[], 2]);
  });
});
