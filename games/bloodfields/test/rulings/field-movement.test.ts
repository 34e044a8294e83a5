import { describe, expect, it } from 'vitest';
import { put } from '../../rules/units.ts';
import { Scene } from '../scene.ts';

const FENCE = 'fence 12,8 12.4,8 12.4,12 12,12';

describe('a way', () => {
  it('#113 is measured by how far the base is displaced; it may bend, cross itself and lead back (#153)', () => {
    const scene = new Scene('orlen 10,10; maud 5,25', 'cray 30,20').does('south', 'activate orlen');
    scene.refuses('south', 'move 15.002,10', 'move.far');
    scene.does('south', 'move 15,10', 'move 15,12 14,11 15.2,11');
    expect(scene.told('unit.moved').map(({ length }) => Math.round(length))).toEqual([5000, 4614]);
    expect(scene.at('orlen')).toBe('15.2,11');
  });

  it('leads through nobody: round the unit in between, as in the rulebook’s picture', () => {
    const scene = new Scene('orlen 10,10; maud 12,10', 'cray 30,20').does('south', 'activate orlen');
    scene.refuses('south', 'move 13.5,10.2', 'move.way');
    scene.does('south', 'move 11.1,11.27 12.9,11.27 13.5,10.2');
    expect(scene.at('orlen')).toBe('13.5,10.2');
  });

  it('#95 #96 leads over a fence, but does not end on it; beside it is fine', () => {
    const scene = new Scene('orlen 10,10; maud 5,25', 'cray 30,20', { terrain: FENCE }).does(
      'south',
      'activate orlen',
    );
    scene.refuses('south', 'move 12.5,10', 'move.end');
    scene.does('south', 'move 11.37,10', 'move 13.03,10');
    expect(scene.at('orlen')).toBe('13.03,10');
  });

  it('#97 stops at the first enemy it touches; past it one keeps more than a hair’s breadth', () => {
    const scene = new Scene('orlen 10,10; maud 5,25', 'cray 12,11.27').does('south', 'activate orlen');
    scene.refuses('south', 'move 14,10', 'move.contact');
    scene.does('south', 'move 12,9.98 14,9.9');
    const up = new Scene('orlen 10,10; maud 5,25', 'cray 12,11.27').does(
      'south',
      'activate orlen',
      'move 12,10.01',
    );
    up.refuses('south', 'move 14,9.9', 'move.combat');
  });

  it('#98 begins freely beside an ally', () => {
    const scene = new Scene('orlen 10,10; maud 11.26,10', 'cray 30,20').does(
      'south',
      'activate orlen',
      'move 10,14',
    );
    expect(scene.at('orlen')).toBe('10,14');
  });

  it('#99 is free again the moment the last enemy beside it is gone', () => {
    const scene = new Scene('orlen 10,10; maud 5,25', 'husk 11.26,10 damage 3; cray 30,20').does(
      'south',
      'activate orlen',
    );
    scene.refuses('south', 'move 10,12', 'move.combat');
    scene
      .rolls('skull blank blank blank blank')
      .does('south', 'attack marshals-sword husk')
      .asks('south', 'dice');
    scene.rolls('blank').does('south', 'keep', 'move 12,10');
    expect(scene.at('orlen')).toBe('12,10');
  });

  it('#111 leads over flags, and one may stand on them', () => {
    const scene = new Scene('orlen 20,15; maud 5,25', 'cray 30,20').does(
      'south',
      'activate orlen',
      'move 22.5,15',
    );
    expect([scene.state.options.scenario, scene.at('orlen')]).toEqual(['three-standards', '22.5,15']);
  });

  it('#112 ends at the edge, which hides nobody', () => {
    const scene = new Scene('maud 0.63,10; orlen 5,5', 'cray 0.63,20').does('south', 'activate maud');
    scene.refuses('south', 'move 0.5,10', 'move.endEdge');
    expect(scene.moves('south', 'attack long-gun')).toEqual(['attack long-gun cray']);
  });

  it('#109 #110 heights and trees do not matter: a building is like a rock', () => {
    for (const kind of ['rock', 'building']) {
      const scene = new Scene('maud 10,10; orlen 5,5', 'cray 16,10', {
        terrain: `${kind} 12,7 14,7 14,13 12,13`,
      });
      scene.does('south', 'activate maud').refuses('south', 'attack long-gun cray', 'attack.unseen');
      scene.refuses('south', 'move 11.6,10', 'move.end');
    }
  });
});

