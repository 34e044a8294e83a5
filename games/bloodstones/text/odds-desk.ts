import type { Locale, OddsDesk } from '@sanguine/kernel';
import { type Faction, FACTION_FACTS, FACTIONS } from '../content/factions.ts';
import { UNIT_KINDS, type UnitKind, UNITS } from '../content/kinds.ts';
import { type Terrain, TERRAINS } from '../content/map.ts';
import { battleOdds, type OddsSide } from '../rules/odds.ts';
import { drawCount, type ForceInBattle, type Item, itemise, strengthOf } from '../rules/strength.ts';
import { chances } from './odds.ts';
import { itemNames, say, signed } from './words.ts';

const NAMES = [
  'attacker',
  'defender',
  'terrain',
  'attackerFaction',
  'defenderFaction',
  'attackerHand',
  'defenderHand',
] as const;
type Name = (typeof NAMES)[number];
type Values = Readonly<Record<string, string>>;

type Fault = 'stray' | 'dangling' | 'unit' | 'most' | 'none' | 'word' | 'pips' | 'terrain' | 'faction';

/** Bad input: a message of the desk and what it needs. */
class BadValue extends Error {
  readonly fault: Fault;
  readonly facts: Values;

  constructor(fault: Fault, facts: Values) {
    super(fault);
    this.fault = fault;
    this.facts = facts;
  }
}

/** What is typed stays as it is typed; only the sentence around it is put into words. */
const wanted = (list: readonly string[]): string => list.join(', ');

function words(text: string): string[] {
  return text.split(/[\s,+]+/).filter((word) => word !== '');
}

const MOST = 36;

/** `2 swords leader` */
function readUnits(values: Values, name: Name): UnitKind[] {
  const units: UnitKind[] = [];
  const list = words(values[name] ?? '');
  const last = list.at(-1) ?? '';
  if (/^\d+$/.test(last)) throw new BadValue('dangling', { name, number: last });
  let count = 1;
  for (const word of list) {
    if (/^\d+$/.test(word)) {
      count = Number(word);
      continue;
    }
    const kind = UNIT_KINDS.find((one) => one.toLowerCase() === word.toLowerCase());
    if (kind === undefined)
      throw new BadValue('unit', { name, word, known: wanted(UNIT_KINDS) });
    if (units.length + count > MOST) throw new BadValue('most', { name, most: `${MOST}` });
    for (; count > 0; count--) units.push(kind);
    count = 1;
  }
  if (units.length === 0) throw new BadValue('none', { name });
  return units;
}

function readWord<Word extends string>(values: Values, name: Name, list: readonly Word[]): Word | null {
  const [word, second] = words(values[name] ?? '');
  if (word === undefined) return null;
  const found = list.find((one) => one.toLowerCase() === word.toLowerCase());
  if (found === undefined || second !== undefined)
    throw new BadValue('word', { name, word: values[name] ?? '', known: wanted(list) });
  return found;
}

function readHand(values: Values, name: Name): number[] {
  return words(values[name] ?? '').map((word) => {
    if (!/^[2-5]$/.test(word)) throw new BadValue('pips', { name, word });
    return Number(word);
  });
}

/** Whether the unit can belong to the faction and stand in the terrain. */
function checkUnit(name: Name, kind: UnitKind, faction: Faction | null, terrain: Terrain): void {
  const { domain } = UNITS[kind];
  if (terrain === 'sea' ? domain !== 'sea' && domain !== 'air' : domain === 'sea')
    throw new BadValue('terrain', { name, unit: kind, terrain });
  if (faction !== null && !belongs(kind, faction)) throw new BadValue('faction', { name, unit: kind, faction });
}

function belongs(kind: UnitKind, faction: Faction): boolean {
  const { tiles, undead, settles } = FACTION_FACTS[faction];
  if (kind === 'undead') return undead > 0;
  if (kind === 'citadel') return settles;
  return kind === 'cutiecorn' || tiles[kind] !== undefined;
}

function readForce(values: Values, name: 'attacker' | 'defender', terrain: Terrain): ForceInBattle {
  const faction = readWord(values, `${name}Faction`, FACTIONS);
  const units = readUnits(values, name);
  for (const kind of units) checkUnit(name, kind, faction, terrain);
  return { faction: faction ?? 'none', units };
}

interface Question {
  readonly attacker: OddsSide;
  readonly defender: OddsSide;
  readonly shield: boolean;
  readonly items: { readonly attacker: readonly Item[]; readonly defender: readonly Item[] };
}

function read(values: Values): Question {
  const stray = Object.keys(values).find((name) => !NAMES.some((known) => known === name));
  if (stray !== undefined) throw new BadValue('stray', { name: stray, known: wanted(NAMES) });
  const terrain = readWord(values, 'terrain', TERRAINS) ?? 'plains';
  const attacker = readForce(values, 'attacker', terrain);
  const defender = readForce(values, 'defender', terrain);
  const items = {
    attacker: itemise(attacker, defender, terrain, true),
    defender: itemise(defender, attacker, terrain, false),
  };
  return {
    attacker: {
      strength: strengthOf(items.attacker),
      draws: drawCount(attacker.units, defender.units),
      swaps: readHand(values, 'attackerHand'),
    },
    defender: {
      strength: strengthOf(items.defender),
      draws: drawCount(defender.units, attacker.units),
      swaps: readHand(values, 'defenderHand'),
    },
    shield: defender.units.includes('shield'),
    items,
  };
}

function sideLine(locale: Locale, name: 'attacker' | 'defender', question: Question): string {
  const { strength, draws } = question[name];
  const items = itemNames(locale, question.items[name]);
  return say(locale, `desk.side.${name}`, { strength: signed(strength), draws, items });
}

function answer(locale: Locale, question: Question): ReturnType<OddsDesk['ask']> {
  const { attacker, defender, shield } = question;
  const odds = battleOdds(question);
  return {
    ok: true,
    result: {
      ...odds,
      attackerStrength: attacker.strength,
      defenderStrength: defender.strength,
      attackerDraws: attacker.draws,
      defenderDraws: defender.draws,
    },
    lines: [
      sideLine(locale, 'attacker', question),
      sideLine(locale, 'defender', question),
      ...(shield ? [say(locale, 'desk.shield')] : []),
      say(locale, 'desk.first', chances(locale, odds)),
      say(locale, 'desk.whole', chances(locale, odds)),
    ],
  };
}

const explain = (name: Name): Readonly<Record<Locale, string>> => ({
  en: say('en', `desk.${name}`),
  ja: say('ja', `desk.${name}`),
});

/** Odds of a battle put together by hand: `--attacker "2 swords leader" --defender shield`. */
export const oddsDesk: OddsDesk = {
  values: Object.fromEntries(NAMES.map((name) => [name, explain(name)])),
  ask(locale, values) {
    try {
      return answer(locale, read(values));
    } catch (error) {
      if (error instanceof BadValue) {
        return { ok: false, problem: say(locale, `desk.problem.${error.fault}`, error.facts) };
      }
      throw error;
    }
  },
};
