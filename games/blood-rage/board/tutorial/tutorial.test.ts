import { courseConformance, walk as walked } from '@sanguine/ui/test/course.ts';
import { expect, test } from 'vitest';
import { bloodRage } from '../../index.ts';
import { clanOf } from '../../rules/clans.ts';
import { cardName } from '../../text/words.ts';
import { tutorial } from './tutorial.ts';
import { guides } from '../guides.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

const walk = (until?: string) => walked(bloodRage, tutorial, until);

courseConformance(bloodRage, tutorial, guides, { en, ja });

test('the lessons lead to the Second Age', () => {
  expect(walk().match.state).toMatchObject({ age: 2, phase: 'gifts' });
});

test('the player leads the Wolf, and Muspelheim is doomed', () => {
  const { match } = walk('welcome');
  expect(match.state.clans.map(({ name }) => name)).toEqual(['wolf', 'bear']);
  expect(match.state.doomed[0]).toBe('muspelheim');
  expect(match.state.tokens.horgr).toBe('glory');
});

test('the Troll finds a Warrior to crush, and the battle is 5 against 5 before cards', () => {
  const { events } = walk('battle');
  expect(events.filter(({ e }) => e === 'figures.destroyed')).toMatchObject([
    { seat: 1, figures: ['warrior'], cause: 'troll' },
    { seat: 1, cause: 'battle' },
    { seat: 1, cause: 'battle' },
  ]);
  expect(events.find(({ e }) => e === 'strength.compared')).toMatchObject({
    totals: [
      { seat: 0, figures: 5, cards: 5 },
      { seat: 1, figures: 5, cards: 1 },
    ],
    winner: 0,
  });
});

test('the words of the spoils, the Quest and the glorious death come true', () => {
  const won = walk('spoils').match;
  expect(clanOf(won.state, 0).glory).toBe(8);
  const { match } = walk();
  const [page] = clanOf(match.state, 0).ledger;
  expect(page).toMatchObject({ battle: 3, pillage: 5, quest: 5, ragnarok: 2 });
});

test('the cards are called what they are called on the table', () => {
  for (const [locale, texts] of [
    ['en', en],
    ['ja', ja],
  ] as const) {
    const hint = `${texts['gifts.text']} ${texts['passing.text']}`;
    for (const card of [
      'tyrs-smite-1',
      'jotunheim-1',
      'friggas-grace-1',
      'lord-of-hammers-1',
      'heimdalls-sight-1',
    ] as const)
      expect(hint).toContain(cardName(locale, card));
  }
});
