import type { Random } from '@sanguine/kernel';
import { refuseAbility, refusePotion } from '../abilities.ts';
import { namesTarget, refuseAttack } from '../attack/legality.ts';
import { refuseCharging, targetFault } from '../charge/legality.ts';
import type { FrameOf, Verbs } from '../frames.ts';
import { SIXTEEN } from '../geometry/directions.ts';
import { farthest } from '../geometry/run.ts';
import { fieldFor } from '../ground.ts';
import { refuseMagic, spellLimit } from '../magic/legality.ts';
import { refuseRite } from '../round/rites.ts';
import { skillSet } from '../skills.ts';
import type { State, UnitId } from '../state.ts';
import { movementOf } from '../stats.ts';
import { refuseFlee } from '../turn/flight.ts';
import { turnOf } from '../turn/turn-frame.ts';
import { refuseWalking } from '../turn/walk.ts';
import { bodiesFor, isAlive, unitOf } from '../units.ts';

type Act = Verbs['act'];
type Draw = (state: State, id: UnitId, random: Random) => Act | null;

const one = <T>(items: readonly T[], random: Random): T | undefined =>
  items[random.int(Math.max(1, items.length))];

function enemyOf(state: State, id: UnitId, random: Random): UnitId | undefined {
  const { owner } = unitOf(state, id);
  const enemies: UnitId[] = [];
  for (const [at, unit] of state.units.entries()) if (unit.owner !== owner && isAlive(unit)) enemies.push(at);
  return one(enemies, random);
}

const walk: Draw = (state, id, random) => {
  if (refuseWalking(state, id) !== null) return null;
  const unit = unitOf(state, id);
  const direction = one(SIXTEEN, random);
  const bodies = bodiesFor(state, unit.owner, id);
  const end = direction && farthest(unit, direction, movementOf(unit), fieldFor(state), bodies);
  return end ? { do: 'move', path: [end] } : null;
};

const charge: Draw = (state, id, random) => {
  const target = enemyOf(state, id, random);
  if (target === undefined || refuseCharging(state, id, false) !== null) return null;
  return targetFault(state, id, target) === null ? { do: 'charge', target } : null;
};

const attack: Draw = (state, id, random) => {
  const skill = one(skillSet(unitOf(state, id).kind).attacks, random);
  if (skill === undefined) return null;
  const target = namesTarget(skill.attack) ? enemyOf(state, id, random) : null;
  if (target === undefined || refuseAttack(state, id, skill.id, target) !== null) return null;
  return { do: 'attack', skill: skill.id, target };
};

const use: Draw = (state, id, random) => {
  const ability = one(skillSet(unitOf(state, id).kind).abilities, random);
  return ability !== undefined && refuseAbility(state, id, ability.id) === null
    ? { do: 'use', by: ability.id }
    : null;
};

const magic: Draw = (state, id) =>
  spellLimit(unitOf(state, id)) > 0 && refuseMagic(state, id) === null ? { do: 'magic' } : null;

const focus: Draw = (state, id) => (unitOf(state, id).turn.once.includes('focus') ? null : { do: 'focus' });

const flee: Draw = (state, id) =>
  refuseFlee(state, id, turnOf(state)?.acted ?? true) === null ? { do: 'flee' } : null;

const rest: Draw = (state, id) => {
  if (unitOf(state, id).dot > 0) return { do: 'douse' };
  return refuseRite(state, id) === null ? { do: 'rite' } : null;
};

/** What a unit may try with an action; the more often listed, the likelier. */
const ACTIONS: readonly Draw[] = [walk, walk, walk, attack, attack, charge, use, magic, focus, flee, rest];
/** Failed tries before the unit ends its turn. */
const TRIES = 6;

/**
 * A random act of a unit's own turn without listing them all: first draws what to do, then one way to do it. Null where
 * listing is just as fast: no action left, or stunned.
 */
export function sampleAct(state: State, { unit: id }: FrameOf<'act'>, random: Random): Act | null {
  const unit = unitOf(state, id);
  if ((turnOf(state)?.actions ?? 0) <= 0 || unit.tokens.includes('stun')) return null;
  const item = random.int(4) === 0 ? one(unit.items, random) : undefined;
  if (item !== undefined && refusePotion(state, id, item) === null) return { do: 'drink', item };
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const act = one(ACTIONS, random)?.(state, id, random) ?? null;
    if (act !== null) return act;
  }
  return { do: 'end' };
}
