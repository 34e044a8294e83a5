import { LOCALES, percent } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { deckOf } from '../content/cards.ts';
import { battleOdds } from '../rules/odds/battle-odds.ts';
import { holdingChance, printedBonus, unknownOf } from '../text/guesses.ts';
import { calculator } from '../text/odds-calculator.ts';
import { speech } from '../text/speech.ts';
import { missChance, noneChance } from '../text/unseen-chance.ts';
import { Scene } from './scene.ts';
import { seen } from './spoken.ts';

describe('the odds', () => {
  test('before a pillage tell everybody’s strength, the own best card and what the others may hold', () => {
    const scene = new Scene(
      'wolf gimle leader warrior, hand tyrs-smash alfheim; bear gimle 2 warrior, hand troll odins-smite; ' +
        'serpent myrkulor 3 warrior',
    );
    // Bear's two cards are among 24 unseen ones, which include one Smash and the Smite.
    expect(1 - missChance(24, 2, 2)).toBeCloseTo(1 - (22 * 21) / (24 * 23), 12);
    expect(speech.odds('en', seen(scene, 0), 0)).toEqual([
      'If Gimle is pillaged:',
      "  Wolf: strength 4, with Tyr's Smash 7",
      '  Bear: strength 2, with the highest bonus unseen (+5) 7',
      '  Serpent: not there yet, up to 1 with figures sent there',
      'What the others may hold (every way to lay out the unseen cards equally likely):',
      '  Bear: 2 cards in hand, +3 or more 16.3%, +4 or more 8.3%, +5 or more 8.3%',
    ]);
  });

  test('after the reveal only late cards count', () => {
    const scene = new Scene(
      'wolf gimle leader, hand tyrs-crush heimdalls-eye tyrs-rage; bear gimle 2 warrior, hand thors-oath valkyrie',
      { age: 2 },
    );
    scene
      .does('wolf', 'pillage gimle')
      .fights('wolf tyrs-crush ask, bear thors-oath ask')
      .asks('wolf', 'late');
    expect(speech.odds('en', seen(scene, 0), 0)).toEqual([
      'Battle in Gimle:',
      "  Wolf: strength 3, with the cards shown 7, with Heimdall's Eye 9",
      '  Bear: strength 2, with the cards shown 3',
      'What the others may hold (every way to lay out the unseen cards equally likely):',
      '  Bear: 1 card in hand, a late card 6.3%',
    ]);
    expect(speech.odds('ja', seen(scene, 0), 0).slice(0, 2)).toEqual([
      'ギムレーの戦闘：',
      '  狼：戦力3、公開されたカードを加えて7、「ヘイムダルの眼」を出せば9',
    ]);
  });

  test('there is nothing to tell where nobody can pillage', () => {
    const scene = new Scene('wolf; bear');
    expect(speech.odds('en', seen(scene, 0), 0)).toEqual(['No battle at hand, and nowhere to pillage']);
    expect(speech.odds('en', seen(scene, null), null)).toHaveLength(1);
  });
});

test('a card seen in the draft was dealt to somebody, which makes it likelier', () => {
  const chance = (glimpsed: string[]): number => {
    const scene = new Scene('wolf gimle leader; bear gimle warrior, hand tyrs-bash troll');
    scene.clan('wolf').glimpsed.push(...glimpsed.map((name) => scene.card(name)));
    const unknown = unknownOf(seen(scene, 0), 1, 0);
    return holdingChance(unknown, (card) => printedBonus(card) >= 5);
  };
  expect(chance([])).toBeCloseTo(2 / 20, 12);
  // Only Bear holds cards, and none of the seen ones is left over.
  expect(chance(['tyrs-smite'])).toBeCloseTo(1, 12);
  expect(chance(['troll'])).toBeCloseTo(1 / 19, 12);
});

/** All permutations of the cards. */
function* orders(cards: readonly string[]): Iterable<string[]> {
  if (cards.length === 0) yield [];
  for (const [at, card] of cards.entries()) {
    for (const rest of orders(cards.toSpliced(at, 1))) yield [card, ...rest];
  }
}

test('the chance told is the share of all ways to lay out the unseen cards', () => {
  const dealt = ['good', 'quest', 'other'];
  const free = ['good', 'quest', 'other', 'other'];
  const unseen = [...dealt.map((card) => `${card}!`), ...free];
  let ways = 0;
  let missed = 0;
  for (const [out = '', committed = '', one = '', two = ''] of orders(unseen)) {
    if (out.endsWith('!') || !committed.startsWith('quest')) continue;
    ways++;
    if (![one, two].some((card) => card.startsWith('good'))) missed++;
  }
  expect(ways).toBeGreaterThan(100);
  const told = noneChance({
    dealt: { good: 1, quests: 1, others: 1 },
    free: { good: 1, quests: 1, others: 2 },
    out: 1,
    committed: 1,
    drawn: 2,
  });
  expect(told).toBeCloseTo(missed / ways, 12);
});

