import { expect, test } from 'vitest';
import { phrasebook } from '../index.ts';

const say = phrasebook({
  en: {
    'units.lost': '{seat} {count, plural, =0 {loses nothing} one {loses # unit} other {loses # units}}',
    'turn.begins': 'A turn begins',
    odds: 'less than <b>1,000</b> of {count, number}',
  },
  ja: { 'units.lost': '{seat}は{count, plural, =0 {損害なし} other {ユニットを#個失う}}' },
});

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
  '%s is nobody’s message and said as it is',
  (key) => {
    expect(say('en', key)).toBe(key);
  },
);

test('a message written in one language only is said by its key in the other', () => {
  expect(say('ja', 'turn.begins')).toBe('turn.begins');
});

test('a missing value is an error, not a hole in the text', () => {
  expect(() => say('en', 'units.lost', { seat: 'Red' })).toThrow(/count/);
});
