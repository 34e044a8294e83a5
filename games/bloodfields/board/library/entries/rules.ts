import { dashed, type Locale } from '@sanguine/kernel';
import { ATTACK_FACES, DEFENCE_FACES } from '../../../content/dice.ts';
import { CONDITIONS } from '../../../content/effects.ts';
import { type Line, LINES, LOYALTIES, type Race, RACES, TRAITS } from '../../../content/lines.ts';
import { UNITS } from '../../../content/units/index.ts';
import type { Feature } from '../../../text/roster/features.ts';
import { NEEDS } from '../../../text/roster/needs.ts';
import { passageEntry, type Passage } from '../../../text/roster/passages.ts';
import { loyaltyName, raceName, tokenName, traitName } from '../../../text/words.ts';
import { sayLibrary } from '../text/say.ts';
import { capital, type Entry, entryOf, rowFacts, sectionTexts, type Told, told } from './entry.ts';

const needFor = (feature: Feature) => NEEDS.find((need) => need.for.includes(feature));
const passageTexts = (passage: Passage): Told<readonly string[]> =>
  told((locale) => passageEntry(locale, passage).lines.map(({ text }) => capital(text)));

const raceLine = (race: Race): Line | null => UNITS.find((card) => card.race === race)?.line ?? null;

/** §13: races, the other traits, and what loyalty brings. */
export function traitEntries(): Entry[] {
  return [
    ...RACES.map((race) => {
      const need = needFor(`race.${race}`);
      return entryOf({
        kind: 'trait',
        id: race,
        name: told((locale) => raceName(locale, race)),
        note: told((locale) => sayLibrary(locale, 'trait.race')),
        texts: need === undefined ? told((locale) => [sayLibrary(locale, 'trait.none')]) : passageTexts(need),
        line: raceLine(race),
        rule: '13.1',
        explains: [`race.${race}`],
      });
    }),
    ...TRAITS.map((trait) => {
      const need = needFor(`trait.${trait}`);
      const magic = trait === 'mage' || trait === 'archmage' ? ['9.1', '9.2', '9.3'].map(sectionTexts) : [];
      return entryOf({
        kind: 'trait',
        id: trait,
        name: told((locale) => traitName(locale, trait)),
        note: told((locale) => sayLibrary(locale, 'trait.other')),
        texts: told((locale) => [
          ...(need === undefined ? [] : passageTexts(need)[locale]),
          ...magic.flatMap((texts) => texts[locale]),
        ]),
        rule: need?.section ?? '13.3',
        // The effect that deploys units deploys only supports.
        explains: [`trait.${trait}`, ...(trait === 'support' ? (['effect.deploy'] as const) : [])],
      });
    }),
    ...LINES.flatMap((line) => (line === 'mercenaries' ? [] : [loyaltyEntry(line)])),
  ];
}

function loyaltyEntry(line: keyof typeof LOYALTIES): Entry {
  const bonus = NEEDS.find(
    ({ section, for: features }) => section === '13.2' && features.includes(`loyal.${line}`),
  );
  return entryOf({
    kind: 'trait',
    id: LOYALTIES[line],
    name: told((locale) => loyaltyName(locale, line)),
    note: told((locale) => sayLibrary(locale, 'trait.loyalty')),
    texts: passageTexts(bonus ?? { section: '13.2' }),
    line,
    rule: '13.2',
    explains: [`loyal.${line}`],
  });
}

/** §7.8 and other rules a card names in a word: everything the roster sheets explain as such. */
export function keywordEntries(): Entry[] {
  return NEEDS.flatMap((need) => {
    const [feature = ''] = need.for;
    const isToken = need.section === '12.1';
    if (isToken || !(need.group === 'keywords' || need.group === 'items' || need.section === '9.5'))
      return [];
    return [
      entryOf({
        kind: 'keyword',
        id: dashed(feature.replace(/^(?:effect|shot|item)\./, '')),
        name: told((locale) => passageEntry(locale, need).name),
        note: told((locale) => sayLibrary(locale, `keyword.${need.group === 'keywords' ? 'card' : 'thing'}`)),
        texts: passageTexts(need),
        rule: need.section,
        explains: need.for,
      }),
    ];
  });
}

/** §12 and other things that lie on the table. */
const MARKERS = [
  { id: 'inspire', rule: '3.3', explains: ['effect.inspire'] },
  { id: 'shield', rule: '12.1', explains: ['effect.shield'] },
  { id: 'embers', rule: '12.5', explains: [] },
  { id: 'damage', rule: '7.6', explains: [] },
  { id: 'initiative', rule: '3.2', explains: [] },
] as const satisfies readonly {
  readonly id: string;
  readonly rule: string;
  readonly explains: readonly Feature[];
}[];

export const tokenEntries = (): Entry[] => [
  ...CONDITIONS.map((token) => {
    const need = needFor(`token.${token}`);
    return entryOf({
      kind: 'token',
      id: token,
      name: told((locale) => tokenName(locale, token)),
      note: told((locale) => sayLibrary(locale, 'token.condition')),
      texts: need === undefined ? told(() => []) : passageTexts(need),
      rule: need?.section ?? '12.2',
      explains: [`token.${token}`],
    });
  }),
  ...MARKERS.map(({ id, rule, explains }) =>
    entryOf({
      kind: 'token',
      id,
      name: told((locale) => sayLibrary(locale, `token.${id}`)),
      note: told((locale) => sayLibrary(locale, 'token.marker')),
      texts: sectionTexts(rule),
      rule,
      explains,
      beside: id === 'embers' ? ['trait/choirborn', 'token/dot'] : [],
    }),
  ),
];

/** §1.4: the rows of its table, in order. */
const DIE_ROWS = [
  ...ATTACK_FACES.map((face) => `attack-${face}`),
  ...DEFENCE_FACES.map((face) => `defence-${face}`),
  'scatter-hit',
  'scatter-blank',
  'scatter-arrow',
];

export const dieEntries = (): Entry[] =>
  DIE_ROWS.map((id, row) =>
    entryOf({
      kind: 'die',
      id,
      name: told((locale) => dieName(locale, row)),
      note: told((locale) => sayLibrary(locale, 'die.sides', { count: sidesOf(locale, row) })),
      texts: told((locale) => [capital(rowFacts(locale, '1.4', row).at(-1)?.value ?? '')]),
      rule: '1.4',
      beside: DIE_ROWS.filter((other) => other !== id && other.split('-')[0] === id.split('-')[0]).map(
        (other) => `die/${other}`,
      ),
    }),
  );

const sidesOf = (locale: Locale, row: number): string => rowFacts(locale, '1.4', row)[1]?.value ?? '';

function dieName(locale: Locale, row: number): string {
  const [die = ''] = DIE_ROWS[row]?.split('-') ?? [];
  const known = die === 'attack' || die === 'defence' ? die : 'scatter';
  return sayLibrary(locale, `die.${known}`, { face: rowFacts(locale, '1.4', row)[0]?.value ?? '' });
}
