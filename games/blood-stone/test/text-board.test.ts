import { LOCALES } from '@sanguine/kernel';
import { boardConformance } from '@sanguine/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { BLOOD_KINDS, SPELL_KINDS } from '../content/spells.ts';
import { UNITS } from '../content/units.ts';
import { game } from '../game.ts';
import { fullBlood } from '../rules/cards.ts';
import { holdingChances, spellChance } from '../rules/odds.ts';
import { calculator } from '../text/odds-calculator.ts';
import { speech } from '../text/speech.ts';
import { unitName } from '../text/words.ts';
import { Scene } from './scene.ts';
import { GAMES, randomGame, seen } from './spoken.ts';

const NAMES = ['Ann', 'Bob'];

boardConformance(game, NAMES, GAMES, {
  every: 19,
  missing: (locale, _view, text) =>
    UNITS.map((unit) => unitName(locale, unit)).filter((name) => !text.includes(name)),
});

test('a position is told as a picture and in words', () => {
  const scene = new Scene(
    'witch e2 6, boar e3 3, realm raven, zombie spearman f6 2, swordsman d5 4, archer e10',
    { turn: 'witch', round: 7 },
  )
    .hand('witch', 'siphon siphon bloodMist')
    .discards('witch', 'manipulate manipulate');
  scene.state.figures.swordsman.wards = 1;
  scene.state.figures.archer.rooted = true;
  expect(speech.board('en', seen(scene, 1), 1, NAMES)).toEqual([
    'Hollow Glade, round 7',
    '',
    'Players:',
    '  Ann (Soldiers): hand 0, deck 8, discards 0',
    '* Bob (Witch): hand 3, deck 11, discards 2, 2 spells left to use',
    'Discarded blood spells: 2 Manipulate',
    '',
    "The glade (## dark, * zombie; row 1 is the Witch's edge):",
    '     a  b  c  d  e  f  g  h  i',
    '   1 .  .  .  .  .  .  .  .  .',
    '   2 .  .  .  .  Wi .  .  .  .',
    '   3 .  ## .  .  Bo .  .  ## .',
    '   4 .  .  .  ## .  ## .  .  .',
    '   5 ## .  .  Sw .  .  .  .  ##',
    '   6 .  .  ## .  .  Sp*## .  .',
    '   7 ## .  ## .  .  .  ## .  ##',
    '   8 .  .  .  ## .  ## .  .  .',
    '   9 .  ## ## .  .  .  .  ## .',
    '  10 .  .  .  .  Ar .  .  .  .',
    '  11 .  .  .  .  .  .  .  .  .',
    '  12 .  .  .  .  .  .  .  .  .',
    'Dark spaces: b3, h3, d4, f4, a5, i5, c6, g6, a7, c7, g7, i7, d8, f8, b9, c9, h9',
    'Dark spaces do not stop attacks',
    '',
    'Units:',
    '  Witch on e2: 6 stones of 10, moves 2, does not attack',
    '  Bramble Boar on e3: 3 stones of 12, moves 3,',
    '      strikes every unit in the four adjacent spaces',
    '  Swordsman on d5: 4 stones of 5, moves 4,',
    '      strikes every unit in an arc: the space ahead and the two beside it,',
    '      warded',
    '  zombie Spearman on f6: 2 stones of 5, moves 3,',
    '      strikes every unit in a line: the 2 spaces ahead',
    '  Archer on e10: 5 stones of 5, moves 3,',
    '      strikes one unit in its row or column, 2 to 5 spaces away,',
    "      rooted: no move Act in the Soldiers' turn",
    'Realm: Carrion Raven',
    'Out of the game: Ash Wolf, Mire Toad',
    'Bank 22 stones, zombie tokens left 5',
    '',
    'Hand:',
    '  2 Siphon: d6 ≥ 3; up to 3 spaces from the Witch. Move 1 stone from a soldier',
    '      to the Witch',
    '  Blood Mist: always succeeds; up to 2 spaces from the Witch. Put the Witch on',
    '      a free space, whatever lies between. Her move remains',
    'Left in the deck: 2 Manipulate, Blood Boil, Siphon, 2 Transfuse, 2 Zombify,',
    '    2 Gnarlroot, Raise Husk',
  ]);
  const japanese = speech.board('ja', seen(scene, 1), 1, NAMES);
  expect(japanese).toEqual(
    expect.arrayContaining([
      'うつろの草地、ラウンド7',
      '* Bob（魔女）：手札3、山札11、捨て札2、使える呪文はあと2枚',
      '   6 .  .  ## .  .  槍*## .  .',
      '冥界：屍の鴉',
    ]),
  );
});

