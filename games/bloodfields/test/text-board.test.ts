import { LOCALES } from '@sanguine/kernel';
import { boardConformance } from '@sanguine/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { UNIT_COSTS } from '../content/costs.ts';
import { fieldFor } from '../rules/ground.ts';
import { calculator } from '../text/odds-calculator.ts';
import { speech } from '../text/speech.ts';
import { nameOfUnit, pieceName } from '../text/words.ts';
import { Scene } from './scene.ts';
import { game, GAMES, NAMES, seen } from './spoken.ts';

boardConformance(game, NAMES, GAMES, {
  every: 59,
  missing: (locale, view, text) => {
    const units = view.units.map((unit) => nameOfUnit(locale, unit));
    const pieces = fieldFor(view).pieces.map(({ piece }) => pieceName(locale, piece.id));
    // A long line may be broken inside a name.
    const whole = text.replaceAll(/\s+/g, ' ');
    return [...units, ...pieces].filter((name) => !whole.includes(name));
  },
});

const position = (): Scene =>
  new Scene(
    'maud 10,10 inspire 1; pike 8,8 damage 1; pike 7,5 activated',
    'cray 18,10 dot 2 stun; husk 18,13; ironlung 11.811,10',
    { terrain: 'fence 16,8 16.4,8 16.4,12 16,12; forest 20,14 24,14 24,18 20,18', round: 2 },
  );

describe('a position', () => {
  test('is told as a drawing, as places and unit by unit', () => {
    const board = speech.board('en', seen(position(), 0), 0, NAMES);
    expect(board.slice(0, 4)).toEqual([
      'Three Standards on A layout of your own, round 2 of 5, one more on 5 or more,',
      '    Ann (South) has the Initiative token, Ann (South) began this round',
      '* Ann (South): 0 points',
      '  Bob (North): 0 points',
    ]);
    expect(board).toEqual(
      expect.arrayContaining([
        'The battlefield in inches (capitals South, small letters North):',
        '    * forest, = fence, ! flag',
        '  flag at (9, 15), worth 25: controlled by nobody',
        'Terrain:',
        '  the fence 1 (fence-1), 0.4 by 4 around (16.2, 10);',
        '      the forest 1 (forest-1), 4 by 4 around (22, 16)',
        'Units of Ann (South):',
        '  A Maud, 5 of 5 HP, at (10, 10), in combat with Ironlung, 1 Inspire',
        '  B Pike Watch 1, 2 of 3 HP, at (8, 8)',
        '  C Pike Watch 2, 3 of 3 HP, at (7, 5), has acted',
        'Units of Bob (North):',
        '  a Cray, 6 of 6 HP, at (18, 10), 2 DOT, Stun',
        'Units and their cards:',
        `Maud Ferrin, Grey Arquebus, ${UNIT_COSTS.maud} points, small base, Warden`,
        '  MM 3, RM 5, AM 1, MV 4, MO 6, AR 1, HP 5',
      ]),
    );
  });

  test('is told from the active unit: distances, directions, sight and cover', () => {
    const scene = new Scene('maud 10,10', 'cray 18,10; husk 18,20; brine 10,16', {
      terrain: 'fence 16.4,8 16.8,8 16.8,12 16.4,12; rock 12,14 15,14 15,17 12,17',
    }).does('south', 'activate maud');
    const board = speech.board('en', seen(scene, 0), 0, NAMES);
    expect(board).toEqual(
      expect.arrayContaining([
        'Distances and directions are from Maud',
        '  A Maud, 5 of 5 HP, at (10, 10), acting now',
        '  a Cray, 6 of 6 HP, at (18, 10), 6.74 inches east, cover behind the fence 1',
        '  b Bilge Husk 1, 4 of 4 HP, at (18, 20), 11.55 inches north-east, out of sight',
        '  c Brine, 6 of 6 HP, at (10, 16), 4.74 inches north',
      ]),
    );
    expect(speech.board('ja', seen(scene, 0), 0, NAMES)).toEqual(
      expect.arrayContaining([
        '距離と方角はモードから',
        '  a クレイ、体力6／6、(18, 10)、東へ6.74インチ、柵1の陰で遮蔽',
        '  b 船底の骸1、体力4／4、(18, 20)、北東へ11.55インチ、視認できない',
      ]),
    );
  });

  test('has statistics as they are, with those of the card where they differ', () => {
    const scene = new Scene('orlen 10,10; maud 12,10 weakness', 'sorrow 15,10');
    const hand = speech.hand('en', seen(scene, 0), 0).join('\n');
    expect(hand).toContain('MM 1 (card 3), RM 3 (card 5), AM -1 (card 1), MV 4, MO 6, AR 1, HP 5');
    expect(speech.hand('en', seen(scene, null), null)).toEqual([]);
  });
});

