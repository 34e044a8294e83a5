import { describe, expect, it } from 'vitest';
import { UNIT_COSTS } from '../../content/costs.ts';
import { orderingSeat } from '../../rules/triggers/reactions.ts';
import { Scene } from '../scene.ts';

/** Both have mustered in the Pit, and the dice for sides are rolled. */
function mustered(south: string, north: string, dice: string): Scene {
  const scene = Scene.opening('pit', { scenario: 'pit' }).rolls(dice);
  return scene.does('south', `muster ${south}`).does('north', `muster ${north}`);
}

describe('before the battle', () => {
  it('#3 loyalty is to a line: units of two lines of one realm have none', () => {
    const scene = mustered('orlen mossling', 'sorrow husk*3', '6 6 1 1');
    expect(scene.told('roster.revealed').map(({ loyal }) => loyal)).toEqual([null, 'drowned']);
    expect(scene.state.players.map(({ loyal }) => loyal)).toEqual([null, 'drowned']);
  });

  it('#6 a tie in the roll for sides is rolled again by both', () => {
    const scene = mustered('orlen pike*2', 'sorrow husk*3', '3 4 5 2  6 6 6 6  2 1 3 1').asks(
      'north',
      'prize',
    );
    expect(scene.told('sides.rolled')[0]?.rolls).toEqual([
      [3, 4],
      [5, 2],
      [6, 6],
      [6, 6],
      [2, 1],
      [3, 1],
    ]);
    expect(scene.unrolled).toBe(0);
  });

  it('#10 the whole base stands in the zone, and on no other', () => {
    const scene = mustered('orlen pike*2', 'sorrow husk*3', '6 6 1 1');
    scene.does('south', 'take token').does('north', 'take north').asks('south', 'deploy');
    scene.refuses('south', 'place orlen 10,3.4', 'place.zone');
    scene.refuses('south', 'place orlen 0.6,2', 'place.zone');
    scene.does('south', 'place orlen 10,3.37').does('north', 'place sorrow 10,14');
    scene.refuses('south', 'place pike 10.5,2.5', 'place.end');
    scene.does('south', 'place pike 11.26,3.37').asks('south', 'deploy');
  });
});

describe('activations', () => {
  it('#11 nobody may pass, but an activated unit may do nothing', () => {
    const scene = new Scene('orlen 10,10; maud 5,5; pike 5,9', 'cray 30,20; sorrow 33,20');
    expect(scene.moves('south')).toEqual(['activate orlen', 'activate maud', 'supports']);
    scene.refuses('south', 'activate pike', 'activate.support');
    scene.does('south', 'activate orlen', 'end').asks('north', 'activate');
    expect([scene.unit('orlen').activated, scene.at('orlen')]).toEqual([true, '10,10']);
  });

  it('#12 who has no supports has no support activation, until one appears', () => {
    const scene = new Scene(
      'pell 10,10 inspire 2; rook 5,5; brakk 5,15',
      'cray 30,20; sorrow 33,20; ironlung 36,20',
    );
    scene.refuses('south', 'supports', 'supports.none');
    scene
      .does('south', 'activate pell', 'use sprout', 'summon 12.5,10', 'end')
      .does('north', 'activate cray', 'end');
    scene.does('south', 'supports').asks('south', 'act');
    expect(scene.told('turn.began').map(({ unit }) => unit)).toEqual(['0:mossling.1']);
  });

  it('#12 one that appears after it waits for the next round', () => {
    const scene = new Scene(
      'pell 10,10 inspire 2; rook 5,5; mossling 5,15',
      'cray 30,20; sorrow 33,20; ironlung 36,20',
    );
    scene.does('south', 'supports', 'end').does('north', 'activate cray', 'end');
    scene
      .does('south', 'activate pell', 'use sprout', 'summon 12.5,10', 'end')
      .does('north', 'activate sorrow', 'end');
    // Rook is the only one left, and nobody is asked.
    scene.asks('south', 'act').does('south', 'end');
    expect([scene.unit('mossling.2').activated, scene.told('supports.began')]).toEqual([false, []]);
  });

  it('#12 one that takes the place of a fallen comrade waits as well', () => {
    // Bogmaw bursts: a husk that has not had its turn falls, then Fenn, whose last orders raise it beside him.
    const scene = new Scene(
      'husk 11.811,10; husk 10,12.5 damage 2; fenn 10,7.5 damage 5; cray 30,5',
      'bogmaw 10,10 damage 11; rook 30,20; brakk 35,20',
    );
    scene
      .does('south', 'supports', 'activate husk')
      .rolls('skull blank  blank  deflect deflect  blank blank  blank blank');
    scene.does('south', 'attack claw bogmaw').asks('south', 'summon').does('south', 'summon 10,6.24', 'stay');
    expect([scene.at('husk.2'), scene.unrolled]).toEqual(['10,6.24', 0]);
    scene.asks('south', 'act').does('south', 'end').asks('north', 'activate');
  });

  it('#13 supports have complete turns, one after another', () => {
    const scene = new Scene('pike 10,10 blind; pike 5,5 dot 1; orlen 30,5', 'cray 30,20; sorrow 33,20');
    scene.does('south', 'supports').asks('south', 'support').does('south', 'activate pike', 'focus');
    expect([scene.unit('pike').lingering, scene.unit('pike.2').turn.once]).toEqual([['blind'], []]);
    scene
      .does('south', 'move 12,10')
      .asks('south', 'act')
      .rolls('4')
      .does('south', 'end')
      .asks('north', 'activate');
    expect(scene.told('turn.ended').map(({ unit }) => unit)).toEqual(['0:pike.2']);
    expect([scene.unit('pike').lingering, scene.unit('pike.2').damage]).toEqual([[], 1]);
  });

  it('#8 there are never more than four living supports of a kind', () => {
    const four = 'mossling 5,5; mossling 7,5; mossling 9,5; mossling';
    const scene = new Scene(`pell 10,10 inspire 2; ${four} 11,5`, 'cray 30,20').does(
      'south',
      'activate pell',
    );
    scene.refuses('south', 'use sprout', 'use.noRoom');
    const waiting = new Scene(`pell 10,10 inspire 2; ${four} reserve`, 'cray 30,20').does(
      'south',
      'activate pell',
    );
    waiting.refuses('south', 'use sprout', 'use.noRoom');
  });

  it('#8 what would be more is lost', () => {
    const scene = new Scene(
      'orlen 10,10; maud 5,5',
      'fenn 11.26,10 damage 5; husk 20,10; husk 22,10; husk 24,10; cray 30,20',
    );
    scene
      .rolls('skull blank  blank  5 5')
      .does('south', 'activate orlen', 'attack basic fenn')
      .asks('north', 'summon');
    scene.does('north', 'summon 12.52,10').asks('south', 'act');
    expect(scene.unit('husk.4').state).toBe('board');
  });
});

