import { describe, expect, it } from 'vitest';
import { UNIT_COSTS } from '../../content/costs.ts';
import { put } from '../../rules/units.ts';
import { Scene } from '../scene.ts';

describe('spells', () => {
  it('#115 a failed spell counts: once in a magic action, and one of a school once a round for its player', () => {
    const scene = new Scene('ilmane+grace 10,10; ansa+grace 10,14', 'cray 30,25; sorrow 30,20').rolls('1 1');
    scene.does('south', 'activate ilmane', 'magic', 'cast heal').asks('south', 'cast');
    scene.refuses('south', 'cast heal', 'cast.twice');
    scene
      .rolls('1 1')
      .does('south', 'cast mend')
      .asks('south', 'act')
      .refuses('south', 'magic', 'magic.once');
    scene.does('south', 'end').does('north', 'activate cray', 'end').does('south', 'magic');
    scene.refuses('south', 'cast heal', 'cast.round');
    expect(scene.moves('south', 'cast')).toEqual([
      'cast borrowed-time',
      'cast cleanse',
      'cast hearten',
      'cast quicken',
      'cast second-chance',
    ]);
  });

  it('#115 spells of the other player’s mages are their own matter, and a new round makes all of them new', () => {
    const scene = new Scene('ilmane+grace 10,10 damage 1', 'ansa+grace 30,25').rolls('6 5');
    scene.does('south', 'activate ilmane', 'magic', 'cast heal', 'stop', 'end').does('north', 'magic');
    expect(scene.moves('north', 'cast heal')).toEqual(['cast heal']);
    scene.rolls('6 5').does('north', 'cast heal', 'keep', 'stop', 'end').does('south', 'first south');
    expect(scene.state.players.map(({ spells }) => spells)).toEqual([[], []]);
  });

  it('#116 a mage may stop after one spell; what is left of the action is lost', () => {
    const scene = new Scene('yew 10,10; rook 5,25', 'cray 14,10')
      .rolls('6 1')
      .does('south', 'activate yew', 'magic', 'cast wither');
    expect(scene.unit('cray').tokens).toEqual(['weakness']);
    scene.does('south', 'stop').asks('south', 'act').refuses('south', 'magic', 'magic.once');
    const three = new Scene('yew 10,10; rook 5,25', 'cray 14,10')
      .rolls('1 2 1 2 1 2')
      .does('south', 'activate yew', 'magic');
    three.does('south', 'cast wither', 'cast sap-rain', 'cast grasping-roots').asks('south', 'act');
    expect(three.unrolled).toBe(0);
  });

  it('#117 an ally may be the caster itself, another ally not', () => {
    const scene = new Scene('ilmane+grace 10,10 damage 3; maud 30,5', 'cray 30,25')
      .rolls('6 5')
      .does('south', 'activate ilmane', 'magic');
    scene.refuses('south', 'cast hearten', 'cast.nobody');
    scene.does('south', 'cast mend');
    expect(scene.unit('ilmane').damage).toBe(1);
  });

  it('#137 is tried only where it could be cast, and aimed only when the test is passed', () => {
    const far = new Scene('ilmane 10,10; maud 5,25', 'cray 30,25; husk 31,20').does(
      'south',
      'activate ilmane',
      'magic',
    );
    far.refuses('south', 'cast dazzle', 'cast.nobody');
    const near = new Scene('ilmane 10,10; maud 5,25', 'cray 15,10; husk 15,13')
      .rolls('1 2')
      .does('south', 'activate ilmane', 'magic', 'cast dazzle');
    near.asks('south', 'cast').rolls('6 1').does('south', 'cast searing-ray').asks('south', 'aim');
    expect(near.moves('south')).toEqual(['target cray', 'target husk']);
  });

  it('#137 behind a rock there is no target; who is chosen need not be seen', () => {
    const terrain = 'rock 12,6 13,6 13,14 12,14';
    const scene = new Scene('yew 10,10; rook 5,25', 'cray 15,10', { terrain }).does(
      'south',
      'activate yew',
      'magic',
    );
    scene.refuses('south', 'cast wither', 'cast.nobody');
    scene.rolls('6 1').does('south', 'cast grasping-roots');
    expect(scene.unit('cray').tokens).toEqual(['immobilize']);
  });
});

describe('silence', () => {
  it('#118 in the middle of a magic action it does not end the action', () => {
    const scene = new Scene('ilmane 10,10 damage 2; maud 5,25', 'cray 15,10')
      .rolls('1 2')
      .does('south', 'activate ilmane', 'magic', 'cast dazzle');
    put(scene.state, scene.id('ilmane'), { tokens: Object.freeze(['silence'] as const) });
    scene.rolls('6 1').does('south', 'cast mend');
    expect(scene.unit('ilmane').damage).toBe(0);
    scene.asks('south', 'act').refuses('south', 'magic', 'magic.once');
  });

  it('#119 passives, potions and charms cost what they always did', () => {
    const scene = new Scene(
      'cray 10,10; brine 5,25',
      'kessa+vigour+warding-pebble 11.26,10 silence inspire 1 damage 3; maud 30,5',
    );
    scene
      .rolls('blank blank')
      .does('south', 'activate cray', 'attack boat-hook kessa')
      .asks('north', 'react');
    scene.rolls('blank blank').does('north', 'use riposte', 'attack quick-cut cray');
    expect(scene.unit('kessa').inspire).toBe(0);
    scene
      .rolls('skull blank blank')
      .does('south', 'attack boat-hook kessa')
      .asks('north', 'react')
      .does('north', 'use warding-pebble');
    expect([scene.unit('kessa').damage, scene.unit('kessa').spent]).toEqual([3, ['warding-pebble']]);
    scene.does('north', 'activate kessa', 'drink vigour');
    expect(scene.unit('kessa').damage).toBe(1);
  });

  it('#120 an ability for nothing costs one', () => {
    const poor = new Scene('maud 10,10 silence; orlen 5,25', 'cray 30,25').does('south', 'activate maud');
    expect(poor.refuses('south', 'use take-aim', 'use.cost').facts).toMatchObject({ needs: 1, has: 0 });
    poor.does('south', 'focus', 'use take-aim');
    expect(poor.unit('maud').inspire).toBe(0);
    const mage = new Scene('ilmane 10,10 silence; orlen 5,25', 'cray 15,10').does('south', 'activate ilmane');
    mage.refuses('south', 'magic', 'magic.silenced');
  });
});

