import { type Locale, type Refusal, type Values, verbRefusalLine } from '@sanguine/kernel';
import type { Repair } from '../rules/roster/faults.ts';
import { lengthsApart, lengthText } from './measures.ts';
import { join, say, sayCode } from './phrases.ts';
import {
  isItem,
  isKind,
  isScenario,
  itemName,
  itemNames,
  kindName,
  scenarioName,
  skillName,
  thingName,
} from './words.ts';
import { sayTyping } from './typing/lexicon.ts';

/** Facts that are lengths in mil; costs in Inspire tokens use the same names. */
const LENGTHS = ['needs', 'has', 'least', 'most', 'gap'] as const;
const COUNTED: readonly string[] = [
  'attack.cost',
  'use.cost',
  'rite.most',
  'dice.tooMany',
  'dice.noSuchDice',
  'layout.pieces',
  'layout.corners',
];

/** §18: lengths to a hundredth of an inch, or as precise as needed to tell them apart. */
function lengthsIn(locale: Locale, code: string, facts: Refusal['facts']): Values {
  if (COUNTED.includes(code) || code.startsWith('roster.')) return {};
  const names = LENGTHS.filter((name) => typeof facts[name] === 'number');
  const told = lengthsApart(
    locale,
    names.map((name) => Number(facts[name])),
  );
  return Object.fromEntries(names.map((name, at) => [name, told[at] ?? lengthText(locale, 0)]));
}

/** Replaces notation in the facts with words. */
function namesIn(locale: Locale, facts: Refusal['facts']): Values {
  const words: Record<string, string> = {};
  const { by, skill, item, scenario, size } = facts;
  const used = by ?? skill;
  if (used !== undefined) words['skill'] = skillName(locale, String(used));
  if (item !== undefined) words['item'] = skillName(locale, String(item));
  if (typeof scenario === 'string' && isScenario(scenario))
    words['scenario'] = scenarioName(locale, scenario);
  if (size !== undefined) words['size'] = sayCode(locale, `table.${size}`);
  return words;
}

/** The pieces at fault: `what` and `unit` are the first of them, `other` the second. */
function piecesIn(locale: Locale, pieces: readonly string[]): Values {
  const items = pieces.filter(isItem);
  const things = pieces.filter((piece) => !isItem(piece));
  const [first = '', second = ''] = things.map((piece) => thingName(locale, piece));
  return {
    what: first,
    unit: first,
    other: second,
    units: join(
      locale,
      things.map((piece) => thingName(locale, piece)),
    ),
    item: itemNames(locale, items),
  };
}

/** What is wrong, by how much, and what to do. */
export function refusalLine(locale: Locale, refusal: Refusal): string {
  const ofVerb = verbRefusalLine(sayTyping, locale, refusal);
  if (ofVerb !== null) return ofVerb;
  const { code, pieces, facts } = refusal;
  const inWords = code.startsWith('roster.') ? kindsIn(locale, pieces) : piecesIn(locale, pieces);
  return sayCode(locale, `refusal.${code}`, {
    ...inWords,
    ...facts,
    ...namesIn(locale, facts),
    ...lengthsIn(locale, code, facts),
  });
}

/** Units in a roster are only kinds, and have no number yet. */
function kindsIn(locale: Locale, pieces: readonly string[]): Values {
  const kinds = pieces.filter(isKind).map((kind) => kindName(locale, kind));
  return {
    unit: kinds[0] ?? '',
    units: join(locale, kinds),
    item: itemNames(locale, pieces.filter(isItem)),
  };
}

/** One change that would help: `Remove Orlen`. */
export function repairLine(locale: Locale, repair: Repair): string {
  if ('add' in repair) return say(locale, 'repair.add', { unit: kindName(locale, repair.add) });
  if ('remove' in repair) return say(locale, 'repair.remove', { unit: kindName(locale, repair.remove) });
  return say(locale, 'repair.drop', {
    item: itemName(locale, repair.drop),
    unit: kindName(locale, repair.from),
  });
}
