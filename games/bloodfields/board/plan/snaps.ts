import { type Point, span } from '../../rules/geometry/point.ts';
import { coverAgainst, isVisible } from '../../rules/sight.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { enemiesOf, unitOf } from '../../rules/units.ts';
import type { Spot } from './spots.ts';
import type { WalkTask } from './task.ts';

/** A named spot worth a button: where it leads, and what it would mean to stand there. */
export interface Snap {
  readonly spot: Spot;
  readonly why: NonNullable<Spot['why']>;
  /** From how many of the enemies the place would be covered or hidden. */
  readonly covered: number;
  readonly enemies: number;
}

/** The most snaps, not counting contact, which has a button of its own. */
const MOST = 4;

/** How many of the nearest places are compared for each reason. */
const LOOKED_AT = 3;

/** Reasons to walk somewhere, the likeliest first; contact is separate, and straight on comes last. */
const WANTED = ['half', 'cover', 'fence', 'flag', 'shrine', 'exit', 'range', 'high'] as const;

const known = new WeakMap<readonly Spot[], readonly Snap[]>();

/** Kept for each list of spots, because the bar is laid out again whenever the pointer moves. */
export function snapsFor(view: State, task: WalkTask, spots: readonly Spot[]): readonly Snap[] {
  const snaps = known.get(spots) ?? findSnaps(view, task, spots);
  known.set(spots, snaps);
  return snaps;
}

/**
 * The spots the action bar offers: for each reason the one covered from the most enemies, and a full advance towards the
 * nearest enemy.
 */
function findSnaps(view: State, task: WalkTask, spots: readonly Spot[]): Snap[] {
  const foes = foesOf(view, task);
  const snap = (spot: Spot): Snap[] => {
    if (spot.why === null) return [];
    return [
      { spot, why: spot.why, covered: coveredAt(view, task.unit, foes, spot.at), enemies: foes.length },
    ];
  };
  const reasoned = WANTED.flatMap((why) =>
    spots
      .filter((spot) => spot.why?.why === why)
      .toSorted((one, other) => (one.why?.length ?? 0) - (other.why?.length ?? 0))
      .slice(0, LOOKED_AT)
      .flatMap(snap)
      .toSorted((one, other) => other.covered - one.covered || one.why.length - other.why.length)
      .slice(0, 1),
  ).slice(0, MOST - 1);
  const advance = fullAdvance(view, task, spots);
  return [...reasoned, ...(advance === null ? [] : snap(advance))];
}

const foesOf = (view: State, { unit }: WalkTask): UnitId[] => enemiesOf(view, unitOf(view, unit).owner);

/** §8.2, §8.3: how many enemies would not see a unit at a place, or only see it in cover. */
function coveredAt(view: State, id: UnitId, foes: readonly UnitId[], { x, y }: Point): number {
  const moved: State = { ...view, units: view.units.with(id, { ...unitOf(view, id), x, y }) };
  return foes.filter((foe) => !isVisible(moved, foe, id) || coverAgainst(moved, foe, id) !== null).length;
}

/** The spot straight on as far as possible that ends nearest to an enemy. */
function fullAdvance(view: State, task: WalkTask, spots: readonly Spot[]): Spot | null {
  const foes = foesOf(view, task).map((id) => unitOf(view, id));
  const near = ({ at }: Spot): number => Math.min(...foes.map((foe) => span(at, foe) - foe.r));
  const [first] = spots
    .filter(({ why }) => why?.why === 'straight')
    .toSorted((one, other) => near(one) - near(other));
  return first ?? null;
}

/** The spot in contact with an enemy with the shortest way; null if none is in reach. */
export function contactSpot(spots: readonly Spot[]): Spot | null {
  const [first] = spots
    .filter(({ why }) => why?.why === 'contact')
    .toSorted((one, other) => (one.why?.length ?? 0) - (other.why?.length ?? 0));
  return first ?? null;
}
