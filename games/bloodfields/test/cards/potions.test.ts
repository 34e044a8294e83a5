import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('vigour', () => {
  it('restores two points, for no action', () => {
    const scene = new Scene('orlen+vigour 10,10 damage 3; maud 5,5', 'cray 30,10').does(
      'south',
      'activate orlen',
      'drink vigour',
    );
    expect([scene.unit('orlen').damage, scene.unit('orlen').spent]).toEqual([1, ['vigour']]);
    expect(scene.state.frames.at(1)).toMatchObject({ step: 'turn', actions: 2, acted: false });
  });

  it('never above full health', () => {
    const scene = new Scene('orlen+vigour 10,10 damage 1; maud 5,5', 'cray 30,10').does(
      'south',
      'activate orlen',
      'drink vigour',
    );
    expect(scene.unit('orlen').damage).toBe(0);
  });

  it('is empty after the first time, and one potion is enough for a turn', () => {
    const scene = new Scene(
      'orlen+vigour+resolve 10,10 damage 5; maud 5,5 activated',
      'cray 30,10 activated',
    ).does('south', 'activate orlen', 'drink vigour');
    scene.refuses('south', 'drink resolve', 'drink.once');
    scene
      .does('south', 'end', 'first south', 'inspire orlen', 'inspire orlen')
      .does('north', 'inspire cray')
      .does('south', 'activate orlen');
    scene.refuses('south', 'drink vigour', 'drink.empty');
    scene.refuses('south', 'drink stone', 'drink.none');
    scene.does('south', 'drink resolve');
  });

  it('#126 is not drunk in another’s turn', () => {
    const scene = new Scene('orlen 10,10 inspire 1; maud+vigour 14,10 damage 2', 'cray 30,10').does(
      'south',
      'activate orlen',
      'use forward-the-lamps',
    );
    scene.refuses('south', 'drink vigour', 'act.effortless');
  });

  it('works for the stunned, the silenced and those in combat', () => {
    const scene = new Scene('orlen+vigour 10,10 damage 3 stun silence; maud 5,5', 'cray 11.26,10').does(
      'south',
      'activate orlen',
      'drink vigour',
    );
    expect([scene.unit('orlen').damage, scene.unit('orlen').tokens]).toEqual([1, ['stun']]);
  });
});

describe('swiftness', () => {
  it('adds 2 inches to moves and charges of this turn', () => {
    const scene = new Scene('orlen+swiftness 10,10; maud 5,5', 'cray 24.26,10; brine 40,25')
      .does('south', 'activate orlen')
      .refuses('south', 'charge cray', 'charge.far');
    expect(scene.facts).toMatchObject({ has: 11_000 });
    const swift = new Scene('orlen+swiftness 10,10; maud 5,5', 'cray 24.26,10; brine 40,25').does(
      'south',
      'activate orlen',
      'drink swiftness',
    );
    swift.refuses('south', 'move 10,17.01', 'move.far');
    swift.rolls('6 6').does('south', 'charge cray');
    expect(swift.told('charge.tested')).toMatchObject([{ passed: true }]);
  });

  it('is over with the turn, and is held back by Immobilize', () => {
    const scene = new Scene('orlen+swiftness 10,10 immobilize; maud 5,5', 'cray 30,10; brine 40,25').does(
      'south',
      'activate orlen',
      'drink swiftness',
    );
    scene.refuses('south', 'move 10,14.01', 'move.far');
    scene.does('south', 'move 10,14', 'end');
    expect(scene.unit('orlen').boosts).toEqual([]);
  });
});

describe('wrath', () => {
  it('adds a die to melee attacks of this turn, in the window of a charge too', () => {
    const scene = new Scene('kessa+wrath 10,10; maud 5,5', 'ironlung 14,10; brine 40,25')
      .rolls('3 3')
      .does('south', 'activate kessa', 'charge ironlung', 'contact 12.189,10');
    scene
      .rolls('skull skull skull skull  deflect deflect deflect deflect  blank blank blank blank')
      .does('south', 'drink wrath', 'strike twin-blades', 'target ironlung')
      .asks('south', 'act');
    scene.rolls('blank blank blank').does('south', 'attack quick-cut ironlung').asks('north', 'activate');
    expect([scene.unrolled, scene.unit('kessa').boosts]).toEqual([0, []]);
  });

  it('adds one to magic attacks of melee, and none to shots', () => {
    const yew = new Scene('yew+wrath 10,10; rook 5,5', 'orlen 11.811,10; maud 40,25')
      .rolls('3 1  blank blank blank blank blank')
      .does('south', 'activate yew', 'drink wrath', 'magic', 'cast thorn-crush');
    const rook = new Scene('rook+wrath 10,10; caul 5,5', 'orlen 15,10; maud 40,25')
      .rolls('blank blank blank')
      .does('south', 'activate rook', 'drink wrath', 'attack whistling-arrow orlen');
    expect([yew.unrolled, rook.unrolled]).toEqual([0, 0]);
    expect(rook.told('dice.rolled')[0]?.faces).toEqual([0, 0, 0, 3]);
  });
});

