import { legalMoves } from '../../engine.ts';
import { copy } from '../../plain.ts';
import type { Seat, Viewer } from '../../seat.ts';
import { difference, freeze, text } from '../data.ts';
import { chanceOf, nameOf, type Spot, viewersOf } from '../spot.ts';
import type { Note } from '../violation.ts';

/** A table that must look the same to one viewer, and is another one. */
interface Twin {
  readonly state: unknown;
  readonly moves: Map<Seat, readonly unknown[]>;
}

/** Scrambled tables, each made once and looked at from all sides. */
export class Twins {
  everDiffered = false;
  #spot: Spot | null = null;
  #twins = new Map<Viewer, Twin>();

  of(spot: Spot, viewer: Viewer): Twin {
    if (this.#spot !== spot) {
      this.#spot = spot;
      this.#twins = new Map();
    }
    let twin = this.#twins.get(viewer);
    if (twin === undefined) {
      const random = chanceOf(spot, `twin ${nameOf(viewer)}`);
      twin = { state: freeze(spot.kit.scramble(copy(spot.state), viewer, random)), moves: new Map() };
      this.#twins.set(viewer, twin);
    }
    return twin;
  }

  /** The seat's legal moves at the viewer's twin. */
  movesOf(spot: Spot, viewer: Viewer, seat: Seat): readonly unknown[] {
    const { state, moves } = this.of(spot, viewer);
    let list = moves.get(seat);
    if (list === undefined) {
      list = spot.kit.rules.deciders(state).includes(seat)
        ? freeze(legalMoves(spot.kit.rules, state, seat))
        : [];
      moves.set(seat, list);
    }
    return list;
  }

  /** Masks, deciders and the outcome are the same. */
  compare(spot: Spot, note: Note): void {
    const { rules } = spot.kit;
    for (const viewer of viewersOf(spot.seats)) {
      const { state } = this.of(spot, viewer);
      if (text(state) !== spot.text) this.everDiffered = true;
      for (const problem of spot.kit.invariants(state))
        note(`scramble makes an impossible table: ${problem}`);
      const sights = [
        ['the mask', text(rules.mask(spot.state, viewer)), text(rules.mask(state, viewer))],
        ['who decides', text(rules.deciders(spot.state)), text(rules.deciders(state))],
        ['the outcome', text(rules.outcome(spot.state)), text(rules.outcome(state))],
      ] as const;
      for (const [what, one, other] of sights) {
        if (one !== other)
          note(`${what} tells ${nameOf(viewer)} of hidden things: ${difference(one, other)}`);
      }
    }
  }
}
