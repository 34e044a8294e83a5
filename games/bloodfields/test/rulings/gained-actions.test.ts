import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('effortless abilities', () => {
  it('#25 come between actions, and between the way of a charge and its free attack', () => {
    const scene = new Scene('fenn 10,10; cray 5,5', 'orlen 16,10').rolls('4 4');
    scene.does('south', 'activate fenn', 'charge orlen', 'contact 14.74,10').asks('south', 'strike');
    scene.refuses('south', 'strike flintlock', 'strike.melee');
    scene.does('south', 'use grim-bargain').asks('south', 'strike');
    scene.rolls('skull inspire blank blank').does('south', 'strike cutlass').asks('south', 'dice');
    scene.rolls('blank blank').does('south', 'spend');
    expect([scene.unit('orlen').damage, scene.unit('fenn').inspire, scene.unrolled]).toEqual([2, 2, 0]);
  });

  it('#25 are not for the turns of others', () => {
    const scene = new Scene('ansa 10,10; fenn 13,10', 'orlen 30,20').rolls('5 5');
    scene.does('south', 'activate ansa', 'magic', 'cast borrowed-time', 'keep').asks('south', 'act');
    scene.refuses('south', 'use grim-bargain', 'act.effortless');
    scene.does('south', 'move 15,10');
    expect(scene.at('fenn')).toBe('15,10');
  });

  it('#25 nor are potions, not even in a charge that was gained there', () => {
    const scene = new Scene('cray 10,10 damage 5; sorrow 20,10', 'irix+thorn-ring+wrath 14,10');
    scene.rolls('5 5').does('south', 'activate cray', 'charge irix', 'contact 12.74,10');
    // The ring kills the charger, and Irix gains a Charge Action in its turn.
    scene.rolls('blank blank').does('north', 'use thorn-ring').asks('north', 'act');
    scene.refuses('north', 'drink wrath', 'act.effortless');
    scene.rolls('5 5').does('north', 'charge sorrow', 'contact 18.583,10').asks('north', 'strike');
    scene.refuses('north', 'drink wrath', 'act.effortless');
    expect(scene.moves('north')).not.toContain('drink wrath');
    scene.rolls('blank blank blank blank blank').does('north', 'strike chain-flail');
    expect(scene.unrolled).toBe(0);
  });

  it('#25 one of one’s own turn may be drunk in the window of the charge', () => {
    const scene = new Scene('irix+wrath 10,10; suun 5,5', 'cray 16,10').rolls('5 5');
    scene.does('south', 'activate irix', 'charge cray', 'contact 14.74,10', 'drink wrath');
    scene.rolls('blank blank blank blank blank blank').does('south', 'strike chain-flail');
    expect(scene.unrolled).toBe(0);
  });
});

describe('gained actions', () => {
  it('#26 one of any kind keeps to the limits of the turn', () => {
    const scene = new Scene('suun 10,10 inspire 2; irix 5,5', 'cray 30,20').does(
      'south',
      'activate suun',
      'focus',
      'use encore',
    );
    scene.refuses('south', 'focus', 'focus.once');
    scene.refuses('south', 'flee', 'flee.noCombat');
    scene.refuses('south', 'shake', 'act.notStunned');
    scene.does('south', 'move 10,12', 'move 10,14');
    expect([scene.at('suun'), scene.unit('suun').inspire]).toEqual(['10,14', 1]);
  });

  it('#26 and uses them up', () => {
    const scene = new Scene('suun 10,10 inspire 2; irix 5,5', 'cray 30,20').does(
      'south',
      'activate suun',
      'use encore',
      'focus',
    );
    scene.refuses('south', 'focus', 'focus.once');
    scene.refuses('south', 'use encore', 'use.unique');
  });

  it('#26 a charge that was gained as such neither keeps to the limit nor uses it', () => {
    const scene = new Scene(
      'irix 10,10; suun 5,5',
      'cray 16,10 damage 5; brine 16,14 damage 5; sorrow 25,14',
    );
    scene.rolls('5 5').does('south', 'activate irix', 'charge cray', 'contact 14.74,10');
    scene
      .rolls('skull blank blank blank blank  blank  5 5')
      .does('south', 'strike chain-flail')
      .asks('south', 'act');
    scene.refuses('south', 'move 14,12', 'act.other');
    scene.rolls('6 6').does('south', 'charge brine');
    expect(scene.step).toBe('contact');
    const first = new Scene('irix 10,10; suun 5,5', 'cray 11.26,10 damage 5; brine 16,14; sorrow 16,6');
    first
      .rolls('skull blank blank blank blank  blank  5 5')
      .does('south', 'activate irix', 'attack chain-flail cray');
    first.rolls('1 1').does('south', 'charge brine').does('south', 'charge sorrow');
    expect(first.step).toBe('contact');
  });

  it('#27 one that cannot be used is lost without a question, its price paid', () => {
    const scene = new Scene('orlen 10,10 inspire 1; tobren 10,14', 'cray 11.417,14');
    scene.does('south', 'activate orlen', 'use forward-the-lamps').asks('south', 'act');
    expect([scene.unit('orlen').inspire, scene.at('tobren')]).toEqual([0, '10,14']);
    // The question now is about Orlen's own turn.
    expect(scene.moves('south')).toContain('focus');
  });

  it('#27 no charge is gained out of combat with another', () => {
    const scene = new Scene('irix 10,10; suun 5,5', 'cray 11.26,10 damage 5; brine 8.74,10; sorrow 16,6');
    scene
      .rolls('skull blank blank blank blank  blank  5 5')
      .does('south', 'activate irix', 'attack chain-flail cray');
    scene.asks('south', 'act').refuses('south', 'charge sorrow', 'charge.combat');
    scene.does('south', 'focus').asks('north', 'activate');
  });

  it('several gain theirs one after another, in the order of whose skill it is; each may be declined', () => {
    const scene = new Scene('sorrow 10,10 inspire 2; husk 12.5,10; husk 7.5,10; husk 10,12.5', 'orlen 30,20');
    scene.does('south', 'activate sorrow', 'use all-hands').asks('south', 'aim');
    scene
      .does('south', 'target husk.3', 'move 10,16')
      .asks('south', 'aim')
      .does('south', 'target husk', 'end');
    // The last one need not be named.
    scene.does('south', 'move 4,10').asks('south', 'act');
    expect(['husk', 'husk.2', 'husk.3'].map((name) => scene.at(name))).toEqual(['12.5,10', '4,10', '10,16']);
    expect(scene.moves('south')).toContain('focus');
  });
});
