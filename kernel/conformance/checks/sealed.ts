import { legalMoves } from '../../engine.ts';
import { copy } from '../../plain.ts';
import type { Seat } from '../../seat.ts';
import { RowTable } from '../../table.ts';
import { bag, difference, text } from '../data.ts';
import { type Act, chanceOf, eventsFor, nameOf, type Ran, run, some, type Spot, viewersOf } from '../spot.ts';
import type { Note } from '../violation.ts';
import type { Check } from './check.ts';

const OTHERS = 4;

/** Simultaneous choices know nothing of each other. */
export function sealed(): Check {
  return {
    name: 'sealed',
    spot(spot, note) {
      if (spot.deciders.length < 2) return;
      const [reversed, shuffled] = [spot.acts.toReversed(), chanceOf(spot, 'sealed').shuffle([...spot.acts])];
      const wanted = inOrder(spot, spot.acts, note);
      for (const acts of [reversed, shuffled]) {
        const got = inOrder(spot, acts, note);
        if (got !== wanted)
          note(`in the order ${acts.map(({ seat }) => seat).join(', ')}: ${difference(wanted, got)}`);
      }
    },
    subject(spot, subject, note) {
      if (spot.deciders.length < 2) return;
      const { kit } = spot;
      const once = run(kit, spot.state, [subject], spot.streams, spot.row);
      const random = chanceOf(spot, `sealed ${subject.seat}`);
      for (const move of some(spot.moves.get(subject.seat) ?? [], OTHERS, random)) {
        const other = run(kit, spot.state, [{ ...subject, move }], spot.streams, spot.row);
        for (const viewer of viewersOf(spot.seats)) {
          if (viewer === subject.seat) continue;
          const [one, two] = [text(halfMade(spot, once, viewer)), text(halfMade(spot, other, viewer))];
          if (one !== two)
            note(`a sealed choice shows to ${nameOf(viewer)}: ${difference(one, two)}`, subject.verb);
        }
      }
    },
  };
}

/** What can be told of a half-made set. */
function halfMade({ kit }: Spot, { state, table }: Ran, viewer: Seat | null): unknown {
  return [kit.rules.mask(state, viewer), eventsFor(kit, table.events, viewer)];
}

/** Plays the set in this order. The others stay asked, with the moves they had; nobody else is. */
function inOrder(spot: Spot, acts: readonly Act[], note: Note): string {
  const { kit } = spot;
  const state: unknown = copy(spot.state);
  const table = new RowTable<unknown>(spot.streams, spot.row);
  for (const [at, { seat, move, verb }] of acts.entries()) {
    kit.rules.play(state, seat, move, table);
    const rest = acts.slice(at + 1).map((act) => act.seat);
    if (rest.length === 0) break;
    const asked = kit.rules.deciders(state);
    if (text(bag(asked)) !== text(bag(rest))) {
      note(`after seat ${seat}'s choice seats ${asked.join(', ')} decide, not ${rest.join(', ')}`, verb);
      break;
    }
    for (const other of rest) {
      const [wanted, got] = [
        text(bag(spot.moves.get(other) ?? [])),
        text(bag(legalMoves(kit.rules, state, other))),
      ];
      if (wanted !== got)
        note(`seat ${seat}'s choice changes seat ${other}'s moves: ${difference(wanted, got)}`, verb);
    }
  }
  return text(state);
}
