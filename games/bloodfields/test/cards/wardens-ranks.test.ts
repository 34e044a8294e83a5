import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('maud: sighted-in', () => {
  it('rerolls a die of her shot while she has not moved this turn', () => {
    const scene = new Scene('maud 10,10; orlen 5,5', 'cray 22,10; brine 30,25').rolls('blank blank blank');
    scene.does('south', 'activate maud', 'attack long-gun cray').asks('south', 'dice');
    scene.refuses('south', 'reroll sighted-in 0-0-0-2', 'dice.tooMany');
    scene.rolls('skull  blank').does('south', 'reroll sighted-in 0-0-0-1').asks('south', 'act');
    expect([scene.unit('cray').damage, scene.unrolled]).toEqual([2, 0]);
  });

  it('is of no use to her on the move, nor in melee', () => {
    const scene = new Scene('maud 10,10; orlen 5,5', 'cray 22,10; brine 30,25').rolls('blank blank blank');
    scene.does('south', 'activate maud', 'move 10,11', 'attack long-gun cray').asks('north', 'activate');
    const butt = new Scene('maud 10,10; orlen 5,5', 'cray 11.26,10').rolls('blank blank');
    butt.does('south', 'activate maud', 'attack musket-butt cray').asks('south', 'act');
  });
});

describe('maud: long-gun', () => {
  it('rolls a die more within half of its 18 inches, or at a Spotted target', () => {
    const dice = (north: string): number => {
      const scene = new Scene('maud 10,10; orlen 5,5', north).does(
        'south',
        'activate maud',
        'attack long-gun cray',
      );
      return scene.told('dice.rolled')[0]?.faces.reduce((sum, some) => sum + some, 0) ?? 0;
    };
    expect([dice('cray 20.26,10'), dice('cray 20.27,10'), dice('cray 29.26,10 spotted')]).toEqual([4, 3, 4]);
  });

  it('deals two damage a hit, once a turn', () => {
    const scene = new Scene('maud 10,10; orlen 5,5', 'cray 29.26,10; brine 40,25').rolls(
      'mastery skull skull  deflect blank armour',
    );
    scene.does('south', 'activate maud', 'attack long-gun cray', 'keep');
    expect([scene.unit('cray').damage, scene.unrolled]).toEqual([2, 0]);
    scene.refuses('south', 'attack long-gun cray', 'attack.unique');
  });

  it('needs range, sight and elbow room', () => {
    const maud = (north: string, terrain = ''): Scene =>
      new Scene('maud 10,10; orlen 5,5', north, { terrain }).does('south', 'activate maud');
    maud('cray 29.27,10').refuses('south', 'attack long-gun cray', 'attack.range');
    maud('cray 16,10', 'rock 12,7 13,7 13,13 12,13').refuses(
      'south',
      'attack long-gun cray',
      'attack.unseen',
    );
    maud('cray 16,10; brine 11.26,10').refuses('south', 'attack long-gun cray', 'attack.combat');
  });
});

describe('maud: take-aim', () => {
  it('lets the skulls of her next shot strike without a defence roll', () => {
    const scene = new Scene('maud 10,10; orlen 5,5', 'cray 29,10; brine 40,25').does(
      'south',
      'activate maud',
      'use take-aim',
    );
    scene.refuses('south', 'use take-aim', 'use.unique');
    scene
      .rolls('skull mastery blank  deflect')
      .does('south', 'attack long-gun cray', 'keep')
      .asks('north', 'activate');
    expect([scene.unit('cray').damage, scene.unit('maud').boosts, scene.unrolled]).toEqual([2, [], 0]);
  });

  it('does nothing for the musket’s other end, and is over with her turn', () => {
    const scene = new Scene('maud 10,10; orlen 5,5', 'cray 11.26,10; brine 40,25').does(
      'south',
      'activate maud',
      'use take-aim',
    );
    scene.rolls('skull blank  deflect').does('south', 'attack musket-butt cray');
    expect([scene.unit('cray').damage, scene.unit('maud').boosts]).toEqual([0, []]);
  });

  it('#120 costs her an action, and a silenced Maud a token', () => {
    const scene = new Scene('maud 10,10 silence; orlen 5,5', 'cray 29,10').does('south', 'activate maud');
    scene.refuses('south', 'use take-aim', 'use.cost');
    scene.does('south', 'focus', 'use take-aim').asks('north', 'act');
    expect(scene.unit('maud').inspire).toBe(0);
  });
});

describe('maud: musket-butt', () => {
  it('is a melee attack of two dice', () => {
    const scene = new Scene('maud 10,10; orlen 5,5', 'cray 11.26,10').rolls('skull skull  blank blank');
    scene.does('south', 'activate maud', 'attack musket-butt cray');
    expect([scene.unit('cray').damage, scene.unrolled]).toEqual([2, 0]);
    new Scene('maud 10,10; orlen 5,5', 'cray 12,10')
      .does('south', 'activate maud')
      .refuses('south', 'attack musket-butt cray', 'attack.contact');
  });
});