test('while placing, the start spaces of whoever places are told', () => {
  const [first] = randomGame({ seed: 'a', glade: 'bonewood', sides: 'second' });
  if (first === undefined) throw new Error('nobody placed anything');
  const board = speech.board('en', first.view(0), 0, NAMES);
  expect(board).toContain('Bonewood, setting up');
  expect(board).toContain('Dark spaces stop attacks in a line');
  expect(board).toContain('Start spaces of the Witch: c3, d3, e3, f3, g3, c4, d4, f4, g4');
  expect(board).toContain('  Witch: not placed yet, 10 stones, moves 2, does not attack');
});

test('a hand is told card by card, to its owner alone', () => {
  const scene = new Scene('witch e2, archer e10').hand('soldiers', 'mend');
  expect(speech.hand('en', seen(scene, 0), 0).slice(0, 2)).toEqual([
    'Hand:',
    expect.stringMatching(/^ {2}Mend: always succeeds; anywhere\. /),
  ]);
  expect(speech.board('en', seen(scene, null), null, NAMES).join('\n')).not.toContain('Hand:');
});

test('what a viewer is told does not depend on what the other holds', () => {
  const told = (hand: string): readonly string[] => {
    const view = seen(new Scene('witch e2, archer e10').hand('witch', hand), 0);
    return [...speech.board('en', view, 0, NAMES), ...speech.odds('en', view, 0)];
  };
  expect(told('siphon siphon siphon')).toEqual(told('manipulate zombify bloodMist'));
});

test('what a whisper showed is told to both players and to nobody else', () => {
  const scene = new Scene('witch e2, archer e10')
    .hand('witch', 'siphon zombify bloodMist')
    .hand('soldiers', 'whisper')
    .does('soldiers', 'cast whisper', 'strip siphon');
  const line = "The Soldiers have seen of the Witch's hand: Zombify, Blood Mist";
  expect(speech.board('en', seen(scene, 0), 0, NAMES)).toContain(line);
  expect(speech.board('en', seen(scene, 1), 1, NAMES)).toContain(line);
  expect(speech.board('en', seen(scene, null), null, NAMES)).not.toContain(line);
});

describe('odds', () => {
  test('own spells are told with every amount, and whom they reach now', () => {
    const scene = new Scene('witch e5 4, boar e6, archer e7, realm wolf', { turn: 'witch' }).hand(
      'witch',
      'bloodBoil siphon zombify',
    );
    expect(speech.odds('en', seen(scene, 1), 1)).toEqual([
      'Spells in hand:',
      '  Blood Boil: 1 stone 25%, 2 stones 50%, 3 stones 75%; possible now on the',
      '      Bramble Boar',
      '  Siphon: 66.7%; possible now on the Archer',
      '  Zombify: 1 stone 16.7%, 2 stones 33.3%, 3 stones 50%; not possible now',
      'Chance that the Soldiers hold it in their turn (unseen cards equally likely):',
      '  Spirit Ward 46.4%, Second Wind 46.4%, Mend 25%, Ghost Step 25%,',
      '      Whisper of the Lost 25%, Banish 25%',
    ]);
  });

  test('without a Phantom the Soldiers will draw nothing', () => {
    const scene = new Scene('witch e5, boar e6, archer e7', { turn: 'witch' });
    expect(speech.odds('en', seen(scene, 1), 1)).toEqual(['No spell in hand, and nothing to guess']);
  });

  test('the chances of the dice are those of the die', () => {
    expect([0, 1, 2, 3, 4, 5].map((offered) => spellChance('bloodBoil', offered))).toEqual([
      0, 0.25, 0.5, 0.75, 1, 1,
    ]);
    expect(spellChance('zombify', 3)).toBe(0.5);
    expect(spellChance('siphon', 0)).toBeCloseTo(2 / 3, 12);
    expect(SPELL_KINDS.filter((spell) => spellChance(spell, 0) === 1)).toHaveLength(8);
  });

  test('what the Witch may hold is what drawing three of the unseen cards gives', () => {
    const scene = new Scene('witch e2, archer e10').discards('witch', 'manipulate manipulate siphon');
    const chances = holdingChances(seen(scene, 0), 1);
    // Three of thirteen unseen cards: none among three with 11/13 * 10/12 * 9/11.
    expect(chances.get('manipulate')).toBeCloseTo(1 - (11 * 10 * 9) / (13 * 12 * 11), 12);
    expect(chances.get('raiseHusk')).toBeCloseTo(3 / 13, 12);
    expect([...chances.keys()]).toEqual(BLOOD_KINDS);
  });

  test('a deck too short is drawn to its end, then the discards', () => {
    const scene = new Scene('witch e2, archer e10').deck('witch', 'bloodMist');
    const chances = holdingChances(seen(scene, 0), 1);
    expect(chances.get('bloodMist')).toBe(1);
    // Two more from the fifteen discards, four of which are Manipulate.
    expect(chances.get('manipulate')).toBeCloseTo(1 - (11 * 10) / (15 * 14), 12);
  });

  test('the chance told is the share of all hands that can be drawn', () => {
    const start = new Scene('witch e2, archer e10').discards('witch', 'siphon siphon');
    const chance = holdingChances(seen(start, 0), 1).get('siphon') ?? 0;
    const hands = handsOfThree(fullBlood().filter((_, at) => ![5, 6].includes(at)));
    const share = hands.filter((hand) => hand.includes('siphon')).length / hands.length;
    expect(chance).toBeCloseTo(share, 12);
  });
});

