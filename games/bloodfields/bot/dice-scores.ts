import { itemOf } from '../content/items.ts';
import type { Faces, FrameOf, Verbs } from '../rules/frames.ts';
import { countOf, sumOf } from '../rules/roll/dice.ts';
import { currentRoll, diceOptions } from '../rules/roll/options.ts';
import { isItem, isSpell, profileOf } from '../rules/skills.ts';
import type { State, UnitId } from '../rules/state.ts';
import { armourOf, masteryOf } from '../rules/stats.ts';
import { turnOf } from '../rules/turn/turn-frame.ts';
import { healthOf, unitOf } from '../rules/units.ts';
import { type OpenTest, chanceAfter, openTest } from './test-scores.ts';
import { hitWorth } from './unit-worth.ts';
import { CHARM, SPARE_TOKEN, TOKEN } from './values.ts';

type DiceMove = Verbs['dice'];

/** What using an effect costs: a charm can be used only once, some passives cost Inspire. */
function priceOf(state: State, by: string, side: 'opponent' | 'roller'): number {
  const option = diceOptions(state, side).find((one) => one.by === by);
  if (option === undefined) return 0;
  const unit = unitOf(state, option.unit);
  return TOKEN * option.cost + (isItem(unit, by) && itemOf(by).type === 'charm' ? CHARM : 0);
}

/** Scores dice decisions by rules of thumb: play-outs have no time for exact odds. */
export function diceScorer(state: State, { side }: FrameOf<'dice'>): (move: DiceMove) => number {
  const { roll, asker } = currentRoll(state);
  const test = openTest(state, roll, asker);
  if (test !== null) return (move) => testScore(state, roll, test, side, move);
  const worths = facesOf(state);
  if (worths !== null) return (move) => rollScore(state, worths, side, move);
  return (move) => plainScore(state, roll, side, move);
}

function testScore(
  state: State,
  roll: FrameOf<'roll'>,
  test: OpenTest,
  side: 'opponent' | 'roller',
  move: DiceMove,
): number {
  if (move.do === 'keep' || move.do === 'spend') return 0;
  const now = chanceAfter(test, roll.faces, 0, roll.added);
  let then = now;
  if (move.do === 'reroll') {
    then = chanceAfter(test, sumOf(roll.faces, move.dice, -1), countOf(move.dice), roll.added);
  } else {
    const option = diceOptions(state, side).find((one) => one.by === move.by);
    if (option !== undefined && 'add' in option.change)
      then = chanceAfter(test, roll.faces, 0, roll.added + option.change.add);
    if (option !== undefined && 'to' in option.change && move.do === 'turn') {
      const { to } = option.change;
      then = chanceAfter(
        test,
        roll.faces.map((some, face) => some - (face === move.die ? 1 : 0) + (face === to - 1 ? 1 : 0)),
        0,
        roll.added,
      );
    }
  }
  const gain = (then - now) * test.worth * (side === 'roller' ? 1 : -1);
  return gain - 0.5 * priceOf(state, move.by, side);
}

/** What each face, and a fresh die, is worth to the roller. */
interface FaceWorths {
  readonly face: readonly number[];
  readonly fresh: number;
  /** What a token on all Inspire icons would add, less its price. */
  readonly spend: number;
}

/** What a hit is worth on average once the defence is rolled. */
const UNSAVED = 0.6;

function facesOf(state: State): FaceWorths | null {
  const { roll, asker } = currentRoll(state);
  if (asker.step !== 'attack' && asker.step !== 'hits') return null;
  const icons = roll.faces[2] ?? 0;
  if (roll.roll === 'attack' && asker.step === 'attack') {
    const attacker = unitOf(state, asker.attacker);
    const target = unitOf(state, asker.target);
    const profile = profileOf(attacker, asker.skill);
    const each = UNSAVED * hitWorth(target, profile.damage === 'd3' ? 2 : profile.damage);
    const mastery = masteryOf(
      attacker,
      isSpell(attacker, asker.skill) ? 'am' : profile.kind === 'melee' ? 'mm' : 'rm',
    );
    const masteries = roll.faces[1] ?? 0;
    const has = attacker.inspire + attacker.embers > 0;
    const hits = mastery >= 5 ? 1 : mastery === 4 ? 1 / Math.max(1, masteries) : 0;
    const face = [each, each * hits, has ? 0.8 * each : 0, 0];
    const fresh =
      each * (0.25 + (mastery >= 5 || (mastery === 4 && masteries === 0) ? 0.25 : 0) + (has ? 0.25 : 0));
    return { face, fresh, spend: icons * each - tokenPrice(state, asker.attacker) };
  }
  if (roll.roll !== 'defence') return null;
  const target = unitOf(state, roll.unit);
  const damage = asker.step === 'attack' ? profileOf(unitOf(state, asker.attacker), asker.skill).damage : 1;
  const each = hitWorth(target, damage === 'd3' ? 2 : damage);
  const armour = armourOf(state, roll.unit);
  const used = roll.faces[1] ?? 0;
  const free = asker.step === 'attack' && asker.covered;
  const saved = free || target.inspire > 0;
  const face = [each, armour === 0 ? 0 : Math.min(1, armour / Math.max(1, used)) * each, saved ? each : 0, 0];
  const fresh = each * (0.125 + (used < armour ? 0.375 : 0) + (saved ? 0.25 : 0));
  const unsaved = countOf(roll.faces) - (roll.faces[0] ?? 0) - Math.min(armour, used);
  const deadly = unsaved * (damage === 'd3' ? 2 : damage) >= healthOf(target) + target.shields;
  const spend = icons * each + (deadly ? 5 : 0) - tokenPrice(state, roll.unit);
  return { face, fresh, spend };
}

/** A token is worth what it may do later in the round: little to a unit that has acted or is on its last action. */
function tokenPrice(state: State, id: UnitId): number {
  const { inspire, activated } = unitOf(state, id);
  const turn = turnOf(state);
  return inspire > 1 || activated || (turn?.unit === id && turn.actions === 0) ? SPARE_TOKEN : TOKEN;
}

function rollScore(
  state: State,
  { face, fresh, spend }: FaceWorths,
  side: 'opponent' | 'roller',
  move: DiceMove,
): number {
  if (move.do === 'keep') return 0;
  if (move.do === 'spend') return spend + (move.token === 'ember' ? 0.1 : 0);
  if (move.do !== 'reroll') return -1;
  let gain = 0;
  for (const [at, some] of move.dice.entries()) gain += some * (fresh - (face[at] ?? 0));
  return (side === 'roller' ? gain : -gain) - priceOf(state, move.by, side);
}

/** The scatter die, and rolls that are kept as they fell. */
function plainScore(
  state: State,
  roll: FrameOf<'roll'>,
  side: 'opponent' | 'roller',
  move: DiceMove,
): number {
  if (move.do === 'keep') return 0;
  if (roll.roll !== 'scatter' || move.do !== 'reroll') return -1;
  const worth = scatterWorth(roll.faces);
  return (side === 'roller' ? SCATTERED - worth : worth - SCATTERED) - priceOf(state, move.by, side);
}

/** What a shot is worth by its scatter die: a hit, nothing, and less the farther it scatters. */
const SCATTER = [6, 0, 4, 3, 2, 1];
const SCATTERED = 16 / 6;
const scatterWorth = (faces: Faces): number =>
  faces.reduce((sum, some, face) => sum + some * (SCATTER[face] ?? 0), 0);
