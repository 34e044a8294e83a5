import { type Spot, standing } from '../../rules/forecast.ts';
import { distance } from '../../rules/geometry/disc.ts';
import { pathLength } from '../../rules/geometry/path.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { isAlive, unitOf } from '../../rules/units.ts';
import type { Draft } from './draft.ts';
import { lastOf, type Task } from './task.ts';

/** How far an enemy would be, and what it is to whoever stands there. */
interface EnemyAway {
  readonly enemy: UnitId;
  readonly length: number;
  /** `prey`: whom the best attack is for. `threat`: whose answer is the worst. */
  readonly role: 'prey' | 'threat' | null;
}

/** What it would mean to stand where a unit is about to be set down. */
export interface Stand {
  readonly unit: UnitId;
  /** Of the way there. */
  readonly walked: number;
  readonly spot: Spot;
  readonly enemies: readonly EnemyAway[];
}

type Asker = (task: Task | null, draft: Draft | null) => Stand | null;

/** Answers for one place after another: what enemies can do wherever one stands is found out once for each unit. */
export function standAsker(view: State): Asker {
  const known = new Map<UnitId, ReturnType<typeof standing>>();
  return (task, draft) => {
    if (draft === null || draft.refusal !== null || (task?.kind !== 'walk' && task?.kind !== 'leap'))
      return null;
    const { unit, disc } = task;
    const asked = known.get(unit) ?? standing(view, unit);
    known.set(unit, asked);
    const at = lastOf(draft.way);
    const walked = pathLength(disc, draft.way);
    const spot = asked.at(at, walked);
    return { unit, walked, spot, enemies: enemiesFrom(view, unit, { ...at, r: disc.r }, spot) };
  };
}

function enemiesFrom(
  view: State,
  unit: UnitId,
  there: { readonly x: number; readonly y: number; readonly r: number },
  { best, answers }: Spot,
): EnemyAway[] {
  const { owner } = unitOf(view, unit);
  const worst = answers[0]?.by;
  return view.units.flatMap((other, enemy) =>
    other.owner === owner || !isAlive(other)
      ? []
      : {
          enemy,
          length: distance(there, other),
          role: enemy === worst ? 'threat' : enemy === best?.target ? 'prey' : null,
        },
  );
}
