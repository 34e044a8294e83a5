import { describe, expect, it } from 'vitest';
import { inspireFor } from '../../rules/round/round.ts';
import { Scene } from '../scene.ts';

/** Gives up every turn that is left, until something else is asked. */
function idle(scene: Scene): Scene {
  while (scene.step === 'activate' || scene.step === 'act' || scene.step === 'support') {
    const who = scene.deciders[0] === 0 ? 'south' : 'north';
    const [first = ''] = scene.moves(who, scene.step === 'act' ? 'end' : '');
    scene.does(who, first);
  }
  return scene;
}

describe('initiative', () => {
  it('goes to and fro: who names himself passes the token on, who names the other keeps it', () => {
    const scene = idle(new Scene('orlen 10,4; maud 14,4', 'cray 10,26; fenn 14,26', { round: 1 }));
    scene.asks('south', 'initiative').does('south', 'first north');
    expect([scene.state.holder, scene.state.starter]).toEqual([0, 1]);
    scene.asks('north', 'inspire').does('north', 'inspire cray', 'inspire cray');
    scene.asks('south', 'inspire').does('south', 'inspire orlen', 'inspire maud');
    idle(scene.asks('north', 'activate'));
    scene.asks('south', 'initiative').does('south', 'first south');
    expect([scene.state.holder, scene.state.starter]).toEqual([1, 0]);
    scene.does('south', 'inspire maud', 'inspire maud').does('north', 'inspire fenn', 'inspire fenn');
    idle(scene.asks('south', 'activate')).asks('north', 'initiative');
  });

  it('all tokens may go to one unit; those not used are gone when the round ends', () => {
    const scene = idle(new Scene('orlen 10,4; maud 14,4; kessa 18,4', 'cray 10,26; fenn 14,26'));
    scene.does('south', 'first south', 'inspire maud', 'inspire maud', 'inspire maud');
    expect(scene.unit('maud').inspire).toBe(3);
    scene.does('north', 'inspire cray', 'inspire cray');
    idle(scene);
    expect([scene.unit('maud').inspire, scene.unit('cray').inspire]).toEqual([0, 0]);
  });
});

describe('tokens of a round', () => {
  const count = (south: string): number => inspireFor(new Scene(south, 'cray 40,26').state, 0);

  it('one for each unit, one for all supports, none for whoever has fallen', () => {
    expect(count('orlen 10,4; kessa 14,4; pike 18,4; pike 20,4; pike 22,4')).toBe(3);
    expect(count('orlen 10,4; kessa 14,4; pike 18,4; spear 20,4')).toBe(3);
    expect(count('orlen 10,4; kessa 14,4')).toBe(2);
    expect(count('pike 18,4; pike 20,4')).toBe(1);
  });

  it('who has fallen gives none to the next round', () => {
    const scene = new Scene('kessa 10,10; orlen 3,3', 'cray 11.26,10 damage 5; fenn 40,26; husk 42,26');
    expect(inspireFor(scene.state, 1)).toBe(3);
    scene.rolls('skull blank blank').does('south', 'activate kessa', 'attack quick-cut cray');
    expect([scene.unit('cray').state, inspireFor(scene.state, 1)]).toEqual(['destroyed', 2]);
  });
});

describe('activations', () => {
  it('alternate; who has more units activates the rest one after another', () => {
    const scene = new Scene('orlen 10,4; maud 14,4; kessa 18,4; tobren 22,4', 'cray 10,26; fenn 14,26');
    const order: string[] = [];
    while (scene.step === 'activate' || scene.step === 'act') {
      const who = scene.deciders[0] === 0 ? 'south' : 'north';
      const [move = ''] = scene.moves(who, scene.step === 'act' ? 'end' : 'activate');
      scene.does(who, move);
      order.push(...scene.told('turn.began').map(({ unit }) => unit.slice(0, 1)));
    }
    expect(order.join('')).toBe('010100');
  });

  it('all supports act in one activation, one after another, before the other player goes on', () => {
    const scene = new Scene('orlen 10,4; pike 14,4; pike 18,4; pike 22,4', 'cray 10,26; fenn 14,26');
    scene.does('south', 'supports').asks('south', 'support');
    scene.does('south', 'activate pike.2', 'move 18,9', 'move 18,14');
    scene.does('south', 'activate pike.3', 'end').asks('south', 'act').does('south', 'end');
    scene.asks('north', 'activate').does('north', 'activate cray', 'end');
    scene.asks('south', 'act');
  });

  it('of a round in which supports have acted, those that come later wait for the next', () => {
    const scene = new Scene('pell 10,4 inspire 2; mossling 20,4', 'cray 10,26; fenn 14,26');
    scene.does('south', 'supports', 'end').does('north', 'activate cray', 'end');
    scene.asks('south', 'act').does('south', 'use sprout');
    scene.does('south', 'summon 12.5,4', 'end');
    expect(scene.unit('mossling.2').state).toBe('board');
    scene.asks('north', 'act').does('north', 'end').asks('south', 'initiative');
  });

  it('a support that comes before its side’s support activation acts in it', () => {
    const scene = new Scene('pell 10,4 inspire 2; mossling 20,4', 'cray 10,26; fenn 14,26');
    scene.does('south', 'activate pell', 'use sprout', 'summon 12.5,4', 'end');
    scene.does('north', 'activate cray', 'end').asks('south', 'support');
    expect(scene.moves('south')).toEqual(['activate mossling', 'activate mossling.2']);
  });
});

describe('the end of a round', () => {
  it('takes Shields but for one, Inspire, and Spotted; other tokens stay', () => {
    const scene = idle(
      new Scene('tobren 10,4 shields 3 weakness inspire 2', 'cray 10,26 spotted dot 2 inspire 1 activated'),
    );
    // He gains a Shield for not moving and one as his turn begins.
    expect(scene.told('round.ended')).toHaveLength(1);
    const { shields, inspire, tokens } = scene.unit('tobren');
    expect([shields, inspire, tokens]).toEqual([1, 0, []]);
    expect([scene.unit('cray').tokens, scene.unit('cray').dot]).toEqual([[], 2]);
  });
});
