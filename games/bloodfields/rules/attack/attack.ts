import type { PlayContext } from '@sanguine/kernel';
import type { AttackProfile } from '../../content/skills.ts';
import { foesOf } from '../combat.ts';
import { hitsOf, savesOf } from '../dice/convert.ts';
import { listEffects } from '../effects/lists.ts';
import type { Event } from '../events.ts';
import type { FrameOf, Mark } from '../frames.ts';
import { restoreHealth } from '../health.ts';
import { tagOf } from '../names.ts';
import { numbersOf } from '../roll/dice.ts';
import { take } from '../roll/result.ts';
import { startRoll, weigh } from '../roll/stage.ts';
import { coverAgainst, type CoverReason, ignoresCover } from '../sight.ts';
import { isSpell } from '../skills.ts';
import type { State } from '../state.ts';
import { armourOf, isBoosted, masteryOf, suffers } from '../stats.ts';
import { gainInspire } from '../tokens.ts';
import { hasTrait, isAlive, put, unitOf, freeze } from '../units.ts';
import { blowOf } from './blow.ts';
import { extraDamage, extraDice } from './bonuses.ts';
import { startHurt } from './damage.ts';
import { attackModifiers, defenceModifiers } from './modifiers.ts';
import { startDeaths } from './dying.ts';
import { startEffects } from '../effects/pending.ts';
import { startTriggers } from '../triggers/reactions.ts';

type AttackFrame = FrameOf<'attack'>;
type RunSlot = (
  state: State,
  frame: AttackFrame,
  profile: AttackProfile,
  context: PlayContext<Event>,
) => void;

/** §7: one attack roll begins. */
export function startAttack(state: State, volley: FrameOf<'volley'>, { unit, dice, inner }: Mark): void {
  state.frames.push({
    step: 'attack',
    attacker: volley.attacker,
    target: unit,
    skill: volley.skill,
    charge: volley.charge,
    slot: 'count',
    inner,
    dice,
    cover: false,
    covered: false,
    muted: false,
    hits: 0,
    criticals: 0,
    blanks: 0,
    amount: 0,
    placed: 0,
    immobilized: false,
    rolled: null,
  });
}

/** §7.4: how many dice; some attacks roll for it. */
const count: RunSlot = (state, frame, { dice }, context) => {
  frame.slot = 'counted';
  if (frame.dice > 0) return;
  if (dice === 'd6') startRoll(state, 'number', frame.attacker, 1, context);
  else if (dice === 'array') throw new Error('an array allots its dice');
  else frame.dice = dice;
};

const counted: RunSlot = (state, frame) => {
  if (frame.rolled !== null) [frame.dice = 1] = numbersOf(take(frame).faces);
  frame.dice = Math.max(1, frame.dice + extraDice(state, blowOf(state, frame)));
  frame.slot = 'before';
};

/** §7.8: effects before the roll; if they kill the attacker or the target, there is no attack. */
const before: RunSlot = (state, frame) => {
  frame.slot = 'shotAt';
  runPart(state, frame, 'before');
};

const shotAt: RunSlot = (state, frame, { kind }) => {
  if (!isAlive(unitOf(state, frame.attacker)) || !isAlive(unitOf(state, frame.target))) {
    frame.slot = 'deaths';
    return;
  }
  frame.slot = 'roll';
  if (kind === 'ranged') startTriggers(state, 'shotAt', [frame.target], frame.attacker);
};

/** §7.4 */
const roll: RunSlot = (state, frame, _profile, context) => {
  frame.slot = 'rolled';
  weigh(state, 'attack', frame.attacker, attackModifiers(state, frame), context);
  startRoll(state, 'attack', frame.attacker, frame.dice, context);
};

/** §7.4: dice become hits; §7.8: natural skulls of a Critical Strike cannot be saved. Then the defence roll (§7.5). */
const rolled: RunSlot = (state, frame, profile, context) => {
  const { faces, inspired } = take(frame);
  const attacker = unitOf(state, frame.attacker);
  const target = unitOf(state, frame.target);
  const mastery = isSpell(attacker, frame.skill) ? 'am' : profile.kind === 'melee' ? 'mm' : 'rm';
  const hits = hitsOf(faces, masteryOf(attacker, mastery), inspired);
  const sure = profile.kind === 'ranged' && isBoosted(attacker, 'critical');
  frame.criticals = sure ? (faces[0] ?? 0) : 0;
  frame.hits = hits - frame.criticals;
  frame.blanks = faces[3] ?? 0;
  if (sure) {
    put(state, frame.attacker, {
      boosts: freeze(attacker.boosts.filter(({ boost }) => boost !== 'critical')),
    });
  }
  context.emit({
    e: 'attack.hit',
    unit: tagOf(state, frame.attacker),
    target: tagOf(state, frame.target),
    hits: frame.hits,
    criticals: frame.criticals,
  });
  const cover = coverFrom(state, frame, profile);
  frame.covered = cover !== null;
  frame.slot = 'saved';
  const helpless = profile.kind === 'melee' && hasTrait(target, 'warmachine');
  if (frame.hits === 0 || helpless) return;
  weigh(state, 'defence', frame.target, defenceModifiers(state, frame, cover), context);
  startRoll(state, 'defence', frame.target, frame.hits, context);
};

/** §8.3: the cover that counts in this attack, and why. */
export const coverFrom = (
  state: State,
  { attacker, target, cover }: AttackFrame,
  profile: AttackProfile,
): CoverReason | null => {
  if (profile.kind === 'melee' || ignoresCover(state, attacker, target, profile)) return null;
  return cover ? { kind: 'granted' } : coverAgainst(state, attacker, target);
};

