import { describe, expect, it } from 'vitest';
import { put } from '../../rules/units.ts';
import { Scene } from '../scene.ts';

describe('actions of a turn', () => {
  it('#1 there is one Battle Focus action, once a turn, for one Inspire', () => {
    const scene = new Scene('orlen 10,10; maud 5,5', 'cray 30,20').does('south', 'activate orlen');
    expect(scene.moves('south').filter((move) => /focus|prepar/.test(move))).toEqual(['focus']);
    scene.does('south', 'focus');
    expect(scene.unit('orlen').inspire).toBe(1);
    scene.refuses('south', 'focus', 'focus.once');
  });

  it('#20 an effortless ability takes no action, and Stun does not touch it', () => {
    const scene = new Scene('fenn 10,10 stun; cray 5,5', 'orlen 30,20').does(
      'south',
      'activate fenn',
      'use grim-bargain',
    );
    expect([scene.unit('fenn').inspire, scene.unit('fenn').damage]).toEqual([3, 1]);
    expect(scene.unit('fenn').tokens).toEqual(['stun']);
    scene.does('south', 'shake', 'move 8,10').asks('north', 'act');
  });

  it('#21 who has used an effortless ability or a potion may still flee', () => {
    const scene = new Scene('fenn+resolve 10,10; cray 5,5', 'orlen 11.26,10');
    scene.does('south', 'activate fenn', 'use grim-bargain', 'drink resolve').rolls('2 4');
    scene.does('south', 'flee', 'move 6,10').asks('south', 'act');
    expect([scene.at('fenn'), scene.unit('fenn').inspire, scene.unrolled]).toEqual(['6,10', 5, 0]);
  });

  it('#22 the action a Stun token took was the first: no Flee after it', () => {
    const scene = new Scene('fenn 10,10 stun; cray 5,5', 'orlen 11.26,10').does('south', 'activate fenn');
    scene.refuses('south', 'flee', 'act.stunned');
    scene.does('south', 'shake').refuses('south', 'flee', 'flee.first');
  });

  it('#22 an action that was gained and used, or lost to Stun, was the first as well', () => {
    const scene = new Scene('suun 10,10 inspire 2; irix 5,5', 'orlen 11.26,10');
    scene.does('south', 'activate suun', 'use encore', 'focus').refuses('south', 'flee', 'flee.first');
    const dazed = new Scene('suun 10,10 inspire 2 stun; irix 5,5', 'orlen 11.26,10');
    dazed.does('south', 'activate suun', 'use encore');
    expect([dazed.unit('suun').tokens, dazed.told('action.lost').length]).toEqual([[], 1]);
    dazed.refuses('south', 'flee', 'flee.first');
  });

  it('#22 the action another unit gains in one’s turn is not one’s own first', () => {
    const scene = new Scene('orlen 10,10 inspire 1; tobren 10,14', 'cray 11.26,10').rolls('3 1');
    scene.does('south', 'activate orlen', 'use forward-the-lamps', 'move 10,16', 'flee', 'move 6,10');
    expect([scene.at('orlen'), scene.unrolled]).toEqual(['6,10', 0]);
  });

  it('#23 the lost action exhausts nothing and costs nothing, but for itself', () => {
    const scene = new Scene('kessa 10,10 stun inspire 1; orlen 5,5', 'cray 11.26,10').does(
      'south',
      'activate kessa',
      'shake',
    );
    expect(scene.unit('kessa').inspire).toBe(1);
    expect(scene.moves('south')).toEqual(expect.arrayContaining(['attack twin-blades cray', 'focus']));
    scene.rolls('blank blank blank').does('south', 'attack twin-blades cray', 'stop').asks('north', 'act');
  });

  it('#23 a Potion of Clarity saves the action', () => {
    const scene = new Scene('kessa+clarity 10,10 stun; orlen 5,5', 'cray 30,20');
    scene.does('south', 'activate kessa', 'drink clarity', 'move 12,10', 'focus').asks('north', 'act');
  });

  it('#24 the free attack of a charge is no action: Stun does not take it', () => {
    const scene = new Scene('kessa 10,10; orlen 5,5', 'cray 16,10').rolls('5 5');
    scene.does('south', 'activate kessa', 'charge cray', 'contact 14.74,10').asks('south', 'strike');
    put(scene.state, scene.id('kessa'), { tokens: ['stun'] });
    scene.rolls('skull blank  blank').does('south', 'strike quick-cut');
    expect([scene.unit('cray').damage, scene.unit('kessa').tokens]).toEqual([1, ['stun']]);
  });

  it('#28 who dies in its own turn has no end of it: no DOT roll, no further action', () => {
    const scene = new Scene('irix 10,10 damage 5 dot 2; hound 5,5; suun 5,9', 'cray 11.26,10; orlen 30,20');
    scene.does('south', 'activate irix', 'attack martyrs-lash cray').asks('north', 'activate');
    expect(scene.unit('irix').state).toBe('destroyed');
    expect([scene.told('dice.rolled'), scene.told('dot.rolled')]).toEqual([[], []]);
    expect(scene.told('turn.ended').length).toBe(1);
  });

  it('#29 the rest of a turn may be given up at any time between actions', () => {
    const scene = new Scene('maud 10,10; orlen 5,5', 'cray 30,20; sorrow 33,20');
    scene.does('south', 'activate maud', 'end').asks('north', 'activate');
    scene.does('north', 'activate cray', 'focus', 'end');
    expect(scene.told('turn.ended').map(({ unit }) => unit)).toEqual(['1:cray.1']);
    expect(scene.unit('cray').inspire).toBe(1);
  });

  it('#30 an attack needs somebody it can be made against', () => {
    const scene = new Scene('maud 10,10; yew 5,5', 'cray 40,10; perrin 12.5,10').does(
      'south',
      'activate maud',
    );
    scene.refuses('south', 'attack long-gun cray', 'attack.range');
    scene.refuses('south', 'attack basic perrin', 'attack.contact');
    scene.refuses('south', 'attack long-gun', 'attack.target');
    const alone = new Scene('yew 5,5; maud 10,10', 'cray 40,10').does('south', 'activate yew');
    alone.refuses('south', 'attack branch-sweep', 'attack.nobody');
  });
});
