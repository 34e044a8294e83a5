import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const WALL = { terrain: 'rock 13,5 14,5 14,15 13,15' };

describe('yew: deep-roots', () => {
  it('keeps her where she stands when she is pushed, and unstunned', () => {
    const scene = new Scene('tobren 10,10; maud 5,5', 'yew 11.968,10; rook 30,25').rolls(
      'skull blank blank  blank',
    );
    scene.does('south', 'activate tobren', 'attack shield-slam yew');
    expect([scene.at('yew'), scene.unit('yew').tokens, scene.unit('yew').damage]).toEqual([
      '11.968,10',
      [],
      1,
    ]);
    expect(scene.told('push.held')).toHaveLength(1);
  });

  it('keeps her where she stands when an enemy would move her, and nobody is asked about it', () => {
    const vine = new Scene('pell 10,10 inspire 1; rook 5,5', 'yew 15,10; maud 30,25');
    vine.does('south', 'activate pell', 'use vine-drag').asks('south', 'act');
    const reel = new Scene('cray 10,10; brine 5,5', 'yew 15,10; maud 30,25').rolls(
      'skull blank blank  blank',
    );
    reel.does('south', 'activate cray', 'attack harpoon yew').asks('south', 'act');
    expect([vine.at('yew'), reel.at('yew'), reel.unit('yew').tokens]).toEqual([
      '15,10',
      '15,10',
      ['immobilize'],
    ]);
    const rope = new Scene('tobren 10,10; maud 5,5', 'yew+tether-rope 11.968,10; rook 30,25').rolls(
      'skull blank blank  blank',
    );
    rope.does('south', 'activate tobren', 'attack shield-slam yew').asks('south', 'act');
    expect(rope.unit('yew').spent).toEqual([]);
  });
});

describe('yew: branch-sweep', () => {
  it('strikes every visible enemy within an inch, each with a roll of its own', () => {
    const scene = new Scene('yew 10,10; rook 5,5', 'cray 12.811,10; brine 10,12; fenn 10,7.17; maud 30,25');
    scene
      .rolls('skull skull skull  blank blank blank')
      .does('south', 'activate yew', 'attack branch-sweep')
      .asks('south', 'aim');
    expect(scene.moves('south')).toEqual(['target cray', 'target brine']);
    scene.rolls('skull blank blank  blank').does('south', 'target brine').asks('south', 'act');
    expect([scene.unit('brine').damage, scene.unit('cray').damage, scene.unit('fenn').damage]).toEqual([
      3, 1, 0,
    ]);
    expect(scene.unrolled).toBe(0);
  });

  it('needs somebody to strike', () => {
    new Scene('yew 10,10; rook 5,5', 'cray 12.83,10')
      .does('south', 'activate yew')
      .refuses('south', 'attack branch-sweep', 'attack.nobody');
  });
});

describe('yew: grasping-roots', () => {
  it('hold an enemy within 10 inches she need not see', () => {
    const scene = new Scene('yew 10,10; rook 5,5', 'cray 21.811,10; brine 21.83,12', WALL).rolls('3 2');
    scene.does('south', 'activate yew', 'magic', 'cast grasping-roots');
    expect([scene.unit('cray').tokens, scene.unit('brine').tokens]).toEqual([['immobilize'], []]);
  });

  it('fail below 8, and find nobody farther away', () => {
    const scene = new Scene('yew 10,10; rook 5,5', 'cray 20,10').rolls('2 2');
    scene.does('south', 'activate yew', 'magic', 'cast grasping-roots');
    expect(scene.unit('cray').tokens).toEqual([]);
    new Scene('yew 10,10; rook 5,5', 'cray 21.83,10')
      .does('south', 'activate yew', 'magic')
      .refuses('south', 'cast grasping-roots', 'cast.nobody');
  });
});

