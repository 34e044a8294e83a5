import type { DiceEffect, Effect, Roll, Selector } from '../../../content/effects.ts';
import type { AttackProfile, Spell, When } from '../../../content/skills.ts';
import { ignoresCover } from '../../../rules/sight.ts';
import { diceEffectsOf, skillSet } from '../../../rules/skills.ts';
import type { State, Unit, UnitId } from '../../../rules/state.ts';
import { cardFor, hasToken, hasTrait, isAlive, unitOf, unitsWhere } from '../../../rules/units.ts';
import type { GroundFact, Said } from './rows.ts';

/** What a unit is about to do, as far as it matters who stands where. */
export interface Deed {
  readonly actor: UnitId;
  readonly target: UnitId | null;
  readonly attack: { readonly skill: string; readonly profile: AttackProfile } | null;
  /** Rolls of the acting unit, and of the target. */
  readonly rolls: readonly Roll[];
  readonly answers: readonly Roll[];
}

/** A circumstance that would change the outcome; the players say whether it holds. */
export type Claim =
  | { readonly kind: 'ground'; readonly fact: GroundFact }
  | {
      readonly kind: 'nearActor' | 'nearTarget' | 'touching';
      /** They hold or fail together. */
      readonly units: readonly UnitId[];
      readonly within: number | 'contact';
      /** The skill or item that makes it matter. */
      readonly by: string;
    };

const asksMorale = (effects: readonly Effect[]): boolean => effects.some((effect) => effect.do === 'morale');

export function attackDeed(
  actor: UnitId,
  target: UnitId | null,
  skill: string,
  profile: AttackProfile,
  rolls: readonly Roll[] = [],
): Deed {
  const tests = asksMorale([
    ...(profile.before ?? []),
    ...(profile.onDamage ?? []),
    ...(profile.after ?? []),
  ]);
  return {
    actor,
    target,
    attack: { skill, profile },
    rolls: [...rolls, 'attack'],
    answers: tests ? ['defence', 'morale'] : ['defence'],
  };
}

export function spellDeed(actor: UnitId, target: UnitId | null, { id, does }: Spell): Deed {
  if ('attack' in does) return attackDeed(actor, target, id, does.attack, ['magic']);
  return { ...plainDeed(actor, target, ['magic']), answers: asksMorale(does.effects) ? ['morale'] : [] };
}

/** A charge, a flight, an ability. */
export const plainDeed = (actor: UnitId, target: UnitId | null, rolls: readonly Roll[]): Deed => ({
  actor,
  target,
  attack: null,
  rolls,
  answers: [],
});