describe('pike: ranked', () => {
  const dice = (south: string, attack: string): number => {
    const scene = new Scene(south, 'cray 11.26,10; pike 10,12.3').does('south', 'supports');
    if (scene.step === 'support') scene.does('south', 'activate pike');
    scene.does('south', attack);
    return scene.told('dice.rolled')[0]?.faces.reduce((sum, some) => sum + some, 0) ?? 0;
  };

  it('adds a die to Pike with another allied Pike Watch within 2 inches', () => {
    expect(dice('pike 10,10; pike 6.74,10; maud 5,5', 'attack pike cray')).toBe(3);
    expect(dice('pike 10,10; pike 6.73,10; maud 5,5', 'attack pike cray')).toBe(2);
  });

  it('is not helped by a third, by other Wardens, by the enemy’s pikes, and not for a basic attack', () => {
    expect(dice('pike 10,10; pike 8.5,10; pike 10,8.5; maud 5,5', 'attack pike cray')).toBe(3);
    expect(dice('pike 10,10; maud 8.5,10', 'attack pike cray')).toBe(2);
    expect(dice('pike 10,10; pike 8.5,10; maud 5,5', 'attack basic cray')).toBe(2);
  });
});

describe('pike: pike', () => {
  it('reaches an inch and a half', () => {
    const scene = new Scene('pike 10,10; maud 5,5', 'cray 12.76,10; brine 12.77,12').rolls(
      'skull skull  blank blank',
    );
    scene.does('south', 'supports').refuses('south', 'attack pike brine', 'attack.reach');
    scene.does('south', 'attack pike cray');
    expect([scene.unit('cray').damage, scene.unrolled]).toEqual([2, 0]);
  });
});

describe('perrin: soar', () => {
  it('flies 10 inches over everything, as often as there are actions', () => {
    const rock = { terrain: 'rock 13,6 15,6 15,14 13,14' };
    const scene = new Scene('perrin 10,10; orlen 5,5', 'cray 17,10; brine 40,25', rock).does(
      'south',
      'activate perrin',
      'use soar',
    );
    scene.refuses('south', 'move 20.01,10', 'move.far');
    scene.refuses('south', 'move 14,10', 'move.end');
    scene.refuses('south', 'move 18.26,10', 'move.contact');
    scene.does('south', 'move 20,10', 'pass', 'use soar', 'move 10,10').asks('north', 'activate');
  });

  it('makes every charge after it very hard, and can be thought better of', () => {
    const scene = new Scene('perrin 10,10; orlen 5,5', 'cray 20,10; brine 40,25');
    scene
      .does('south', 'activate perrin', 'use soar', 'move 15,10', 'pass')
      .rolls('2 6')
      .does('south', 'charge cray');
    expect(scene.told('charge.declared')[0]?.kind).toBe('veryHard');
    expect(scene.told('charge.tested')[0]?.passed).toBe(false);
    const stay = new Scene('perrin 10,10; orlen 5,5', 'cray 13,10').does(
      'south',
      'activate perrin',
      'use soar',
      'stay',
    );
    stay.asks('south', 'act').rolls('2 1').does('south', 'charge cray');
    expect(stay.told('charge.declared')[0]?.kind).toBe('easy');
  });

  it('is impossible in combat, immobilized, and from or into a forest', () => {
    const perrin = (unit: string, north: string, terrain = ''): Scene =>
      new Scene(`${unit}; orlen 5,5`, north, { terrain }).rolls('6').does('south', 'activate perrin');
    perrin('perrin 10,10', 'cray 11.26,10').refuses('south', 'use soar', 'use.combat');
    perrin('perrin 10,10 immobilize', 'cray 30,10').refuses('south', 'use soar', 'use.immobilized');
    const wood = 'forest 8,8 12,8 12,12 8,12';
    perrin('perrin 10,10', 'cray 30,10', wood).refuses('south', 'use soar', 'use.forest');
    const over = perrin('perrin 15,10', 'cray 30,10', wood).does('south', 'use soar');
    expect(over.refuses('south', 'move 10,10', 'move.land').pieces).toEqual(['forest-1']);
  });
});