describe('the odds calculator', () => {
  test('answers for one bonus, and for all when none is named', () => {
    const answer = calculator.ask('en', {
      age: '2',
      players: '3',
      cards: '4',
      bonus: '5',
      seen: 'tyrs-rage',
    });
    const unseen = deckOf(2, 3).length - 1;
    const chance = 1 - missChance(unseen, 1, 4);
    expect(answer).toEqual({
      ok: true,
      result: { cards: 4, unseen, chance },
      lines: [`+5 or more among 4 cards: ${percent('en', chance)} (1 of 25 unseen)`],
    });
    expect(chance).toBeCloseTo(4 / 25, 12);
    const all = calculator.ask('ja', { age: '1', players: '4' });
    expect(all.ok && all.lines).toHaveLength(6);
    expect(all.ok && all.lines[5]).toBe('カード6枚に+6以上：0%（未見34枚のうち0枚）');
    const strong = deckOf(1, 4).filter((card) => printedBonus(card) >= 4).length;
    expect(all.ok && all.result['chance4']).toBeCloseTo(1 - missChance(34, strong, 6), 12);
  });

  test('answers for a card by any of its names', () => {
    for (const card of ['heimdalls-watch', "Heimdall's Watch", 'heimdalls-watch-3']) {
      const answer = calculator.ask('en', { age: '3', players: '2', cards: '5', card });
      expect(answer.ok && answer.lines).toEqual(["Heimdall's Watch among 5 cards: 25% (1 of 20 unseen)"]);
    }
  });

  test('understands Japanese names where Japanese is spoken, of cards asked about and of cards seen', () => {
    const asked = (card: string, known: string) => ({
      age: '3',
      players: '2',
      cards: '5',
      card,
      seen: known,
    });
    const japanese = calculator.ask('ja', asked('ヘイムダルの見張り', 'テュールの激怒、霜の巨人'));
    const english = calculator.ask('en', asked('heimdalls-watch', 'tyrs-rage, frost-giant'));
    expect(japanese.ok ? japanese.result : japanese.problem).toEqual(english.ok && english.result);
  });

  test('every value it takes is explained', () => {
    for (const locale of LOCALES) {
      const explained = Object.values(calculator.values).map((words) => words[locale]);
      expect(explained.filter((words) => words === '' || /[{}]|^calculator\./.test(words))).toEqual([]);
    }
  });

  test.each([
    [{}, '--age: say a number from 1 to 3'],
    [{ age: '4', players: '2' }, '--age: 4 is not a number from 1 to 3'],
    [{ age: '1' }, '--players: say a number from 2 to 4'],
    [{ age: '1', players: '2', bonus: 'all' }, '--bonus: all is not a number from 1 to 6'],
    [{ age: '1', players: '2', cards: '9' }, '--cards: 9 is not a number from 1 to 8'],
    [{ age: '1', players: '2', card: 'tyrs-rage' }, /^--card: there is no "tyrs-rage"/],
    [
      { age: '2', players: '2', card: 'tyr rage' },
      '--card: there is no "tyr rage". Did you mean "tyrs-rage"',
    ],
    [{ age: '2', players: '2', card: 'tyrs-rage-3' }, /^--card: no card of Age 2 .* is called tyrs-rage-3$/],
    [{ age: '1', players: '2', seen: 'troll, troll' }, '--seen: Age 1 has fewer of troll'],
    [{ age: '1', players: '2', bonus: '3', card: 'troll' }, /^--card: ask about a bonus or about a card/],
    [{ age: '1', players: '2', weather: 'rain' }, /^--weather: not one of --age, /],
  ])('has one clear line for %o', (values: Record<string, string>, problem) => {
    const answer = calculator.ask('en', values);
    expect(answer.ok ? 'answered' : answer.problem).toMatch(problem);
    const japanese = calculator.ask('ja', values);
    expect(japanese.ok ? 'answered' : japanese.problem).toMatch(/\p{Script=Hiragana}/u);
  });
});

