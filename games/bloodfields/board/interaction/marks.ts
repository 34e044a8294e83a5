import type { Shown } from '@sanguine/ui/viewport/use-shown.ts';
import type { Disc } from '../../rules/geometry/disc.ts';
import type { ReachShape } from '../../rules/geometry/reach-stars.ts';
import { fieldFor } from '../../rules/ground.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { bodiesFor, isOn, unitOf } from '../../rules/units.ts';
import { type Lane, laneTo } from '../plan/lane.ts';
import { pushBy, type Pushed } from '../plan/pushed.ts';
import { landingOf, shadeOf } from '../plan/reach.ts';
import { type Arc, freeArcs } from '../plan/rim.ts';
import type { Selection, View } from '../plan/selection.ts';
import { type Sight, sightTo } from '../plan/sight.ts';
import { type Place, unitAt } from '../plan/targets.ts';
import type { Task } from '../plan/task.ts';
import type { Choices } from './board-types.ts';

/** The highlights on the table. */
export interface Marks {
  /** The selected unit. */
  readonly chosen: UnitId | null;
  /** The selected target. */
  readonly target: UnitId | null;
  readonly lit: ReadonlyMap<UnitId, 'choose' | 'foe'>;
  /** Ground the unit can walk or leap to. */
  readonly reach: ReachShape | null;
  /** Where around a base another one may be set down. */
  readonly rim: { readonly about: Disc; readonly arcs: readonly Arc[] } | null;
  /** The charge at the enemy pointed at or selected. */
  readonly lane: Lane | null;
  readonly sight: Sight | null;
  /** Where an attack would push that enemy. */
  readonly pushed: Pushed | null;
  /** What the log points out. */
  readonly shown: Shown<Place> | null;
}

export function marksFor(
  view: View,
  selection: Selection,
  { targets, task }: Choices,
  aim: Place | null,
  shown: Marks['shown'],
): Marks {
  const open = view.frames.at(-1);
  // Spectators and viewers of replays also want to know who sees whom.
  const actor = open?.step === 'act' ? open.unit : null;
  const about = unitAt(aim) ?? selection.target;
  const foe = actor !== null && about !== null && isFoe(view, actor, about) ? about : null;
  const charged = foe === null ? undefined : targets.get(`unit:${foe}`);
  const foeMoves = charged?.kind === 'foe' ? charged.moves : [];
  const charges = foeMoves.some(({ do: verb }) => verb === 'charge');
  return {
    chosen: selection.unit,
    target: selection.target,
    lit: litBy(targets),
    // With a target selected the ground would only be in the way.
    reach: selection.target === null && task !== null ? groundFor(view, selection, task).reach : null,
    rim: task === null ? null : groundFor(view, selection, task).rim,
    lane: actor !== null && foe !== null && charges ? laneTo(view, actor, foe) : null,
    sight: actor !== null && foe !== null ? sightTo(view, actor, foe) : null,
    pushed: actor !== null && foe !== null ? pushBy(view, actor, foe, foeMoves) : null,
    shown,
  };
}

const lights = new WeakMap<Choices['targets'], Marks['lit']>();

/** Returns the same map for the same targets. */
function litBy(targets: Choices['targets']): Marks['lit'] {
  const known = lights.get(targets);
  if (known !== undefined) return known;
  const lit = new Map<UnitId, 'choose' | 'foe'>();
  for (const target of targets.values()) if (target.kind !== 'spot') lit.set(target.unit, target.kind);
  lights.set(targets, lit);
  return lit;
}

type Ground = Pick<Marks, 'reach' | 'rim'>;
const grounds = new WeakMap<Task, { readonly corners: Selection['corners']; readonly ground: Ground }>();

/** The same objects for the same task and corners: pointing elsewhere must not redraw the ground. */
export function groundFor(view: State, selection: Selection, task: Task): Ground {
  const known = grounds.get(task);
  if (known?.corners === selection.corners) return known.ground;
  const ground: Ground = {
    reach: reachIn(view, selection, task),
    rim: task.kind === 'place' && task.beside !== null ? { about: task.beside, arcs: freeArcs(task) } : null,
  };
  grounds.set(task, { corners: selection.corners, ground });
  return ground;
}

function reachIn(view: State, { corners }: Selection, task: Task): ReachShape | null {
  const field = fieldFor(view);
  if (task.kind === 'walk') return shadeOf(task, corners, field);
  if (task.kind !== 'leap') return null;
  return landingOf(task, bodiesFor(view, unitOf(view, task.unit).owner, task.unit), field);
}

const isFoe = (view: View, one: UnitId, other: UnitId): boolean =>
  isOn(view.units[other]) && unitOf(view, one).owner !== unitOf(view, other).owner;
