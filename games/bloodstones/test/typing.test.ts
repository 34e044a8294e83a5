import { listening, typingConformance } from '@sanguine/kernel/conformance';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { everyPosition } from './positions.ts';
import { Scene } from './scene.ts';
import { GAMES } from './spoken.ts';

typingConformance(game, everyPosition(), GAMES);

const { typed } = listening(game, ['Ann', 'Bob']);

/** The Hill Folk's main phase, with villages in reach and nobody to fight. */
const scene = (hand = 'swords shield blank'): Scene =>
  new Scene({ factions: ['hillFolk', 'horseLords'] })
    .units('hillFolk', 14, 'citadel swords')
    .units('horseLords', 40, 'citadel')
    .hand('hillFolk', hand);

test.each([
  [
    'settle @2',
    'Villages are built in phase 4 of your turn, after the main actions. Build, march and fight first, or end this phase',
  ],
  ['battle', 'None of your units shares an area with an enemy'],
  ['fight', 'None of your units shares an area with an enemy'],
  ['build blank', 'A tile without a unit cannot be built; it can pay, or fight in a battle'],
  ['build castle', 'Not in your hand: Castle; build what you hold'],
  ['build swrods @14', 'There is no unit called "swrods" here. Did you mean "swords"?'],
  ['step swords 14>99', 'There is no area 99 here, only 0 to 74'],
  ['build hillFolk', '"hillFolk" is a faction, not a unit. Type: build <unit> @<area>'],
  ['end now', '"end" is typed alone: leave "now" out'],
  ['marhc', '"marhc" is not something you can do in this game. Did you mean "step"?'],
  ['xyzzy', '"xyzzy" is not something you can do in this game. Now you can type "build" or "step" or "end"'],
])('%s is answered with its own reason', (text, answer) => {
  expect(typed(scene(), 'hillFolk', text)).toEqual([answer]);
});

test.each([
  [
    '建設 @2',
    '村の建設は、メインアクションの後、手番のフェイズ4に行います。先に設立、移動、戦闘を行うか、このフェイズを終えてください',
  ],
  ['戦闘', '敵と同じエリアにいるユニットがありません'],
  ['設立 無地', 'ユニットのないタイルは設立できません。支払いと戦闘に使えます'],
  ['設立 剣土 @14', '「剣土」というユニットはここにありません。「剣士」のことですか？'],
  ['移動 剣士 14>99', 'エリア99はここにありません。0～74です'],
])('%s, in Japanese', (text, answer) => {
  expect(typed(scene(), 'hillFolk', text, 'ja')).toEqual([answer]);
});

test('part of a move lists what it could become, by any of its names', () => {
  const moves = typed(scene(), 'hillFolk', 'march swords');
  expect(moves.length).toBeGreaterThan(3);
  expect(moves.every((move) => move.startsWith('step swords 14>'))).toBe(true);
  expect(typed(scene(), 'hillFolk', '移動 剣士', 'ja')).toEqual(moves);
});

test('several reasons are told with a move each', () => {
  const answer = typed(scene('blank'), 'hillFolk', 'settle');
  expect(answer).toHaveLength(1);
  const poor = typed(scene('leader'), 'hillFolk', 'build leader');
  expect(poor.length).toBeGreaterThan(1);
  expect(poor[0]).toMatch(/^build leader @\d+: /);
});
