import { expect, test } from 'vitest';
import { oddsCalculator, phrasebook } from '../index.ts';

const say = phrasebook({
  en: {
    'desk.dice': 'how many dice, up to {most}',
    'desk.wish': 'what they should show',
    'desk.problem.stray': '{name}: not one of {known}',
    'desk.problem.number': '{name}: {word} is no number from {least} to {most}',
    'desk.problem.wish': '{name}: nobody wishes for {word}',
    'desk.line': '{dice} dice',
  },
  ja: {
    'desk.dice': 'ダイスの数、{most}個まで',
    'desk.wish': '出したい目',
    'desk.problem.stray': '{name}：{known}のどれでもありません',
    'desk.problem.number': '{name}：{word}は{least}から{most}までの数ではありません',
    'desk.problem.wish': '{name}：{word}は望めません',
    'desk.line': 'ダイス{dice}個',
  },
});

const desk = oddsCalculator({ say, names: ['dice', 'wish'], facts: { most: 12 } }, (asked) => {
  const dice = asked.number('dice', { least: 1, most: 12 }, 'desk.problem.number') ?? 2;
  const word = asked.text('wish');
  if (word === 'rain') throw asked.bad('desk.problem.wish', { name: 'wish', word });
  if (word === 'trouble') throw new Error('the desk is on fire');
  return { ok: true, result: { dice }, lines: [say(asked.locale, 'desk.line', { dice })] };
});

test('a desk explains its values in both languages', () => {
  expect(desk.values).toEqual({
    dice: { en: 'how many dice, up to 12', ja: 'ダイスの数、12個まで' },
    wish: { en: 'what they should show', ja: '出したい目' },
  });
});

test('it answers, and what is left out or blank is not asked for', () => {
  expect(desk.ask('en', { dice: ' 7 ' })).toEqual({ ok: true, result: { dice: 7 }, lines: ['7 dice'] });
  expect(desk.ask('ja', { dice: '  ' })).toMatchObject({ result: { dice: 2 }, lines: ['ダイス2個'] });
});

test.each(['0', '13', '-1', '1.5', '1e1', '007', 'seven', 'NaN'])('%s is no number of dice', (dice) => {
  const problem = `dice: ${dice} is no number from 1 to 12`;
  expect(desk.ask('en', { dice })).toEqual({ ok: false, problem });
});

test('a value nobody knows is named, with those that are known', () => {
  for (const stray of ['cards', 'constructor', '__proto__'])
    expect(desk.ask('en', Object.fromEntries([[stray, '1']]))).toEqual({
      ok: false,
      problem: `${stray}: not one of dice, wish`,
    });
});

test('what the game finds wrong is told in the reader’s language', () => {
  expect(desk.ask('ja', { wish: 'rain' })).toEqual({ ok: false, problem: 'wish：rainは望めません' });
});

test('a fault of the program is no bad value', () => {
  expect(() => desk.ask('en', { wish: 'trouble' })).toThrow('the desk is on fire');
});
