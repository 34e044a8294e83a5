import type { Standing } from '../../content/skills.ts';
import { bonusesOf } from '../../rules/attack/bonuses.ts';
import { blowOf } from '../../rules/attack/blow.ts';
import { inCombat } from '../../rules/combat.ts';
import type { Event } from '../../rules/events.ts';
import type { FrameOf } from '../../rules/frames.ts';
import { within } from '../../rules/geometry/disc.ts';
import { profileOf, skillSet } from '../../rules/skills.ts';
import { coverAgainst } from '../../rules/sight.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { armourOf, moraleOf } from '../../rules/stats.ts';
import { isAlive, unitOf } from '../../rules/units.ts';
import { unitTagged } from './tagged.ts';

/** A passive that takes effect without an event of its own. */
interface SilentUse {
  readonly bearer: UnitId;
  readonly by: string;
  readonly others: readonly UnitId[];
}

/** Passives that made a difference to what has just happened. */
export function* silentUses(state: State, event: Event): Iterable<SilentUse> {
  switch (event.e) {
    case 'dice.rolled': {
      const roller = unitTagged(state, event.unit);
      const attack = state.frames.at(-1);
      if (event.roll === 'attack' && attack?.step === 'attack') yield* inAttack(state, attack);
      if (event.roll === 'defence') yield* ofAura(state, roller, 'ar');
      if (event.roll === 'morale') yield* ofAura(state, roller, 'mo');
      return;
    }
    case 'charge.declared': {
      const unit = unitTagged(state, event.unit);
      const target = unitTagged(state, event.target);
      yield* own(state, unit, 'charge', [target]);
      if (inCombat(state, unit)) yield* own(state, unit, 'slither', [target]);
      return;
    }
    case 'shot.scattered': {
      const unit = unitTagged(state, event.unit);
      if (typeof event.side === 'number' && unitOf(state, unit).turn.moved === 0)
        yield* own(state, unit, 'scatter', []);
      return;
    }
    case 'push.held':
      yield* own(state, unitTagged(state, event.unit), 'rooted', []);
      return;
    default:
  }
}

/** A unit's passives that give this. */
function* own(
  state: State,
  bearer: UnitId,
  gives: Standing['gives'],
  others: readonly UnitId[],
): Iterable<SilentUse> {
  for (const { id: by, standing } of skillSet(unitOf(state, bearer).kind).passives)
    if (standing?.gives === gives) yield { bearer, by, others };
}

/** Bonuses of the attacker, the light on the target, and its blur. */
function* inAttack(state: State, frame: FrameOf<'attack'>): Iterable<SilentUse> {
  const { attacker, target, skill } = frame;
  for (const { by } of bonusesOf(state, blowOf(state, frame)))
    if (by !== 'skill') yield { bearer: attacker, by, others: [target] };
  if (profileOf(unitOf(state, attacker), skill).kind !== 'ranged') return;
  const { owner } = unitOf(state, attacker);
  const blurred = unitOf(state, target).boosts.map(({ by }) => by);
  for (const use of own(state, target, 'blur', [])) if (blurred.includes(use.by)) yield use;
  if (coverAgainst(state, attacker, target) === null) return;
  for (const [id, unit] of state.units.entries()) {
    if (unit.owner !== owner || !isAlive(unit)) continue;
    for (const { id: by, standing } of skillSet(unit.kind).passives) {
      if (standing?.gives === 'light' && within(unit, unitOf(state, target), standing.within))
        yield { bearer: id, by, others: [target] };
    }
  }
}

/** Others’ passives without which the roller’s statistic would differ. */
function* ofAura(state: State, roller: UnitId, stat: 'mo' | 'ar'): Iterable<SilentUse> {
  const value = stat === 'mo' ? moraleOf : armourOf;
  const now = value(state, roller);
  for (const [bearer, unit] of state.units.entries()) {
    if (!isAlive(unit) || bearer === roller) continue;
    const passive = skillSet(unit.kind).passives.find(
      ({ standing }) => standing?.gives === 'stat' && standing.stat === stat,
    );
    if (passive === undefined) continue;
    const gone = { ...state, units: state.units.with(bearer, { ...unit, state: 'reserve' }) };
    if (value(gone, roller) !== now) yield { bearer, by: passive.id, others: [roller] };
  }
}