describe('perrin: high-circles', () => {
  it('spots a visible enemy within 6 inches of where it lands', () => {
    const scene = new Scene('perrin 10,10; orlen 5,5', 'cray 27.26,10; brine 20,17.27').does(
      'south',
      'activate perrin',
      'use soar',
    );
    scene
      .does('south', 'move 20,10')
      .asks('south', 'react')
      .does('south', 'use high-circles')
      .asks('south', 'act');
    expect([scene.unit('cray').tokens, scene.unit('brine').tokens]).toEqual([['spotted'], []]);
  });

  it('asks which of several, may be declined, and needs a flight', () => {
    const scene = new Scene('perrin 10,10; orlen 5,5', 'cray 25,10; brine 20,15').does(
      'south',
      'activate perrin',
      'use soar',
    );
    scene.does('south', 'move 20,10', 'use high-circles').asks('south', 'aim').does('south', 'target brine');
    expect([scene.unit('cray').tokens, scene.unit('brine').tokens]).toEqual([[], ['spotted']]);
    const walk = new Scene('perrin 10,10; orlen 5,5', 'cray 16,10')
      .does('south', 'activate perrin', 'move 11,10')
      .asks('south', 'act');
    walk.does('south', 'use soar', 'move 11,12', 'pass');
    expect(walk.unit('cray').tokens).toEqual([]);
  });

  it('does not look through rock', () => {
    const scene = new Scene('perrin 10,10; orlen 5,5', 'cray 24,10', {
      terrain: 'rock 21,6 22,6 22,14 21,14',
    });
    scene.does('south', 'activate perrin', 'use soar', 'move 19,10').asks('south', 'act');
  });
});

describe('perrin: rake', () => {
  it('blinds what it damages', () => {
    const scene = new Scene('perrin 10,10; orlen 5,5', 'cray 11.26,10; brine 40,25').rolls(
      'skull blank blank blank  deflect',
    );
    scene.does('south', 'activate perrin', 'attack rake cray');
    expect(scene.unit('cray').tokens).toEqual([]);
    scene.rolls('skull mastery mastery blank  armour blank').does('south', 'attack rake cray');
    expect([scene.unit('cray').damage, scene.unit('cray').tokens, scene.unrolled]).toEqual([1, ['blind'], 0]);
  });
});

describe('organ-gun: crewed', () => {
  const windows = (south: string): string => {
    const scene = new Scene(south, 'cray 15,10; brine 40,25')
      .rolls('1 1')
      .does('south', 'activate organ-gun', 'attack volley');
    return scene.rolls('blank blank blank').does('south', 'fan 0').step;
  };

  it('rerolls two dice of each attack with a Warden of flesh and blood within an inch', () => {
    const scene = new Scene('organ-gun 10,10 inspire 1; pike 10,12.811', 'cray 15,10; brine 40,25').rolls(
      '1 1  blank blank blank',
    );
    scene.does('south', 'activate organ-gun', 'attack volley', 'fan 0').asks('south', 'dice');
    scene.refuses('south', 'reroll crewed 0-0-0-3', 'dice.tooMany');
    scene.rolls('skull skull  blank blank').does('south', 'reroll crewed 0-0-0-2');
    expect([scene.unit('cray').damage, scene.unrolled]).toEqual([2, 0]);
  });

  it('is not crewed by a Hawk, an engine, the enemy, or from farther away', () => {
    expect(windows('organ-gun 10,10 inspire 1; maud 10,12.811')).toBe('dice');
    expect(windows('organ-gun 10,10 inspire 1; maud 10,12.83')).toBe('act');
    expect(windows('organ-gun 10,10 inspire 1; perrin 10,12; orlen 5,5')).toBe('act');
  });
});

describe('organ-gun: volley', () => {
  it('rolls 2D6 and a die for each enemy under the template, split as its player likes', () => {
    const scene = new Scene(
      'organ-gun 10,10 inspire 2; orlen 5,5',
      'cray 15,10; brine 15,12; fenn 15,16',
    ).rolls('1 2');
    scene.does('south', 'activate organ-gun', 'attack volley', 'fan 0').asks('south', 'split');
    scene.refuses('south', 'split 3 3', 'split.sum');
    scene.does('south', 'split 4 1').asks('south', 'aim');
    scene.rolls('skull  blank  blank blank blank blank').does('south', 'target brine').asks('south', 'act');
    expect([scene.unit('brine').damage, scene.unit('cray').damage, scene.unit('organ-gun').inspire]).toEqual([
      1, 0, 1,
    ]);
    expect(scene.unrolled).toBe(0);
    scene.refuses('south', 'attack volley', 'attack.unique');
  });

  it('needs a token, an enemy within 8 inches it can see, and nobody in contact', () => {
    const gun = (unit: string, north: string, terrain = ''): Scene =>
      new Scene(`${unit}; orlen 5,5`, north, { terrain }).does('south', 'activate organ-gun');
    gun('organ-gun 10,10', 'cray 15,10').refuses('south', 'attack volley', 'attack.cost');
    gun('organ-gun 10,10 inspire 1', 'cray 19.9,10').refuses('south', 'attack volley', 'attack.nobody');
    gun('organ-gun 10,10 inspire 1', 'cray 16,10', 'rock 13,5 14,5 14,15 13,15').refuses(
      'south',
      'attack volley',
      'attack.nobody',
    );
    gun('organ-gun 10,10 inspire 1', 'cray 11.811,10; brine 15,10').refuses(
      'south',
      'attack volley',
      'attack.combat',
    );
    gun('organ-gun 10,10 inspire 1', 'cray 15,10')
      .does('south', 'attack volley')
      .refuses('south', 'fan 180', 'shot.noEnemy');
  });
});