describe('yew: thorn-crush', () => {
  it('is a melee attack with her arcane mastery that ignores two points of armour', () => {
    const scene = new Scene('yew 10,10; rook 5,5', 'ironlung 12.362,10; brine 30,25').rolls(
      '3 1  mastery mastery mastery blank  armour armour armour',
    );
    scene.does('south', 'activate yew', 'magic', 'cast thorn-crush');
    expect([scene.unit('ironlung').damage, scene.unrolled]).toEqual([2, 0]);
  });

  it('needs contact', () => {
    new Scene('yew 10,10; rook 5,5', 'cray 12,10')
      .does('south', 'activate yew', 'magic')
      .refuses('south', 'cast thorn-crush', 'cast.nobody');
  });
});

describe('yew: sap-rain', () => {
  it('restores a point to all allies within 5 inches, seen or not, herself included', () => {
    const scene = new Scene(
      'yew 10,10 damage 2; rook 15.5,10 damage 1; caul 10,16.811 damage 2; pell 10,3 damage 2',
      'cray 12,10 damage 1',
      {
        terrain: 'rock 13,5 14,5 14,15 13,15',
      },
    );
    scene.rolls('2 1').does('south', 'activate yew', 'magic', 'cast sap-rain');
    expect(['yew', 'rook', 'caul', 'pell', 'cray'].map((name) => scene.unit(name).damage)).toEqual([
      1, 0, 1, 2, 1,
    ]);
  });
});

describe('yew: wither', () => {
  it('weakens a visible enemy within 8 inches for a 10', () => {
    const scene = new Scene('yew 10,10; rook 5,5', 'cray 19.811,10; brine 30,25').rolls('5 1  4 1');
    scene.does('south', 'activate yew', 'magic', 'cast wither');
    expect(scene.unit('cray').tokens).toEqual(['weakness']);
    scene
      .does('south', 'cast grasping-roots')
      .rolls('6 3')
      .does('south', 'cast sap-rain')
      .asks('south', 'act');
    expect(scene.told('spell.tried')).toHaveLength(1);
  });

  it('needs sight and range', () => {
    const yew = (cray: string): Scene =>
      new Scene('yew 10,10; rook 5,5', cray, WALL).does('south', 'activate yew', 'magic');
    yew('cray 17,10').refuses('south', 'cast wither', 'cast.nobody');
    yew('cray 19.83,10').refuses('south', 'cast wither', 'cast.nobody');
  });
});

describe('brakk: bull-rush', () => {
  it('adds two to the test and to the range of his charges', () => {
    const scene = new Scene('brakk 10,10; rook 5,5', 'cray 21.811,10; brine 40,25')
      .rolls('2 1')
      .does('south', 'activate brakk', 'charge cray');
    expect(scene.told('charge.tested')).toMatchObject([{ passed: true, sum: 10_000 }]);
    new Scene('brakk 10,10; rook 5,5', 'cray 25.83,10')
      .does('south', 'activate brakk')
      .refuses('south', 'charge cray', 'charge.far');
    const far = new Scene('brakk 10,10; rook 5,5', 'cray 25.811,10')
      .rolls('6 5')
      .does('south', 'activate brakk', 'charge cray');
    expect(far.told('charge.tested')).toMatchObject([{ passed: true }]);
  });

  it('does not save a charge that fails by its dice', () => {
    const scene = new Scene('brakk 10,10; rook 5,5', 'cray 13,10')
      .rolls('1 1')
      .does('south', 'activate brakk', 'charge cray');
    expect(scene.told('charge.tested')).toMatchObject([{ passed: false }]);
  });
});

describe('brakk: gore', () => {
  it('rolls a sixth die in the free attack of a charge only', () => {
    const scene = new Scene('brakk 10,10; rook 5,5', 'ironlung 15,10; brine 40,25')
      .rolls('3 3')
      .does('south', 'activate brakk', 'charge ironlung');
    scene
      .does('south', 'contact 12.638,10')
      .rolls('skull skull skull skull skull skull  deflect deflect deflect deflect deflect blank');
    scene.does('south', 'strike gore').asks('south', 'act');
    expect([scene.unit('ironlung').damage, scene.unrolled]).toEqual([1, 0]);
    scene.rolls('skull blank blank blank blank  blank').does('south', 'attack gore ironlung');
    expect([scene.unit('ironlung').damage, scene.unrolled]).toEqual([2, 0]);
  });
});

