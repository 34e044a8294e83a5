import { expect, test } from 'vitest';
import type { Modifier } from '../rules/attack/modifiers.ts';
import { modifierText } from '../text/modifiers.ts';
import { ownedName } from '../text/words.ts';
import { Scene } from './scene.ts';
import { NAMES } from './spoken.ts';

const told = (modifiers: readonly Modifier[], locale: 'en' | 'ja' = 'en'): string[] =>
  modifiers.map((one) => modifierText(locale, one, (unit) => ownedName(locale, unit, NAMES)));

/** What the last move told of its rolls, roll by roll. */
const weighed = (scene: Scene, locale: 'en' | 'ja' = 'en'): string[][] =>
  scene.told('roll.weighed').map(({ modifiers }) => told(modifiers, locale));

test('a blow names its dice, the potion that adds one, its mastery and what weakens it', () => {
  const scene = new Scene('kessa+wrath 10,10 weakness', 'cray 11.26,10').does('south', 'activate kessa');
  scene.does('south', 'drink wrath').rolls('skull skull blank blank armour blank');
  scene.does('south', 'attack quick-cut cray');
  expect(weighed(scene)).toEqual([
    ['2 dice (Quick Cut)', '+1 die (Potion of Wrath)', 'mastery 5', 'mastery \u22122 (Weakness)'],
    ['armour 1', "armour \u22121 (Armour Penetration, Ann's Kessa)"],
  ]);
});

test('a shot names the cover and the high ground it comes from', () => {
  const scene = new Scene('maud 10,10', 'cray 18,10', {
    terrain: 'high 8,8 12,8 12,12 8,12; forest 13,7 15,7 15,13 13,13',
  }).does('south', 'activate maud');
  scene.rolls('skull skull skull').does('south', 'attack long-gun cray').rolls('armour armour blank');
  expect(weighed(scene)[0]).toContain('reroll any dice (high ground)');
  scene.does('south', 'keep');
  expect(weighed(scene).at(-1)).toContain('cover (the forest 1)');
});

test('what others give is theirs, in both languages', () => {
  const scene = new Scene('orlen 10,12.5; ilmane 10,10', 'cray 11.26,10').does('south', 'activate ilmane');
  scene.rolls('6 6').does('south', 'flee');
  expect(weighed(scene)).toEqual([['morale 6', "morale +1 (Steadfast Banner, Ann's Orlen)"]]);
  expect(weighed(scene, 'ja')[0]?.[1]).toMatch(/^士気\+1（.*オルレン）$/);
});
