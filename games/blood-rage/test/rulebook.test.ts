import { findSection, type Locale, LOCALES } from '@sanguine/kernel';
import { numbersIn, numbersTo, rulebookConformance } from '@sanguine/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { AGES, type Card, CARD_KINDS, type CardKind, CARDS, deckOf } from '../content/cards.ts';
import { LEGEND, STATS, TRACKS } from '../content/clan.ts';
import { OUTER, OUTER_PROVINCES, YGGDRASIL } from '../content/provinces.ts';
import { battleEffect } from '../rules/cards/index.ts';
import rulings from '../rulings.json' with { type: 'json' };
import { RULEBOOK } from '../text/rulebook/index.ts';
import { cardName, cardText, placeName, say } from '../text/words.ts';

rulebookConformance({
  book: RULEBOOK,
  chapters: [6, 5, 2, 5, 3, 5, 0, 4, 0, 3, 12, 0, 0, 0, 0, 0, 2, 9, 0],
  rulings: numbersTo(rulings.total),
  once: true,
});

const rowsOf = (locale: Locale, id: string): readonly (readonly string[])[] =>
  findSection(RULEBOOK[locale], id)?.table?.rows ?? [];

/** The section that tells a kind of card. */
function sectionOf(card: CardKind): string {
  if (card.kind === 'monster') return '18.7';
  if (card.kind === 'quest') return '18.9';
  if (card.kind === 'leader' || card.kind === 'warrior' || card.kind === 'ship') return '18.8';
  return `18.${['odin', 'thor', 'loki', 'frigga', 'heimdall', 'tyr'].indexOf(card.god ?? '') + 1}`;
}

const cardOf = (wanted: CardKind): Card => {
  const found = CARDS.find(({ kind }) => kind.key === wanted.key);
  if (found === undefined) throw new Error(`no deck has ${wanted.key}`);
  return found.card;
};

/** The numbers in the value column. */
function valueOf(kind: CardKind): number[] {
  switch (kind.kind) {
    case 'battle':
      return battleEffect(cardOf(kind)).sight === true ? [] : [kind.bonus];
    case 'quest':
      return [...kind.glory];
    case 'clan':
      return [kind.cost];
    default:
      return [kind.strength, kind.cost];
  }
}

describe.each(LOCALES)('the rulebook in %s', (locale) => {
  it('has the provinces as they are', () => {
    expect(rowsOf(locale, '1.1').map(([name, region, villages]) => [name, region, villages])).toEqual(
      OUTER.map((outer) => [
        placeName(locale, outer),
        say(locale, `region.${OUTER_PROVINCES[outer].region}`),
        `${OUTER_PROVINCES[outer].villages}`,
      ]),
    );
    for (const [at, [, , , next = '', fjord = '']] of rowsOf(locale, '1.1').entries()) {
      const before = OUTER.at(at - 1);
      const after = OUTER[(at + 1) % OUTER.length];
      expect([before, after].every((outer) => next.includes(placeName(locale, outer ?? YGGDRASIL)))).toBe(
        true,
      );
      const [outer] = OUTER.slice(at);
      expect(placeName(locale, OUTER_PROVINCES[outer ?? 'gimle'].fjord)).toContain(fjord);
    }
  });

  it('has the tracks as they are', () => {
    expect(rowsOf(locale, '1.3').map((row) => row.map(Number))).toEqual(
      LEGEND.map((legend, at) => [at + 1, ...STATS.map((stat) => TRACKS[stat][at]), legend]),
    );
  });

  it('has the sizes of the decks', () => {
    const text = findSection(RULEBOOK[locale], '2.4')?.body.join(' ') ?? '';
    expect(numbersIn(text)).toEqual(
      expect.arrayContaining([2, 3, 4].map((players) => deckOf(1, players).length)),
    );
  });

  it.each(['18.1', '18.2', '18.3', '18.4', '18.5', '18.6', '18.7', '18.8', '18.9'])(
    'has the cards of %s as they are printed',
    (id) => {
      const kinds = CARD_KINDS.filter((kind) => sectionOf(kind) === id);
      expect(kinds.length).toBeGreaterThan(3);
      expect(rowsOf(locale, id).map(([name, , , , text]) => [name, text])).toEqual(
        kinds.map((kind) => [cardName(locale, cardOf(kind)), cardText(locale, cardOf(kind))]),
      );
      expect(rowsOf(locale, id).map(([, , ages, value]) => [numbersIn(ages), numbersIn(value)])).toEqual(
        kinds.map((kind) => [AGES.filter((age) => kind.copies[age] !== undefined), valueOf(kind)]),
      );
    },
  );
});

describe('a card in the rulebook', () => {
  const row = (locale: Locale, id: string, name: string): readonly string[] | undefined =>
    rowsOf(locale, id).find(([first]) => first === name);

  it.each([
    ['18.7', 'Troll', 'Monster', '1', 'strength 2, 2 Rage'],
    ['18.4', "Frigga's Charm", 'Clan', '1', '0 Rage'],
    ['18.5', "Heimdall's Sight", 'Battle', '1', '+?'],
    ['18.6', "Tyr's Crush", 'Battle', '1, 2, 3', '+4'],
    ['18.9', 'Glorious Death!', 'Quest', '1, 2, 3', '6 / 8 / 11 Glory'],
  ])('in %s: %s, %s, Age %s, %s', (id, ...line) => {
    expect(row('en', id, line[0] ?? '')?.slice(0, 4)).toEqual(line);
  });

  it.each([
    ['18.8', 'ロキの竜船', '船', '1', '戦力2、怒り2'],
    ['18.1', 'オーディンの玉座', 'クラン', '3', '怒り2'],
    ['18.5', 'ヘイムダルの見張り', '戦闘', '2、3', '+0'],
    ['18.9', 'ユグドラシル！', 'クエスト', '1、2、3', '栄光6 / 8 / 11'],
  ])('in %s: %s, %s, %s, %s', (id, ...line) => {
    expect(row('ja', id, line[0] ?? '')?.slice(0, 4)).toEqual(line);
  });
});
