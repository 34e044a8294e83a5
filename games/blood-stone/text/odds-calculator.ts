import {
  type Nameable,
  type OddsQuestion as AskedFor,
  oddsCalculator,
  type Locale,
  type OddsCalculator,
  percent,
  typedName,
} from '@sanguine/kernel';
import { SPELL_KINDS, type Spell, spellCard } from '../content/spells.ts';
import { STONES } from '../content/units.ts';
import { spellChance } from '../rules/odds.ts';
import { burstOf } from './consequences.ts';
import { type Phrase, say, spellName } from './words.ts';

const NAMES = ['spell', 'blood', 'target', 'casts'] as const;
type Asked = AskedFor<(typeof NAMES)[number], Phrase>;

/** The most casts that can be asked about. */
const MOST_CASTS = 8;

/** By its word or its name: `bloodBoil`, `blood boil`, `血の沸騰`. */
const SPELL_NAMES: Nameable<Spell> = { words: SPELL_KINDS, name: spellName };

function readSpell(question: Asked): Spell {
  const { locale } = question;
  const spell = question.one('spell', SPELL_NAMES);
  if (spell !== null) return spell;
  const known = SPELL_KINDS.map((one) => typedName(locale, SPELL_NAMES, one));
  throw question.bad('calculator.problem.none', { name: 'spell', known: known.join(', ') });
}

const readNumber = (question: Asked, name: 'blood' | 'target' | 'casts', most: number): number | null =>
  question.number(name, { least: 1, most }, 'calculator.problem.number');

interface Question {
  readonly spell: Spell;
  /** The amounts asked about; empty for a spell without an offering. */
  readonly amounts: readonly number[];
  readonly target: number | null;
  readonly casts: number;
}

function read(question: Asked): Question {
  const spell = readSpell(question);
  const named = spellName(question.locale, spell);
  const { chance } = spellCard(spell);
  const blood = readNumber(question, 'blood', STONES);
  if (blood !== null && chance.kind !== 'offer')
    throw question.bad('calculator.problem.offering', { name: 'blood', spell: named });
  const target = readNumber(question, 'target', STONES);
  if (target !== null && spell !== 'bloodBoil')
    throw question.bad('calculator.problem.burst', { name: 'target', spell: named });
  if (target !== null && target + (blood ?? 1) > STONES)
    throw question.bad('calculator.problem.stones', { name: 'target', stones: STONES });
  const every = chance.kind === 'offer' ? Array.from({ length: chance.die }, (_, less) => less + 1) : [];
  return {
    spell,
    amounts: blood === null ? every : [blood],
    target,
    casts: readNumber(question, 'casts', MOST_CASTS) ?? 1,
  };
}

/** A spell without an offering, or with a single amount. */
function chanceLine(locale: Locale, spell: Spell, count: number): string {
  const { chance } = spellCard(spell);
  const name = spellName(locale, spell);
  const told = percent(locale, spellChance(spell, count));
  switch (chance.kind) {
    case 'always':
      return say(locale, 'calculator.always', { spell: name });
    case 'roll':
      return say(locale, 'calculator.roll', {
        spell: name,
        chance: told,
        die: chance.die,
        least: chance.least,
      });
    case 'offer':
      return count >= chance.die
        ? say(locale, 'calculator.offer.sure', { spell: name, count })
        : say(locale, 'calculator.offer', { spell: name, count, chance: told, die: chance.die });
  }
}

function castsLine(locale: Locale, casts: number, chance: number): string[] {
  if (casts === 1) return [];
  const average = (casts * chance).toLocaleString(locale, { maximumFractionDigits: 2 });
  return [
    say(locale, 'calculator.casts.once', {
      casts,
      once: percent(locale, atLeastOnce(chance, casts)),
      average,
    }),
  ];
}

const atLeastOnce = (chance: number, casts: number): number => 1 - (1 - chance) ** casts;

function answer(
  locale: Locale,
  { spell, amounts, target, casts }: Question,
): ReturnType<OddsCalculator['ask']> {
  const offered = amounts.length === 0 ? [0] : amounts;
  const result: Record<string, number | string> = { spell, casts };
  for (const count of offered) {
    // A single amount gets plain names; with several, the amount is appended: `chance3`.
    const tail = offered.length === 1 ? '' : `${count}`;
    const chance = spellChance(spell, count);
    result[`chance${tail}`] = chance;
    result[`atLeastOnce${tail}`] = atLeastOnce(chance, casts);
    if (target !== null) result[`burst${tail}`] = burstOf(target + count);
  }
  return {
    ok: true,
    result,
    lines: offered.flatMap((count) => [
      chanceLine(locale, spell, count),
      ...castsLine(locale, casts, spellChance(spell, count)),
      ...(target === null
        ? []
        : [say(locale, 'calculator.burst', { count, burst: burstOf(target + count) })]),
    ]),
  };
}

/** The chances of a spell described by hand: `--spell bloodBoil --blood 3 --target 4`. */
export const calculator: OddsCalculator = oddsCalculator(
  { say, names: NAMES, facts: { most: MOST_CASTS } },
  (question) => answer(question.locale, read(question)),
);
