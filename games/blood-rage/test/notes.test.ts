import type { Locale } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { rules } from '../rules/rules.ts';
import { moveNotes } from '../text/notes.ts';
import { Scene, type Who } from './scene.ts';
import { seen } from './spoken.ts';

/** The notes for a move, as its mover sees them. */
function notes(scene: Scene, who: Who, text: string, locale: Locale = 'en'): string[] {
  const seat = scene.seat(who);
  const parsed = rules.notation.parse(scene.state, seat, text);
  if (!parsed.ok) throw new Error(parsed.problem);
  return moveNotes(locale, seen(scene, seat), seat, parsed.move);
}

test('a Ship that enters a fjord of the doomed province is warned', () => {
  const scene = new Scene('wolf; bear');
  expect(scene.state.doomed[0]).toBe('muspelheim');
  expect(notes(scene, 'wolf', 'invade ship se')).toEqual([
    '2 Rage',
    'a province of this fjord is doomed in this Age, and Ships here die with it',
  ]);
  expect(notes(scene, 'wolf', 'invade ship se', 'ja')).toEqual([
    '怒り2',
    '面する領地がこの時代に滅び、ここの船も倒れる',
  ]);
  expect(notes(scene, 'wolf', 'invade ship nw')).toEqual(['2 Rage']);
  expect(notes(scene, 'wolf', 'invade leader muspelheim')).toEqual(['no Rage', 'doomed in this Age']);
});

test('a Quest in battle is told at the best it can be declared', () => {
  const clans = (sheet: string): string =>
    `wolf gimle warrior, hand manheim troll${sheet}; bear gimle warrior, hand tyrs-bash-1; serpent`;
  const played = (sheet: string): string[] =>
    notes(new Scene(clans(sheet), { age: 3 }).does('wolf', 'pillage gimle'), 'wolf', 'play manheim-3');
  expect(played('')).toEqual(['strength 1 and +0 make 1']);
  expect(played(', sheet tyrs-domain')).toEqual(['strength 1 and +3 make 4']);
  expect(played(', sheet tyrs-domain tyrs-wrath')).toEqual(['strength 1 and +5 make 6']);
});

test('rescues and cards taken back are told with their price', () => {
  const rescue = new Scene('wolf gimle leader 2 warrior; bear gimle 2 warrior, sheet friggas-protection', {
    age: 2,
  }).does('wolf', 'pillage gimle');
  expect(['rescue', 'rescue warrior', 'rescue warrior 2'].map((move) => notes(rescue, 'bear', move))).toEqual(
    [[], ['1 Rage'], ['2 Rage']],
  );
  const prowess = new Scene(
    'wolf gimle leader, hand tyrs-crush, sheet tyrs-prowess; bear gimle warrior; serpent',
    { age: 2 },
  ).does('wolf', 'pillage gimle');
  expect([notes(prowess, 'wolf', 'regain'), notes(prowess, 'wolf', 'regain tyrs-crush-2')]).toEqual([
    [],
    ['1 Rage'],
  ]);
});
