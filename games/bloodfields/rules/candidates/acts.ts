import type { Attack } from '../../content/skills.ts';
import { refuseAbility, refusePotion } from '../abilities.ts';
import { namesTarget, refuseAttackTarget, refuseProfile } from '../attack/legality.ts';
import { targetFault as attackFault } from '../attack/targets.ts';
import { refuseCharging, targetFault as chargeFault } from '../charge/legality.ts';
import type { FrameOf, Verbs } from '../frames.ts';
import { refuseMagic, spellLimit } from '../magic/legality.ts';
import { refuseRite } from '../round/rites.ts';
import { skillSet } from '../skills.ts';
import type { State, UnitId } from '../state.ts';
import { refuseFlee } from '../turn/flight.ts';
import { turnOf } from '../turn/turn-frame.ts';
import { refuseWalking } from '../turn/walk.ts';
import { enemiesOf, unitOf } from '../units.ts';
import { walkCandidates } from './walk.ts';

type Act = Verbs['act'];

/**
 * The legal acts of a unit's own turn, found without asking `refuse` about everything a person might point at: play-outs
 * spend most of their time here. The conformance kit proves that both give the same.
 */
export function legalActs(state: State, { unit: id }: FrameOf<'act'>): Act[] {
  const acts: Act[] = [];
  if (canAct(state, id)) {
    addWalks(acts, state, id);
    const enemies = enemiesOf(state, unitOf(state, id).owner);
    addCharges(acts, state, id, enemies);
    addAttacks(acts, state, id, enemies);
  }
  addOthers(acts, state, id);
  return acts;
}

/** Those that name neither a way nor an enemy. */
export function unaimedActs(state: State, { unit: id }: FrameOf<'act'>): Act[] {
  const acts: Act[] = [];
  if (canAct(state, id)) addAttacks(acts, state, id, []);
  addOthers(acts, state, id);
  return acts;
}

/** Whether the unit has an action to use in its own turn. */
export const canAct = (state: State, id: UnitId): boolean =>
  (turnOf(state)?.actions ?? 0) > 0 && !unitOf(state, id).tokens.includes('stun');

function addWalks(acts: Act[], state: State, id: UnitId): void {
  if (refuseWalking(state, id) !== null) return;
  for (const { path } of walkCandidates(state, id)) acts.push({ do: 'move', path });
}

function addCharges(acts: Act[], state: State, id: UnitId, enemies: readonly UnitId[]): void {
  if (refuseCharging(state, id, false) !== null) return;
  for (const target of enemies)
    if (chargeFault(state, id, target) === null) acts.push({ do: 'charge', target });
}

/** Adds everything but ways, charges and attacks. */
function addOthers(acts: Act[], state: State, id: UnitId): void {
  const turn = turnOf(state);
  const unit = unitOf(state, id);
  const stunned = unit.tokens.includes('stun');
  const acting = (turn?.actions ?? 0) > 0;
  if (acting && !stunned) addActions(acts, state, id, turn?.acted ?? true);
  if (acting && stunned) acts.push({ do: 'shake' });
  for (const item of unit.items) if (refusePotion(state, id, item) === null) acts.push({ do: 'drink', item });
  for (const { id: by, effortless } of skillSet(unit.kind).abilities) {
    if ((effortless === true || (acting && !stunned)) && refuseAbility(state, id, by) === null) {
      acts.push({ do: 'use', by });
    }
  }
  acts.push({ do: 'end' });
}

/** Adds those of them that take an action, except abilities. */
function addActions(acts: Act[], state: State, id: UnitId, acted: boolean): void {
  const unit = unitOf(state, id);
  if (spellLimit(unit) > 0 && refuseMagic(state, id) === null) acts.push({ do: 'magic' });
  if (!acted && refuseFlee(state, id, false) === null) acts.push({ do: 'flee' });
  if (!unit.turn.once.includes('focus')) acts.push({ do: 'focus' });
  if (unit.dot > 0) acts.push({ do: 'douse' });
  if (refuseRite(state, id) === null) acts.push({ do: 'rite' });
}

function addAttacks(acts: Act[], state: State, id: UnitId, enemies: readonly UnitId[]): void {
  for (const skill of skillSet(unitOf(state, id).kind).attacks) {
    const { attack } = skill;
    if (refuseProfile(state, id, skill, false) !== null) continue;
    if (!namesTarget(attack)) {
      if (refuseAttackTarget(state, id, skill.id, attack, null) === null)
        acts.push({ do: 'attack', skill: skill.id, target: null });
      continue;
    }
    for (const target of enemies)
      if (isTarget(state, id, skill, target)) acts.push({ do: 'attack', skill: skill.id, target });
  }
}

/** §7.2, §7.3, §14.2: whether this attack, which names an enemy, may be made against that one. */
export const isTarget = (state: State, id: UnitId, { id: skill, attack }: Attack, target: UnitId): boolean =>
  attack.shot === 'artillery'
    ? refuseAttackTarget(state, id, skill, attack, target) === null
    : attackFault(state, id, target, attack) === null;
