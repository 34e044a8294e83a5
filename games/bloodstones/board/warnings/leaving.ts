import type { Masked, Seat } from '@sanguine/kernel';
import { type UnitKind, UNITS } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import { bloodstones } from '../../index.ts';
import { atlasOf } from '../../rules/atlas.ts';
import { forceOf, isFixed, unitsIn } from '../../rules/forces.ts';
import type { March } from '../../rules/moves.ts';
import { mayStand } from '../../rules/passage.ts';
import { lossesOnTheWay } from '../../rules/retreat.ts';
import type { State } from '../../rules/state.ts';
import { type Warning, warning } from './warning.ts';

/** The move leaves an area undefended where an adjacent enemy could walk in. */
export function openWarnings(view: State, seat: Seat, { units, from }: March): Warning[] {
  const force = forceOf(view, seat, from);
  const guards = force.filter((kind) => !isFixed(kind)).length - units.length;
  if (guards > 0 || !enemyNextDoor(view, seat, from)) return [];
  if (force.includes('citadel')) return [warning('openCitadel', '9.8', { areas: [from] })];
  if (view.settlers[from] !== seat || force.includes('castle')) return [];
  const count = view.villages[from] ?? 0;
  return [warning('openVillages', '4.1', { areas: [from], facts: { count } })];
}

function enemyNextDoor(view: State, seat: Seat, area: Area): boolean {
  const atlas = atlasOf(view);
  const terrain = atlas.terrain(area);
  return atlas
    .neighbours(area)
    .some((next) =>
      unitsIn(view, next).some((unit) => unit.seat !== seat && mayStand(view, unit.seat, unit.kind, terrain)),
    );
}

/** Units that would die in this terrain in their owner's draw phase (§12.1). */
function doomed(view: State, units: readonly UnitKind[], area: Area): UnitKind[] {
  return atlasOf(view).terrain(area) === 'desert' ? units.filter((kind) => !UNITS[kind].desert) : [];
}

/** §12.1: a step into the desert with nothing left to pay the way out. */
export function desertStep(view: Masked<State>, seat: Seat, move: March): Warning[] {
  const kinds = doomed(view, move.units, move.to);
  if (kinds.length === 0) return [];
  const { state } = bloodstones.preview(view, seat, move);
  const on = state === null ? [] : bloodstones.moves(state, seat);
  if (on.some((next) => next.do === 'step' && next.from === move.to)) return [];
  return [warning('desert', '12.1', { areas: [move.to], kinds })];
}

export function desertBuild(view: State, kind: UnitKind, area: Area): Warning[] {
  const kinds = doomed(view, [kind], area);
  return kinds.length === 0 ? [] : [warning('desert', '12.1', { areas: [area], kinds })];
}

/** Units still in a desert when the marching ends. */
export function desertEnd(view: State, seat: Seat): Warning[] {
  const areas = atlasOf(view).deserts.filter(
    (area) => doomed(view, forceOf(view, seat, area), area).length > 0,
  );
  const kinds = areas.flatMap((area) => doomed(view, forceOf(view, seat, area), area));
  return kinds.length === 0 ? [] : [warning('desert', '12.1', { areas, kinds })];
}

/** §10.4: units that cannot follow a force that leaves. */
export function strandedWarnings(view: State, seat: Seat, to: Area): Warning[] {
  const open = view.frames.at(-1);
  if (open?.step !== 'stand' && open?.step !== 'retreat') return [];
  const kinds = lossesOnTheWay(view, seat, open.area, to);
  return kinds.length === 0 ? [] : [warning('stranded', '10.4', { areas: [to], kinds })];
}
