import { ITEMS, SCHOOLS } from '../../../content/items.ts';
import { spellsOfSchool } from '../../../content/schools.ts';
import { join, say } from '../../../text/phrases.ts';
import { itemFeatures, skillFeatures } from '../../../text/roster/features.ts';
import { itemKind, itemText, spellText } from '../../../text/skills.ts';
import { itemName, skillName } from '../../../text/words.ts';
import { capital, type Entry, entryOf, told } from './entry.ts';

/** §17.6 */
export const itemEntries = (): Entry[] =>
  ITEMS.map(({ item, cost, type }) =>
    entryOf({
      kind: 'item',
      id: item,
      name: told((locale) => itemName(locale, item)),
      note: told((locale) =>
        join(locale, [say(locale, 'sheet.points', { points: cost }), itemKind(locale, item)]),
      ),
      texts: told((locale) => [capital(itemText(locale, item))]),
      rule: '17.6',
      uses: itemFeatures(item).filter((one) => !one.startsWith('school.')),
      explains: type === 'school' ? itemFeatures(item).filter((one) => one.startsWith('school.')) : [],
      beside:
        type === 'school'
          ? SCHOOLS.filter((school) => school === item)
              .flatMap(spellsOfSchool)
              .map(({ id }) => `spell/${id}`)
          : [],
    }),
  );

/** §17.7 */
export const spellEntries = (): Entry[] =>
  SCHOOLS.flatMap((school) =>
    spellsOfSchool(school).map((spell) =>
      entryOf({
        kind: 'spell',
        id: spell.id,
        name: told((locale) => skillName(locale, spell.id)),
        note: told((locale) =>
          join(locale, [
            itemName(locale, school),
            say(locale, 'card.type.spell', { difficulty: spell.difficulty }),
          ]),
        ),
        texts: told((locale) => [capital(spellText(locale, spell))]),
        rule: '17.7',
        uses: skillFeatures(spell),
        beside: [`item/${school}`],
      }),
    ),
  );
