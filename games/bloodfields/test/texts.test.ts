import { KERNEL_REFUSALS, LOCALES, refusal } from '@sanguine/kernel';
import { brokenIn } from '@sanguine/kernel/conformance';
import { describe, expect, it, test } from 'vitest';
import { UNIT_COSTS } from '../content/costs.ts';
import { CONDITIONS } from '../content/effects.ts';
import { ITEM_IDS, SCHOOLS } from '../content/items.ts';
import { LAYOUTS } from '../content/layouts.ts';
import { RACES, TRAITS } from '../content/lines.ts';
import { OPTIONS, SCENARIO_IDS } from '../content/options.ts';
import { spellsOfSchool } from '../content/schools.ts';
import type { AttackProfile } from '../content/skills.ts';
import { TERRAIN_KINDS } from '../content/terrain.ts';
import { UNITS } from '../content/units/index.ts';
import { FAULTS, faultsOf } from '../rules/roster/faults.ts';
import { skillSet } from '../rules/skills.ts';
import en from '../text/en.json' with { type: 'json' };
import ja from '../text/ja.json' with { type: 'json' };
import { refusalLine, repairLine } from '../text/refusals.ts';
import { itemText, skillLine, skillText, spellText } from '../text/skills.ts';
import { speech } from '../text/speech.ts';
import {
  fullName,
  itemName,
  kindName,
  pieceName,
  raceName,
  scenarioName,
  skillName,
  terrainName,
  tokenName,
  traitName,
} from '../text/words.ts';
import { refusalsOf } from './every.ts';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const numbersIn = (text: string): number[] => [...text.matchAll(/\d+(?:\.\d+)?/g)].map(Number);

/** Every unit's own skills, each with its unit. */
const SKILLS = UNITS.flatMap(({ kind, skills }) => skills.map((skill) => ({ kind, skill })));

describe.each(LOCALES)('names in %s', (locale) => {
  it('are there for everything, and no two things of a kind have the same', () => {
    const lists = [
      UNITS.map(({ kind }) => fullName(locale, kind)),
      UNITS.map(({ kind }) => kindName(locale, kind)),
      ITEM_IDS.map((item) => itemName(locale, item)),
      SCENARIO_IDS.map((scenario) => scenarioName(locale, scenario)),
      TERRAIN_KINDS.map((kind) => terrainName(locale, kind)),
      CONDITIONS.map((token) => tokenName(locale, token)),
      RACES.map((race) => raceName(locale, race)),
      TRAITS.map((trait) => traitName(locale, trait)),
      [...new Set(SKILLS.map(({ skill }) => skill.id))].map((id) => skillName(locale, id)),
      SCHOOLS.flatMap((school) => spellsOfSchool(school).map(({ id }) => skillName(locale, id))),
      ...LAYOUTS.map(({ pieces }) => pieces.map(({ id }) => pieceName(locale, id))),
    ];
    for (const names of lists) expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    const named = lists.flat();
    expect(named.filter((name) => name === '' || /\.|^[a-z]+-[a-z-]+$/.test(name))).toEqual([]);
    expect(named.filter((name) => JAPANESE.test(name) !== (locale === 'ja'))).toEqual([]);
  });

  it('of pieces say where they are, and keep what a maker called them', () => {
    expect(
      ['west-forest', 'mid-hill', 'rock-2', 'wood-1', 'my-own-thing'].map((id) => pieceName(locale, id)),
    ).toEqual(
      locale === 'en'
        ? [
            'the west forest',
            'the high ground in the middle',
            'the rock 2',
            'the grown forest 1',
            'my-own-thing',
          ]
        : ['西の森', '中央の高地', '岩2', '育った森1', 'my-own-thing'],
    );
  });

  it('of options and their values are plain words', () => {
    const said = Object.entries(OPTIONS).flatMap(([option, values]) => [
      speech.option(locale, option),
      ...values.map((value) => speech.option(locale, option, value)),
    ]);
    expect(said.filter((text) => text === '' || text.startsWith('option.'))).toEqual([]);
  });
});