/** §7.5: takes the saves off the hits. */
const saved: RunSlot = (state, frame, profile, context) => {
  frame.slot = 'measure';
  if (frame.rolled === null) return;
  const { faces, inspired } = take(frame);
  const saves = savesOf(faces, armourAgainst(state, frame, profile), inspired || frame.covered);
  frame.hits -= saves;
  context.emit({
    e: 'attack.saved',
    unit: tagOf(state, frame.target),
    saves,
    covered: frame.covered,
    unsaved: frame.hits,
  });
};

/** §7.8: the armour this attack meets. */
export function armourAgainst(
  state: State,
  { target, inner }: Pick<AttackFrame, 'target' | 'inner'>,
  profile: AttackProfile,
): number {
  const pierces =
    profile.penetration === true || profile.shot === 'cannon' || (profile.shot === 'artillery' && inner);
  return pierces ? 0 : Math.max(0, armourOf(state, target) - (profile.ignoreArmour ?? 0));
}

/** §7.6: what each unsaved hit deals; some attacks roll for it, hit by hit. */
const measure: RunSlot = (state, frame, { damage }, context) => {
  frame.slot = 'damage';
  const hits = frame.hits + frame.criticals;
  const extra = hits * extraDamage(state, blowOf(state, frame));
  if (damage === 'd3') {
    frame.amount = extra;
    if (hits > 0) startRoll(state, 'number', frame.attacker, hits, context);
  } else frame.amount = hits * damage + extra;
};

const damage: RunSlot = (state, frame) => {
  if (frame.rolled !== null) {
    for (const number of numbersOf(take(frame).faces)) frame.amount += Math.ceil(number / 2);
  }
  frame.slot = 'side';
  if (frame.amount > 0) startHurt(state, frame.target, frame.amount, 'attack', frame.attacker);
};

/** §7.7: natural blanks hit allies in combat with the target; §12.2: a blind attacker hurts itself. */
const side: RunSlot = (state, frame, { kind, shot }) => {
  frame.slot = 'onDamage';
  const { owner } = unitOf(state, frame.attacker);
  if (frame.blanks === 0) return;
  if (suffers(unitOf(state, frame.attacker), 'blind')) {
    startHurt(state, frame.attacker, frame.blanks, 'blind', frame.attacker);
  }
  if (kind !== 'ranged' || shot !== undefined) return;
  for (const id of foesOf(state, frame.target)) {
    if (unitOf(state, id).owner === owner) startHurt(state, id, frame.blanks, 'fire', frame.attacker);
  }
};

/** §7.8: only if the attack put damage tokens on an enemy. */
const onDamage: RunSlot = (state, frame, { lifesteal }, context) => {
  frame.slot = 'immobilized';
  const hostile = unitOf(state, frame.attacker).owner !== unitOf(state, frame.target).owner;
  if (frame.placed === 0 || !hostile) return;
  if (lifesteal === true) restoreHealth(state, frame.attacker, frame.placed, context);
  runPart(state, frame, 'onDamage');
};

const immobilized: RunSlot = (state, frame) => {
  frame.slot = 'after';
  if (frame.immobilized && isAlive(unitOf(state, frame.target))) {
    startTriggers(state, 'immobilized', [frame.attacker], frame.target);
  }
};

/** §7.8: effects after the attack, whatever its result; an attacker killed by its own blindness is not removed yet. */
const after: RunSlot = (state, frame) => {
  frame.slot = 'deaths';
  runPart(state, frame, 'after');
};

/** §13.3: a Beast that takes this much damage from one attack and survives gains Inspire. */
const WILD = 3;

const deaths: RunSlot = (state, frame, { kind }, context) => {
  frame.slot = 'answers';
  const target = unitOf(state, frame.target);
  if (frame.placed >= WILD && isAlive(target) && hasTrait(target, 'beast')) {
    gainInspire(state, frame.target, 1, context);
  }
  startDeaths(state, frame.attacker, kind === 'melee');
};

/** Ruling 156: answers to a melee attack follow each single attack, if both units are still alive. */
const answers: RunSlot = (state, frame, { kind }) => {
  frame.slot = 'done';
  const attacker = unitOf(state, frame.attacker);
  const target = unitOf(state, frame.target);
  if (kind !== 'melee' || !isAlive(attacker) || !isAlive(target)) return;
  startTriggers(state, frame.placed > 0 ? 'meleeHarmed' : 'meleeUnharmed', [frame.target], frame.attacker);
};

const done: RunSlot = (state) => {
  state.frames.pop();
};

const SLOTS: Readonly<Record<AttackFrame['slot'], RunSlot>> = {
  count,
  counted,
  before,
  shotAt,
  roll,
  rolled,
  saved,
  measure,
  damage,
  side,
  onDamage,
  immobilized,
  after,
  deaths,
  answers,
  done,
};

/** §7: an attack roll and all that follows from it, slot by slot. */
export function runAttack(state: State, frame: AttackFrame, context: PlayContext<Event>): void {
  SLOTS[frame.slot](state, frame, blowOf(state, frame).profile, context);
}

/** The effects an attack has at this moment: on its target, or on the attacker itself. */
function runPart(state: State, frame: AttackFrame, part: 'before' | 'after' | 'onDamage'): void {
  const source = unitOf(state, frame.attacker);
  if (listEffects(source, frame.skill, part).length === 0) return;
  startEffects(state, {
    source: frame.attacker,
    by: frame.skill,
    part,
    targets: [frame.target],
    other: frame.target,
  });
}
