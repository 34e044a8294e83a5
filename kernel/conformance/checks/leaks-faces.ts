import type { Viewer } from '../../seat.ts';
import type { RowTable } from '../../table.ts';
import { difference, text } from '../data.ts';
import {
  type Act,
  chanceOf,
  legalMoves,
  nameOf,
  type Ran,
  run,
  sightOf,
  some,
  type Spot,
  viewersOf,
} from '../spot.ts';
import type { Note } from '../violation.ts';
import { twinOf } from './twins.ts';

const PAIRS = 3;
const LOOKED_AT = 40;

/**
 * From tables that look the same to a viewer, moves that look the same to the viewer leave tables that look the same:
 * mask, events, how many they are, who decides. So that only what the face shows is shown.
 */
export function leakedFaces(spot: Spot, subject: Act, note: Note): void {
  for (const viewer of viewersOf(spot.seats)) {
    const ran = run(spot.kit, spot.state, [subject], spot.streams, spot.row);
    if (!quietFor(ran.table, viewer)) continue;
    const wanted = text(sightOf(spot.kit, ran, viewer));
    for (const [move, other] of lookalikes(spot, subject, viewer)) {
      if (!quietFor(other.table, viewer)) continue;
      const got = text(sightOf(spot.kit, other, viewer));
      if (got === wanted) continue;
      const moves = `${text(subject.move)} and ${text(move)}`;
      note(
        `${moves} look alike to ${nameOf(viewer)}, what they do does not: ${difference(wanted, got)}`,
        subject.verb,
      );
      break;
    }
  }
}

/** Nothing was shown, and the viewer drew nothing: what others drew in secret is none of the viewer's business. */
function quietFor(table: RowTable<unknown>, viewer: Viewer): boolean {
  return !table.revealed && !table.drewOpen && (viewer === null || !table.drawers.has(viewer));
}

/** Moves that show the viewer the same face as the subject: from the table itself and from its twin. */
function* lookalikes(spot: Spot, { seat, move, verb }: Act, viewer: Viewer): Iterable<[unknown, Ran]> {
  const { kit } = spot;
  const face = kit.rules.face(spot.state, seat, move, viewer);
  const twin = twinOf(spot, viewer);
  const random = chanceOf(spot, `faces ${verb} ${seat} ${nameOf(viewer)}`);
  const twinMoves = kit.rules.deciders(twin).includes(seat) ? legalMoves(kit, twin, seat) : [];
  const sources = [
    [spot.state, spot.moves.get(seat) ?? []],
    // The subject itself first, where it is legal there: that is where a forgotten reveal shows.
    [twin, kit.rules.refuse(twin, seat, move) === null ? [move, ...twinMoves] : twinMoves],
  ] as const;
  for (const [state, moves] of sources) {
    const [first, ...rest] = moves;
    const candidates = first === undefined ? [] : [first, ...some(rest, LOOKED_AT, random)];
    const alike = candidates.filter((other) => kit.rules.face(state, seat, other, viewer) === face);
    for (const other of alike.slice(0, PAIRS)) {
      yield [other, run(kit, state, [{ seat, move: other }], spot.streams, spot.row)];
    }
  }
}
