import { expect, test } from 'vitest';
import { codebook, phrasebook } from '../index.ts';

const messages = {
  en: {
    'units.lost': '{seat} {count, plural, =0 {loses nothing} one {loses # unit} other {loses # units}}',
    'turn.begins': 'A turn begins',
    odds: 'less than <b>1,000</b> of {count, number}',
  },
  ja: {
    'units.lost': '{seat}は{count, plural, =0 {損害なし} other {ユニットを#個失う}}',
    'turn.begins': '手番の始まり',
    odds: '{count, number}のうち<b>1,000</b>未満',
  },
};
const say = phrasebook(messages);

test('a message is said in the reader’s language with its plural', () => {
  expect(say('en', 'units.lost', { seat: 'Red', count: 1 })).toBe('Red loses 1 unit');
  expect(say('en', 'units.lost', { seat: 'Red', count: 1200 })).toBe('Red loses 1,200 units');
  expect(say('ja', 'units.lost', { seat: '赤', count: 0 })).toBe('赤は損害なし');
  expect(say('ja', 'units.lost', { seat: '赤', count: 2 })).toBe('赤はユニットを2個失う');
});

test('a message without values needs none, and angle brackets are only text', () => {
  expect(say('en', 'turn.begins')).toBe('A turn begins');
  expect(say('en', 'odds', { count: 5 })).toBe('less than <b>1,000</b> of 5');
});

test.each(['no.such.key', 'toString', '__proto__', 'constructor'])(
  '%s comes from data, is nobody’s message and said as it is',
  (key) => {
    const sayCode = codebook(messages, say);
    expect(sayCode('en', key)).toBe(key);
    expect(sayCode('ja', 'turn.begins')).toBe('手番の始まり');
  },
);

test('a message that is not written in every language, or that nobody wrote, does not compile', () => {
  // @ts-expect-error -- Japanese has no such message.
  phrasebook({ en: { begins: 'It begins', ends: 'It ends' }, ja: { begins: '始まり' } });
  // @ts-expect-error -- Nobody wrote it.
  expect(() => say('en', 'turn.ends')).toThrow('message');
});

test('a missing value is an error, not a hole in the text', () => {
  expect(() => say('en', 'units.lost', { seat: 'Red' })).toThrow(/count/);
});