/** Every hand of three cards that can be drawn. */
function handsOfThree<Card>(cards: readonly Card[]): Card[][] {
  return cards.flatMap((one, first) =>
    cards
      .slice(first + 1)
      .flatMap((two, second) => cards.slice(first + second + 2).map((three) => [one, two, three])),
  );
}

describe('the odds calculator', () => {
  test('answers for one amount, and for all when none is named', () => {
    const answer = calculator.ask('en', { spell: 'Blood Boil', blood: '3', target: '4' });
    expect(answer).toEqual({
      ok: true,
      result: { spell: 'bloodBoil', casts: 1, chance: 0.75, atLeastOnce: 0.75, burst: 3 },
      lines: [
        'Blood Boil with 3 stones: 75% (the d4 must show 3 or less)',
        'With 3 stones all around lose 3',
      ],
    });
    const all = calculator.ask('ja', { spell: 'zombify' });
    expect(all.ok && all.lines).toEqual([
      'ゾンビ化、石1個：16.7%（6面ダイスで1以下）',
      'ゾンビ化、石2個：33.3%（6面ダイスで2以下）',
      'ゾンビ化、石3個：50%（6面ダイスで3以下）',
      'ゾンビ化、石4個：66.7%（6面ダイスで4以下）',
      'ゾンビ化、石5個：83.3%（6面ダイスで5以下）',
      'ゾンビ化、石6個：必ず成功',
    ]);
  });

  test('reads a spell by its name in the reader’s language', () => {
    expect(calculator.ask('ja', { spell: '血の沸騰', blood: '２' })).toEqual(
      calculator.ask('ja', { spell: 'bloodBoil', blood: '2' }),
    );
    expect(calculator.ask('en', { spell: '血の沸騰' })).toMatchObject({ ok: false });
  });

  test('answers for several casts', () => {
    const answer = calculator.ask('en', { spell: 'siphon', casts: '2' });
    expect(answer.ok && answer.result['atLeastOnce']).toBeCloseTo(8 / 9, 12);
    expect(answer.ok && answer.lines).toEqual([
      'Siphon: 66.7% (the d6 must show 3 or more)',
      'Cast 2 times: 88.9% for at least one success, 1.33 on average',
    ]);
  });

  test('every value it takes is explained', () => {
    for (const locale of LOCALES) {
      const explained = Object.values(calculator.values).map((words) => words[locale]);
      expect(explained.filter((words) => words === '' || /[{}]|^calculator\./.test(words))).toEqual([]);
    }
  });

  test.each([
    [{}, /^--spell: name a spell; there are manipulate, /],
    [{ spell: 'boil' }, '--spell: there is no "boil". Did you mean "bloodBoil"?'],
    [{ spell: 'fireball' }, /^--spell: there is no "fireball"\. Choose from manipulate, /],
    [{ spell: 'siphon', blood: '2' }, '--blood: Siphon takes no offering; leave it out'],
    [{ spell: 'zombify', blood: '0' }, '--blood: 0 is not a number from 1 to 42'],
    [{ spell: 'zombify', blood: 'all' }, '--blood: all is not a number from 1 to 42'],
    [{ spell: 'zombify', target: '3' }, '--target: only bloodBoil bursts; leave it out for Zombify'],
    [
      { spell: 'bloodBoil', blood: '6', target: '40' },
      '--target: there are only 42 stones in the game, those offered among them',
    ],
    [{ spell: 'siphon', casts: '9' }, '--casts: 9 is not a number from 1 to 8'],
    [{ spell: 'siphon', weather: 'rain' }, /^--weather: not one of --spell, /],
  ])('has one clear line for %o', (values: Record<string, string>, problem) => {
    const answer = calculator.ask('en', values);
    expect(answer.ok ? 'answered' : answer.problem).toMatch(problem);
    const japanese = calculator.ask('ja', values);
    expect(japanese.ok ? 'answered' : japanese.problem).toMatch(/\p{Script=Hiragana}/u);
  });
});