describe('brakk: trample', () => {
  it('strikes all around for one token, also as the free attack of a charge', () => {
    const scene = new Scene('brakk 10,10 inspire 1; rook 5,5', 'cray 15,10; brine 15,11.5; maud 40,25').rolls(
      '3 3',
    );
    scene.does('south', 'activate brakk', 'charge cray', 'contact 13.189,10');
    scene
      .rolls('skull blank blank  blank  skull blank blank  blank')
      .does('south', 'strike trample', 'target brine')
      .asks('south', 'act');
    expect([scene.unit('cray').damage, scene.unit('brine').damage, scene.unit('brakk').inspire]).toEqual([
      2, 2, 0,
    ]);
    expect(scene.told('attack.hit').map(({ target }) => target)).toEqual(['1:brine.1', '1:cray.1']);
    scene.refuses('south', 'attack trample', 'attack.unique');
  });

  it('costs a token', () => {
    new Scene('brakk 10,10; rook 5,5', 'cray 12,10')
      .does('south', 'activate brakk')
      .refuses('south', 'attack trample', 'attack.cost');
  });
});

describe('ssil: ambush', () => {
  const dice = (ssil: string, cray: string): number => {
    const scene = new Scene(`ssil ${ssil}; rook 5,5`, `cray ${cray}; brine 40,25`, {
      terrain: 'forest 8,8 12,8 12,12 8,12; swamp 20,8 24,8 24,12 20,12; forest 12.5,8 14,8 14,12 12.5,12',
    });
    scene.does('south', 'activate ssil', 'attack venom-fangs cray');
    return scene.told('dice.rolled')[0]?.faces.reduce((sum, some) => sum + some, 0) ?? 0;
  };

  it('adds a die against enemies in the same piece of terrain', () => {
    expect([dice('9.5,10', '10.917,10'), dice('21,10', '22.417,10')]).toEqual([5, 5]);
  });

  it('adds none in the open, nor between two pieces', () => {
    expect([dice('30,10', '31.417,10'), dice('11.583,10', '13,10'), dice('6.8,10', '8.217,10')]).toEqual([
      4, 4, 4,
    ]);
  });
});

describe('ssil: pounce', () => {
  it('jumps 6 inches over anything, once a turn, and makes easy charges hard', () => {
    const scene = new Scene('ssil 10,10; rook 5,5', 'cray 19,10; brine 40,25', WALL).does(
      'south',
      'activate ssil',
      'use pounce',
    );
    scene.refuses('south', 'move 16.01,10', 'move.far');
    scene.refuses('south', 'move 13.5,10', 'move.end');
    scene.does('south', 'move 16,10').refuses('south', 'use pounce', 'use.unique');
    scene.rolls('1 6').does('south', 'charge cray');
    expect([scene.told('charge.declared')[0]?.kind, scene.told('charge.tested')[0]?.passed]).toEqual([
      'hard',
      false,
    ]);
  });

  it('ends in no combat, and is impossible in one or immobilized; silenced it costs a token', () => {
    const ssil = (unit: string, cray: string): Scene =>
      new Scene(`${unit}; rook 5,5`, cray).does('south', 'activate ssil');
    ssil('ssil 10,10', 'cray 15,10')
      .does('south', 'use pounce')
      .refuses('south', 'move 13.583,10', 'move.contact');
    ssil('ssil 10,10', 'cray 11.417,10').refuses('south', 'use pounce', 'use.combat');
    ssil('ssil 10,10 immobilize', 'cray 15,10').refuses('south', 'use pounce', 'use.immobilized');
    ssil('ssil 10,10 silence', 'cray 15,10').refuses('south', 'use pounce', 'use.cost');
  });
});

describe('ssil: venom-fangs', () => {
  it('set damage over time on what they damage, token upon token', () => {
    const scene = new Scene('ssil 10,10; rook 5,5', 'cray 11.417,10 dot 1; brine 40,25').rolls(
      'skull mastery mastery blank  blank deflect',
    );
    scene.does('south', 'activate ssil', 'attack venom-fangs cray');
    expect([scene.unit('cray').damage, scene.unit('cray').dot, scene.unrolled]).toEqual([1, 2, 0]);
    scene.rolls('skull blank blank blank  deflect').does('south', 'attack venom-fangs cray');
    expect(scene.unit('cray').dot).toBe(2);
  });
});

