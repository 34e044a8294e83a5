import type { Viewer } from '../../seat.ts';
import type { RowTable } from '../../table.ts';
import { difference, text } from '../data.ts';
import { type Act, chanceOf, nameOf, run, sightOf, some, type Spot, viewersOf } from '../spot.ts';
import type { Note } from '../violation.ts';
import type { Twins } from './twins.ts';

const VIEWERS = 3;
const PAIRS = 2;
const LOOKED_AT = 30;

/**
 * From tables that look the same to a viewer, moves that look the same to the viewer leave tables that look the same:
 * mask, events, how many they are, who decides. So only what the face shows is shown. (Of the mover's own
 * view plays that commute with masks prove it.)
 */
export function leakedFaces(spot: Spot, twins: Twins, subject: Act, note: Note): void {
  const { kit, streams, row } = spot;
  const ran = run(kit, spot.state, [subject], streams, row);
  const random = chanceOf(spot, `faces ${subject.verb} ${subject.seat}`);
  const others = viewersOf(spot.seats).filter(
    (viewer) => viewer !== subject.seat && quietFor(ran.table, viewer),
  );
  for (const viewer of some(others, VIEWERS, random)) {
    const wanted = text(sightOf(kit, ran, viewer));
    for (const [state, candidates] of sources(spot, twins, subject, viewer)) {
      const looked = [...candidates.slice(0, 1), ...some(candidates.slice(1), LOOKED_AT, random)];
      for (const move of alike(spot, subject, viewer, state, looked)) {
        const other = run(kit, state, [{ seat: subject.seat, move }], streams, row);
        const got = text(sightOf(kit, other, viewer));
        if (!quietFor(other.table, viewer) || got === wanted) continue;
        const moves = `${text(subject.move)} and ${text(move)} look alike to ${nameOf(viewer)}`;
        note(`${moves}, what they do does not: ${difference(wanted, got)}`, subject.verb);
      }
    }
  }
}

/** Nothing was shown, and the viewer drew nothing: what others drew in secret is none of the viewer's business. */
function quietFor(table: RowTable<unknown>, viewer: Viewer): boolean {
  return !table.revealed && !table.drewOpen && (viewer === null || !table.drawers.has(viewer));
}

type Source = readonly [state: unknown, moves: readonly unknown[]];

/** The table itself and its twin; there the same move first, if it can be made: that tells most. */
function sources(spot: Spot, twins: Twins, { seat, move }: Act, viewer: Viewer): readonly Source[] {
  const { state } = twins.of(spot, viewer);
  const moves = twins.movesOf(spot, viewer, seat);
  const possible = moves.length > 0 && spot.kit.rules.refuse(state, seat, move) === null;
  return [
    [spot.state, spot.moves.get(seat) ?? []],
    [state, possible ? [move, ...moves] : moves],
  ];
}

function alike(
  spot: Spot,
  { seat, move }: Act,
  viewer: Viewer,
  state: unknown,
  moves: readonly unknown[],
): readonly unknown[] {
  const { rules } = spot.kit;
  const face = rules.face(spot.state, seat, move, viewer);
  return moves.filter((other) => rules.face(state, seat, other, viewer) === face).slice(0, PAIRS);
}
