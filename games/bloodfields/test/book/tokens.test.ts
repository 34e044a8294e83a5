import type { Seat } from '@sanguine/kernel';
import { describe, expect, it } from 'vitest';
import { controllerOf } from '../../rules/round/control.ts';
import { movementOf } from '../../rules/stats.ts';
import { Scene } from '../scene.ts';

describe('status tokens', () => {
  it('leave at the beginning of the turn and work until its end', () => {
    const scene = new Scene('kessa 10,10 weakness; maud 3,3', 'cray 11.26,10; fenn 40,5').does(
      'south',
      'activate kessa',
    );
    expect([scene.unit('kessa').tokens, scene.unit('kessa').lingering]).toEqual([[], ['weakness']]);
    scene.rolls('mastery mastery').does('south', 'attack quick-cut cray');
    expect(scene.told('attack.hit')[0]?.hits).toBe(0);
    scene.does('south', 'end');
    expect(scene.unit('kessa').lingering).toEqual([]);
  });

  it('work while they lie there: a weak defender answers weakly in another’s turn', () => {
    const scene = new Scene(
      'kessa 10,10 weakness inspire 1; maud 3,3 activated',
      'cray 11.26,10; fenn 40,5',
      {},
    );
    scene.does('south', 'activate kessa', 'end');
    const riposte = new Scene('cray 10,10; fenn 3,3', 'kessa 11.26,10 weakness inspire 1; maud 40,5').does(
      'south',
      'activate cray',
    );
    riposte
      .rolls('blank blank')
      .does('south', 'attack boat-hook kessa')
      .asks('north', 'react')
      .does('north', 'use riposte');
    riposte.rolls('mastery mastery').does('north', 'attack quick-cut cray');
    expect(riposte.unit('cray').damage).toBe(0);
  });

  it('put on again during the turn stay for the next one', () => {
    const soil = { terrain: 'forest 12,8 16,8 16,12 12,12' };
    const scene = new Scene('orlen 10,10 immobilize; maud 3,3', 'rook 15,10; yew 40,5', soil).does(
      'south',
      'activate orlen',
    );
    scene.does('south', 'move 12,10');
    expect([scene.unit('orlen').tokens, scene.unit('orlen').lingering]).toEqual([
      ['immobilize'],
      ['immobilize'],
    ]);
    expect(movementOf(scene.unit('orlen'))).toBe(2000);
    scene.does('south', 'end');
    expect([scene.unit('orlen').tokens, movementOf(scene.unit('orlen'))]).toEqual([['immobilize'], 2000]);
  });

  it('Immobilize: three inches less for a small base, two for a medium one, one for a large one', () => {
    const scene = new Scene(
      'kessa 10,10 immobilize; tobren 20,10 immobilize; yew 30,10 immobilize',
      'cray 40,5',
    );
    expect(['kessa', 'tobren', 'yew'].map((name) => movementOf(scene.unit(name)))).toEqual([
      2000, 2000, 3000,
    ]);
    scene.does('south', 'activate tobren').refuses('south', 'charge cray', 'charge.immobilized');
  });

  it('Silence: an ability costs one more, a passive does not', () => {
    const fenn = new Scene('fenn 10,10 silence; cray 3,3', 'orlen 40,5').does('south', 'activate fenn');
    fenn.refuses('south', 'use grim-bargain', 'use.cost');
    const rich = new Scene('orlen 10,10 silence inspire 2; maud 12,10', 'cray 40,5').does(
      'south',
      'activate orlen',
    );
    rich.does('south', 'use forward-the-lamps', 'end');
    expect(rich.unit('orlen').inspire).toBe(0);
  });

  it('Blind: a point for each blank in any attack, after the defence; a Shield helps', () => {
    const scene = new Scene('irix 10,10 blind shields 1; suun 3,3', 'cray 11.26,10; fenn 40,5').does(
      'south',
      'activate irix',
    );
    scene.rolls('blank blank skull blank inspire deflect').does('south', 'attack chain-flail cray');
    expect([scene.unit('irix').damage, scene.unit('irix').shields]).toEqual([2, 0]);
  });
});

