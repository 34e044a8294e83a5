import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('magic', () => {
  it('a Mage tries two spells in one action and then goes on with its turn', () => {
    const scene = new Scene('ilmane 10,10 damage 3; orlen 12,10 damage 2', 'cray 40,5').does(
      'south',
      'activate ilmane',
      'magic',
    );
    scene.rolls('1 2').does('south', 'cast mend', 'target orlen');
    expect(scene.unit('orlen').damage).toBe(0);
    scene.asks('south', 'cast').does('south', 'stop').refuses('south', 'magic', 'magic.once');
    scene.does('south', 'move 10,14');
  });

  it('a failed try counts for the limit, and the same spell is not tried again', () => {
    const scene = new Scene('azhrae 10,10; suun 12,10', 'cray 14,10; fenn 40,5').does(
      'south',
      'activate azhrae',
      'magic',
    );
    scene
      .rolls('1 2')
      .does('south', 'cast pillar-of-cinders')
      .refuses('south', 'cast pillar-of-cinders', 'cast.twice');
    scene.rolls('1 3').does('south', 'cast hymn-of-ruin').rolls('1 1 blank').does('south', 'cast ash-veil');
    expect([scene.unit('azhrae').damage, scene.unit('suun').damage]).toEqual([1, 1]);
    scene.asks('south', 'act');
  });

  it('two 6s inspire at once: the token serves the attack of that very spell', () => {
    const scene = new Scene('ilmane 10,10; orlen 3,3', 'cray 18,10; fenn 40,5').does(
      'south',
      'activate ilmane',
      'magic',
    );
    scene.rolls('6 6 inspire inspire inspire blank blank blank').does('south', 'cast searing-ray', 'spend');
    expect([scene.unit('cray').damage, scene.unit('cray').tokens, scene.unit('ilmane').inspire]).toEqual([
      3,
      ['spotted'],
      0,
    ]);
  });

  it('magic attacks turn Mastery by Arcane Mastery, in melee as at range', () => {
    const scene = new Scene('yew 10,10; rook 3,3', 'cray 11.811,10; fenn 40,5').does(
      'south',
      'activate yew',
      'magic',
    );
    scene.refuses('south', 'cast sap-rain-x', 'cast.unknown');
    scene.rolls('3 2 mastery mastery mastery blank blank blank blank').does('south', 'cast thorn-crush');
    expect(scene.unit('cray').damage).toBe(3);
  });

  it('in combat no ranged spell is cast, others are; silenced there is no magic at all', () => {
    const scene = new Scene('ilmane 10,10 damage 1; orlen 3,3', 'cray 11.26,10; fenn 40,5').does(
      'south',
      'activate ilmane',
      'magic',
    );
    scene.refuses('south', 'cast searing-ray', 'cast.combat');
    scene.rolls('4 3').does('south', 'cast dazzle');
    expect(scene.unit('cray').tokens).toEqual(['blind']);
    const mute = new Scene('ilmane 10,10 silence; orlen 3,3', 'cray 40,5').does('south', 'activate ilmane');
    mute.refuses('south', 'magic', 'magic.silenced');
  });

  it('a spell of a school that one mage has tried is closed to the other for the round, not to the enemy', () => {
    const scene = new Scene('ilmane+grace 10,10; yew+grace 14,10', 'brine+grace 30,10; cray 40,5').does(
      'south',
      'activate ilmane',
      'magic',
    );
    scene
      .rolls('1 2')
      .does('south', 'cast heal', 'target ilmane')
      .does('south', 'stop', 'end')
      .does('north', 'activate brine', 'magic');
    scene.rolls('2 3').does('north', 'cast heal', 'keep', 'stop', 'end').asks('south', 'act');
    scene.does('south', 'magic').refuses('south', 'cast heal', 'cast.round');
  });

  it('“ally” is the caster too, “another ally” is not', () => {
    const scene = new Scene('ilmane+grace 10,10 damage 2; yew 40,3', 'cray 40,25').does(
      'south',
      'activate ilmane',
      'magic',
    );
    scene.refuses('south', 'cast hearten', 'cast.nobody');
    scene.rolls('2 2').does('south', 'cast mend');
    expect(scene.unit('ilmane').damage).toBe(0);
  });
});

