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

/** Bad input, told in one line. */
class BadValue extends Error {}

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
  if (/^\d+$/.test(last)) throw new BadValue(`${name}: no unit follows the number ${last}`);
  let count = 1;
  for (const word of list) {
    if (/^\d+$/.test(word)) {
      count = Number(word);
      continue;
    }
    const kind = UNIT_KINDS.find((one) => one.toLowerCase() === word.toLowerCase());
    if (kind === undefined)
      throw new BadValue(`${name}: no unit is called ${word}; there are ${wanted(UNIT_KINDS)}`);
    if (units.length + count > MOST) throw new BadValue(`${name}: more than ${MOST} units`);
    for (; count > 0; count--) units.push(kind);
    count = 1;
  }
  if (units.length === 0) throw new BadValue(`${name}: name at least one unit, such as 2 swords leader`);
  return units;
}

function readWord<Word extends string>(values: Values, name: Name, list: readonly Word[]): Word | null {
  const [word, second] = words(values[name] ?? '');
  if (word === undefined) return null;
  const found = list.find((one) => one.toLowerCase() === word.toLowerCase());
  if (found === undefined || second !== undefined)
    throw new BadValue(`${name}: ${values[name] ?? ''} is none of ${wanted(list)}`);
  return found;
}

function readHand(values: Values, name: Name): number[] {
  return words(values[name] ?? '').map((word) => {
    if (!/^[2-5]$/.test(word)) throw new BadValue(`${name}: ${word} is no number of pips from 2 to 5`);
    return Number(word);
  });
}

/** Whether the unit can belong to the faction and stand in the terrain. */
function checkUnit(name: Name, kind: UnitKind, faction: Faction | null, terrain: Terrain): void {
  const { domain } = UNITS[kind];
  if (terrain === 'sea' ? domain !== 'sea' && domain !== 'air' : domain === 'sea')
    throw new BadValue(`${name}: ${kind} cannot be in a battle in ${terrain}`);
  if (faction !== null && !belongs(kind, faction)) throw new BadValue(`${name}: ${faction} have no ${kind}`);
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
  if (stray !== undefined) throw new BadValue(`${stray}: not one of ${wanted(NAMES)}`);
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

function answer(question: Question): ReturnType<OddsDesk['ask']> {
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
    lines: (locale) => [
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
  ask(values) {
    try {
      return answer(read(values));
    } catch (error) {
      if (error instanceof BadValue) return { ok: false, problem: error.message };
      throw error;
    }
  },
};