describe('rounds', () => {
  const last = 'cray 30,20 activated; husk 33,20 activated';

  it('#14 Inspire for every unit that is left, one for all supports, one for loyalty', () => {
    const scene = new Scene('orlen 10,10; pike 5,5 activated; pike 7,5 activated; maud reserve', last, {
      players: [{ loyal: 'wardens', supportsDone: true }, { supportsDone: true }],
    });
    scene
      .does('south', 'activate orlen', 'end')
      .asks('south', 'deploy')
      .does('south', 'place maud 20,3')
      .asks('south', 'initiative')
      .does('south', 'first south')
      .asks('south', 'inspire');
    scene
      .does('south', 'inspire pike', 'inspire orlen', 'inspire orlen', 'inspire maud')
      .asks('north', 'inspire');
    scene.does('north', 'inspire husk', 'inspire husk').asks('south', 'activate');
    expect(['orlen', 'pike', 'maud', 'husk'].map((name) => scene.unit(name).inspire)).toEqual([2, 1, 1, 2]);
  });

  it('#15 #19 effects of the begin are ordered by the old holder of the token, those of the end by the new one', () => {
    const scene = new Scene('orlen 10,10; maud 5,5 activated', last, {
      players: [{}, { supportsDone: true }],
    });
    scene.does('south', 'activate orlen', 'end').asks('south', 'initiative');
    expect(scene.told('round.began').map(({ round }) => round)).toEqual([2]);
    expect([scene.told('starter.named'), orderingSeat(scene.state)]).toEqual([[], 0]);
    scene.does('south', 'first south');
    expect(scene.told('starter.named')[0]).toMatchObject({ seat: 0, passed: true });
    expect(orderingSeat(scene.state)).toBe(1);
  });

  it('#15 who names the opponent keeps the token', () => {
    const scene = new Scene('orlen 10,10; maud 5,5 activated', last, {
      players: [{}, { supportsDone: true }],
    });
    scene.does('south', 'activate orlen', 'end', 'first north').asks('north', 'inspire');
    expect([scene.state.holder, scene.state.starter]).toEqual([0, 1]);
  });

  it('#16 #17 effects of the end, then Shields to one, Inspire and Spotted off, without a question; then scoring', () => {
    const scene = new Scene(
      'orlen 22.5,14 shields 3 inspire 2 spotted; caul 5,5 activated',
      'cray 30,20 activated shields 2 inspire 1',
      { round: 4 },
    );
    scene.does('south', 'activate orlen', 'end').asks('south', 'initiative');
    const kinds = scene.events.map(({ e }) => e);
    const order = ['shield.gained', 'round.ended', 'points.scored', 'round.began'] as const;
    expect(order.map((e) => kinds.lastIndexOf(e))).toEqual(
      order.map((e) => kinds.lastIndexOf(e)).toSorted((one, two) => one - two),
    );
    expect(order.every((e) => kinds.includes(e))).toBe(true);
    expect(
      ['orlen', 'caul', 'cray'].map((name) => [scene.unit(name).shields, scene.unit(name).inspire]),
    ).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
    expect(scene.unit('orlen').tokens).toEqual([]);
  });

  it('#16 other tokens stay', () => {
    const scene = new Scene(
      'orlen 10,10; maud 5,5 activated',
      'cray 30,20 activated spotted blind stun dot 2',
    );
    scene.does('south', 'activate orlen', 'end');
    expect([scene.unit('cray').tokens, scene.unit('cray').dot]).toEqual([['blind', 'stun'], 2]);
  });

  it('#18 kills are paid for at once, ground at the end of the round', () => {
    const scene = new Scene(
      'kessa 22.5,14; maud 5,5 activated',
      'cray 23.76,14 damage 5; sorrow 40,25 activated',
      { round: 4 },
    );
    scene.rolls('skull blank  blank  5 5').does('south', 'activate kessa', 'attack basic cray');
    expect(scene.points('south')).toBe(UNIT_COSTS.cray + 15);
    scene.does('south', 'end').asks('south', 'initiative');
    expect(scene.points('south')).toBe(UNIT_COSTS.cray + 15 + 25);
  });
});
