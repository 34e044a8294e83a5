import { folded, type Locale } from '@sanguine/kernel';
import { type UnitCard } from '../../../content/unit-card.ts';
import { UNITS } from '../../../content/units/index.ts';
import { cardSkills } from '../../../rules/skills.ts';
import { traitsText } from '../../../text/rulebook/lists.ts';
import { skillLine } from '../../../text/skills.ts';
import { meantBy } from '../../../text/synonyms.ts';
import { fullName } from '../../../text/words.ts';

/** Units by name, trait or skill text, also in players' own words; matching names come first. */
export function unitsLike(locale: Locale, text: string): UnitCard[] {
  const wanted = meantBy(folded(text));
  const says = (words: string): boolean => wanted.some((one) => folded(words).includes(one));
  const named = UNITS.filter(({ kind }) => says(fullName(locale, kind)));
  const others = UNITS.filter(
    (card) =>
      !named.includes(card) &&
      says(
        [
          traitsText(locale, card),
          ...cardSkills(card).map((skill) => skillLine(locale, skill, card.kind)),
        ].join('\n'),
      ),
  );
  return [...named, ...others];
}
