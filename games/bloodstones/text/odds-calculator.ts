import {
  type OddsQuestion as AskedFor,
  oddsCalculator,
  type Locale,
  type OddsCalculator,
} from '@sanguine/kernel';
import { type Faction, FACTION_FACTS, FACTIONS } from '../content/factions.ts';
import { UNIT_KINDS, type UnitKind, UNITS } from '../content/kinds.ts';
import { type Terrain, TERRAINS } from '../content/map.ts';
import { WORTH } from '../rules/keeping.ts';
import { without } from '../rules/multiset.ts';
import { battleOdds, type OddsSide } from '../rules/odds.ts';
import { coversOf } from '../rules/payment.ts';
import { heldBy } from '../rules/retreat.ts';
import { drawCount, type ForceInBattle, type Item, itemise, strengthOf } from '../rules/strength.ts';
import { chances } from './odds.ts';
import { factionName, itemNames, kindName, percent, type Phrase, say, signed } from './words.ts';

const NAMES = [
  'attacker',
  'defender',
  'terrain',
  'attackerFaction',
  'defenderFaction',
  'attackerHand',
  'defenderHand',
  'march',
] as const;
type Name = (typeof NAMES)[number];
type Asked = AskedFor<Name, Phrase>;

const wanted = (list: readonly string[]): string => list.join(', ');

function words(text: string): string[] {
  return text.split(/[\s,+]+/).filter((word) => word !== '');
}

const MOST = 36;

/** Parses `2 swords leader`. */
function readUnits(question: Asked, name: Name): UnitKind[] {
  const units: UnitKind[] = [];
  const list = words(question.text(name));
  const last = list.at(-1) ?? '';
  if (/^\d+$/.test(last)) throw question.bad('calculator.problem.dangling', { name, number: last });
  let count = 1;
  for (const word of list) {
    if (/^\d+$/.test(word)) {
      count = Number(word);
      continue;
    }
    const kind = UNIT_KINDS.find((one) => one.toLowerCase() === word.toLowerCase());
    if (kind === undefined)
      throw question.bad('calculator.problem.unit', { name, word, known: wanted(UNIT_KINDS) });
    if (units.length + count > MOST) throw question.bad('calculator.problem.most', { name, most: MOST });
    for (; count > 0; count--) units.push(kind);
    count = 1;
  }
  if (units.length === 0) throw question.bad('calculator.problem.none', { name });
  return units;
}

function readWord<Word extends string>(question: Asked, name: Name, list: readonly Word[]): Word | null {
  const text = question.text(name);
  const [word, second] = words(text);
  if (word === undefined) return null;
  const found = list.find((one) => one.toLowerCase() === word.toLowerCase());
  if (found === undefined || second !== undefined)
    throw question.bad('calculator.problem.word', { name, word: text, known: wanted(list) });
  return found;
}

function readHand(question: Asked, name: Name): number[] {
  return words(question.text(name)).map((word) => {
    if (!/^[2-5]$/.test(word)) throw question.bad('calculator.problem.pips', { name, word });
    return Number(word);
  });
}

/** Checks that the unit can belong to the faction and be in the terrain. */
function checkUnit(
  question: Asked,
  name: Name,
  kind: UnitKind,
  faction: Faction | null,
  terrain: Terrain,
): void {
  const { domain } = UNITS[kind];
  const { locale } = question;
  const unit = kindName(locale, kind);
  if (terrain === 'sea' ? domain !== 'sea' && domain !== 'air' : domain === 'sea')
    throw question.bad('calculator.problem.terrain', {
      name,
      unit,
      terrain: say(locale, `terrain.${terrain}`),
    });
  if (faction !== null && !belongs(kind, faction))
    throw question.bad('calculator.problem.faction', { name, unit, faction: factionName(locale, faction) });
}

function belongs(kind: UnitKind, faction: Faction): boolean {
  const { tiles, undead, settles } = FACTION_FACTS[faction];
  if (kind === 'undead') return undead > 0;
  if (kind === 'citadel') return settles;
  return kind === 'cutiecorn' || tiles[kind] !== undefined;
}

function readForce(question: Asked, name: 'attacker' | 'defender', terrain: Terrain): ForceInBattle {
  const faction = readWord(question, `${name}Faction`, FACTIONS);
  const units = readUnits(question, name);
  for (const kind of units) checkUnit(question, name, kind, faction, terrain);
  return { faction: faction ?? 'none', units };
}

/** The tiles the attacker pays for the march: they cannot be swapped in any more (§8.7). */
interface Toll {
  readonly paid: readonly number[];
  /** Other possible payments, the cheapest first. */
  readonly others: readonly (readonly number[])[];
  readonly hand: readonly number[];
}