describe('clarity', () => {
  it('removes all conditions and what lingers of them', () => {
    const scene = new Scene(
      'ilmane+clarity 10,10 blind immobilize silence weakness spotted stun dot 2; maud 5,5',
      'cray 18,10; brine 40,25',
    ).does('south', 'activate ilmane');
    scene.refuses('south', 'move 10,11', 'act.stunned');
    scene.does('south', 'drink clarity');
    expect(scene.unit('ilmane')).toMatchObject({ tokens: [], lingering: [], dot: 0 });
    scene.rolls('4 1').does('south', 'magic', 'cast dazzle');
    expect(scene.unit('cray').tokens).toEqual(['blind']);
    scene.does('south', 'stop', 'charge cray');
  });
});

describe('resolve', () => {
  it('gives two tokens', () => {
    const scene = new Scene('orlen+resolve 10,10; maud 5,5', 'cray 11.26,10; brine 40,25')
      .does('south', 'activate orlen')
      .refuses('south', 'attack judgement cray', 'attack.cost');
    expect(scene.facts).toMatchObject({ needs: 1, has: 0 });
    const drunk = new Scene('orlen+resolve 10,10; maud 5,5', 'cray 11.26,10; brine 40,25')
      .rolls('blank blank blank')
      .does('south', 'activate orlen', 'drink resolve', 'attack judgement cray');
    expect(drunk.unit('orlen').inspire).toBe(1);
  });

  it('is drunk after the last action, too', () => {
    const scene = new Scene('orlen+resolve 10,10; maud 5,5', 'cray 30,10; brine 40,25')
      .does('south', 'activate orlen', 'move 10,11', 'move 10,12')
      .asks('south', 'act');
    expect(scene.moves('south')).toEqual(['drink resolve', 'end']);
    scene.does('south', 'drink resolve').asks('north', 'activate');
  });
});

describe('stone', () => {
  it('adds a point of armour until the drinker’s next turn begins', () => {
    const scene = new Scene('cray+stone 10,10; brine 5,5 activated', 'kessa 11.26,10').does(
      'south',
      'activate cray',
      'drink stone',
      'end',
    );
    scene
      .rolls('skull skull skull  armour armour armour  blank blank blank')
      .does('north', 'attack twin-blades cray', 'target cray', 'end');
    expect([scene.unit('cray').damage, scene.state.round]).toEqual([1, 2]);
    scene.does('south', 'first south', 'inspire brine', 'inspire brine').does('north', 'inspire kessa');
    expect(scene.unit('cray').boosts).toHaveLength(1);
    scene.does('south', 'activate cray');
    expect(scene.unit('cray').boosts).toEqual([]);
  });
});

describe('hawk', () => {
  it('adds 4 inches to ranged attacks of this turn, half range and spells included', () => {
    const dice = (cray: string): number => {
      const scene = new Scene('maud+hawk 10,10; orlen 5,5', `cray ${cray}; brine 5,25`).does(
        'south',
        'activate maud',
        'drink hawk',
        'attack long-gun cray',
      );
      return scene.told('dice.rolled')[0]?.faces.reduce((sum, some) => sum + some, 0) ?? 0;
    };
    expect([dice('33.26,10'), dice('22.26,10'), dice('22.27,10')]).toEqual([3, 4, 3]);
    new Scene('maud+hawk 10,10; orlen 5,5', 'cray 33.27,10')
      .does('south', 'activate maud', 'drink hawk')
      .refuses('south', 'attack long-gun cray', 'attack.range');
    const ray = new Scene('ilmane+hawk 10,10; orlen 5,5', 'cray 27.26,10; brine 40,29')
      .rolls('3 1  blank blank blank')
      .does('south', 'activate ilmane', 'drink hawk', 'magic', 'cast searing-ray');
    expect([ray.told('attack.declared').length, ray.unrolled]).toEqual([1, 0]);
  });

  it('lengthens a piercing line, and nothing that is no ranged attack', () => {
    const scene = new Scene('cray+hawk 10,10 inspire 1; brine 5,5', 'maud 26,10; orlen 40,25')
      .rolls('blank blank blank')
      .does('south', 'activate cray', 'drink hawk', 'attack skewer', 'aim 10.63,10 20,10');
    expect(scene.told('attack.hit').map(({ target }) => target)).toEqual(['1:maud.1']);
    new Scene('ilmane+hawk 10,10; orlen 30,25', 'cray 21.27,10')
      .does('south', 'activate ilmane', 'drink hawk', 'magic')
      .refuses('south', 'cast dazzle', 'cast.nobody');
  });

  it('is over with the turn', () => {
    const scene = new Scene('maud+hawk 10,10; orlen 5,5', 'cray 30,10; brine 5,25').does(
      'south',
      'activate maud',
      'drink hawk',
      'end',
    );
    expect(scene.unit('maud').boosts).toEqual([]);
  });
});
