import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('orlen: steadfast-banner', () => {
  const flees = (south: string, unit: string, dice: string): boolean => {
    const scene = new Scene(south, 'cray 13.26,10; brine 30,25').rolls(dice);
    scene.does('south', `activate ${unit}`, 'flee');
    return scene.told('flight.tested').some(({ passed }) => passed);
  };

  it('lends another Warden within 3 inches a point of morale', () => {
    expect(flees('orlen 9,10; kessa 12,10', 'kessa', '3 1')).toBe(true);
    expect(flees('orlen 7,10; kessa 12,10', 'kessa', '3 1')).toBe(false);
  });

  it('lends nothing to himself, nor to a Hawk', () => {
    expect(flees('orlen 12,10; kessa 5,5', 'orlen', '2 1')).toBe(false);
    expect(flees('orlen 9,10; perrin 12,10', 'perrin', '4 1')).toBe(false);
    expect(flees('orlen 9,10; perrin 12,10', 'perrin', '5 1')).toBe(true);
  });
});

describe('orlen: marshals-sword', () => {
  it('rolls five dice, one of which may be rerolled', () => {
    const scene = new Scene('orlen 10,10; maud 5,5', 'cray 11.26,10; brine 30,25');
    scene
      .rolls('skull blank blank blank blank')
      .does('south', 'activate orlen', 'attack marshals-sword cray');
    scene.asks('south', 'dice').refuses('south', 'reroll skill 0-0-0-2', 'dice.tooMany');
    scene.rolls('skull  blank blank').does('south', 'reroll skill 0-0-0-1').asks('south', 'act');
    expect([scene.unit('cray').damage, scene.unrolled]).toEqual([2, 0]);
  });

  it('may be left as it fell, and needs contact', () => {
    const scene = new Scene('orlen 10,10; maud 5,5', 'cray 11.26,10; brine 12,14');
    scene
      .rolls('skull blank blank blank blank')
      .does('south', 'activate orlen', 'attack marshals-sword cray');
    scene.rolls('blank').does('south', 'keep').asks('south', 'act');
    expect([scene.unit('cray').damage, scene.unrolled]).toEqual([1, 0]);
    scene.refuses('south', 'attack marshals-sword brine', 'attack.contact');
  });
});

describe('orlen: judgement', () => {
  it('ignores a point of armour and deals two damage a hit, once a turn', () => {
    const scene = new Scene('orlen 10,10 inspire 2; maud 5,5', 'ironlung 11.811,10; brine 30,25');
    scene
      .rolls('skull skull skull  armour armour armour')
      .does('south', 'activate orlen', 'attack judgement ironlung');
    expect([scene.unit('ironlung').damage, scene.unit('orlen').inspire, scene.unrolled]).toEqual([2, 1, 0]);
    scene.refuses('south', 'attack judgement ironlung', 'attack.unique');
  });

  it('costs a token', () => {
    const scene = new Scene('orlen 10,10; maud 5,5', 'cray 11.26,10').does('south', 'activate orlen');
    scene.refuses('south', 'attack judgement cray', 'attack.cost');
  });
});

