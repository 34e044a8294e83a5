import { describe, expect, test } from 'vitest';
import type { Faction } from '../content/factions.ts';
import { bloodstones } from '../index.ts';
import { lossesOnTheWay, withdrawal } from '../rules/retreat.ts';
import { eventLine } from '../text/events.ts';
import { promptLine } from '../text/prompts.ts';
import { refusalLine } from '../text/refusals.ts';
import { attack } from './fortune.ts';
import { Scene } from './scene.ts';

type Army = readonly [Faction, string];

function meet([attacker, ours]: Army, [defender, theirs]: Army, area = 19): Scene {
  return new Scene({ factions: [attacker, defender] })
    .units(attacker, area, ours)
    .units(defender, area, theirs);
}

/** Starts the battle; returns whether the defender is asked, and if not, why not. */
function answer(scene: Scene, area = 19): string {
  const { barred } = withdrawal(scene.state, { area, attacker: 0, defender: 1 });
  const [attacker] = scene.state.players;
  if (attacker === undefined || attacker.faction === 'none') throw new Error('nobody attacks');
  scene.does(attacker.faction, `battle @${area} seat 1`);
  expect(scene.step === 'stand').toBe(barred === null);
  return barred ?? 'may withdraw';
}

describe('may the defender withdraw?', () => {
  const CASES: readonly (readonly [string, Army, Army, string])[] = [
    ['no cavalry on either side', ['dragonRiders', '2 swords'], ['horseLords', 'swords'], 'may withdraw'],
    ['as many cavalry', ['dragonRiders', '2 cavalry'], ['horseLords', '2 cavalry'], 'may withdraw'],
    ['more cavalry', ['dragonRiders', 'cavalry'], ['horseLords', '2 cavalry swords'], 'may withdraw'],
    ['fewer cavalry', ['dragonRiders', '2 cavalry'], ['horseLords', 'cavalry 2 swords'], 'cavalry'],
    ['the attacker has a dragon', ['dragonRiders', 'dragon'], ['horseLords', '4 cavalry'], 'dragon'],
    ['a castle', ['dragonRiders', 'swords'], ['horseLords', 'castle 2 cavalry'], 'walls'],
    ['a citadel', ['dragonRiders', 'swords'], ['horseLords', 'citadel 2 cavalry'], 'walls'],
    ['an own dragon', ['horseLords', '3 cavalry'], ['dragonRiders', 'dragon swords'], 'may withdraw'],
    ['an own dragon in a castle', ['horseLords', 'swords'], ['dragonRiders', 'dragon castle'], 'walls'],
  ];

  test.each(CASES)('%s (#100, #101, #173)', (_, attackers, defenders, expected) => {
    expect(answer(meet(attackers, defenders))).toBe(expected);
  });

  test('where a dragon and a castle both bar the way the dragon is named (#101, #173)', () => {
    expect(answer(meet(['dragonRiders', 'dragon'], ['horseLords', 'castle swords']))).toBe('dragon');
  });

  test('no area to go to comes before everything else (#112, #173)', () => {
    const scene = meet(['dragonRiders', 'dragon swords'], ['horseLords', '2 cavalry'], 9)
      .villages('dragonRiders', 1)
      .villages('dragonRiders', 10);
    expect(answer(scene, 9)).toBe('noArea');
  });

  test('at sea there is no cavalry: ships may always go, but not from a dragon (#107, #173)', () => {
    expect(answer(meet(['horseLords', '3 ship'], ['dragonRiders', 'ship'], 35), 35)).toBe('may withdraw');
    expect(answer(meet(['dragonRiders', 'ship dragon'], ['horseLords', '3 ship'], 35), 35)).toBe('dragon');
  });

  test('a Cutiecorn is cavalry for its side (#173)', () => {
    const scene = new Scene({ factions: ['dragonRiders', 'horseLords'], options: { cutiecorn: 'on' } })
      .units('dragonRiders', 19, 'cavalry swords cutiecorn')
      .units('horseLords', 19, 'cavalry');
    expect(answer(scene)).toBe('cavalry');
    const own = new Scene({ factions: ['dragonRiders', 'horseLords'], options: { cutiecorn: 'on' } })
      .units('dragonRiders', 19, '2 cavalry')
      .units('horseLords', 19, 'cavalry cutiecorn');
    expect(answer(own)).toBe('may withdraw');
  });

  test('the attacker has no such choice (#121)', () => {
    const scene = meet(['dragonRiders', '2 swords'], ['horseLords', '2 swords']);
    scene.refuses('dragonRiders', 'withdraw @18', 'step.other');
    scene.does('dragonRiders', 'battle @19 seat 1').asks('horseLords', 'stand');
    expect(scene.moves('dragonRiders')).toEqual([]);
    scene.does('horseLords', 'stand');
    expect(scene.told('battle.drew')).toHaveLength(2);
  });
});