describe('the drawn table', () => {
  const rowsOf = (scene: Scene): string[] => {
    const board = speech.board('en', seen(scene, 0), 0, NAMES);
    const from = board.findIndex((line) => line.startsWith('The battlefield'));
    return board.slice(from + 1, board.findIndex((line) => line.startsWith('   +')) + 2);
  };

  test('has inches along its edges, terrain by its signs and a letter for every unit', () => {
    const rows = rowsOf(
      new Scene('maud 0.7,0.7; pike 22.5,7', 'cray 44.3,29.3', { terrain: 'rock 30,10 35,10 35,15 30,15' }),
    );
    expect(rows).toHaveLength(24 + 2);
    expect(rows.at(-1)).toBe('    0       5       10      15      20      25      30      35      40     45');
    expect(rows[0]?.slice(4)).toBe(`${' '.repeat(70)}a`);
    expect(rows[23]).toBe(' 0 | A');
    expect(rows[15]).toContain(' '.repeat(30));
    expect(rows.filter((row) => row.includes('########')).length).toBe(4);
  });

  test('sets units that share a cell side by side, letters never touching', () => {
    const scene = new Scene(
      'orlen 10,10; pike 10.1,11.26; pike 11.2,10.6',
      'cray 8.74,10; husk 9.37,8.9; brine 10.63,8.9',
    );
    const text = rowsOf(scene).join('\n');
    for (const letter of 'ABCabc') expect(text.split(letter)).toHaveLength(2);
    expect(text).not.toMatch(/[A-Za-z][A-Za-z]/);
  });
});

test('while rosters are chosen, nobody is told what the other has chosen', () => {
  const scene = Scene.opening('crossing').does('north', 'muster sorrow cray husk*2');
  const told = (viewer: 0 | 1 | null): string =>
    speech.board('en', seen(scene, viewer), viewer, NAMES).join('\n');
  expect(told(1)).toContain(
    `Roster: Sorrow, 2 Bilge Husk, Cray — ${UNIT_COSTS.sorrow + 2 * UNIT_COSTS.husk + UNIT_COSTS.cray} of 200 points`,
  );
  for (const viewer of [0, null] as const) {
    expect(told(viewer)).toContain('Bob has chosen a roster');
    expect(told(viewer)).not.toContain('Sorrow');
  }
});

describe('the odds of a position', () => {
  test('are told for the active unit: attacks, charges, spells and flight', () => {
    const scene = new Scene('orlen 10,10', 'cray 11.26,10; husk 10,8.74').does('south', 'activate orlen');
    expect(speech.odds('en', seen(scene, 0), 0)).toEqual([
      'If both sides make the best of tokens, rerolls and charms in each roll:',
      'Orlen:',
      "  Marshal's Sword against Cray: 0% to destroy, 1.9 damage on average",
      expect.stringMatching(
        /^ {2}Marshal's Sword against Bilge Husk 1: [\d.]+% to destroy, [\d.]+ damage on average$/,
      ),
      expect.stringMatching(/^ {2}Basic Attack against Cray: 0% to destroy/),
      expect.stringMatching(/^ {2}Basic Attack against Bilge Husk 1: /),
      '  flee: 55.6%, difficulty 11',
      '  worst answer: Cray attacks with Boat Hook twice, destroys it with 0%,',
      '      0.5 damage on average',
      '  2 enemies yet to act: 0.1% to destroy it together',
    ]);
    const far = new Scene('ilmane 10,10; orlen 10,13 damage 2', 'cray 20,10').does(
      'south',
      'activate ilmane',
    );
    expect(speech.odds('ja', seen(far, null), null)).toEqual(
      expect.arrayContaining([
        '  クレイに突撃：容易、8.74インチ、成功率75%、成功後「灯火の杖」：通算の撃破率0%',
        '  「癒やしの灯」：成功率97.2%、難易度7',
        '  最悪の反撃：クレイが「銛」2回で攻撃、撃破される確率0.1%、平均1.5ダメージ',
      ]),
    );
  });

  test('are told for all who may be activated, and for nobody in between', () => {
    const scene = new Scene('orlen 10,10; maud 20,20', 'cray 18,10');
    expect(speech.odds('en', seen(scene, 0), 0).filter((line) => !line.startsWith(' '))).toEqual([
      'If both sides make the best of tokens, rerolls and charms in each roll:',
      'Orlen:',
      'Maud:',
    ]);
    expect(speech.odds('en', seen(Scene.opening('pit', { scenario: 'pit' }), 0), 0)).toEqual([
      'Nothing to work out: no unit is acting',
    ]);
  });
});