describe('orlen: forward-the-lamps', () => {
  it('lets another Warden move at once, for no action of either', () => {
    const scene = new Scene('orlen 10,10 inspire 2; maud 14,10; perrin 10,13', 'cray 30,20');
    scene.does('south', 'activate orlen', 'use forward-the-lamps', 'move 14,14').asks('south', 'act');
    expect([scene.at('maud'), scene.unit('maud').activated, scene.unit('orlen').inspire]).toEqual([
      '14,14',
      false,
      1,
    ]);
    scene.refuses('south', 'use forward-the-lamps', 'use.unique');
    scene.does('south', 'move 10,11', 'move 10,10').asks('north', 'act');
  });

  it('asks which of several, and gives a Move Action and nothing else', () => {
    const scene = new Scene('orlen 10,10 inspire 1; maud 14,10; kessa 10,14', 'cray 20,10');
    scene.does('south', 'activate orlen', 'use forward-the-lamps').asks('south', 'aim');
    expect(scene.moves('south')).toEqual(['target maud', 'target kessa']);
    scene.does('south', 'target maud').refuses('south', 'attack long-gun cray', 'act.other');
    scene.refuses('south', 'use take-aim', 'act.other');
    scene.refuses('south', 'move 14,14.01', 'move.far');
    scene.does('south', 'end').asks('south', 'act');
    expect(scene.at('maud')).toBe('14,10');
  });

  it('needs a Warden within 6 inches he can see, and a token', () => {
    const rock = { terrain: 'rock 11.5,7 12.5,7 12.5,13 11.5,13' };
    new Scene('orlen 10,10 inspire 1; maud 14,10', 'cray 30,20', rock)
      .does('south', 'activate orlen')
      .refuses('south', 'use forward-the-lamps', 'use.nobody');
    new Scene('orlen 10,10 inspire 1; maud 17.3,10; perrin 11.5,10', 'cray 30,20')
      .does('south', 'activate orlen')
      .refuses('south', 'use forward-the-lamps', 'use.nobody');
    new Scene('orlen 10,10; maud 14,10', 'cray 30,20')
      .does('south', 'activate orlen')
      .refuses('south', 'use forward-the-lamps', 'use.cost');
  });

  it('costs a silenced captain one token more', () => {
    const scene = new Scene('orlen 10,10 inspire 2 silence; maud 14,10', 'cray 30,20');
    scene.does('south', 'activate orlen', 'use forward-the-lamps', 'end');
    expect(scene.unit('orlen').inspire).toBe(0);
    new Scene('orlen 10,10 inspire 1 silence; maud 14,10', 'cray 30,20')
      .does('south', 'activate orlen')
      .refuses('south', 'use forward-the-lamps', 'use.cost');
  });

  it('is lost on a Warden in combat, and shakes off a stunned one', () => {
    const held = new Scene('orlen 10,10 inspire 1; maud 14,10', 'cray 15.26,10; brine 30,20');
    held.does('south', 'activate orlen', 'use forward-the-lamps').asks('south', 'act');
    expect([held.unit('orlen').inspire, held.state.frames.at(-1)]).toMatchObject([
      0,
      { unit: held.id('orlen') },
    ]);
    const dazed = new Scene('orlen 10,10 inspire 1; maud 14,10 stun', 'cray 30,20');
    dazed.does('south', 'activate orlen', 'use forward-the-lamps');
    expect(dazed.told('action.lost')).toHaveLength(1);
    expect([dazed.unit('maud').tokens, dazed.at('maud')]).toEqual([[], '14,10']);
  });

  it('moves an immobilized Warden three inches less', () => {
    const scene = new Scene('orlen 10,10 inspire 1; kessa 14,10 immobilize', 'cray 30,20');
    scene.does('south', 'activate orlen', 'use forward-the-lamps');
    scene.refuses('south', 'move 14,12.1', 'move.far');
    scene.does('south', 'move 14,12');
    expect(scene.unit('kessa').tokens).toEqual(['immobilize']);
  });
});

describe('ilmane: merciless-light', () => {
  const wood = { terrain: 'forest 18,8 22,8 22,12 18,12' };
  const shot = (south: string): number => {
    const scene = new Scene(south, 'cray 20,10; brine 30,25', wood).rolls('skull blank blank  inspire');
    scene.does('south', 'activate maud', 'attack long-gun cray', 'keep');
    return scene.unit('cray').damage;
  };

  it('takes the cover of enemies within 4 inches of her from all shots of her side', () => {
    expect(shot('maud 9,10; ilmane 20,14')).toBe(2);
    expect(shot('maud 9,10; ilmane 20,16')).toBe(0);
  });

  it('lights nothing for the other side', () => {
    const scene = new Scene('cray 10,10; brine 5,5', 'maud 20,10; ilmane 22,10', wood).rolls(
      'skull blank blank  inspire',
    );
    scene.does('south', 'activate cray', 'attack harpoon maud');
    expect(scene.unit('maud').damage).toBe(0);
  });
});

describe('ilmane: lamp-staff', () => {
  it('is a melee attack of two dice', () => {
    const scene = new Scene('ilmane 10,10; maud 5,5', 'cray 11.26,10; brine 14,10').rolls(
      'skull mastery  blank',
    );
    scene.does('south', 'activate ilmane', 'attack lamp-staff cray');
    expect([scene.unit('cray').damage, scene.unrolled]).toEqual([1, 0]);
    scene.refuses('south', 'attack lamp-staff brine', 'attack.contact');
  });
});