describe('withdrawing', () => {
  test('costs nothing, wins nothing, and leaves the attacker free to go on (#43, #87, #109, #179)', () => {
    const scene = meet(['dragonRiders', '2 swords'], ['horseLords', '2 swords'])
      .hand('dragonRiders', 'skirmishers')
      .hand('horseLords', 'skirmishers');
    scene.does('dragonRiders', 'battle @19 seat 1').does('horseLords', 'withdraw @12');
    expect(scene.told('battle.withdrew')).toEqual([{ e: 'battle.withdrew', seat: 1, from: 19, to: 12 }]);
    expect(scene.player('dragonRiders').vp).toBe(0);
    expect(scene.player('horseLords').hand).toEqual(['skirmishers']);
    scene.does('dragonRiders', 'step 2 swords 19>18', 'pay skirmishers');
  });

  test('is no battle won: no Undead, no change of the Cutiecorn (#179)', () => {
    const scene = new Scene({ factions: ['necromancers', 'dragonRiders'], options: { cutiecorn: 'on' } })
      .units('necromancers', 22, 'necromancer 2 swords')
      .units('dragonRiders', 22, 'dragon swords cutiecorn');
    scene.does('necromancers', 'battle @22 seat 1').does('dragonRiders', 'withdraw @21');
    scene.asks('necromancers', 'main');
    expect(scene.force('dragonRiders', 21)).toBe('swords dragon cutiecorn');
    expect(scene.player('necromancers').vp).toBe(0);
  });

  test('any legal area may be chosen, even one where units are lost on the way (#110)', () => {
    const scene = meet(['horseLords', '2 cavalry'], ['dragonRiders', 'dragon leader swords'], 22);
    scene.does('horseLords', 'battle @22 seat 1').asks('dragonRiders', 'stand');
    expect(lossesOnTheWay(scene.state, 1, 22, 23)).toEqual(['swords', 'leader']);
    expect(lossesOnTheWay(scene.state, 1, 22, 21)).toEqual([]);
    scene.does('dragonRiders', 'withdraw @23');
    expect(scene.told('unit.lost').map(({ kind, why }) => [kind, why])).toEqual([
      ['swords', 'stranded'],
      ['leader', 'stranded'],
    ]);
    expect(scene.force('dragonRiders', 23)).toBe('dragon');
    expect(scene.player('dragonRiders').discard).toEqual(['swords', 'leader']);
    expect(scene.player('horseLords').vp).toBe(0);
  });

  test('is always asked when it is legal, even with one area to go to (#177)', () => {
    const scene = meet(['dragonRiders', '2 swords'], ['horseLords', '2 swords'], 9).villages(
      'dragonRiders',
      1,
    );
    scene.does('dragonRiders', 'battle @9 seat 1').asks('horseLords', 'stand');
    expect(scene.moves('horseLords')).toEqual(['stand', 'withdraw @10']);
  });

  test('the one who stands is not asked again (#84, #111)', () => {
    const scene = meet(['dragonRiders', '2 swords'], ['horseLords', '2 swords'])
      .rig('dragonRiders', 5, 5, 4, 5, 5, 4)
      .rig('horseLords', 5, 5, 4, 2, 2, 3);
    attack(scene, 'dragonRiders', 'horseLords', 19);
    scene.asks('horseLords', 'retreat');
    scene.refuses('horseLords', 'stand', 'step.other');
    expect(scene.moves('horseLords').every((text) => text.startsWith('retreat'))).toBe(true);
  });
});

describe('a defender who may not withdraw is told why', () => {
  const held = () =>
    new Scene({ factions: ['dragonRiders', 'horseLords'] })
      .units('dragonRiders', 14, 'dragon 2 swords')
      .units('horseLords', 14, '2 swords')
      .hand('horseLords', 'swords')
      .does('dragonRiders', 'battle @14 seat 1')
      .asks('horseLords', 'swap');

  test('in the log', () => {
    const scene = held();
    const [told] = scene.told('battle.held');
    expect(told).toEqual({ e: 'battle.held', seat: 1, area: 14, why: 'dragon' });
    if (told === undefined) throw new Error('nothing is told');
    expect(eventLine('en', told, ['Ada', 'Bo'])).toBe('Bo cannot withdraw from area 14: a Dragon attacks');
    expect(eventLine('ja', told, ['Ada', 'Bo'])).toMatch('撤退できない：攻撃側にドラゴンがいる');
  });

  test('in the question that comes instead', () => {
    const scene = held();
    expect(promptLine('en', scene.state, ['Ada', 'Bo'])).toMatch(
      /Withdrawing is not possible: a Dragon attacks$/,
    );
    expect(promptLine('ja', scene.state, ['Ada', 'Bo'])).toMatch('撤退はできません：攻撃側にドラゴンがいる');
  });

  test('in answer to the wish, however it is put', () => {
    const scene = held();
    const refused = scene.refuses('horseLords', 'withdraw @4', 'withdraw.barred');
    expect(refused).toMatchObject({ rule: '10.1', facts: { why: 'dragon' } });
    expect(refusalLine('en', refused)).toMatch(/^You cannot withdraw from .*: a Dragon attacks$/);
    const state = bloodstones.load(scene.state);
    if (state === null) throw new Error('the scene is no state');
    expect(bloodstones.why(bloodstones.mask(state, 1), 1, { do: 'withdraw' })?.code).toBe('withdraw.barred');
  });

  test('otherwise that it is too late, or that only defenders withdraw', () => {
    const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
      .units('dragonRiders', 14, '2 swords')
      .units('horseLords', 14, '2 swords')
      .hand('dragonRiders', 'swords')
      .hand('horseLords', 'swords')
      .does('dragonRiders', 'battle @14 seat 1')
      .does('horseLords', 'stand');
    expect(scene.told('battle.held')).toEqual([]);
    scene.refuses('dragonRiders', 'withdraw @4', 'withdraw.attacker');
    scene.does('dragonRiders', 'keep').refuses('horseLords', 'withdraw @4', 'withdraw.late');
    expect(promptLine('en', scene.state, ['Ada', 'Bo'])).not.toMatch('withdraw');
  });
});
