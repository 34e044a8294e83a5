import type { Masked, Seat } from '@sanguine/kernel';
import { type TileKind, type UnitKind, UNIT_KINDS } from '../../content/kinds.ts';
import { bloodstones } from '../../index.ts';
import { mostRaised } from '../../rules/undead.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { playerOf } from '../../rules/tiles.ts';
import { PATIENCE } from '../../rules/turn.ts';
import { desertEnd } from './leaving.ts';
import { type Warning, warning } from './warning.ts';

const END = { do: 'end' } as const;

/** What ending a phase or turn now leaves undone. */
export function endWarnings(view: Masked<State>, seat: Seat): Warning[] {
  const open = view.frames.at(-1);
  const moves = bloodstones.moves(view, seat);
  switch (open?.step) {
    case 'capture':
      return captures(moves);
    case 'main':
      return [
        ...captures(moves),
        ...desertEnd(view, seat),
        ...(view.busy ? [] : builds(moves)),
        ...(endsTurn(view, seat) ? idle(view, seat) : []),
      ];
    case 'construct':
      return [...villages(moves, open.free), ...idle(view, seat)];
    case 'return':
      return idle(view, seat);
    default:
      return [];
  }
}

function captures(moves: readonly Move[]): Warning[] {
  const areas = moves.flatMap((move) => (move.do === 'capture' ? [move.area] : []));
  return areas.length === 0 ? [] : [warning('captures', '4.1', { areas })];
}

function villages(moves: readonly Move[], free: boolean): Warning[] {
  const areas = moves.flatMap((move) => (move.do === 'settle' ? [move.area] : []));
  if (areas.length === 0) return [];
  if (free) return [warning('freeVillage', '11.4')];
  return [warning('villages', '11.1', { facts: { count: areas.length } })];
}

/** A whole turn without a build although one was possible. */
function builds(moves: readonly Move[]): Warning[] {
  const kinds = kindsBuilt(moves);
  return kinds.length === 0 ? [] : [warning('builds', '7.1', { kinds })];
}

function kindsBuilt(moves: readonly Move[]): (UnitKind | TileKind)[] {
  const kinds = moves.flatMap((move) => (move.do === 'build' || move.do === 'muster' ? [move.kind] : []));
  return UNIT_KINDS.filter((kind) => kinds.includes(kind));
}

/** True if ending the phase also ends this player's turn. */
function endsTurn(view: Masked<State>, seat: Seat): boolean {
  const { state } = bloodstones.preview(view, seat, END);
  return state?.frames.at(-1)?.step !== 'construct';
}

/** §3.3: another idle turn costs a tile, now or next time. */
function idle(view: State, seat: Seat): Warning[] {
  if (view.busy || view.options.stallGuard === 'off') return [];
  const { idle: before, hand } = playerOf(view, seat);
  const turns = before + 1;
  if (hand.length === 0 || turns < PATIENCE - 1) return [];
  return [warning(turns < PATIENCE ? 'idleSoon' : 'idleNow', '3.3', { facts: { turns } })];
}

/** §2.5: Build Points cannot be saved. */
export function readyWarnings(view: Masked<State>, seat: Seat): Warning[] {
  const open = view.frames.at(-1);
  const kinds = kindsBuilt(bloodstones.moves(view, seat));
  if (open?.step !== 'muster' || open.points === 0 || kinds.length === 0) return [];
  return [warning('points', '2.5', { kinds, facts: { points: open.points } })];
}

/** §9.10: Undead that could be raised are not. */
export function raiseWarnings(view: State, count: number): Warning[] {
  const open = view.frames.at(-1);
  if (open?.step !== 'raise') return [];
  const most = mostRaised(view, open);
  return count < most ? [warning('raise', '9.10', { areas: [open.area], facts: { count, most } })] : [];
}
