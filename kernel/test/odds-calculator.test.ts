import { expect, test } from 'vitest';
import { oddsCalculator, phrasebook } from '../index.ts';

const say = phrasebook({
  en: {
    'calculator.dice': 'how many dice, up to {most}',
    'calculator.wish': 'what they should show',
    'calculator.problem.stray': '{name}: not one of {known}',
    'calculator.problem.number': '{name}: {word} is no number from {least} to {most}',
    'calculator.problem.wish': '{name}: nobody wishes for {word}',
    'calculator.line': '{dice} dice',
  },
  ja: {
    'calculator.dice': 'ダイスの数、{most}個まで',
    'calculator.wish': '出したい目',
    'calculator.problem.stray': '{name}：{known}のどれでもありません',
    'calculator.problem.number': '{name}：{word}は{least}から{most}までの数ではありません',
    'calculator.problem.wish': '{name}：{word}は望めません',
    'calculator.line': 'ダイス{dice}個',
  },
});

const calculator = oddsCalculator({ say, names: ['dice', 'wish'], facts: { most: 12 } }, (asked) => {
  const dice = asked.number('dice', { least: 1, most: 12 }, 'calculator.problem.number') ?? 2;
  const word = asked.text('wish');
  if (word === 'rain') throw asked.bad('calculator.problem.wish', { name: 'wish', word });
  if (word === 'trouble') throw new Error('the calculator is on fire');
  return { ok: true, result: { dice }, lines: [say(asked.locale, 'calculator.line', { dice })] };
});

test('a calculator explains its values in both languages', () => {
  expect(calculator.values).toEqual({
    dice: { en: 'how many dice, up to 12', ja: 'ダイスの数、12個まで' },
    wish: { en: 'what they should show', ja: '出したい目' },
  });
});

test('it answers, and what is left out or blank is not asked for', () => {
  expect(calculator.ask('en', { dice: ' 7 ' })).toEqual({ ok: true, result: { dice: 7 }, lines: ['7 dice'] });
  expect(calculator.ask('ja', { dice: '  ' })).toMatchObject({ result: { dice: 2 }, lines: ['ダイス2個'] });
});

test.each(['0', '13', '-1', '1.5', '1e1', '007', 'seven', 'NaN'])('%s is no number of dice', (dice) => {
  const problem = `dice: ${dice} is no number from 1 to 12`;
  expect(calculator.ask('en', { dice })).toEqual({ ok: false, problem });
});

test('a value nobody knows is named, with those that are known', () => {
  for (const stray of ['cards', 'constructor', '__proto__'])
    expect(calculator.ask('en', Object.fromEntries([[stray, '1']]))).toEqual({
      ok: false,
      problem: `${stray}: not one of dice, wish`,
    });
});

test('what the game finds wrong is told in the reader’s language', () => {
  expect(calculator.ask('ja', { wish: 'rain' })).toEqual({ ok: false, problem: 'wish：rainは望めません' });
});

test('a fault of the program is no bad value', () => {
  expect(() => calculator.ask('en', { wish: 'trouble' })).toThrow('the calculator is on fire');
});
