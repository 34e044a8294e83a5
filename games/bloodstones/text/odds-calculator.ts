import {
  type Nameable,
  type OddsQuestion as AskedFor,
  oddsCalculator,
  type Locale,
  type OddsCalculator,
} from '@sanguine/kernel';
import { type Faction, FACTIONS, OPENING_HAND } from '../content/factions.ts';
import { UNIT_KINDS, type UnitKind, UNITS } from '../content/kinds.ts';
import { type Terrain, TERRAINS } from '../content/map.ts';
import { climbs, factionsWith, type Fielded, lackingPips, mostOf } from '../rules/fielding.ts';
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

function words(text: string): string[] {
  return text.split(/[\s,、+]+/).filter((word) => word !== '');
}

/** More units than a bag has tiles. */
const MOST = 36;

const UNIT_NAMES: Nameable<UnitKind> = { words: UNIT_KINDS, name: (locale, kind) => kindName(locale, kind) };
const FACTION_NAMES: Nameable<Faction> = { words: FACTIONS, name: factionName };
const TERRAIN_NAMES: Nameable<Terrain> = {
  words: TERRAINS,
  name: (locale, terrain) => say(locale, `terrain.${terrain}`),
};

type SideName = 'attacker' | 'defender';

function readHand(question: Asked, name: `${SideName}Hand`): number[] {
  const hand = words(question.text(name)).map((word) => {
    if (!/^[2-5]$/.test(word)) throw question.bad('calculator.problem.pips', { name, word });
    return Number(word);
  });
  if (hand.length > OPENING_HAND) throw question.bad('calculator.problem.hand', { name, most: OPENING_HAND });
  return hand;
}

/** §9.1: what fights at sea is a ship or a dragon, and on land no ship. */
function checkDomain(question: Asked, name: SideName, kind: UnitKind, terrain: Terrain): void {
  const { domain } = UNITS[kind];
  if (terrain === 'sea' ? domain !== 'sea' && domain !== 'air' : domain === 'sea')
    throw question.bad('calculator.problem.terrain', {
      name,
      unit: kindName(question.locale, kind),
      terrain: say(question.locale, `terrain.${terrain}`),
    });
}

/** A force as it was typed, and the factions it could belong to. */
interface TypedForce extends Fielded {
  readonly name: SideName;
  readonly factions: readonly Faction[];
}

function readForce(question: Asked, name: SideName, terrain: Terrain): TypedForce {
  const named = question.one(`${name}Faction`, FACTION_NAMES);
  const units = question.many(name, UNIT_NAMES, MOST);
  if (units.length === 0) throw question.bad('calculator.problem.none', { name });
  for (const kind of units) checkDomain(question, name, kind, terrain);
  const force = { name, units, hand: readHand(question, `${name}Hand`) };
  const able = factionsFor(question, force, named);
  const climbing = able.filter((faction) => units.every((kind) => climbs(faction, kind, terrain)));
  const stuck = units.find((kind) => !able.some((faction) => climbs(faction, kind, terrain)));
  if (climbing.length === 0)
    throw question.bad('calculator.problem.terrain', {
      name,
      unit: kindName(question.locale, stuck ?? units[0] ?? 'swords'),
      terrain: say(question.locale, `terrain.${terrain}`),
    });
  return { ...force, factions: climbing };
}

/** The factions that could have the force and its hand; throws with the reason if none could. */
function factionsFor(
  question: Asked,
  force: Omit<TypedForce, 'factions'>,
  named: Faction | null,
): readonly Faction[] {
  const { name, units } = force;
  const { locale } = question;
  for (const kind of new Set(units)) checkCount(question, name, kind, units, named);
  const fielding = factionsWith(units).filter((faction) => named === null || faction === named);
  const [one = 'swords', other = one] = strangers(units);
  if (fielding.length === 0)
    throw question.bad('calculator.problem.mixed', {
      name,
      unit: kindName(locale, one),
      other: kindName(locale, other),
    });
  const able = fielding.filter((faction) => lackingPips(faction, force) === null);
  const [first] = fielding;
  if (able.length > 0 || first === undefined) return able;
  throw question.bad('calculator.problem.tiles', {
    name: `${name}Hand`,
    pips: lackingPips(first, force) ?? 0,
    faction: factionName(locale, first),
  });
}

function checkCount(
  question: Asked,
  name: SideName,
  kind: UnitKind,
  units: readonly UnitKind[],
  named: Faction | null,
): void {
  const count = units.filter((unit) => unit === kind).length;
  const factions = named === null ? FACTIONS : [named];
  const most = Math.max(...factions.map((faction) => mostOf(faction, kind)));
  if (count <= most) return;
  const { locale } = question;
  const unit = kindName(locale, kind, most);
  if (named === null) throw question.bad('calculator.problem.many', { name, most, unit });
  const faction = factionName(locale, named);
  throw most === 0
    ? question.bad('calculator.problem.faction', { name, unit: kindName(locale, kind), faction })
    : question.bad('calculator.problem.manyOf', { name, most, unit, faction });
}

/** Two kinds no faction has both of, or so many of. */
function strangers(units: readonly UnitKind[]): readonly UnitKind[] {
  const kinds = [...new Set(units)];
  const together = (pair: readonly UnitKind[]): boolean =>
    factionsWith(units.filter((kind) => pair.includes(kind))).length > 0;
  const pairs = kinds.flatMap((one, at) => kinds.slice(at + 1).map((other) => [one, other] as const));
  return pairs.find((pair) => !together(pair)) ?? kinds;
}

/** §2.2, §15.1: two players never have the same faction, and there is one Cutiecorn. */
function checkBoth(question: Asked, attacker: TypedForce, defender: TypedForce): void {
  const [one, more] = attacker.factions;
  const name = 'defender';
  if (one !== undefined && more === undefined && defender.factions.every((faction) => faction === one))
    throw question.bad('calculator.problem.same', { name, faction: factionName(question.locale, one) });
  if ([attacker, defender].every(({ units }) => units.includes('cutiecorn')))
    throw question.bad('calculator.problem.cutiecorn', { name });
}

/** What counts in a battle: the faction only where it was named. */
const inBattle = (question: Asked, { name, units }: TypedForce): ForceInBattle => ({
  faction: question.one(`${name}Faction`, FACTION_NAMES) ?? 'none',
  units,
});

/** The tiles the attacker pays for the march: they cannot be swapped in any more (§8.7). */
interface Toll {
  readonly paid: readonly number[];
  /** Other possible payments, the cheapest first. */
  readonly others: readonly (readonly number[])[];
  readonly hand: readonly number[];
}

const MOST_PIPS = 60;

function readToll(question: Asked): Toll | null {
  const text = question.text('march');
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
  const terrain = question.one('terrain', TERRAIN_NAMES) ?? 'plains';
  const forces = [
    readForce(question, 'attacker', terrain),
    readForce(question, 'defender', terrain),
  ] as const;
  checkBoth(question, ...forces);
  const [attacker, defender] = [inBattle(question, forces[0]), inBattle(question, forces[1])];
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

function sideLine(locale: Locale, name: SideName, question: Question): string {
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