describe('the calculator', () => {
  test('reckons an attack described by hand', () => {
    const answer = calculator.ask('en', { dice: '1', mastery: '5', hp: '1' });
    // A skull or a mastery hits, and only a deflect saves.
    expect(answer).toEqual({
      ok: true,
      result: { kill: 7 / 16, mean: 7 / 16, damage1: 7 / 16 },
      lines: ['Destroyed: 43.8%', 'Damage on average: 0.4', '1 or more damage: 43.8%'],
    });
    const twice = calculator.ask('ja', { dice: 'd6', hp: '4', times: '2', reroll: 'any', cover: 'yes' });
    expect(twice.ok && twice.lines[0]).toMatch(/^撃破率：[\d.]+%$/);
  });

  test('reckons charges and tests as the rulebook has them', () => {
    const charge = calculator.ask('en', { charge: '7.9', movement: '5', kind: 'hard' });
    expect(charge.ok && charge.lines).toEqual([
      'Charge: 44.4% (3 or more on the die that counts)',
      'Falls short: 55.6%',
    ]);
    expect(calculator.ask('en', { charge: '12.5', movement: '5' })).toMatchObject({
      result: { pass: 0, need: 7 },
    });
    const test8 = calculator.ask('ja', { test: '8', value: '5' });
    expect(test8.ok && test8.lines).toEqual(['テスト：成功率88.9%', '1のぞろ目：2.8%']);
    // 5 or 6 on one of two dice, and once more if not, but not after two 1s.
    const again = calculator.ask('en', { test: '10', value: '5', again: 'yes' });
    const once = 20 / 36;
    expect(again.ok && again.result['pass']).toBeCloseTo(once + (15 / 36) * once, 12);
  });

  test('reads Japanese where Japanese is spoken', () => {
    const [said, typed] = [
      { dice: '5', hp: '4', cover: 'はい', reroll: '全部' },
      { dice: '5', hp: '4', cover: 'yes', reroll: 'any' },
    ].map((values) => calculator.ask('ja', values));
    expect(said?.ok && said).toEqual(typed);
    const charge = { charge: '7.9', movement: '5' };
    expect(calculator.ask('ja', { ...charge, kind: '至難' })).toEqual(
      calculator.ask('ja', { ...charge, kind: 'very-hard' }),
    );
  });

  test('explains every value it takes', () => {
    for (const locale of LOCALES) {
      const explained = Object.values(calculator.values).map((words) => words[locale]);
      expect(explained.filter((words) => words === '' || /[{}]|^calculator\./.test(words))).toEqual([]);
    }
  });

  test.each([
    [{}, /^--dice: say what to work out: --dice and --hp, /],
    [{ dice: '5' }, '--hp: this is needed together with --dice'],
    [{ dice: '99', hp: '3' }, '--dice: 99 is not a number from 1 to 20'],
    [{ dice: '3', hp: '3', cover: 'maybe' }, '--cover: there is no "maybe". Choose from yes, no'],
    [{ charge: '7.9' }, '--movement: this is needed together with --charge'],
    [{ charge: 'far', movement: '5' }, '--charge: far is not a number from 0 to 30'],
    [
      { charge: '7', movement: '5', kind: 'soft' },
      '--kind: there is no "soft". Choose from easy, hard, very-hard',
    ],
    [
      { dice: '5', hp: '3', movement: '5' },
      '--movement: this goes with --charge and has no bearing here; leave it out',
    ],
    [{ dice: '5', hp: '3', test: '8' }, '--test: ask for one thing at a time'],
    [{ weather: 'rain' }, /^--weather: not one of --dice, /],
  ])('has one clear line for %o', (values: Record<string, string>, problem) => {
    const answer = calculator.ask('en', values);
    expect(answer.ok ? 'answered' : answer.problem).toMatch(problem);
    const japanese = calculator.ask('ja', values);
    expect(japanese.ok ? 'answered' : japanese.problem).toMatch(/\p{Script=Hiragana}/u);
  });
});
