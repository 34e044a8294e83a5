import { describe, expect, test } from 'vitest';
import { type Locale, type Nameable, oddsCalculator, phrasebook } from '../index.ts';

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
  const problem = `--dice: ${dice} is no number from 1 to 12`;
  expect(calculator.ask('en', { dice })).toEqual({ ok: false, problem });
});

test('a value nobody knows is named, with those that are known', () => {
  for (const stray of ['cards', 'constructor', '__proto__'])
    expect(calculator.ask('en', Object.fromEntries([[stray, '1']]))).toEqual({
      ok: false,
      problem: `--${stray}: not one of --dice, --wish`,
    });
});

test('what the game finds wrong is told in the reader’s language', () => {
  expect(calculator.ask('ja', { wish: 'rain' })).toEqual({ ok: false, problem: '--wish：rainは望めません' });
});

test('a fault of the program is no bad value', () => {
  expect(() => calculator.ask('en', { wish: 'trouble' })).toThrow('the calculator is on fire');
});

describe('things are named by their words or their names, with numbers before or right after them', () => {
  const BEASTS = {
    ja: { wolf: '狼', 'great-bear': '大熊', ox: '牛' },
    en: { wolf: 'Wolf', 'great-bear': 'Great Bear', ox: 'Ox' },
  };
  const beasts: Nameable<'wolf' | 'great-bear' | 'ox'> = {
    words: ['wolf', 'great-bear', 'ox'],
    name: (locale, word) => BEASTS[locale][word],
  };
  const herd = oddsCalculator({ say, names: ['wish'] }, (asked) => ({
    ok: true,
    result: {},
    lines: [asked.many('wish', beasts, 9).join(' ')],
  }));
  const read = (locale: Locale, wish: string): string => {
    const answer = herd.ask(locale, { wish });
    return answer.ok ? (answer.lines[0] ?? '') : answer.problem;
  };

  test.each([
    ['en', '2 wolf ox', 'wolf wolf ox'],
    ['en', 'wolf 2 ox', 'wolf ox ox'],
    ['en', 'Great Bear, 2x Wolf', 'great-bear wolf wolf'],
    ['en', '2 great bear+ox', 'great-bear great-bear ox'],
    ['en', 'wolf x2, ox*2 greatbear', 'wolf wolf ox ox great-bear'],
    ['ja', '狼2 大熊', 'wolf wolf great-bear'],
    ['ja', '狼×２、牛', 'wolf wolf ox'],
    ['ja', '2 wolf 大熊2体', 'wolf wolf great-bear great-bear'],
    ['ja', '2体 狼', 'wolf wolf'],
    ['en', 'wolf; 2ox', 'wolf ox ox'],
  ] as const)('%s: %s', (locale, text, meant) => {
    expect(read(locale, text)).toBe(meant);
  });

  test.each([
    ['en', 'wulf', '--wish: there is no "wulf". Did you mean "wolf"?'],
    ['en', 'elephant', '--wish: there is no "elephant". Choose from wolf, great-bear, ox'],
    ['en', '-1 wolf', '--wish: there is no "-". Choose from wolf, great-bear, ox'],
    ['en', 'wolf 2', '--wish: nothing follows the number 2'],
    ['en', '2 3 wolf', '--wish: nothing follows the number 2'],
    ['en', '10 wolf', '--wish: 9 at most'],
    ['en', '狼', '--wish: there is no "狼". Choose from wolf, great-bear, ox'],
    ['ja', '象', '--wish：「象」はありません。使えるもの：狼、大熊、牛'],
  ] as const)('%s: %s is refused with a reason', (locale, text, reason) => {
    expect(read(locale, text)).toBe(reason);
  });
});
