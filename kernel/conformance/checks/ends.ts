import type { Outcome } from '../../rules/rules.ts';
import type { AnyKit } from '../kit.ts';
import type { ReportViolation } from '../violation.ts';
import type { Check } from './check.ts';

/** Every state of a game is sound. The walker sees whether games end and whether everybody has a move. */
export function ends(): Check {
  return {
    name: 'ends',
    start({ kit, entry, state }, report) {
      sound(kit, state, report);
      standing(kit, state, entry.setup.seats, report);
    },
    play({ position, state }, report) {
      sound(position.kit, state, report);
      standing(position.kit, state, position.seats, report);
    },
  };
}

function sound(kit: AnyKit, state: unknown, report: ReportViolation): void {
  for (const problem of kit.invariants(state)) report(problem);
}

/** Deciders are seats of this table, each named once and in order; if there are none, there is an outcome. */
function standing(kit: AnyKit, state: unknown, seats: number, report: ReportViolation): void {
  const deciders = kit.rules.deciders(state);
  const inOrder = deciders.every(
    (seat, at) => Number.isInteger(seat) && seat > (deciders[at - 1] ?? -1) && seat < seats,
  );
  if (!inOrder) report(`deciders ${deciders.join(', ')} are not seats of this table in order`);
  const outcome = kit.rules.outcome(state);
  if (deciders.length > 0 && outcome !== null) report('there is an outcome while seats still decide');
  if (deciders.length > 0) return;
  if (outcome === null) report('nobody decides and there is no outcome');
  else if (!ranked(outcome, seats)) report(`the outcome ${JSON.stringify(outcome)} does not rank every seat`);
}

/** One entry per seat; a rank is one more than the number of seats that did better. */
export function ranked(outcome: Outcome, seats: number): boolean {
  return (
    outcome.length === seats &&
    outcome.every(
      ({ score, rank }) =>
        Number.isFinite(score) && rank === 1 + outcome.filter((other) => other.rank < rank).length,
    )
  );
}