/** The numbers of a profile that its text has to mention; lengths in inches. */
function printedOn({
  dice,
  damage,
  range,
  reach,
  aoe,
  ignoreArmour,
  ballistic = [],
  bonuses = [],
}: AttackProfile): number[] {
  return [
    ...(typeof dice === 'number' ? [dice] : []),
    ...(typeof damage === 'number' ? [damage] : []),
    ...[range, reach ?? 0, aoe ?? 0].filter((length) => length > 0).map((length) => length / 1000),
    ...(ignoreArmour === undefined ? [] : [ignoreArmour]),
    ...ballistic.flatMap(({ from, to }) => [from / 1000, to / 1000]),
    ...bonuses.flatMap(({ dice: more, damage: worse, reroll }) =>
      [more, worse, reroll].filter((amount) => amount !== undefined),
    ),
  ];
}

describe.each(LOCALES)('what skills do, in %s', (locale) => {
  it.each(SKILLS)('$skill.id of $kind is told with all its numbers', ({ kind, skill }) => {
    const text = skillText(locale, skill, kind);
    expect(brokenIn([text, skillLine(locale, skill, kind)])).toEqual([]);
    const profile =
      skill.type === 'attack'
        ? [skill.attack]
        : skill.type === 'spell' && 'attack' in skill.does
          ? [skill.does.attack]
          : [];
    expect(numbersIn(text)).toEqual(expect.arrayContaining(profile.flatMap(printedOn)));
    const price = 'cost' in skill ? skill.cost : skill.type === 'spell' ? skill.difficulty : 0;
    expect(numbersIn(skillLine(locale, skill, kind))).toEqual(
      expect.arrayContaining(price === 0 ? [] : [price]),
    );
  });

  it('tells items, spells of schools and race passives apart', () => {
    const texts = [
      ...ITEM_IDS.filter((id) => !SCHOOLS.some((school) => school === id)).map((id) => itemText(locale, id)),
      ...SCHOOLS.flatMap((school) => spellsOfSchool(school).map((spell) => spellText(locale, spell))),
      ...UNITS.filter(({ kind }) => kind === 'orlen' || kind === 'cray').flatMap(({ kind, skills }) =>
        skillSet(kind)
          .passives.filter((passive) => !skills.includes(passive))
          .map((passive) => skillText(locale, passive, kind)),
      ),
    ];
    expect(brokenIn(texts)).toEqual([]);
    // A potion and a spell may do the same, and so be told alike.
    expect(new Set(texts).size).toBeGreaterThan(texts.length - 3);
  });
});

describe('a skill in words', () => {
  const told = (kind: (typeof UNITS)[number]['kind'], id: string, locale: 'en' | 'ja' = 'en'): string => {
    const skill = skillSet(kind).byId.get(id);
    if (skill === undefined) throw new Error(`${kind} has no ${id}`);
    return skillLine(locale, skill, kind);
  };

  it.each([
    [
      'maud',
      'long-gun',
      'Long Gun (ranged attack, Unique): 3 dice, 2 damage, range 18 inches; At half range: +1 die',
    ],
    [
      'maud',
      'sighted-in',
      'Sighted In (passive): If it has not moved this turn: Reroll 1 for its ranged attacks',
    ],
    [
      'orlen',
      'steadfast-banner',
      'Steadfast Banner (passive): Other allied Warden units within 3 inches: +1 MO',
    ],
    ['mossling', 'cling', 'Cling (passive): Enemies in combat with 2 or more Mossling units: −1 AR'],
    [
      'kessa',
      'riposte',
      'Riposte (passive): After a melee attack against it that dealt no damage (1 Inspire, optional), gain the attack Quick Cut against that enemy',
    ],
    ['fenn', 'grim-bargain', 'Grim Bargain (ability, Unique, Effortless): lose 1 HP, then gain 3 Inspire'],
    [
      'fenn',
      'flintlock',
      'Flintlock (ranged attack, Unique): 3 dice, 1 damage, range 6 inches; Before attack: morale test 9; if it fails: it may not spend Inspire in this defence',
    ],
    [
      'mortar',
      'spare-fuse',
      'Spare Fuse (passive): After its scatter die (once per round, 1 Inspire, optional), it is rerolled',
    ],
    [
      'orlen',
      'vigil',
      'Vigil (passive): At the end of its turn (if it has not moved this turn, once per round), gain 1 Shield',
    ],
  ] as const)('%s: %s', (kind, id, line) => {
    expect(told(kind, id)).toBe(line);
  });

  it.each([
    [
      'maud',
      'long-gun',
      '「長銃」（射撃攻撃、ユニーク）：3ダイス、2ダメージ、射程18インチ／半射程：ダイス+1',
    ],
    [
      'bogmaw',
      'bloated',
      '「膨れた腹」（パッシブ）：撃破されたとき、2インチ以内の他のユニットすべて：ヒット2を受ける',
    ],
    [
      'azhrae',
      'ash-veil',
      '「灰の帳」（呪文、難易度7）：8インチ以内の対象の味方：ラウンドの終わりまで、遮蔽',
    ],
  ] as const)('in Japanese, %s: %s', (kind, id, line) => {
    expect(told(kind, id, 'ja')).toBe(line);
  });
});

