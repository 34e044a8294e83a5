import { attackOdds } from '../rules/odds/attack-odds.ts';
import { type AttackQuery, PLAIN_ATTACK } from '../rules/odds/attack-query.ts';
import { type OpenRoll, openWindow } from '../rules/odds/attack-window.ts';
import { player } from '../rules/odds/test-play.ts';
import { chargeTest, magicTest, moraleTest, type TestQuery } from '../rules/odds/test-query.ts';
import { placedFor } from '../rules/odds/wounds.ts';
import { blowOf } from '../rules/attack/blow.ts';
import { chargeMovement } from '../rules/charge/stage.ts';
import { attackCases, targetOf } from '../rules/forecast/attack.ts';
import { charmAt, Charms, guardOf, rerollsOn, testEffectsOn } from '../rules/forecast/charms.ts';
import type { Faces, FrameOf } from '../rules/frames.ts';
import { distance } from '../rules/geometry/disc.ts';
import type { AnyMove } from '../rules/moves.ts';
import { numbersOf } from '../rules/roll/dice.ts';
import { currentRoll, diceOptions, type Side, tokensFor } from '../rules/roll/options.ts';
import { spellOf } from '../rules/skills.ts';
import type { State, UnitId } from '../rules/state.ts';
import { armourOf, masteryOf, moraleOf } from '../rules/stats.ts';
import { fleeDifficulty } from '../rules/turn/flight.ts';
import { unitOf } from '../rules/units.ts';

// Answers questions in the middle of an attack or a test as the odds say is best, as forecasts assume.

/** The query of the attack under way as it stands now: used tokens and charms are gone. */
function queryNow(state: State, frame: FrameOf<'attack'>): AttackQuery {
  const blow = blowOf(state, frame);
  const [first] = attackCases(
    state,
    blow,
    new Charms(),
    {},
    { inner: frame.inner ? 1 : 0, outer: frame.inner ? 0 : 1 },
  );
  const query = first?.attacks[0];
  if (query === undefined) throw new Error('nobody is attacked');
  const { inspire, embers } = unitOf(state, frame.attacker);
  return { ...query, attackerTokens: inspire + embers, bead: null, muted: frame.muted, dice: frame.dice };
}

const isUsed = ({ used }: FrameOf<'roll'>, by: string): boolean => used.some((one) => one.by === by);

/** Answers a roll of attack or defence dice. */
function attackDice(state: State, side: Side, frame: FrameOf<'attack'>, reserve: number): AnyMove {
  const { roll } = currentRoll(state);
  if (roll.roll !== 'attack' && roll.roll !== 'defence') return { do: 'keep' };
  const asked = queryNow(state, frame);
  const skills = ['skill', 'high-ground', 'crewed', 'sighted-in', 'leaf-cloak'].filter((by) =>
    isUsed(roll, by),
  );
  const own = asked.attackRerolls.own.slice(skills.length);
  const query = {
    ...asked,
    attackerTokens: asked.attackerTokens - reserve,
    attackRerolls: { ...asked.attackRerolls, own: roll.roll === 'attack' ? own : asked.attackRerolls.own },
    cover: roll.roll === 'defence' ? frame.covered : asked.cover,
  };
  const table = {
    roll: roll.roll,
    faces: roll.faces,
    criticals: roll.roll === 'defence' ? frame.criticals : 0,
  };
  return diceMove(state, side, query, table);
}

type Table = Pick<OpenRoll, 'roll' | 'faces' | 'criticals'>;

function diceMove(state: State, side: Side, query: AttackQuery, table: Table): AnyMove {
  const { roll } = currentRoll(state);
  const rerolled = roll.touched[side === 'opponent' ? 0 : 1];
  const use = openWindow(query, { ...table, by: side, rerolled }).best();
  if (typeof use !== 'string') {
    const option = diceOptions(state, side)[use.effect];
    if (option === undefined) throw new Error('no such reroll is open');
    return { do: 'reroll', by: option.by, dice: [...use.dice] };
  }
  const token = tokensFor(state).at(-1);
  return use === 'spend' && token !== undefined ? { do: 'spend', token } : { do: 'keep' };
}

/** §7.9: answers a roll against hits. */
function hitsDice(state: State, side: Side, { unit: id }: FrameOf<'hits'>): AnyMove {
  const { roll } = currentRoll(state);
  const charms = new Charms();
  const query: AttackQuery = {
    ...PLAIN_ATTACK,
    ...targetOf(state, id),
    armour: armourOf(state, id),
    defenceRerolls: rerollsOn(state, 'defence', id, charms, []),
    pebble: charmAt(state, id, 'damageComing', charms),
  };
  return diceMove(state, side, query, { roll: 'defence', faces: roll.faces, criticals: 0 });
}

