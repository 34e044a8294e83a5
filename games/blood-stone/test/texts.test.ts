import { LOCALES } from '@sanguine/kernel';
import { describe, expect, it } from 'vitest';
import { OPTIONS } from '../content/options.ts';
import {
  BANISH_STONES,
  MEND_STONES,
  type Spell,
  SPELL_KINDS,
  spellCard,
  TRANSFUSE_MOST,
  ZOMBIFY_MOST,
} from '../content/spells.ts';
import { type Unit, UNIT_CARDS, UNITS } from '../content/units.ts';
import { speech } from '../text/speech.ts';
import { attackText, chanceText, rangeText, spellName, spellText, unitName } from '../text/words.ts';

const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(Number);

/** Amounts a card's text must mention, by its rules. */
const AMOUNTS: Partial<Record<Spell, number>> = {
  transfuse: TRANSFUSE_MOST,
  zombify: ZOMBIFY_MOST,
  mend: MEND_STONES,
  banish: BANISH_STONES,
};

describe.each(LOCALES)('the cards in %s', (locale) => {
  it('have a name and a text of their own', () => {
    const names = [
      ...SPELL_KINDS.map((spell) => spellName(locale, spell)),
      ...UNITS.map((unit) => unitName(locale, unit)),
    ];
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(SPELL_KINDS.map((spell) => spellText(locale, spell))).size).toBe(SPELL_KINDS.length);
  });

  it.each(SPELL_KINDS)('%s prints its die, its least number, its range and its amount', (spell) => {
    const { chance, range } = spellCard(spell);
    const printed = { always: [], offer: [chance.kind === 'always' ? 0 : chance.die], roll: [6, 3] };
    expect(numbersIn(chanceText(locale, spell))).toEqual(printed[chance.kind]);
    expect(numbersIn(rangeText(locale, spell))).toEqual(range === null ? [] : [range]);
    const amount = AMOUNTS[spell];
    expect(numbersIn(spellText(locale, spell))).toEqual(
      expect.arrayContaining(amount === undefined ? [] : [amount]),
    );
  });

  it('fit on a card', () => {
    const most = { en: 170, ja: 85 }[locale];
    expect(SPELL_KINDS.filter((spell) => spellText(locale, spell).length > most)).toEqual([]);
  });

  it('print an attack for every unit but the Witch, each with its distances', () => {
    const distances = (unit: Unit): number[] => numbersIn(attackText(locale, unit)).slice(0, 2);
    expect(distances('archer')).toEqual([2, 5]);
    expect(distances('toad')).toEqual([1, 3]);
    expect(distances('spearman')).toContain(2);
    const silent = UNITS.filter((unit) => attackText(locale, unit) === attackText(locale, 'witch'));
    expect(silent).toEqual(UNITS.filter((unit) => UNIT_CARDS[unit].attack === null));
  });

  it('has plain words for every option and each of its values', () => {
    const said = Object.entries(OPTIONS).flatMap(([option, values]) => [
      speech.option(locale, option),
      ...values.map((value) => speech.option(locale, option, value)),
    ]);
    expect(said.filter((text) => text === '' || text.startsWith('option.'))).toEqual([]);
  });
});
