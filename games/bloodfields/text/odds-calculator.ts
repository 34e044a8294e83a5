import {
  type Nameable,
  type OddsCalculator,
  oddsCalculator,
  type OddsQuestion as AskedFor,
  percent,
  wordCalled,
} from '@sanguine/kernel';
import type { Amount } from '../rules/odds/amount.ts';
import { type ChainOdds, chainOdds } from '../rules/odds/attack-chain.ts';
import { type AttackQuery, PLAIN_ATTACK } from '../rules/odds/attack-query.ts';
import { readInches } from '../content/inches.ts';
import type { ChargeKind } from '../rules/charge/kind.ts';
import { testOdds } from '../rules/odds/test-odds.ts';
import { chargeTest, magicTest, rerollBoth } from '../rules/odds/test-query.ts';
import { standardValue } from '../rules/odds/value.ts';
import { meanText } from './move-notes.ts';
import { type Phrase, say } from './phrases.ts';
import { chargeName } from './words.ts';

const NAMES = [
  'dice',
  'mastery',
  'damage',
  'armour',
  'hp',
  'shields',
  'inspire',
  'guard',
  'reroll',
  'cover',
  'critical',
  'engine',
  'times',
  'charge',
  'movement',
  'kind',
  'test',
  'value',
  'again',
] as const;
type Name = (typeof NAMES)[number];
type Asked = AskedFor<Name, Phrase>;
type Answer = ReturnType<OddsCalculator['ask']>;

/** A whole number, or the usual one if none is given. */
const numberOf = (question: Asked, name: Name, least: number, most: number, usual: number): number =>
  question.number(name, { least, most }, 'calculator.problem.number') ?? usual;

/** `5`, `d6` or `2d6`. */
function diceOf(question: Asked): Amount {
  const word = question.text('dice').toLowerCase();
  if (word === 'd6' || word === '2d6') return { roll: word, bonus: 0 };
  return numberOf(question, 'dice', 1, 20, 1);
}

const damageOf = (question: Asked): Amount =>
  question.text('damage').toLowerCase() === 'd3'
    ? { roll: 'd3', bonus: 0 }
    : numberOf(question, 'damage', 1, 9, 1);

const ANY: Nameable<'any'> = { words: ['any'], name: (locale) => say(locale, 'calculator.any') };

const rerollOf = (question: Asked): number =>
  wordCalled(question.locale, ANY, question.text('reroll')) === 'any'
    ? Infinity
    : numberOf(question, 'reroll', 0, 9, 0);

/** Requires another value: dice mean nothing without health, a charge nothing without movement. */
function need(question: Asked, name: Name, companion: Name): void {
  if (question.text(name) === '') throw question.bad('calculator.problem.missing', { name, with: companion });
}

function attackQuery(question: Asked): AttackQuery {
  need(question, 'hp', 'dice');
  const hp = numberOf(question, 'hp', 1, 30, 1);
  const most = rerollOf(question);
  return {
    ...PLAIN_ATTACK,
    dice: diceOf(question),
    mastery: numberOf(question, 'mastery', 0, 9, 3),
    damage: damageOf(question),
    armour: numberOf(question, 'armour', 0, 9, 0),
    hp,
    shields: numberOf(question, 'shields', 0, 9, 0),
    attackerTokens: numberOf(question, 'inspire', 0, 9, 0),
    defenderTokens: numberOf(question, 'guard', 0, 9, 0),
    cover: question.yes('cover'),
    critical: question.yes('critical'),
    defended: !question.yes('engine'),
    attackRerolls: { forced: [], own: most === 0 ? [] : [{ most, price: 0 }] },
    value: standardValue(hp, hp),
  };
}

function attackAnswer(question: Asked): Answer {
  const query = attackQuery(question);
  const times = numberOf(question, 'times', 1, 4, 1);
  const odds = chainOdds([
    query,
    ...Array.from({ length: times - 1 }, () => ({ ...query, critical: false })),
  ]);
  const atLeast = leastChances(odds);
  const { locale } = question;
  return {
    ok: true,
    result: {
      kill: odds.kill,
      mean: odds.mean,
      ...Object.fromEntries(atLeast.map((chance, at) => [`damage${at + 1}`, chance])),
    },
    lines: [
      say(locale, 'calculator.line.kill', { chance: percent(locale, odds.kill) }),
      say(locale, 'calculator.line.mean', { mean: meanText(locale, odds.mean) }),
      ...atLeast.map((chance, at) =>
        say(locale, 'calculator.line.damage', { count: at + 1, chance: percent(locale, chance) }),
      ),
    ],
  };
}