describe('the odds calculator of battles', () => {
  const battle = { age: '2', players: '3', mine: 'leader 2 warriors', hand: 'tyrs-crush, Heimdall’s Eye' };

  test('tells how the battle may end with each card, as at a table', () => {
    const answer = calculator.ask('en', { ...battle, rivals: '3 warrior: 2; leader tyrs-domain: 0' });
    const scene = new Scene(
      'wolf yggdrasil leader 2 warrior, hand tyrs-crush heimdalls-eye; bear yggdrasil 3 warrior, hand alfheim manheim; ' +
        'serpent yggdrasil leader, sheet tyrs-domain',
      { age: 2 },
    ).does('wolf', 'pillage yggdrasil');
    const odds = battleOdds(seen(scene, 0), 0);
    expect(odds.map(({ card }) => card)).toEqual(['tyrs-crush-2', 'heimdalls-eye-2']);
    for (const { card, strongest, even } of odds) {
      for (const end of ['win', 'tie', 'lose', 'anew'] as const) {
        expect(answer.ok && answer.result[`${card} ${end} strongest`]).toBeCloseTo(strongest[end], 9);
        expect(answer.ok && answer.result[`${card} ${end} even`]).toBeCloseTo(even[end], 9);
      }
    }
    const lines = speech.odds('en', seen(scene, 0), 0);
    expect(lines.join(' ')).toContain(`Tyr's Crush: win ${percent('en', odds[0]?.strongest.win ?? 0)}`);
    expect(answer.ok && answer.lines.every((line) => lines.includes(line))).toBe(true);
  });

  test('understands Japanese names where Japanese is spoken', () => {
    const asked = {
      age: '2',
      players: '3',
      mine: 'リーダー 2 戦士',
      hand: 'テュールの粉砕、ヘイムダルの眼',
      rivals: '3 戦士：2枚',
    };
    const japanese = calculator.ask('ja', asked);
    const english = calculator.ask('en', { ...battle, rivals: '3 warriors: 2 cards' });
    expect(japanese.ok && japanese.result).toEqual(english.ok && english.result);
  });

  test.each([
    ['en', { mine: 'leader, warriors x2', rivals: 'Frost Giant 2 warrior tyrs-domain-1: 3' }],
    ['en', { mine: '2 Warriors Leader', rivals: 'frost-giant 2x warrior, Tyr’s Domain: 3 cards' }],
    ['ja', { mine: 'リーダー、戦士×2', rivals: '霜の巨人 戦士2体 テュールの領域：3枚' }],
    ['ja', { mine: '戦士2 leader', rivals: 'frost-giant 2 戦士 tyrs-domain: 3' }],
  ] as const)('understands forces as people write them, in %s: %o', (locale, written) => {
    const last = { ...battle, age: '3', hand: 'tyrs-rage' };
    const plain = { ...last, mine: 'leader 2 warrior', rivals: 'frost-giant 2 warrior tyrs-domain: 3' };
    const [told, meant] = [calculator.ask(locale, { ...last, ...written }), calculator.ask('en', plain)];
    expect(told.ok ? told.result : told.problem).toEqual(meant.ok && meant.result);
  });

  test.each([
    [{ mine: '' }, '--mine: say your figures in the battle, such as “leader 2 warrior”'],
    [{ hand: '' }, '--hand: say the cards of your hand, with commas: tyrs-crush, heimdalls-eye'],
    [{ rivals: '' }, /^--rivals: say figures and cards of each rival/],
    [{ rivals: 'leader: 1; leader: 1; leader: 1' }, '--rivals: with 3 players there are 2 rivals at most'],
    [{ players: '2', rivals: 'leader: 1; leader: 1' }, '--rivals: with 2 players there is one rival'],
    [{ rivals: '9 warrior: 1' }, '--rivals: a clan has only 8 of Warrior'],
    [{ rivals: '2 troll: 1' }, '--rivals: a clan has only one of Troll'],
    [{ rivals: 'warior: 1' }, '--rivals: there is no "warior". Did you mean "warrior"'],
    [{ hand: 'tyrs-crusk' }, /^--hand: there is no "tyrs-crusk". Did you mean "tyrs-crush"/],
    [{ rivals: 'leader: 30' }, /^--rivals: 30 cards are more than the 24 unseen/],
    [{ rivals: 'dragon: 1' }, '--rivals: there is no "dragon"'],
    [{ hand: 'tyrs-crush, tyrs-crush, tyrs-crush' }, "--hand: with 3 players there is only one Tyr's Crush"],
    [{ cards: '3' }, /^--cards: ask about a single hand or about a battle/],
  ])('has one clear line for %o', (values: Record<string, string>, problem) => {
    const asked = { ...battle, rivals: 'leader: 2', ...values };
    const answer = calculator.ask('en', asked);
    expect(answer.ok ? 'answered' : answer.problem).toMatch(problem);
    const japanese = calculator.ask('ja', asked);
    expect(japanese.ok ? 'answered' : japanese.problem).toMatch(/\p{Script=Hiragana}/u);
  });
});