/** Everything the players might have to say, each claim once. */
export function claimsFor(state: State, deed: Deed): Claim[] {
  const claims = [...groundClaims(state, deed), ...nearClaims(state, deed)];
  const seen = new Set<string>();
  return claims.filter((claim) => {
    const name = JSON.stringify(claim);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

/** §7.8: the conditions for an attack's bonuses, those of its card and those of its unit's passives. */
function conditionsOf(
  unit: Unit,
  { skill, profile }: NonNullable<Deed['attack']>,
): { when: When; by: string }[] {
  return [
    ...(profile.bonuses ?? []).map(({ when }) => ({ when, by: skill })),
    ...skillSet(unit.kind).passives.flatMap(({ id, standing }) => {
      if (standing?.gives !== 'attack') return [];
      if (standing.kind !== undefined && standing.kind !== profile.kind) return [];
      if (standing.skill !== undefined && standing.skill !== skill) return [];
      return [{ when: standing.bonus.when, by: id }];
    }),
  ];
}

const BY_WHEN: Partial<Record<string, GroundFact>> = {
  halfRange: 'half',
  sameTerrain: 'same',
  inForest: 'forest',
};

function groundClaims(state: State, { actor, target, attack, rolls }: Deed): Claim[] {
  const facts: GroundFact[] = [];
  if (attack !== null) {
    const { profile } = attack;
    if (profile.kind === 'ranged') {
      if (target === null || !ignoresCover(state, actor, target, profile)) facts.push('cover');
      facts.push('high');
    }
    const spotted = target !== null && hasToken(unitOf(state, target), 'spotted');
    for (const { when } of conditionsOf(unitOf(state, actor), attack)) {
      const fact = typeof when === 'string' ? BY_WHEN[when] : undefined;
      if (fact !== undefined && !(fact === 'half' && spotted)) facts.push(fact);
    }
  } else if (rolls.includes('charge')) facts.push('high');
  return facts.map((fact) => ({ kind: 'ground', fact }));
}

function nearClaims(state: State, deed: Deed): Claim[] {
  const claims: Claim[] = [];
  const { actor, target, attack, rolls, answers } = deed;
  const unit = unitOf(state, actor);
  for (const id of unitsWhere(state, isAlive)) {
    const other = unitOf(state, id);
    for (const { by, effect } of diceEffectsOf(other)) {
      const within = enemyWithin(effect);
      if (within === null) continue;
      if (other.owner !== unit.owner && rolls.some((roll) => effect.rolls.includes(roll)))
        claims.push({ kind: 'nearActor', units: [id], within, by });
      if (
        target !== null &&
        other.owner === unit.owner &&
        answers.some((roll) => effect.rolls.includes(roll))
      )
        claims.push({ kind: 'nearTarget', units: [id], within, by });
    }
    if (target !== null && answers.includes('defence')) claims.push(...auras(state, id, target, 'ar', actor));
    if (target !== null && answers.includes('morale')) claims.push(...auras(state, id, target, 'mo', actor));
    if (rolls.includes('morale')) claims.push(...auras(state, id, actor, 'mo', null));
    if (attack !== null && target !== null) claims.push(...attackAids(state, id, deed, attack, target));
  }
  if (attack !== null) claims.push(...neighbours(state, actor, attack));
  return claims;
}

const enemyWithin = ({ side }: DiceEffect): number | null => (side === 'roller' ? null : side.enemyWithin);

/** What a unit's passives do to a statistic of another unit near enough. */
function auras(
  state: State,
  giver: UnitId,
  subject: UnitId,
  stat: 'mo' | 'ar',
  actor: UnitId | null,
): Claim[] {
  if (giver === subject) return [];
  const other = unitOf(state, giver);
  const unit = unitOf(state, subject);
  return skillSet(other.kind).passives.flatMap(({ id: by, standing }): Claim[] => {
    if (standing?.gives !== 'stat' || standing.stat !== stat) return [];
    if ((other.owner === unit.owner) !== (standing.to === 'allies')) return [];
    if (standing.race !== undefined && cardFor(unit).race !== standing.race) return [];
    if (standing.kind !== undefined && unit.kind !== standing.kind) return [];
    const { within } = standing;
    if (within !== 'contact')
      return [{ kind: actor === null ? 'nearActor' : 'nearTarget', units: [giver], within, by }];
    if (actor === null) return [];
    const alike = unitsWhere(
      state,
      (one) => one.owner === other.owner && one.kind === other.kind && isAlive(one),
    );
    const needed = (standing.together ?? 1) - (alike.includes(actor) ? 1 : 0);
    const units = alike.filter((one) => one !== actor).slice(0, needed);
    return needed > 0 && units.length === needed ? [{ kind: 'touching', units, within, by }] : [];
  });
}

/** §7.8, §13: units that light up the target of a shot, or step in its way. */
function attackAids(
  state: State,
  id: UnitId,
  { actor }: Deed,
  { profile }: NonNullable<Deed['attack']>,
  target: UnitId,
): Claim[] {
  if (profile.kind !== 'ranged' || id === actor || id === target) return [];
  const other = unitOf(state, id);
  const own = other.owner === unitOf(state, actor).owner;
  return skillSet(other.kind).passives.flatMap(({ id: by, standing, trigger }): Claim[] => {
    if (own && standing?.gives === 'light')
      return [{ kind: 'nearTarget', units: [id], within: standing.within, by }];
    if (!own && trigger?.on === 'allyShot' && trigger.within !== undefined)
      return [{ kind: 'nearTarget', units: [id], within: trigger.within, by }];
    return [];
  });
}

/** §7.8: bonuses for an attacker with a certain friend near it. */
function neighbours(state: State, actor: UnitId, attack: NonNullable<Deed['attack']>): Claim[] {
  const unit = unitOf(state, actor);
  return conditionsOf(unit, attack).flatMap(({ when, by }): Claim[] => {
    if (typeof when !== 'object' || !('near' in when)) return [];
    const { near, within } = when;
    const [first] = unitsWhere(
      state,
      (other, id) =>
        id !== actor &&
        other.owner === unit.owner &&
        isAlive(other) &&
        ('kind' in near
          ? other.kind === near.kind
          : cardFor(other).race === near.crew && !hasTrait(other, 'warmachine')),
    );
    return first === undefined ? [] : [{ kind: 'nearActor', units: [first], within, by }];
  });
}

export const isClaimed = (said: Said, claim: Claim): boolean =>
  claim.kind === 'ground'
    ? said.ground.includes(claim.fact)
    : claim.units.every((id) => said[claim.kind].includes(id));

/** What is said once this claim is made or withdrawn. */
export function claimed(said: Said, claim: Claim, on: boolean): Said {
  const changed = <T>(items: readonly T[], some: readonly T[]): T[] => [
    ...items.filter((item) => !some.includes(item)),
    ...(on ? some : []),
  ];
  return claim.kind === 'ground'
    ? { ...said, ground: changed(said.ground, [claim.fact]) }
    : { ...said, [claim.kind]: changed(said[claim.kind], claim.units) };
}

/** Which units the players name for a skill: none, one, or all it reaches. */
export interface Naming {
  readonly how: 'none' | 'one' | 'all';
  readonly units: readonly UnitId[];
}

export function namingFor(state: State, id: UnitId, selector: Selector): Naming {
  const unit = unitOf(state, id);
  if (selector.who === 'self' || selector.who === 'other') return { how: 'none', units: [] };
  const fits = (other: Unit, one: UnitId): boolean => {
    const own = other.owner === unit.owner;
    switch (selector.side) {
      case 'ally':
      case 'allies':
        return own;
      case 'another':
        return own && one !== id;
      case 'enemy':
      case 'enemies':
        return !own;
      case 'others':
        return one !== id;
    }
  };
  const units = unitsWhere(
    state,
    (other, one) =>
      isAlive(other) &&
      fits(other, one) &&
      !(selector.who === 'target' && selector.race !== undefined && cardFor(other).race !== selector.race) &&
      !(selector.who === 'all' && selector.trait !== undefined && !hasTrait(other, selector.trait)),
  );
  // An aura always reaches its bearer.
  return selector.who === 'all'
    ? { how: 'all', units: units.filter((one) => one !== id) }
    : { how: 'one', units };
}

/** Whether ending the turn brings the unit something if it stood still, and nobody has said that it moved. */
export const endsByStanding = ({ kind, turn, round }: Unit): boolean =>
  turn.moved === 0 &&
  skillSet(kind).passives.some(
    ({ id, trigger }) => trigger?.on === 'turnEnd' && trigger.when === 'still' && !round.includes(id),
  );