/** The test under way. */
function testNow(state: State): TestQuery | null {
  const { roll, asker } = currentRoll(state);
  const { unit: id } = roll;
  const charms = new Charms();
  if (asker.step === 'charge') {
    const value = distance(unitOf(state, asker.unit), unitOf(state, asker.target)) / 1000;
    const movement = chargeMovement(state, asker.unit, asker.target) / 1000;
    return chargeTest(asker.kind, { value, movement, bonus: 0 }, testEffectsOn(state, 'charge', id, charms));
  }
  if (asker.step === 'magic') {
    const unit = unitOf(state, id);
    const difficulty = spellOf(unit, asker.spell)?.difficulty ?? 0;
    return magicTest(difficulty, masteryOf(unit, 'am'), testEffectsOn(state, 'magic', id, charms));
  }
  if (asker.step !== 'flight') return null;
  const effects = testEffectsOn(state, 'morale', id, charms);
  return moraleTest(fleeDifficulty(state, asker.from), moraleOf(state, id), effects);
}

const oneDie = (number: number): Faces => [1, 2, 3, 4, 5, 6].map((side) => (side === number ? 1 : 0));

function testDice(state: State, side: Side, query: TestQuery): AnyMove {
  const { roll } = currentRoll(state);
  const [first = 0, second = 0] = numbersOf(roll.faces);
  const touched = roll.touched[side === 'opponent' ? 0 : 1];
  const spare = [...touched];
  const isTouched = (number: number): boolean => {
    const some = (spare[number - 1] ?? 0) > 0;
    if (some) spare[number - 1] = (spare[number - 1] ?? 0) - 1;
    return some;
  };
  const rerolled = (isTouched(first) ? 1 : 0) + (isTouched(second) ? 2 : 0);
  const options = diceOptions(state, side);
  const effects = side === 'roller' ? query.own : query.forced;
  const left = (1 << effects.length) - 1;
  const { use } = player(query).play({
    first,
    second,
    by: side,
    rerolled,
    changed: 0,
    plus: roll.added,
    left,
    used: 0,
  });
  const option = use === null ? undefined : options[use.effect];
  if (use === null || option === undefined) return { do: 'keep' };
  const picked = [...((use.dice & 1) === 0 ? [] : [first]), ...((use.dice & 2) === 0 ? [] : [second])];
  if ('add' in option.change) return { do: 'use', by: option.by };
  if ('to' in option.change) return { do: 'turn', by: option.by, die: (picked[0] ?? 1) - 1 };
  const dice = picked.map(oneDie).reduce((sum, one) => sum.map((some, at) => some + (one[at] ?? 0)));
  return { do: 'reroll', by: option.by, dice: [...dice] };
}

/** Uses a charm if it helps its bearer against what is coming. */
function reaction(state: State, { by }: FrameOf<'react'>): AnyMove {
  const use: AnyMove = { do: 'use', by };
  const stage = state.frames.at(-3);
  if (stage?.step === 'hurt') {
    const target = targetOf(state, stage.unit);
    const shot = state.frames.at(-4);
    const guarded = shot?.step === 'attack' && guardOf(state, stage.unit, new Charms()) !== null;
    const points = stage.amount - (guarded && blowOf(state, shot).profile.kind === 'ranged' ? 1 : 0);
    return placedFor(points, target) > placedFor(points - 1, target) ? use : { do: 'pass' };
  }
  if (stage?.step === 'attack') {
    const query = queryNow(state, stage);
    const hidden = attackOdds({ ...query, cover: true });
    return hidden.worth < attackOdds(query).worth ? use : { do: 'pass' };
  }
  // Answers that hit a charger are used; others are no part of a forecast.
  return stage?.step === 'charge' ? use : { do: 'pass' };
}

function secondTarget(state: State, { choices }: FrameOf<'aim'>): UnitId {
  const volley = state.frames.at(-2);
  const same = choices.find((unit) => volley?.step === 'volley' && volley.target === unit);
  return same ?? choices[0] ?? 0;
}

/** The best answer now; null once the move is over. `reserve`: tokens the attacker keeps for its next attack. */
export function bestAnswer(state: State, reserve = 0): AnyMove | null {
  const open = state.frames.at(-1);
  if (open?.step === 'react') return reaction(state, open);
  // A second attack is forecast as one at the same target.
  if (open?.step === 'aim') return { do: 'target', unit: secondTarget(state, open) };
  if (open?.step !== 'dice') return null;
  const { asker } = currentRoll(state);
  if (asker.step === 'attack') return attackDice(state, open.side, asker, reserve);
  if (asker.step === 'hits') return hitsDice(state, open.side, asker);
  const query = testNow(state);
  return query === null ? { do: 'keep' } : testDice(state, open.side, query);
}
