import { describe, expect, test } from 'vitest';
import { Scene } from './scene.ts';

const riders = () => new Scene({ factions: ['dragonRiders', 'hillFolk', 'corsairs'] });

describe('passage by ship', () => {
  test('the rulebook example: Swords cross a chain of ships into plains for 1 pip (#57)', () => {
    const scene = riders().units('dragonRiders', 34, 'swords').hand('dragonRiders', 'skirmishers');
    scene.units('dragonRiders', 35, 'ship').units('dragonRiders', 45, 'ship');
    scene.does('dragonRiders', 'step swords 34>54');
    expect(scene.told('unit.moved')).toMatchObject([{ from: 34, to: 54, cost: 1 }]);
    scene.does('dragonRiders', 'pay skirmishers');
    expect(scene.force('dragonRiders', 54)).toBe('swords');
  });

  test('needs a ship in every sea of the way; other terrain costs as always (#53, #57)', () => {
    const scene = riders().units('dragonRiders', 34, 'swords').hand('dragonRiders', '2 blank');
    scene.units('dragonRiders', 25, 'ship').units('dragonRiders', 45, 'ship');
    scene.refuses('dragonRiders', 'step swords 34>54', 'march.far');
    scene.does('dragonRiders', 'step ship 25>8', 'pay blank');
    scene.refuses('dragonRiders', 'step swords 34>9', 'march.far');
    scene.units('dragonRiders', 25, 'ship').does('dragonRiders', 'step swords 34>9');
    expect(scene.told('unit.moved')).toMatchObject([{ to: 9, cost: 2 }]);
  });

  test('a dragon is no bridge (#53)', () => {
    const scene = riders().units('dragonRiders', 34, 'swords').hand('dragonRiders', '2 blank');
    scene.units('dragonRiders', 35, 'dragon').units('dragonRiders', 45, 'ship');
    scene.refuses('dragonRiders', 'step swords 34>46', 'march.far');
    scene.units('dragonRiders', 35, 'ship').does('dragonRiders', 'step swords 34>46');
    expect(scene.force('dragonRiders', 46)).toBe('swords');
  });

  test('ships may go first and carry in the same move, all on the same tiles (#41)', () => {
    const scene = riders().units('dragonRiders', 34, 'swords').units('dragonRiders', 45, 'ship');
    scene.hand('dragonRiders', 'skirmishers').refuses('dragonRiders', 'step swords 34>46', 'march.far');
    scene.does('dragonRiders', 'step ship 45>35', 'step swords 34>46', 'pay skirmishers');
    expect([scene.force('dragonRiders', 35), scene.force('dragonRiders', 46)]).toEqual(['ship', 'swords']);
  });

  test('a leader takes its escort across: the landing is paid once (#49)', () => {
    const scene = riders().units('dragonRiders', 34, 'leader cavalry');
    scene.units('dragonRiders', 25, 'ship').units('dragonRiders', 8, 'ship').hand('dragonRiders', 'blank');
    scene.does('dragonRiders', 'step leader+cavalry 34>10');
    expect(scene.told('unit.moved')).toMatchObject([{ cost: 2 }]);
  });

  test('is closed where another player has a ship beside the own one (#50)', () => {
    const scene = riders().units('dragonRiders', 34, 'swords').units('dragonRiders', 35, '2 ship');
    scene.hand('dragonRiders', 'blank');
    expect(scene.moves('dragonRiders', 'step swords 34>46')).toHaveLength(1);
    scene.units('corsairs', 35, 'ship').refuses('dragonRiders', 'step swords 34>46', 'march.far');
  });

  test('is closed by a lone enemy dragon over the ships (#50, #55)', () => {
    const scene = new Scene({ factions: ['hillFolk', 'dragonRiders'] }).units('hillFolk', 34, 'swords');
    scene.units('hillFolk', 35, 'ship').units('hillFolk', 45, 'ship').hand('hillFolk', 'blank');
    expect(scene.moves('hillFolk', 'step swords 34>54')).toHaveLength(1);
    scene.units('dragonRiders', 45, 'dragon').refuses('hillFolk', 'step swords 34>54', 'march.far');
    scene.does('hillFolk', 'step swords 34>46');
  });

  test('may end among enemies, who must then be fought (#51)', () => {
    const scene = riders().units('dragonRiders', 34, '2 swords').units('dragonRiders', 35, 'ship');
    scene.units('hillFolk', 46, 'shield').hand('dragonRiders', '2 blank');
    scene
      .does('dragonRiders', 'step 2 swords 34>46')
      .refuses('dragonRiders', 'step swords 46>55', 'march.contested');
    scene.does('dragonRiders', 'pay blank').refuses('dragonRiders', 'end', 'main.battle');
    scene.does('dragonRiders', 'battle @46 seat 1').asks('hillFolk', 'stand');
    expect(scene.force('dragonRiders', 46)).toBe('2 swords');
  });

  test('goes together with steps on land; every land area entered is paid (#52)', () => {
    const scene = riders().units('dragonRiders', 43, 'swords').hand('dragonRiders', '2 blank');
    scene.units('dragonRiders', 35, 'ship').units('dragonRiders', 61, 'ship');
    const costs = ['43>34', '34>46', '46>54', '54>53', '53>60', '60>52'].map(
      (way) => scene.does('dragonRiders', `step swords ${way}`).told('unit.moved')[0]?.cost,
    );
    expect(costs).toEqual([1, 1, 1, 1, 2, 2]);
    expect(scene.refuses('dragonRiders', 'pay blank', 'pay.short').facts).toEqual({ debt: 8, paid: 5 });
  });

  test('an enemy in the land between ends it (#52)', () => {
    const scene = riders().units('dragonRiders', 34, 'swords').units('hillFolk', 54, 'castle');
    scene
      .units('dragonRiders', 35, 'ship')
      .units('dragonRiders', 45, 'ship')
      .units('dragonRiders', 61, 'ship');
    scene.hand('dragonRiders', '2 blank').does('dragonRiders', 'step swords 34>54');
    expect(scene.refuses('dragonRiders', 'step swords 54>62', 'march.contested').pieces).toEqual([
      'swords@54',
    ]);
  });

  test('no land unit stops at sea (#56)', () => {
    const scene = riders().units('dragonRiders', 34, 'leader dragon').units('dragonRiders', 35, 'ship');
    scene.hand('dragonRiders', 'blank').refuses('dragonRiders', 'step leader 34>35', 'march.landAtSea');
    scene.refuses('dragonRiders', 'step leader+dragon 34>35', 'march.landAtSea');
    const over = scene.moves('dragonRiders', 'step leader 34>').map((move) => Number(move.split('>')[1]));
    expect(over.toSorted((a, b) => a - b)).toEqual([26, 27, 28, 36, 43, 44, 46, 47]);
  });

  test('ships themselves go from sea to adjacent sea, 1 pip each, and use no passage (#57)', () => {
    const scene = riders().units('dragonRiders', 25, 'ship').units('dragonRiders', 35, 'ship');
    scene.hand('dragonRiders', 'skirmishers');
    scene.refuses('dragonRiders', 'step ship 25>45', 'march.far');
    scene.refuses('dragonRiders', 'step ship 25>26', 'march.shipOnLand');
    scene.does('dragonRiders', 'step ship 25>35', 'step ship 35>45', 'pay skirmishers');
    expect(scene.force('dragonRiders', 45)).toBe('ship');
  });

  test('a ship built among enemies carries nobody; once the sea is won it does at once (#186, #187)', () => {
    const scene = riders().units('dragonRiders', 34, 'swords').villages('dragonRiders', 34);
    scene.units('corsairs', 35, 'ship').hand('dragonRiders', '2 ship skirmishers');
    scene.does('dragonRiders', 'build ship @35', 'discard ship');
    scene.refuses('dragonRiders', 'step swords 34>46', 'march.far');
    scene.rig('dragonRiders', 5, 5, 4).rig('corsairs', 3, 2, 2);
    scene.does('dragonRiders', 'battle @35 seat 2').does('corsairs', 'stand').does('dragonRiders', 'keep');
    expect(scene.force('corsairs', 35)).toBe('');
    scene.does('dragonRiders', 'step swords 34>46', 'pay skirmishers');
    expect(scene.force('dragonRiders', 46)).toBe('swords');
  });
});

