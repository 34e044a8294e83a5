import { type Answer, type Spot, standing } from '../../rules/forecast.ts';
import { type Disc, distance, touching } from '../../rules/geometry/disc.ts';
import { pathLength } from '../../rules/geometry/path.ts';
import { chargeReach, weaponReaches } from '../../rules/measuring.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { isAlive, unitOf } from '../../rules/units.ts';
import type { Draft } from './draft.ts';
import { lastOf, type Task } from './task.ts';

/** How far away an enemy would be, and what it would mean to the unit that stands there. */
interface EnemyAway {
  readonly enemy: UnitId;
  readonly length: number;
  readonly seen: boolean;
  /** How the unit could reach it from there: with an attack, or only with a charge; null if not at all. */
  readonly mine: 'attack' | 'charge' | null;
  /** True within half of a range, if the attack has a bonus there. */
  readonly half: boolean;
  /** What it could do to the unit there this round if it has yet to act; null for nothing. */
  readonly answer: Answer | null;
  /** `prey`: the target of the best attack. `threat`: the enemy with the worst answer. */
  readonly role: 'prey' | 'threat' | null;
}

/** What standing somewhere would mean for a unit about to be set down. */
export interface Stand {
  readonly unit: UnitId;
  /** Its base there. */
  readonly there: Disc;
  /** The length of the way there. */
  readonly walked: number;
  readonly spot: Spot;
  readonly enemies: readonly EnemyAway[];
}

export type StandAsker = (task: Task | null, planned: Pick<Draft, 'way' | 'refusal'> | null) => Stand | null;

const askers = new WeakMap<State, StandAsker>();

/** Answers for one place after another. What enemies can do anywhere is found out once per view and unit. */
export function standAsker(view: State): StandAsker {
  const asker = askers.get(view) ?? makeAsker(view);
  askers.set(view, asker);
  return asker;
}

function makeAsker(view: State): StandAsker {
  const known = new Map<UnitId, ReturnType<typeof standing>>();
  const ask: StandAsker = (task, planned) => {
    if (planned === null || planned.refusal !== null || (task?.kind !== 'walk' && task?.kind !== 'leap'))
      return null;
    const { unit, disc } = task;
    const asked = known.get(unit) ?? standing(view, unit);
    known.set(unit, asked);
    const there = { ...lastOf(planned.way), r: disc.r };
    const walked = pathLength(disc, planned.way);
    const spot = asked.at(there, walked);
    return { unit, there, walked, spot, enemies: enemiesFrom(view, unit, there, spot) };
  };
  let last: { readonly planned: Parameters<StandAsker>[1]; readonly stand: Stand | null } | null = null;
  return (task, planned) => {
    if (last === null || last.planned !== planned) last = { planned, stand: ask(task, planned) };
    return last.stand;
  };
}

function enemiesFrom(view: State, id: UnitId, there: Disc, { best, answers, sights }: Spot): EnemyAway[] {
  const unit = unitOf(view, id);
  const moved = { ...unit, x: there.x, y: there.y };
  const worst = answers[0]?.by;
  return view.units.flatMap((other, enemy) => {
    if (other.owner === unit.owner || !isAlive(other)) return [];
    const seen = sights.some((sight) => sight.enemy === enemy && sight.seen);
    const weapons = weaponReaches(moved, other).filter(({ reaches }) => reaches);
    const strikes = touching(moved, other) || (seen && weapons.length > 0);
    const charges = seen && chargeReach(moved, other, other)?.reaches === true;
    return {
      enemy,
      length: distance(there, other),
      seen,
      mine: strikes ? 'attack' : charges ? 'charge' : null,
      half: seen && weapons.some(({ half }) => half),
      answer: answers.find(({ by }) => by === enemy) ?? null,
      role: enemy === worst ? 'threat' : enemy === best?.target ? 'prey' : null,
    };
  });
}
