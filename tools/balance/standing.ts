import type { Standing } from '@sanguine/bloodfields/content/skills.ts';
import { bonusesOf } from '@sanguine/bloodfields/rules/attack/bonuses.ts';
import { foesOf } from '@sanguine/bloodfields/rules/combat.ts';
import { within } from '@sanguine/bloodfields/rules/geometry/disc.ts';
import type { AnyMove } from '@sanguine/bloodfields/rules/moves.ts';
import { profileOf, skillSet } from '@sanguine/bloodfields/rules/skills.ts';
import type { State, UnitId } from '@sanguine/bloodfields/rules/state.ts';
import { cardFor, isAlive, unitOf } from '@sanguine/bloodfields/rules/units.ts';

/** Passives without a trigger that help in a move of their own unit. */
export function standingIn(state: State, id: UnitId, move: AnyMove): string[] {
  const { kind, turn } = unitOf(state, id);
  const found: string[] = [];
  for (const { id: by, standing } of skillSet(kind).passives) {
    if (standing === undefined) continue;
    const ofUse =
      move.do === 'charge'
        ? standing.gives === 'charge' || (standing.gives === 'slither' && foesOf(state, id).length > 0)
        : move.do === 'attack' && standing.gives === 'scatter' && turn.moved === 0;
    if (ofUse) found.push(by);
  }
  return found;
}

/** Passives that change an attack on one target. */
export function bonusesIn(
  state: State,
  id: UnitId,
  target: UnitId,
  skill: string,
  charge: boolean,
): string[] {
  const profile = profileOf(unitOf(state, id), skill);
  return bonusesOf(state, { attacker: id, target, skill, profile, charge })
    .map(({ by }) => by)
    .filter((by) => by !== 'skill');
}

/** Passives that now affect some other unit near this one. */
export function aurasOf(state: State, id: UnitId): string[] {
  const unit = unitOf(state, id);
  if (!isAlive(unit)) return [];
  return skillSet(unit.kind).passives.flatMap(({ id: by, standing }) =>
    standing !== undefined && reachesSomebody(state, id, standing) ? [by] : [],
  );
}

function reachesSomebody(state: State, id: UnitId, standing: Standing): boolean {
  if (standing.gives !== 'stat' && standing.gives !== 'light') return false;
  const unit = unitOf(state, id);
  const range = standing.within === 'contact' ? 0 : standing.within;
  const allied = standing.gives === 'stat' && standing.to === 'allies';
  return state.units.some((other, at) => {
    if (at === id || !isAlive(other) || (other.owner === unit.owner) !== allied) return false;
    if (!within(unit, other, range)) return false;
    if (standing.gives === 'light') return true;
    const { race } = cardFor(other);
    if (standing.race !== undefined && standing.race !== race) return false;
    if (standing.kind !== undefined && standing.kind !== other.kind) return false;
    if (standing.together === undefined) return true;
    const touching = foesOf(state, at).filter((foe) => unitOf(state, foe).kind === unit.kind);
    return touching.length >= standing.together;
  });
}
