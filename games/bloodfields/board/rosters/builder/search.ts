import { folded, type Locale } from '@sanguine/kernel';
import { type UnitCard } from '../../../content/unit-card.ts';
import { UNITS } from '../../../content/units/index.ts';
import { cardSkills } from '../../../rules/skills.ts';
import { traitsText } from '../../../text/rulebook/lists.ts';
import { skillLine } from '../../../text/skills.ts';
import { fullName } from '../../../text/words.ts';

/** Units by name, trait or anything their skills say; those whose name fits come first. */
export function unitsLike(locale: Locale, text: string): UnitCard[] {
  const wanted = folded(text);
  const named = UNITS.filter(({ kind }) => folded(fullName(locale, kind)).includes(wanted));
  const others = UNITS.filter(
    (card) =>
      !named.includes(card) &&
      folded(
        [
          traitsText(locale, card),
          ...cardSkills(card).map((skill) => skillLine(locale, skill, card.kind)),
        ].join('\n'),
      ).includes(wanted),
  );
  return [...named, ...others];
}
