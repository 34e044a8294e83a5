import { expect, test } from 'vitest';
import { among, codebook, commonSpeech, inCommon, phrasebook, wording } from '../index.ts';

const messages = {
  en: {
    'list.join': '{first}, {next}',
    'list.or': '{first} or {next}',
    'list.notes': '{first}; {next}',
    'move.line': '{move} — {notes}',
    'player.seat': 'seat {seat}',
    'player.name': '{name} ({side})',
    'side.red': 'Red',
    'option.wind': 'Wind',
    'option.wind.north': 'from the north',
  },
  ja: {
    'list.join': '{first}、{next}',
    'list.or': '{first}か{next}',
    'list.notes': '{first}；{next}',
    'move.line': '{move} — {notes}',
    'player.seat': '席{seat}',
    'player.name': '{name}（{side}）',
    'side.red': '赤',
    'option.wind': '風',
    'option.wind.north': '北風',
  },
};
const say = phrasebook(messages);
const { join, inLines, nameOf, nameWithSide, noted } = wording(say);

test('parts are joined as the language joins them', () => {
  expect(join('en', [])).toBe('');
  expect(join('en', ['Swords'])).toBe('Swords');
  expect(join('en', ['Swords', 'Axes', 'Ship'])).toBe('Swords, Axes, Ship');
  expect(join('ja', ['剣士', '船'], 'list.or')).toBe('剣士か船');
});

test('a long list goes on in further lines, broken where its parts are joined', () => {
  const long = ['x'.repeat(50), 'y'.repeat(40)];
  expect(inLines('en', long)).toEqual([`${long[0]},`, expect.stringContaining(`${long[1]}`)]);
  expect(inLines('en', ['a', 'b'], '  ', 'list.notes')).toEqual(['  a; b']);
});

test('a player goes by name, else by seat, and by the side unless the name tells it', () => {
  expect(nameOf('en', ['Ann'], 0)).toBe('Ann');
  expect(nameOf('ja', ['Ann'], 1)).toBe('席2');
  expect(nameWithSide('en', ['Ann'], 0, 'Red')).toBe('Ann (Red)');
  expect(nameWithSide('en', ['Red Ann'], 0, 'Red')).toBe('Red Ann');
  expect(nameWithSide('ja', [], 0, null)).toBe('席1');
});

test('a move is told with its notes, and alone where there are none', () => {
  expect(noted('en', 'March', ['4 pips', 'contact'])).toBe('March — 4 pips; contact');
  expect(noted('ja', '進める', [])).toBe('進める');
});

test('moves have in common what is the same in all of them', () => {
  const moves = [
    { from: 3, to: 4, unit: 'leader' },
    { from: 3, to: 5, unit: null },
  ];
  expect(inCommon(moves, ({ from }) => from)).toBe(3);
  expect(inCommon(moves, ({ to }) => to)).toBeNull();
  expect(inCommon(moves, ({ unit }) => unit)).toBeNull();
  expect(inCommon([], () => 1)).toBeNull();
});

test('sides, options and reasons are said from their catalogues; what nobody knows, as it is', () => {
  const speech = commonSpeech({
    sayCode: codebook(messages, say),
    reasons: {
      en: { 'bot.best': 'The best: {odds}%', 'bot.fear': 'For fear of {by}' },
      ja: { 'bot.best': '最善、{odds}%', 'bot.fear': '{by}を恐れて' },
    },
    names: { by: among(['red'], (locale, side) => say(locale, `side.${side}`)) },
    sides: ['red'],
    sideName: (locale, side) => say(locale, `side.${side}`),
  });
  expect([speech.side('ja', 'red'), speech.side('ja', 'blue')]).toEqual(['赤', 'blue']);
  expect([speech.option('en', 'wind'), speech.option('en', 'wind', 'north')]).toEqual([
    'Wind',
    'from the north',
  ]);
  expect(speech.option('en', 'rain')).toBe('option.rain');
  expect(speech.reason('en', { key: 'bot.best', values: { odds: 61 } })).toBe('The best: 61%');
  expect(speech.reason('en', { key: 'bot.worst', values: {} })).toBe('bot.worst');
  const fears = ['red', 'blue'].map((by) => speech.reason('ja', { key: 'bot.fear', values: { by } }));
  expect(fears).toEqual(['赤を恐れて', 'blueを恐れて']);
});