describe('statuses', () => {
  it('#121 a token that comes in one’s own turn, after the old one left, lasts through the next', () => {
    const scene = new Scene('orlen 6,10 immobilize; maud 5,25', 'rook 10,10; yew 30,25', {
      terrain: 'forest 8.6,8 12,8 12,12 8.6,12',
    });
    scene.does('south', 'activate orlen');
    expect([scene.unit('orlen').tokens, scene.unit('orlen').lingering]).toEqual([[], ['immobilize']]);
    // Home Soil immobilizes him; the token and what lingers do not add up: still two inches.
    scene.does('south', 'move 8,10');
    expect([scene.unit('orlen').tokens, scene.unit('orlen').lingering]).toEqual([
      ['immobilize'],
      ['immobilize'],
    ]);
    scene.refuses('south', 'move 8,12.1', 'move.far');
    scene.does('south', 'move 8,12');
    expect([scene.unit('orlen').tokens, scene.unit('orlen').lingering]).toEqual([['immobilize'], []]);
  });

  it('#122 acting in another’s turn removes no status', () => {
    const scene = new Scene('orlen 10,10 inspire 1; maud 12,10 immobilize blind', 'cray 30,25').does(
      'south',
      'activate orlen',
      'use forward-the-lamps',
    );
    scene.refuses('south', 'move 14,10', 'move.far');
    scene.does('south', 'move 13,10');
    expect([scene.unit('maud').tokens, scene.unit('maud').lingering]).toEqual([['blind', 'immobilize'], []]);
  });

  it('#123 condition tokens are all seven, and what lingers of them; nothing else', () => {
    const all = 'blind immobilize silence weakness spotted stun dot 2';
    const scene = new Scene(
      `suun+clarity 10,10 ${all} damage 2 embers 1 shields 1 inspire 1; irix 5,25`,
      'orlen 30,25',
    ).does('south', 'activate suun');
    expect(scene.unit('suun').lingering).toEqual(['blind', 'immobilize', 'silence', 'weakness']);
    scene.does('south', 'drink clarity');
    expect(scene.unit('suun')).toMatchObject({
      tokens: [],
      lingering: [],
      dot: 0,
      damage: 2,
      embers: 1,
      shields: 1,
      inspire: 1,
    });
    scene.does('south', 'move 14,10 16,10');
  });
});

describe('life and death', () => {
  it('#135 nothing is restored to the dead: blind claws kill before they feed', () => {
    const scene = new Scene('caul 10,10 blind damage 4; rook 5,25', 'orlen 11.26,10').rolls(
      'skull skull blank blank blank blank',
    );
    scene.does('south', 'activate caul', 'attack cold-touch orlen');
    expect([scene.unit('caul').state, scene.unit('orlen').damage, scene.points('north')]).toEqual([
      'destroyed',
      2,
      UNIT_COSTS.caul + 15,
    ]);
    expect(scene.told('health.restored')).toEqual([]);
  });

  it('#158 a Second Chance keeps one point of health, once; tokens beyond are not placed, but those before count', () => {
    const scene = new Scene('ssil 10,10; rook 5,25', 'ilmane+grace 11.417,10 damage 4; orlen 30,25').does(
      'south',
      'activate rook',
      'end',
    );
    scene.rolls('6 6').does('north', 'activate ilmane', 'magic', 'cast second-chance', 'stop', 'end');
    scene.rolls('skull skull skull skull blank blank blank blank').does('south', 'attack venom-fangs ilmane');
    expect([scene.unit('ilmane').damage, scene.unit('ilmane').dot, scene.told('unit.spared').length]).toEqual(
      [5, 1, 1],
    );
    scene.rolls('skull blank blank blank blank').does('south', 'attack venom-fangs ilmane');
    expect(scene.unit('ilmane').state).toBe('destroyed');
  });

  it('#158 with one point left no token is placed, so no damage was dealt', () => {
    const scene = new Scene('ssil 10,10; rook 5,25', 'ilmane+grace 11.417,10 damage 5; orlen 30,25').does(
      'south',
      'activate rook',
      'end',
    );
    scene.rolls('6 6').does('north', 'activate ilmane', 'magic', 'cast second-chance', 'stop', 'end');
    scene.rolls('skull skull blank blank blank blank').does('south', 'attack venom-fangs ilmane');
    expect([scene.unit('ilmane').damage, scene.unit('ilmane').dot]).toEqual([5, 0]);
  });
});
