import { copy } from '../../plain.ts';
import type { Viewer } from '../../seat.ts';
import { difference, text } from '../data.ts';
import { chanceOf, nameOf, type Spot, viewersOf } from '../spot.ts';
import type { Note } from '../violation.ts';

/** A table that must look the same to the viewer, and is another one. */
export function twinOf(spot: Spot, viewer: Viewer): unknown {
  return spot.kit.scramble(copy(spot.state), viewer, chanceOf(spot, `twin ${nameOf(viewer)}`));
}

/** Scrambled tables: masks, deciders and the outcome stay the same. */
export class Twins {
  everDiffered = false;

  compare(spot: Spot, note: Note): void {
    const { rules } = spot.kit;
    for (const viewer of viewersOf(spot.seats)) {
      const twin = twinOf(spot, viewer);
      if (text(twin) !== spot.text) this.everDiffered = true;
      for (const problem of spot.kit.invariants(twin)) note(`scramble makes an impossible table: ${problem}`);
      const sights = [
        ['the mask', text(rules.mask(spot.state, viewer)), text(rules.mask(twin, viewer))],
        ['who decides', text(rules.deciders(spot.state)), text(rules.deciders(twin))],
        ['the outcome', text(rules.outcome(spot.state)), text(rules.outcome(twin))],
      ] as const;
      for (const [what, one, other] of sights) {
        if (one !== other) {
          note(`${what} tells ${nameOf(viewer)} of hidden things: ${difference(one, other)}`);
        }
      }
    }
  }
}