describe('fleeing', () => {
  const flee = (foes: string, dice: string): boolean | undefined => {
    const scene = new Scene('orlen 10,10; maud 3,25', `${foes}; cray 40,25`).does('south', 'activate orlen');
    scene.rolls(dice).does('south', 'flee');
    return scene.told('flight.tested')[0]?.passed;
  };

  it('one enemy: 10; two: 11; two husks and one more: 11 too', () => {
    expect(flee('fenn 11.26,10', '3 1')).toBe(true);
    expect(flee('fenn 11.26,10', '2 2')).toBe(false);
    expect(flee('fenn 11.26,10; brine 8.74,10', '4 1')).toBe(true);
    expect(flee('fenn 11.26,10; brine 8.74,10', '3 3')).toBe(false);
    // Each husk in contact takes one from his morale of 7.
    expect(flee('husk 11.26,10; husk 8.74,10; fenn 10,11.26', '6 1')).toBe(true);
    expect(flee('husk 11.26,10; husk 8.74,10; fenn 10,11.26', '5 5')).toBe(false);
  });

  it('leads through those it flees from, into no combat, and then one may shoot but not charge', () => {
    const scene = new Scene('cray 10,10; fenn 3,25', 'orlen 11.26,10; maud 15,13').does(
      'south',
      'activate cray',
    );
    scene.rolls('6 6').does('south', 'flee').asks('south', 'go');
    scene.refuses('south', 'stay', 'flee.mustLeave');
    scene.refuses('south', 'move 10,10.1', 'move.contact');
    scene.does('south', 'move 14,10').refuses('south', 'charge orlen', 'charge.fled');
    scene.rolls('blank blank blank').does('south', 'attack harpoon maud').asks('north', 'activate');
  });

  it('failed, the turn is over with both actions, and its end comes', () => {
    const scene = new Scene('orlen 10,10 dot 1; maud 3,25', 'fenn 11.26,10; cray 40,25').does(
      'south',
      'activate orlen',
    );
    scene.rolls('1 2 4').does('south', 'flee').asks('north', 'activate');
    // The fire costs a point; he has not moved, so he has his Shield.
    expect([scene.unit('orlen').damage, scene.unit('orlen').shields]).toEqual([1, 1]);
  });

  it('two 1s fail, and no Loaded Die helps', () => {
    const scene = new Scene('orlen+loaded-die 10,10; maud 3,25', 'fenn 11.26,10; cray 40,25').does(
      'south',
      'activate orlen',
    );
    scene.rolls('1 1').does('south', 'flee').asks('north', 'activate');
  });

  it('needs room: held fast in a corner nobody flees', () => {
    const scene = new Scene(
      'orlen 0.63,0.63 immobilize; maud 3,25',
      'fenn 1.89,0.63; brine 0.63,1.89; husk 2.1,2.1; cray 40,25',
    );
    scene.does('south', 'activate orlen');
    scene.refuses('south', 'flee', 'flee.noRoom');
  });
});

describe('gained actions', () => {
  it('a unit that was sent on its way still has its own turn, and its limits are its own', () => {
    const scene = new Scene('orlen 10,10 inspire 1; maud 12,10', 'cray 30,10; fenn 40,5').does(
      'south',
      'activate orlen',
    );
    scene
      .does('south', 'use forward-the-lamps', 'move 16,10')
      .refuses('south', 'use forward-the-lamps', 'use.unique');
    scene.does('south', 'end').does('north', 'activate cray', 'end').asks('south', 'act');
    // In her own turn she has not moved, so she has the reroll of a unit that stands still.
    scene.rolls('blank blank blank').does('south', 'attack long-gun cray').asks('south', 'dice');
  });

  it('that nobody wants is lost', () => {
    const scene = new Scene('orlen 10,10 inspire 1; maud 12,10', 'cray 30,10; fenn 40,5').does(
      'south',
      'activate orlen',
    );
    scene.does('south', 'use forward-the-lamps', 'end').asks('south', 'act');
    expect([scene.at('maud'), scene.unit('orlen').inspire]).toEqual(['12,10', 0]);
  });

  it('a gained charge: neither the charge of the turn nor its limit; the price of the blow is paid', () => {
    const scene = new Scene('irix 10,10; suun 3,3', 'husk 14,10 damage 3; husk 19,10; cray 40,5').does(
      'south',
      'activate irix',
    );
    scene.rolls('6 6').does('south', 'charge husk', 'contact 12.74,10');
    scene
      .rolls('skull blank blank blank blank blank')
      .does('south', 'strike chain-flail')
      .asks('south', 'act');
    scene.rolls('5 5').does('south', 'charge husk.2');
    expect(scene.told('charge.tested')[0]?.passed).toBe(true);
    const [place = ''] = scene.moves('south', 'contact');
    scene
      .does('south', place)
      .rolls('blank blank blank blank blank blank')
      .does('south', 'strike martyrs-lash');
    expect(scene.unit('irix').damage).toBe(1);
    scene.refuses('south', 'charge cray', 'charge.once');
  });
});