describe('dragons', () => {
  test('fly over any sea, or ride own ships and pay the last area alone (#54)', () => {
    const scene = riders().units('dragonRiders', 34, '2 dragon').hand('dragonRiders', '2 blank');
    const cost = (way: string) =>
      scene.does('dragonRiders', `step dragon ${way}`).told('unit.moved')[0]?.cost;
    expect([cost('34>35'), cost('35>45'), cost('45>54')]).toEqual([1, 1, 1]);
    scene
      .does('dragonRiders', 'pay blank')
      .units('dragonRiders', 35, 'ship')
      .units('dragonRiders', 45, 'ship');
    expect(cost('34>54')).toBe(1);
    expect(cost('54>35')).toBe(1);
  });

  test('from a sea of its own ships a dragon may sail on along the chain (#54)', () => {
    const scene = riders().units('dragonRiders', 35, 'dragon ship').units('dragonRiders', 45, 'ship');
    scene.hand('dragonRiders', 'skirmishers').does('dragonRiders', 'step dragon 35>61');
    expect(scene.told('unit.moved')).toMatchObject([{ to: 61, cost: 1 }]);
  });

  test('stay at sea and in mountains over their draw phase (#55)', () => {
    const scene = riders().units('dragonRiders', 42, 'dragon').units('dragonRiders', 57, 'dragon');
    scene.does('dragonRiders', 'end');
    expect([scene.force('dragonRiders', 42), scene.force('dragonRiders', 57)]).toEqual(['dragon', 'dragon']);
    expect(scene.told('unit.lost')).toEqual([]);
  });

  test('fight ships at sea all alone (#55)', () => {
    const scene = riders().units('dragonRiders', 33, 'dragon').units('hillFolk', 42, 'ship');
    scene.hand('dragonRiders', 'skirmishers').does('dragonRiders', 'step dragon 33>42', 'pay skirmishers');
    scene.rig('dragonRiders', 4, 4, 2).rig('hillFolk', 5, 5, 2).does('dragonRiders', 'battle @42 seat 1');
    expect(scene.told('battle.revealed')).toMatchObject([
      { attacker: { total: 14 }, defender: { total: 13 } },
    ]);
    expect(scene.force('hillFolk', 42)).toBe('');
  });
});