describe('rook: leaf-cloak', () => {
  const wood = { terrain: 'forest 8,8 12,8 12,12 8,12; swamp 18,8 22,8 22,12 18,12' };
  const step = (rook: string): string =>
    new Scene(`rook ${rook}; caul 5,5`, 'cray 26,10; brine 40,25', wood)
      .rolls('blank blank blank')
      .does('south', 'activate rook', 'attack whistling-arrow cray').step;

  it('rerolls a die of his shots from a forest, and only there', () => {
    expect([step('12,10'), step('20,10'), step('15,10')]).toEqual(['dice', 'act', 'act']);
    const scene = new Scene('rook 12,10; caul 5,5', 'cray 26,10; brine 40,25', wood).rolls(
      'blank blank blank',
    );
    scene
      .does('south', 'activate rook', 'attack whistling-arrow cray')
      .refuses('south', 'reroll leaf-cloak 0-0-0-2', 'dice.tooMany');
    scene.rolls('mastery  blank').does('south', 'reroll leaf-cloak 0-0-0-1');
    expect([scene.unit('cray').damage, scene.unrolled]).toEqual([1, 0]);
  });
});

describe('rook: whistling-arrow', () => {
  it('finds enemies he cannot see, up to 15 inches away, as often as he has actions', () => {
    const scene = new Scene('rook 10,10; caul 5,5', 'cray 26.26,10; brine 26.27,12', WALL).rolls(
      'skull skull blank  blank armour  skull blank blank  inspire',
    );
    scene
      .does('south', 'activate rook', 'attack whistling-arrow cray')
      .refuses('south', 'attack whistling-arrow brine', 'attack.range');
    expect(scene.unit('cray').damage).toBe(1);
    scene.does('south', 'attack whistling-arrow cray');
    expect([scene.unit('cray').damage, scene.unrolled]).toEqual([2, 0]);
  });

  it('#59 meets the cover of a target that stands in terrain', () => {
    const scene = new Scene('rook 10,10; caul 5,5', 'cray 20,10; brine 40,25', {
      terrain: `${WALL.terrain}; forest 18,8 22,8 22,12 18,12`,
    });
    scene.rolls('skull blank blank  inspire').does('south', 'activate rook', 'attack whistling-arrow cray');
    expect(scene.unit('cray').damage).toBe(0);
  });
});

describe('rook: barbed-arrow', () => {
  it('weakens what it damages, with a fifth die at half range', () => {
    const scene = new Scene('rook 10,10 inspire 2; caul 5,5', 'ironlung 17.811,10; brine 40,25').rolls(
      'skull skull skull skull skull  armour armour armour deflect blank',
    );
    scene.does('south', 'activate rook', 'attack barbed-arrow ironlung');
    expect([
      scene.unit('ironlung').damage,
      scene.unit('ironlung').tokens,
      scene.unit('rook').inspire,
    ]).toEqual([1, ['weakness'], 1]);
    const far = new Scene('rook 10,10 inspire 1; caul 5,5', 'cray 23.26,10; brine 40,25').rolls(
      'blank blank blank blank',
    );
    far.does('south', 'activate rook', 'attack barbed-arrow cray');
    expect([scene.unrolled, far.unrolled, far.unit('cray').tokens]).toEqual([0, 0, []]);
  });

  it('needs a token, range and sight', () => {
    const rook = (unit: string, cray: string, terrain = ''): Scene =>
      new Scene(`${unit}; caul 5,5`, cray, { terrain }).does('south', 'activate rook');
    rook('rook 10,10', 'cray 15,10').refuses('south', 'attack barbed-arrow cray', 'attack.cost');
    rook('rook 10,10 inspire 1', 'cray 23.27,10').refuses(
      'south',
      'attack barbed-arrow cray',
      'attack.range',
    );
    rook('rook 10,10 inspire 1', 'cray 17,10', WALL.terrain).refuses(
      'south',
      'attack barbed-arrow cray',
      'attack.unseen',
    );
  });
});