/** The chance of at least 1, 2, 3 … damage, as far as it is above zero. */
function leastChances({ damage }: ChainOdds): number[] {
  return damage
    .map((_, least) => damage.slice(least).reduce((sum, chance) => sum + chance, 0))
    .slice(1)
    .filter((chance) => chance > 1e-9);
}

const KINDS = {
  easy: 'easy',
  hard: 'hard',
  'very-hard': 'veryHard',
} as const satisfies Record<string, ChargeKind>;
type KindWord = keyof typeof KINDS;
const KIND_NAMES: Nameable<KindWord> = {
  words: Object.keys(KINDS) as KindWord[],
  name: (locale, word) => chargeName(locale, KINDS[word]),
};

const ownRerolls = (question: Asked) => ({ own: question.yes('again') ? [rerollBoth()] : [] });

function chargeAnswer(question: Asked): Answer {
  const { locale } = question;
  need(question, 'movement', 'charge');
  const value = chargeDistance(question);
  const movement = numberOf(question, 'movement', 0, 15, 0);
  const query = chargeTest(
    KINDS[question.one('kind', KIND_NAMES) ?? 'easy'],
    { value, movement, bonus: 0 },
    ownRerolls(question),
  );
  const { pass } = testOdds(query);
  const needed = Math.min(7, Math.max(query.fails + 1, query.need));
  return {
    ok: true,
    result: { pass, need: needed },
    lines: [
      say(locale, 'calculator.line.charge', { chance: percent(locale, pass), need: needed }),
      say(locale, 'calculator.line.short', { chance: percent(locale, 1 - pass) }),
    ],
  };
}

const FARTHEST = 30;

function chargeDistance(question: Asked): number {
  const word = question.text('charge');
  const inches = (readInches(word) ?? Infinity) / 1000;
  if (inches > FARTHEST)
    throw question.bad('calculator.problem.number', { name: 'charge', word, least: 0, most: FARTHEST });
  return inches;
}

function testAnswer(question: Asked): Answer {
  const { locale } = question;
  need(question, 'value', 'test');
  const difficulty = numberOf(question, 'test', 2, 20, 2);
  const value = numberOf(question, 'value', 0, 12, 0);
  const { pass, ones } = testOdds(magicTest(difficulty, value, ownRerolls(question)));
  return {
    ok: true,
    result: { pass, ones },
    lines: [
      say(locale, 'calculator.line.test', { chance: percent(locale, pass) }),
      say(locale, 'calculator.line.ones', { chance: percent(locale, ones) }),
    ],
  };
}

const TOPICS = { dice: attackAnswer, charge: chargeAnswer, test: testAnswer } as const;

/** The topics each value belongs to. */
const TOPICS_OF: Readonly<Record<Name, readonly (keyof typeof TOPICS)[]>> = {
  dice: ['dice'],
  mastery: ['dice'],
  damage: ['dice'],
  armour: ['dice'],
  hp: ['dice'],
  shields: ['dice'],
  inspire: ['dice'],
  guard: ['dice'],
  reroll: ['dice'],
  cover: ['dice'],
  critical: ['dice'],
  engine: ['dice'],
  times: ['dice'],
  charge: ['charge'],
  movement: ['charge'],
  kind: ['charge'],
  test: ['test'],
  value: ['test'],
  again: ['charge', 'test'],
};

/** Answers what the question is about: an attack, a charge or a test. */
function answer(question: Asked): Answer {
  const asked = (Object.keys(TOPICS) as (keyof typeof TOPICS)[]).filter((name) => question.text(name) !== '');
  const [topic, second] = asked;
  if (topic === undefined) throw question.bad('calculator.problem.none', { name: 'dice' });
  if (second !== undefined) throw question.bad('calculator.problem.both', { name: second });
  const stray = NAMES.find((name) => question.text(name) !== '' && !TOPICS_OF[name].includes(topic));
  if (stray !== undefined) {
    const [proper = topic] = TOPICS_OF[stray];
    throw question.bad('calculator.problem.elsewhere', { name: stray, with: proper });
  }
  return TOPICS[topic](question);
}

/**
 * The odds of an attack, a charge or a test described by hand: `--dice 5 --mastery 4 --armour 2 --hp 6`,
 * `--charge 7.9 --movement 5 --kind hard`, `--test 8 --value 5`.
 */
export const calculator: OddsCalculator = oddsCalculator({ say, names: NAMES }, answer);
