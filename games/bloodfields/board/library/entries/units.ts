import { LINES } from '../../../content/lines.ts';
import { READY_ROSTERS } from '../../../content/rosters.ts';
import { UNITS } from '../../../content/units/index.ts';
import { cardSkills } from '../../../rules/skills.ts';
import { join, say } from '../../../text/phrases.ts';
import { featuresOf } from '../../../text/roster/features.ts';
import { traitsText } from '../../../text/rulebook/lists.ts';
import { skillLine } from '../../../text/skills.ts';
import { fullName } from '../../../text/words.ts';
import { type Entry, entryOf, told } from './entry.ts';

/** §17.1 to §17.5 */
export const unitEntries = (): Entry[] =>
  UNITS.map((card) =>
    entryOf({
      kind: 'unit',
      id: card.kind,
      name: told((locale) => fullName(locale, card.kind)),
      note: told((locale) =>
        join(locale, [say(locale, 'sheet.points', { points: card.cost }), traitsText(locale, card)]),
      ),
      texts: told((locale) => cardSkills(card).map((skill) => skillLine(locale, skill, card.kind))),
      line: card.line,
      rule: `17.${LINES.indexOf(card.line) + 1}`,
      // Loyalty belongs to the roster, not to the unit.
      uses: [...featuresOf([{ kind: card.kind, items: [] }])].filter((one) => !one.startsWith('loyal.')),
    }),
  );

/** Ready-made rosters that include a unit. */
export const rostersWith = (kind: string) =>
  READY_ROSTERS.filter(({ units }) => units.some((unit) => unit.kind === kind));
