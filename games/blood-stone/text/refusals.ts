import { type Locale, type Refusal, type Values, verbRefusalLine } from '@sanguine/kernel';
import { findGlade } from '../content/glades/index.ts';
import { SPELL_KINDS } from '../content/spells.ts';
import { UNITS } from '../content/units.ts';
import { cardNames, join, sayCode, unitName } from './words.ts';
import { sayTyping } from './typing/lexicon.ts';

/** Splits the pieces at fault: `archer` is a unit, `siphon` a card, `@c4` a space. */
function read(locale: Locale, pieces: readonly string[]): Values {
  const units = UNITS.filter((unit) => pieces.includes(unit));
  const places = pieces.flatMap((piece) => (piece.startsWith('@') ? [piece.slice(1)] : []));
  return {
    what: join(
      locale,
      units.map((unit) => unitName(locale, unit)),
    ),
    count: units.length,
    place: join(locale, places),
    places: places.length,
    card: cardNames(
      locale,
      SPELL_KINDS.filter((card) => pieces.includes(card)),
    ),
  };
}

/** Replaces ids in the facts with words. */
function inWords(locale: Locale, facts: Refusal['facts']): Values {
  const words: Record<string, string | number> = { ...facts };
  const glade = findGlade(String(facts['glade']));
  if (glade !== undefined) words['glade'] = glade.name[locale];
  const target = UNITS.find((unit) => unit === facts['target']);
  if (target !== undefined) words['target'] = unitName(locale, target);
  return words;
}

export function refusalLine(locale: Locale, refusal: Refusal): string {
  const { code, pieces, facts } = refusal;
  const ofVerb = verbRefusalLine(sayTyping, locale, refusal);
  return ofVerb ?? sayCode(locale, `refusal.${code}`, { ...read(locale, pieces), ...inWords(locale, facts) });
}
