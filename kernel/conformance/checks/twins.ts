import { legalMoves } from '../../rules/engine.ts';
import { copy } from '../../rules/plain.ts';
import type { Seat, Viewer } from '../../rules/seat.ts';
import { difference, freeze, text } from '../data.ts';
import { chanceOf, nameOf, type CheckedPosition, viewersOf } from '../checked-position.ts';
import type { ReportViolation } from '../violation.ts';

/** A different table that must look the same to one viewer. */
interface Twin {
  readonly state: unknown;
  readonly moves: Map<Seat, readonly unknown[]>;
}

/** Scrambled tables, each made once for all checks. */
export class Twins {
  everDiffered = false;
  #position: CheckedPosition | null = null;
  #twins = new Map<Viewer, Twin>();

  of(position: CheckedPosition, viewer: Viewer): Twin {
    if (this.#position !== position) {
      this.#position = position;
      this.#twins = new Map();
    }
    let twin = this.#twins.get(viewer);
    if (twin === undefined) {
      const random = chanceOf(position, `twin ${nameOf(viewer)}`);
      twin = { state: freeze(position.kit.scramble(copy(position.state), viewer, random)), moves: new Map() };
      this.#twins.set(viewer, twin);
    }
    return twin;
  }

  /** The seat's legal moves on the viewer's twin. */
  movesOf(position: CheckedPosition, viewer: Viewer, seat: Seat): readonly unknown[] {
    const { state, moves } = this.of(position, viewer);
    let list = moves.get(seat);
    if (list === undefined) {
      list = position.kit.rules.deciders(state).includes(seat)
        ? freeze(legalMoves(position.kit.rules, state, seat))
        : [];
      moves.set(seat, list);
    }
    return list;
  }

  /** Masks, deciders and the outcome are the same. */
  compare(position: CheckedPosition, report: ReportViolation): void {
    const { rules } = position.kit;
    for (const viewer of viewersOf(position.seats)) {
      const { state } = this.of(position, viewer);
      if (text(state) !== position.text) this.everDiffered = true;
      for (const problem of position.kit.invariants(state))
        report(`scramble makes an impossible table: ${problem}`);
      const sights = [
        ['the mask', text(rules.mask(position.state, viewer)), text(rules.mask(state, viewer))],
        ['who decides', text(rules.deciders(position.state)), text(rules.deciders(state))],
        ['the outcome', text(rules.outcome(position.state)), text(rules.outcome(state))],
      ] as const;
      for (const [what, one, other] of sights) {
        if (one !== other)
          report(`${what} tells ${nameOf(viewer)} of hidden things: ${difference(one, other)}`);
      }
    }
  }
}
