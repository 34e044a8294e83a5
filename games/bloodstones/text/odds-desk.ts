import { type Asked as AskedFor, deskOf, type Locale, type OddsDesk } from '@sanguine/kernel';
import { type Faction, FACTION_FACTS, FACTIONS } from '../content/factions.ts';
import { UNIT_KINDS, type UnitKind, UNITS } from '../content/kinds.ts';
import { type Terrain, TERRAINS } from '../content/map.ts';
import { battleOdds, type OddsSide } from '../rules/odds.ts';
import { drawCount, type ForceInBattle, type Item, itemise, strengthOf } from '../rules/strength.ts';
import { chances } from './odds.ts';
import { factionName, itemNames, kindName, say, signed } from './words.ts';

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
type Asked = AskedFor<Name>;

const wanted = (list: readonly string[]): string => list.join(', ');

function words(text: string): string[] {
  return text.split(/[\s,+]+/).filter((word) => word !== '');
}

const MOST = 36;

/** `2 swords leader` */
function readUnits(asked: Asked, name: Name): UnitKind[] {
  const units: UnitKind[] = [];
  const list = words(asked.text(name));
  const last = list.at(-1) ?? '';
  if (/^\d+$/.test(last)) throw asked.bad('desk.problem.dangling', { name, number: last });
  let count = 1;
  for (const word of list) {
    if (/^\d+$/.test(word)) {
      count = Number(word);
      continue;
    }
    const kind = UNIT_KINDS.find((one) => one.toLowerCase() === word.toLowerCase());
    if (kind === undefined) throw asked.bad('desk.problem.unit', { name, word, known: wanted(UNIT_KINDS) });
    if (units.length + count > MOST) throw asked.bad('desk.problem.most', { name, most: MOST });
    for (; count > 0; count--) units.push(kind);
    count = 1;
  }
  if (units.length === 0) throw asked.bad('desk.problem.none', { name });
  return units;
}

function readWord<Word extends string>(asked: Asked, name: Name, list: readonly Word[]): Word | null {
  const text = asked.text(name);
  const [word, second] = words(text);
  if (word === undefined) return null;
  const found = list.find((one) => one.toLowerCase() === word.toLowerCase());
  if (found === undefined || second !== undefined)
    throw asked.bad('desk.problem.word', { name, word: text, known: wanted(list) });
  return found;
}

function readHand(asked: Asked, name: Name): number[] {
  return words(asked.text(name)).map((word) => {
    if (!/^[2-5]$/.test(word)) throw asked.bad('desk.problem.pips', { name, word });
    return Number(word);
  });
}

/** Whether the unit can belong to the faction and stand in the terrain. */
function checkUnit(
  asked: Asked,
  name: Name,
  kind: UnitKind,
  faction: Faction | null,
  terrain: Terrain,
): void {
  const { domain } = UNITS[kind];
  const { locale } = asked;
  const unit = kindName(locale, kind);
  if (terrain === 'sea' ? domain !== 'sea' && domain !== 'air' : domain === 'sea')
    throw asked.bad('desk.problem.terrain', { name, unit, terrain: say(locale, `terrain.${terrain}`) });
  if (faction !== null && !belongs(kind, faction))
    throw asked.bad('desk.problem.faction', { name, unit, faction: factionName(locale, faction) });
}

function belongs(kind: UnitKind, faction: Faction): boolean {
  const { tiles, undead, settles } = FACTION_FACTS[faction];
  if (kind === 'undead') return undead > 0;
  if (kind === 'citadel') return settles;
  return kind === 'cutiecorn' || tiles[kind] !== undefined;
}

function readForce(asked: Asked, name: 'attacker' | 'defender', terrain: Terrain): ForceInBattle {
  const faction = readWord(asked, `${name}Faction`, FACTIONS);
  const units = readUnits(asked, name);
  for (const kind of units) checkUnit(asked, name, kind, faction, terrain);
  return { faction: faction ?? 'none', units };
}

interface Question {
  readonly attacker: OddsSide;
  readonly defender: OddsSide;
  readonly shield: boolean;
  readonly items: { readonly attacker: readonly Item[]; readonly defender: readonly Item[] };
}

function read(asked: Asked): Question {
  const terrain = readWord(asked, 'terrain', TERRAINS) ?? 'plains';
  const attacker = readForce(asked, 'attacker', terrain);
  const defender = readForce(asked, 'defender', terrain);
  const items = {
    attacker: itemise(attacker, defender, terrain, true),
    defender: itemise(defender, attacker, terrain, false),
  };
  return {
    attacker: {
      strength: strengthOf(items.attacker),
      draws: drawCount(attacker.units, defender.units),
      swaps: readHand(asked, 'attackerHand'),
    },
    defender: {
      strength: strengthOf(items.defender),
      draws: drawCount(defender.units, attacker.units),
      swaps: readHand(asked, 'defenderHand'),
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

/** Odds of a battle put together by hand: `--attacker "2 swords leader" --defender shield`. */
export const oddsDesk: OddsDesk = deskOf({ say, names: NAMES }, (asked) => answer(asked.locale, read(asked)));