describe('ilmane: searing-ray', () => {
  it('burns what it damages into everybody’s eyes', () => {
    const scene = new Scene('ilmane 10,10; maud 5,5', 'cray 22,10; brine 30,25').does(
      'south',
      'activate ilmane',
      'magic',
    );
    scene
      .rolls('3 1  mastery mastery blank  blank armour')
      .does('south', 'cast searing-ray')
      .asks('south', 'cast');
    expect([scene.unit('cray').damage, scene.unit('cray').tokens, scene.unrolled]).toEqual([
      1,
      ['spotted'],
      0,
    ]);
    scene.refuses('south', 'cast searing-ray', 'cast.twice');
  });

  it('#137 is aimed when the test is passed', () => {
    const scene = new Scene('ilmane 10,10; maud 5,5', 'cray 18,10; brine 18,12').does(
      'south',
      'activate ilmane',
      'magic',
    );
    scene.rolls('3 1').does('south', 'cast searing-ray').asks('south', 'aim');
    scene.rolls('skull blank blank  blank').does('south', 'target brine').asks('south', 'cast');
    expect([scene.unit('cray').damage, scene.unit('brine').damage, scene.unrolled]).toEqual([0, 1, 0]);
  });

  it('spots nobody it does not damage', () => {
    const scene = new Scene('ilmane 10,10; maud 5,5', 'cray 22,10; brine 30,25').does(
      'south',
      'activate ilmane',
      'magic',
    );
    scene.rolls('3 1  skull blank blank  deflect').does('south', 'cast searing-ray');
    expect(scene.unit('cray').tokens).toEqual([]);
  });

  it('fails below 8, reaches 12 inches, needs sight and no combat', () => {
    const scene = new Scene('ilmane 10,10; maud 5,5', 'cray 22,10').does('south', 'activate ilmane', 'magic');
    scene.rolls('2 1').does('south', 'cast searing-ray').asks('south', 'cast');
    expect([scene.told('spell.tried').map(({ passed }) => passed), scene.unit('cray').damage]).toEqual([
      [false],
      0,
    ]);
    new Scene('ilmane 10,10 damage 1; maud 5,5', 'cray 23.27,10')
      .does('south', 'activate ilmane', 'magic')
      .refuses('south', 'cast searing-ray', 'cast.nobody');
    new Scene('ilmane 10,10 damage 1; maud 5,5', 'cray 18,10', { terrain: 'rock 13,6 14,6 14,14 13,14' })
      .does('south', 'activate ilmane', 'magic')
      .refuses('south', 'cast searing-ray', 'cast.nobody');
    new Scene('ilmane 10,10 damage 1; maud 5,5', 'cray 11.26,10; brine 16,10')
      .does('south', 'activate ilmane', 'magic')
      .refuses('south', 'cast searing-ray', 'cast.combat');
  });
});

describe('ilmane: mend', () => {
  it('restores up to two points to an ally she sees within 8 inches, herself included', () => {
    const scene = new Scene(
      'ilmane 10,10 damage 3; maud 19.26,10 damage 1; pike 19.27,14 damage 1',
      'cray 30,20',
    );
    scene.rolls('2 1').does('south', 'activate ilmane', 'magic', 'cast mend').asks('south', 'aim');
    expect(scene.moves('south')).toEqual(['target ilmane', 'target maud']);
    scene.does('south', 'target maud');
    expect(scene.unit('maud').damage).toBe(0);
    const self = new Scene('ilmane 10,10 damage 3; maud 5,25 damage 2', 'cray 30,20').rolls('6 1');
    self.does('south', 'activate ilmane', 'magic', 'cast mend');
    expect([self.unit('ilmane').damage, self.unit('maud').damage]).toEqual([1, 2]);
  });

  it('cannot be cast by a silenced Mage', () => {
    new Scene('ilmane 10,10 damage 3 silence; maud 5,5', 'cray 30,20')
      .does('south', 'activate ilmane')
      .refuses('south', 'magic', 'magic.silenced');
  });
});

describe('ilmane: dazzle', () => {
  it('blinds an enemy within 10 inches for a 9', () => {
    const scene = new Scene('ilmane 10,10; maud 5,5', 'cray 21.26,10; brine 21.27,12').rolls('4 1  3 1');
    scene.does('south', 'activate ilmane', 'magic', 'cast dazzle');
    expect([scene.unit('cray').tokens, scene.unit('brine').tokens]).toEqual([['blind'], []]);
    scene.does('south', 'cast mend').asks('south', 'aim').does('south', 'target ilmane').asks('south', 'act');
    scene.refuses('south', 'magic', 'magic.once');
  });

  it('needs sight', () => {
    new Scene('ilmane 10,10; maud 5,5', 'cray 18,10', { terrain: 'rock 13,6 14,6 14,14 13,14' })
      .does('south', 'activate ilmane', 'magic')
      .refuses('south', 'cast dazzle', 'cast.nobody');
  });
});