describe('leaps', () => {
  it('#100 a fly or jump does not end in contact: a sixteenth of an inch away it may', () => {
    const scene = new Scene('perrin 10,10; maud 5,25', 'cray 16,10').does(
      'south',
      'activate perrin',
      'use soar',
    );
    scene.refuses('south', 'move 14.74,10', 'move.contact');
    scene.does('south', 'move 14.677,10');
    const ssil = new Scene('ssil 10,10; rook 5,25', 'cray 14,10').does(
      'south',
      'activate ssil',
      'use pounce',
    );
    ssil.refuses('south', 'move 15.417,10', 'move.contact');
    ssil.does('south', 'move 15.48,10');
  });

  it('#101 nobody flies or jumps out of combat; a blink leaves it and enters it', () => {
    const perrin = new Scene('perrin 10,10; maud 5,25', 'cray 11.26,10').does('south', 'activate perrin');
    perrin.refuses('south', 'use soar', 'use.combat');
    const vell = new Scene('vell 10,10 inspire 1; orlen 5,25', 'cray 11.26,10').does(
      'south',
      'activate vell',
    );
    vell.refuses('south', 'use grapnel', 'use.combat');
    const caul = new Scene('caul 10,10 inspire 1; rook 5,25', 'cray 11.26,10; husk 13,12').does(
      'south',
      'activate caul',
      'use flicker',
    );
    caul.does('south', 'move 13,10.74');
    expect(caul.moves('south', 'attack cold-touch')).toEqual(['attack cold-touch husk']);
  });

  it('nobody flies into a forest or out of it', () => {
    const terrain = 'forest 9,9 11,9 11,11 9,11; forest 16,9 18,9 18,11 16,11';
    const inside = new Scene('perrin 10,10; maud 5,25', 'cray 30,20', { terrain })
      .rolls('4')
      .does('south', 'activate perrin');
    inside.refuses('south', 'use soar', 'use.forest');
    const outside = new Scene('perrin 13,10; maud 5,25', 'cray 30,20', { terrain }).does(
      'south',
      'activate perrin',
      'use soar',
    );
    outside.refuses('south', 'move 17,10', 'move.land');
    outside.does('south', 'move 20,10');
  });

  it('who is immobilized neither flies nor jumps, but blinks', () => {
    const perrin = new Scene('perrin 10,10 immobilize; maud 5,25', 'cray 30,20').does(
      'south',
      'activate perrin',
    );
    perrin.refuses('south', 'use soar', 'use.immobilized');
    const caul = new Scene('caul 10,10 immobilize inspire 1; rook 5,25', 'cray 30,20').does(
      'south',
      'activate caul',
      'use flicker',
      'move 14,10',
    );
    expect(caul.at('caul')).toBe('14,10');
  });
});

describe('moved by others', () => {
  it('#102 an enemy may be dragged out of combat and into another, and stops there', () => {
    const scene = new Scene('pell 10,10 inspire 1; rook 14,12; yew 14,18', 'cray 14,15').does(
      'south',
      'activate pell',
      'use vine-drag',
    );
    scene.asks('south', 'go').refuses('south', 'move 14,13.26 13,13.26', 'move.contact');
    scene.does('south', 'move 14,13.26');
    scene.does('south', 'end').does('north', 'end');
    const out = new Scene('pell 10,10 inspire 1; rook 14,12', 'cray 14,13.26').does(
      'south',
      'activate pell',
      'use vine-drag',
      'move 14,15',
    );
    expect(out.at('cray')).toBe('14,15');
  });

  it('an immobilized enemy is dragged as far as ever; Grandmother Yew is not dragged at all', () => {
    const scene = new Scene('pell 10,10 inspire 1; rook 5,25', 'cray 14,10 immobilize').does(
      'south',
      'activate pell',
      'use vine-drag',
      'move 14,13',
    );
    expect(scene.at('cray')).toBe('14,13');
    const rooted = new Scene('pell 10,10 inspire 1; rook 5,25', 'yew 14,10')
      .does('south', 'activate pell', 'use vine-drag')
      .asks('south', 'act');
    expect(rooted.at('yew')).toBe('14,10');
  });

  it('#143 who was dragged has not moved; who walked, charged, flew or fled has', () => {
    const still = new Scene('pell 10,10 inspire 1; rook 5,25', 'maud 14,10').does(
      'south',
      'activate pell',
      'use vine-drag',
      'move 14,11',
      'end',
    );
    still.does('north', 'attack long-gun pell').asks('north', 'dice');
    const walked = new Scene('pell 10,10; rook 5,25', 'maud 14,10')
      .does('south', 'activate pell', 'end')
      .does('north', 'move 14,11');
    walked.rolls('blank blank blank blank').does('north', 'attack long-gun pell').asks('south', 'act');
  });

  it('#160 a move is made as a whole, then the ground is rolled for', () => {
    const scene = new Scene('husk 10,10 damage 3; cray 5,25', 'orlen 30,20', {
      terrain: 'ruins 11,9 12,9 12,11 11,11',
    }).rolls('1');
    scene.does('south', 'supports', 'move 13,10');
    expect(scene.told('unit.moved')).toMatchObject([{ path: [{ x: 13_000, y: 10_000 }] }]);
    expect([scene.unit('husk').state, scene.unrolled]).toEqual(['destroyed', 0]);
  });
});

describe('held fast', () => {
  it('#104 an immobilized unit may flee as far as it still gets', () => {
    const scene = new Scene('orlen 10,10 immobilize; maud 5,25', 'cray 11.26,10')
      .rolls('6 6')
      .does('south', 'activate orlen', 'flee');
    scene.refuses('south', 'move 7.9,10', 'move.far');
    scene.does('south', 'move 8,10').refuses('south', 'charge cray', 'charge.immobilized');
  });

  it('#105 a movement of nothing is no move', () => {
    const scene = new Scene('husk 10,10 immobilize; cray 5,25', 'orlen 30,20').does('south', 'supports');
    expect(scene.moves('south', 'move').length).toBeGreaterThan(0);
    put(scene.state, scene.id('husk'), {
      boosts: Object.freeze([{ boost: 'mv', amount: -1000, until: 'turn', by: 'mud' }]),
    });
    expect(scene.moves('south', 'move')).toEqual([]);
    scene.refuses('south', 'move 10.5,10', 'move.immobilized');
  });

  it('#106 nobody charges while immobilized, not even when the token has just left', () => {
    const scene = new Scene('orlen 10,10 immobilize; maud 5,25', 'cray 16,10').does(
      'south',
      'activate orlen',
    );
    expect(scene.unit('orlen').tokens).toEqual([]);
    scene.refuses('south', 'charge cray', 'charge.immobilized');
  });
});