describe('other conditions', () => {
  it('Spotted: no cover counts, half range is always half range, until the round ends', () => {
    const wood = { terrain: 'forest 26,8 30,8 30,12 26,12' };
    const scene = new Scene('maud 10,10; orlen 3,3', 'cray 28,10 spotted; fenn 40,5', wood).does(
      'south',
      'activate maud',
    );
    scene.rolls('skull skull blank blank inspire inspire').does('south', 'attack long-gun cray', 'keep');
    expect([scene.unit('cray').damage, scene.unrolled]).toEqual([4, 0]);
  });

  it('Stun takes an action that was gained in another’s turn, too', () => {
    const scene = new Scene('orlen 10,10 inspire 1; maud 12,10 stun', 'cray 40,5').does(
      'south',
      'activate orlen',
    );
    scene.does('south', 'use forward-the-lamps').asks('south', 'act');
    expect([scene.unit('maud').tokens, scene.at('maud')]).toEqual([[], '12,10']);
  });

  it('DOT: a die a token, 1 to 4 cost a point past Shields, 5 and 6 put one out', () => {
    const scene = new Scene('orlen 10,10 dot 4 shields 1; maud 3,3', 'cray 40,5').does(
      'south',
      'activate orlen',
    );
    scene.rolls('4 5 1 6').does('south', 'end');
    expect([scene.unit('orlen').damage, scene.unit('orlen').dot, scene.unit('orlen').shields]).toEqual([
      2, 2, 2,
    ]);
  });

  it('DOT: one action puts all of it out', () => {
    const scene = new Scene('orlen 10,10 dot 3; maud 3,3', 'cray 40,5').does(
      'south',
      'activate orlen',
      'douse',
    );
    scene.refuses('south', 'douse', 'douse.none');
    scene.does('south', 'end');
    expect([scene.unit('orlen').damage, scene.unit('orlen').dot]).toEqual([0, 0]);
  });

  it('Shields go first, one for each point; what is lost is lost past them', () => {
    const scene = new Scene('irix 10,10 shields 2; suun 3,3', 'cray 11.26,10 shields 2; fenn 40,5').does(
      'south',
      'activate irix',
    );
    scene
      .rolls('skull skull skull blank blank blank blank blank blank')
      .does('south', 'attack martyrs-lash cray');
    expect([scene.unit('cray').damage, scene.unit('cray').shields]).toEqual([1, 0]);
    expect([scene.unit('irix').damage, scene.unit('irix').shields]).toEqual([1, 2]);
  });

  it('restored health never goes beyond the card', () => {
    const scene = new Scene('orlen+vigour 10,10 damage 1; maud 3,3', 'cray 40,5').does(
      'south',
      'activate orlen',
      'drink vigour',
    );
    expect(scene.unit('orlen').damage).toBe(0);
  });
});

describe('traits', () => {
  it('Beast: three points of one attack, not two attacks of two', () => {
    const scene = new Scene('kessa 10,10; maud 3,3', 'hound 11.417,10; suun 40,5').does(
      'south',
      'activate kessa',
    );
    scene
      .rolls('skull skull blank blank blank skull skull blank blank blank')
      .does('south', 'attack twin-blades hound', 'target hound');
    expect([scene.unit('hound').damage, scene.unit('hound').inspire]).toEqual([4, 0]);
    const hard = new Scene('irix 10,10; suun 3,3', 'perrin 11.26,10; maud 40,5').does(
      'south',
      'activate irix',
    );
    hard.rolls('skull skull skull blank blank blank blank blank').does('south', 'attack chain-flail perrin');
    expect([hard.unit('perrin').damage, hard.unit('perrin').inspire]).toEqual([3, 1]);
  });

  it('a war engine strikes with the basic attack, does not charge and does not flee', () => {
    const scene = new Scene('mortar 10,10; cray 3,3', 'orlen 11.811,10; maud 16,10').does(
      'south',
      'activate mortar',
    );
    scene.refuses('south', 'flee', 'flee.engine');
    scene.refuses('south', 'charge maud', 'charge.engine');
    scene.rolls('skull blank blank').does('south', 'attack basic orlen');
    expect(scene.unit('orlen').damage).toBe(1);
  });

  it('supports near a flag count as one: two of them and one unit are equal', () => {
    const control = (south: string, north: string): Seat | null =>
      controllerOf(new Scene(south, north).state, { x: 22_500, y: 15_000 });
    expect(control('pike 21,14; pike 24,14', 'cray 22.5,16.5')).toBeNull();
    expect(control('pike 21,14; orlen 24,14', 'cray 22.5,16.5')).toBe(0);
    expect(control('pike 21,14; spear 24,14', 'cray 22.5,16.5; husk 24,16.5')).toBe(1);
    // Three inches from the base to the flag, and a mil to spare.
    expect(control('orlen 22.5,11.37', 'cray 22.5,18.64')).toBe(0);
  });
});
