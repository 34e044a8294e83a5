import { legalMoves } from '../../rules/engine.ts';
import { copy } from '../../rules/plain.ts';
import type { Seat } from '../../rules/seat.ts';
import { RowContext } from '../../rules/play-context.ts';
import { bag, difference, text } from '../data.ts';
import {
  type Act,
  chanceOf,
  eventsFor,
  legalAt,
  nameOf,
  type Ran,
  run,
  some,
  type CheckedPosition,
  viewersOf,
} from '../checked-position.ts';
import type { ReportViolation } from '../violation.ts';
import type { Check } from './check.ts';

const OTHERS = 4;

/** Simultaneous choices are independent of each other. */
export function sealed(): Check {
  return {
    name: 'sealed',
    position(position, report) {
      if (position.deciders.length < 2) return;
      const [reversed, shuffled] = [
        position.acts.toReversed(),
        chanceOf(position, 'sealed').shuffle([...position.acts]),
      ];
      const wanted = inOrder(position, position.acts, report);
      for (const acts of [reversed, shuffled]) {
        const got = inOrder(position, acts, report);
        if (got !== wanted)
          report(`in the order ${acts.map(({ seat }) => seat).join(', ')}: ${difference(wanted, got)}`);
      }
    },
    subject(position, subject, report) {
      if (position.deciders.length < 2) return;
      const { kit } = position;
      const once = run(kit, position.state, [subject], position.streams, position.row);
      const random = chanceOf(position, `sealed ${subject.seat}`);
      for (const move of some(legalAt(position, subject.seat), OTHERS, random)) {
        const other = run(kit, position.state, [{ ...subject, move }], position.streams, position.row);
        for (const viewer of viewersOf(position.seats)) {
          if (viewer === subject.seat) continue;
          const [one, two] = [
            text(halfMade(position, once, viewer)),
            text(halfMade(position, other, viewer)),
          ];
          if (one !== two)
            report(`a sealed choice shows to ${nameOf(viewer)}: ${difference(one, two)}`, subject.verb);
        }
      }
    },
  };
}

/** What the viewer can see of an incomplete set. */
function halfMade({ kit }: CheckedPosition, { state, table }: Ran, viewer: Seat | null): unknown {
  return [kit.rules.mask(state, viewer), eventsFor(kit, table.events, viewer)];
}

/** Plays the set in this order. Exactly the others stay asked, with the moves they had. */
function inOrder(position: CheckedPosition, acts: readonly Act[], report: ReportViolation): string {
  const { kit } = position;
  const state: unknown = copy(position.state);
  const context = new RowContext<unknown>(position.streams, position.row);
  for (const [at, { seat, move, verb }] of acts.entries()) {
    kit.rules.play(state, seat, move, context);
    const waiting = acts.slice(at + 1);
    const rest = waiting.map((act) => act.seat);
    if (rest.length === 0) break;
    const asked = kit.rules.deciders(state);
    if (text(bag(asked)) !== text(bag(rest))) {
      report(`after seat ${seat}'s choice seats ${asked.join(', ')} decide, not ${rest.join(', ')}`, verb);
      break;
    }
    for (const { seat: other, move: choice } of waiting) {
      const [wanted, got] = [
        text(bag(position.moves.get(other) ?? [])),
        text(bag(legalMoves(kit.rules, state, other))),
      ];
      if (wanted !== got)
        report(`seat ${seat}'s choice changes seat ${other}'s moves: ${difference(wanted, got)}`, verb);
      const refused = kit.rules.refuse(state, other, choice);
      if (refused !== null)
        report(
          `after seat ${seat}'s choice seat ${other}'s ${text(choice)} is refused: ${refused.code}`,
          verb,
        );
    }
  }
  return text(state);
}