const MOST_PIPS = 60;

function readToll(question: Asked): Toll | null {
  const text = question.text('march').trim();
  if (text === '') return null;
  const price = Number(text);
  if (!/^\d+$/.test(text) || price > MOST_PIPS)
    throw question.bad('calculator.problem.price', { name: 'march', word: text, most: MOST_PIPS });
  const hand = readHand(question, 'attackerHand').toSorted((a, b) => a - b);
  if (price === 0) return { paid: [], others: [], hand };
  const ways = coversOf(hand, (pips) => pips, price).toSorted(
    (a, b) => sum(a) - sum(b) || Math.max(...a) - Math.max(...b) || a.length - b.length,
  );
  const [paid, ...others] = ways;
  if (paid === undefined) throw question.bad('calculator.problem.march', { name: 'march', have: sum(hand) });
  return { paid, others, hand };
}

const sum = (pips: readonly number[]): number => pips.reduce((all, each) => all + each, 0);

interface Question {
  readonly toll: Toll | null;
  readonly attacker: OddsSide;
  readonly defender: OddsSide;
  readonly shield: boolean;
  /** Why the defender cannot withdraw, as far as the forces tell (§10.1). */
  readonly held: ReturnType<typeof heldBy>;
  readonly items: { readonly attacker: readonly Item[]; readonly defender: readonly Item[] };
}

function read(question: Asked): Question {
  const terrain = readWord(question, 'terrain', TERRAINS) ?? 'plains';
  const attacker = readForce(question, 'attacker', terrain);
  const defender = readForce(question, 'defender', terrain);
  const items = {
    attacker: itemise(attacker, defender, terrain, true),
    defender: itemise(defender, attacker, terrain, false),
  };
  const toll = readToll(question);
  return {
    toll,
    attacker: {
      strength: strengthOf(items.attacker),
      draws: drawCount(attacker.units, defender.units),
      swaps: toll === null ? readHand(question, 'attackerHand') : without(toll.hand, toll.paid),
    },
    defender: {
      strength: strengthOf(items.defender),
      draws: drawCount(defender.units, attacker.units),
      swaps: readHand(question, 'defenderHand'),
    },
    shield: defender.units.includes('shield'),
    // The Corsairs may still leave over their ships, which nobody has told of.
    held: defender.faction === 'corsairs' ? null : heldBy(attacker.units, defender.units, terrain === 'sea'),
    items,
  };
}

/** Another payment that gives the attacker better odds in this battle; null if none does. */
function betterToll(
  question: Question,
  victory: number,
): { readonly paid: readonly number[]; readonly victory: number } | null {
  const { toll, attacker } = question;
  let best = null;
  for (const paid of toll?.others ?? []) {
    const swaps = without(toll?.hand ?? [], paid);
    const odds = battleOdds({ ...question, attacker: { ...attacker, swaps } });
    if (odds.victory - (best?.victory ?? victory) >= WORTH) best = { paid, victory: odds.victory };
  }
  return best;
}

function tollLines(locale: Locale, question: Question, victory: number): string[] {
  const { toll } = question;
  if (toll === null || toll.paid.length === 0) return [];
  const better = betterToll(question, victory);
  const paid = say(locale, 'calculator.paid', { paid: toll.paid.join(' ') });
  if (better === null) return [paid];
  const [tiles, payment] = [without(toll.paid, better.paid), better.paid].map((pips) => pips.join(' '));
  return [
    paid,
    say(locale, 'calculator.keeping', {
      tiles: tiles ?? '',
      payment: payment ?? '',
      chance: percent(locale, better.victory),
    }),
  ];
}

function sideLine(locale: Locale, name: 'attacker' | 'defender', question: Question): string {
  const { strength, draws } = question[name];
  const items = itemNames(locale, question.items[name]);
  return say(locale, `calculator.side.${name}`, { strength: signed(strength), draws, items });
}

function answer(locale: Locale, question: Question): ReturnType<OddsCalculator['ask']> {
  const { attacker, defender, shield, held } = question;
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
      ...(shield ? [say(locale, 'calculator.shield')] : []),
      ...(held === null ? [] : [say(locale, 'calculator.held', { why: say(locale, `barred.${held}`) })]),
      say(locale, 'calculator.first', chances(locale, odds)),
      say(locale, 'calculator.whole', chances(locale, odds)),
      ...tollLines(locale, question, odds.victory),
    ],
  };
}

/** Odds of a battle described by hand: `--attacker "2 swords leader" --defender shield`. */
export const calculator: OddsCalculator = oddsCalculator({ say, names: NAMES }, (question) =>
  answer(question.locale, read(question)),
);