describe.each(LOCALES)('refusals in %s', (locale) => {
  // `scripts/texts.test.ts` proves that the rules have these codes and no others.
  const codes = Object.keys(en).flatMap((key) =>
    key.startsWith('refusal.') ? [key.slice('refusal.'.length)] : [],
  );
  const lines = refusalsOf(codes).map((refused) => speech.refusal(locale, refused));

  test('all have one clear line, with what is wrong and by how much', () => {
    expect(codes).toEqual(expect.arrayContaining([...FAULTS, ...Object.values(KERNEL_REFUSALS)]));
    expect(brokenIn(lines)).toEqual([]);
    expect(lines.filter((line) => /[:：.。]$/.test(line))).toEqual([]);
    expect(lines.filter((line) => JAPANESE.test(line) !== (locale === 'ja'))).toEqual([]);
  });

  test('#154 lengths are told to a hundredth of an inch, or as finely as it takes', () => {
    const far = (needs: number, has: number): string =>
      speech.refusal(locale, refusal('5.1', 'move.far', [], { needs, has }));
    expect(far(7904.4, 7500)).toBe(
      locale === 'en'
        ? 'That needs 7.9 inches, and it has 7.5 inches; choose a nearer place'
        : '7.9インチ必要で、動けるのは7.5インチです。もっと近くを選んでください',
    );
    expect(far(5003.2, 5000)).toContain('5.003');
    expect(
      speech.refusal(
        locale,
        refusal('7.1', 'attack.cost', ['orlen'], { skill: 'judgement', needs: 1, has: 0 }),
      ),
    ).toBe(
      locale === 'en'
        ? 'Judgement costs 1 Inspire, and Orlen has 0'
        : '「裁きの一撃」の鼓舞コストは1で、オルレンには0しかありません',
    );
  });
});

test('every fault of a roster has its line and its cure', () => {
  const [fault] = faultsOf(
    [
      { kind: 'orlen', items: [] },
      { kind: 'orlen', items: [] },
    ],
    60,
  );
  expect(fault === undefined ? '' : refusalLine('en', fault)).toBe(
    `The roster costs ${2 * UNIT_COSTS.orlen} of 60 points; give up at least ${2 * UNIT_COSTS.orlen - 60}`,
  );
  expect(fault?.repair.map((repair) => repairLine('en', repair))).toEqual(['Remove Orlen']);
  expect(fault?.repair.map((repair) => repairLine('ja', repair))).toEqual(['オルレンを外す']);
});

describe('the two catalogues', () => {
  const placeholders = (text: string): string[] =>
    [...new Set([...text.matchAll(/\{([a-z]\w*)/g)].map((match) => match[1] ?? ''))].toSorted();

  it('have the same messages, each in its own script', () => {
    expect(Object.keys(ja)).toEqual(Object.keys(en));
    expect(Object.entries(en).filter(([, text]) => JAPANESE.test(text))).toEqual([]);
    // Keywords of the message format; values that people type stay as they are.
    const format = /\{\w+(?:, (?:plural|select),)?|\bother\b|\bone\b|\bmove\b|\bcharge\b/g;
    const foreign = Object.entries(ja).filter(
      ([key, text]) => !key.startsWith('calculator.') && /[A-Za-z]/.test(text.replace(format, '')),
    );
    expect(foreign).toEqual([]);
  });

  it('never ask for a value the English text does not have', () => {
    const english: Readonly<Record<string, string>> = en;
    const strays = Object.entries(ja).filter(([key, text]) => {
      const known = placeholders(english[key] ?? '');
      return placeholders(text).some((name) => !known.includes(name));
    });
    expect(strays).toEqual([]);
  });
});
