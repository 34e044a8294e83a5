import type { Viewer } from '../../rules/seat.ts';
import type { RowContext } from '../../rules/play-context.ts';
import { difference, text } from '../data.ts';
import {
  type Act,
  chanceOf,
  legalAt,
  nameOf,
  run,
  sightOf,
  some,
  type CheckedPosition,
  viewersOf,
} from '../checked-position.ts';
import type { ReportViolation } from '../violation.ts';
import type { Twins } from './twins.ts';

const VIEWERS = 3;
const PAIRS = 2;
const LOOKED_AT = 30;

/**
 * From tables that look the same to a viewer, moves that look the same to the viewer lead to tables that look the same:
 * mask, events and their number, deciders. So a move shows no more than its face. (For the mover's own view, the check
 * that plays commute with masks proves it.)
 */
export function leakedFaces(
  position: CheckedPosition,
  twins: Twins,
  subject: Act,
  report: ReportViolation,
): void {
  const { kit, streams, row } = position;
  const ran = run(kit, position.state, [subject], streams, row);
  const random = chanceOf(position, `faces ${subject.verb} ${subject.seat}`);
  const others = viewersOf(position.seats).filter(
    (viewer) => viewer !== subject.seat && quietFor(ran.table, viewer),
  );
  for (const viewer of some(others, VIEWERS, random)) {
    const wanted = text(sightOf(kit, ran, viewer));
    for (const [state, candidates] of sources(position, twins, subject, viewer)) {
      const looked = [...candidates.slice(0, 1), ...some(candidates.slice(1), LOOKED_AT, random)];
      for (const move of alike(position, subject, viewer, state, looked)) {
        const other = run(kit, state, [{ seat: subject.seat, move }], streams, row);
        const got = text(sightOf(kit, other, viewer));
        if (!quietFor(other.table, viewer) || got === wanted) continue;
        const moves = `${text(subject.move)} and ${text(move)} look alike to ${nameOf(viewer)}`;
        report(`${moves}, what they do does not: ${difference(wanted, got)}`, subject.verb);
      }
    }
  }
}

/** Nothing was revealed or drawn openly, and the viewer drew nothing; the secret draws of others do not concern the viewer. */
function quietFor(context: RowContext<unknown>, viewer: Viewer): boolean {
  return !context.revealed && !context.drewOpen && (viewer === null || !context.drawers.has(viewer));
}

type Source = readonly [state: unknown, moves: readonly unknown[]];

/** The table itself and its twin; on the twin the same move comes first if it is possible, because it tells most. */
function sources(
  position: CheckedPosition,
  twins: Twins,
  { seat, move }: Act,
  viewer: Viewer,
): readonly Source[] {
  const { state } = twins.of(position, viewer);
  const moves = twins.movesOf(position, viewer, seat);
  const possible = moves.length > 0 && position.kit.rules.refuse(state, seat, move) === null;
  return [
    [position.state, legalAt(position, seat)],
    [state, possible ? [move, ...moves] : moves],
  ];
}

function alike(
  position: CheckedPosition,
  { seat, move }: Act,
  viewer: Viewer,
  state: unknown,
  moves: readonly unknown[],
): readonly unknown[] {
  const { rules } = position.kit;
  const face = rules.face(position.state, seat, move, viewer);
  return moves.filter((other) => rules.face(state, seat, other, viewer) === face).slice(0, PAIRS);
}
