import { findSection, type Locale, LOCALES, percent } from '@sanguine/kernel';
import { numbersIn, numbersTo, rulebookConformance } from '@sanguine/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { isBlood, SPELL_KINDS, spellCard } from '../content/spells.ts';
import { UNIT_CARDS, UNITS } from '../content/units.ts';
import { spellChance } from '../rules/odds.ts';
import { SPELLS } from '../rules/spells/index.ts';
import rulings from '../rulings.json' with { type: 'json' };
import { RULEBOOK } from '../text/rulebook/index.ts';
import { spellName, unitName } from '../text/words.ts';

rulebookConformance({
  book: RULEBOOK,
  chapters: [5, 5, 3, 5, 5, 4, 8, 6, 3, 3],
  rulings: numbersTo(rulings.total),
  once: true,
});

const rowsOf = (locale: Locale, id: string): readonly (readonly string[])[] =>
  findSection(RULEBOOK[locale], id)?.table?.rows ?? [];

describe.each(LOCALES)('the rulebook in %s', (locale) => {
  it('has the units as their cards are', () => {
    expect(rowsOf(locale, '1.2').map(([name, , blood, move]) => [name, blood, move])).toEqual(
      UNITS.map((unit) => [unitName(locale, unit), `${UNIT_CARDS[unit].blood}`, `${UNIT_CARDS[unit].move}`]),
    );
  });

  it('has the decks as they are, and a section for each spell, by its name', () => {
    const decks = { en: ['blood', 'phantom'], ja: ['血', '亡霊'] }[locale];
    const anywhere = { en: 'anywhere', ja: 'どこでも' }[locale];
    expect(rowsOf(locale, '6.4').map(([name, deck, copies, , range]) => [name, deck, copies, range])).toEqual(
      SPELL_KINDS.map((spell) => [
        spellName(locale, spell),
        decks[isBlood(spell) ? 0 : 1],
        `${spellCard(spell).copies}`,
        `${spellCard(spell).range ?? anywhere}`,
      ]),
    );
    for (const spell of SPELL_KINDS) {
      expect(findSection(RULEBOOK[locale], SPELLS[spell].rule)?.title).toBe(spellName(locale, spell));
    }
  });

  it('has the chance of each spell in its row, as the card has it', () => {
    expect(rowsOf(locale, '6.4').map(([, , , chance]) => numbersIn(chance))).toEqual(
      SPELL_KINDS.map((spell) => {
        const { chance } = spellCard(spell);
        if (chance.kind === 'always') return [];
        return chance.kind === 'offer' ? [chance.die] : [chance.die, chance.least];
      }),
    );
  });

  it('has the chances of an offering, exact', () => {
    expect(rowsOf(locale, '6.2')).toEqual(
      [1, 2, 3, 4, 5, 6].map((offered) => [
        `${offered}`,
        percent(locale, spellChance('bloodBoil', offered)),
        percent(locale, spellChance('zombify', offered)),
      ]),
    );
  });
});
