import { listening, typingConformance } from '@sanguine/kernel/conformance';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { everyPosition } from './positions.ts';
import { Scene } from './scene.ts';
import { GAMES } from './spoken.ts';

typingConformance(game, everyPosition(), GAMES);

const { typed } = listening(game, ['Ann', 'Bob']);

/** The Wolf's turn with nobody on the board. */
const scene = (): Scene => new Scene('wolf hand troll tyrs-bash; bear gimle warrior');

test.each([
  ['march', 'You have no figure in a province that could march'],
  ['join', 'Figures join when somebody pillages next to them and calls to battle. Take an action, or pass'],
  ['pillage gimli', 'There is no province called "gimli" here. Did you mean "gimle"?'],
  ['pillage leader', '"leader" is a figure, not a province. Type: pillage <province>'],
  ["upgrade Tyr's Bash", "Not an upgrade: Tyr's Bash; choose an upgrade card"],
  [
    'invade dragon gimle',
    'There is no figure called "dragon" here. Choose from leader, warrior, ship, troll, dwarf-chieftain, sea-serpent, valkyrie, dark-elf, fire-giant, frost-giant, soldier-of-hel, volur-witch',
  ],
])('%s is answered with its own reason', (text, answer) => {
  expect(typed(scene(), 'wolf', text)).toEqual([answer]);
});

test('a bare verb with nothing possible tells each reason with a move', () => {
  const reasons = typed(scene(), 'wolf', 'pillage');
  expect(reasons.length).toBeGreaterThan(1);
  expect(reasons[0]).toMatch(/^pillage \w+: You have nobody in /);
});

test('names in Japanese are understood, and named where they are wrong', () => {
  expect(typed(scene(), 'wolf', '進軍', 'ja')).toEqual(['進軍できるフィギュアが領地にいません']);
  expect(typed(scene(), 'wolf', '強化 テュールの殴打', 'ja')).toEqual([
    '強化カードではありません：「テュールの殴打」。強化カードを選んでください',
  ]);
  expect(typed(scene(), 'wolf', '略奪 ミズガルズ', 'ja')[0]).toMatch(
    /^「ミズガルズ」という領地はここにありません。使えるもの：ミルクロル、/,
  );
});
