import { refusal } from '@sanguine/kernel';
import { readyRosters } from '../../content/rosters.ts';
import type { StepOf } from '../frames.ts';
import { reveal } from '../muster/battle.ts';
import { faultsOf } from '../roster/faults.ts';
import { isReady, tidyRoster } from '../roster/roster.ts';
import { pointsFor } from '../scenario.ts';
import { freeze } from '../units.ts';

/** §2.1: both players bring a roster, hidden from the other until both have chosen. */
export const muster: StepOf<'muster'> = {
  rule: '2.1',
  verbs: ['muster'],
  who: (_, { chosen }) => [0, 1].filter((seat) => chosen[seat] === null),
  *offers(state) {
    for (const { units } of readyRosters(pointsFor(state))) {
      yield { do: 'muster', roster: units.map(({ kind, items }) => ({ kind, items: [...items] })) };
    }
  },
  exhaustive: (state) => state.options.rosters === 'ready',
  refuse(state, _frame, _seat, { roster }) {
    const points = pointsFor(state);
    const [fault] = faultsOf(roster, points);
    if (fault !== undefined)
      return { rule: fault.rule, code: fault.code, pieces: fault.pieces, facts: fault.facts };
    return state.options.rosters === 'free' || isReady(roster, points)
      ? null
      : refusal('2.1', 'roster.ready');
  },
  play(state, frame, seat, { roster }, context) {
    const tidy = freeze(
      tidyRoster(roster).map(({ kind, items }) => Object.freeze({ kind, items: freeze([...items]) })),
    );
    frame.chosen = freeze(frame.chosen.map((one, at) => (at === seat ? tidy : one)));
    context.emit({ e: 'roster.chosen', seat });
    if (frame.chosen.includes(null)) return;
    state.frames.pop();
    reveal(state, frame.chosen, context);
  },
  mask: (frame, viewer) => ({
    ...frame,
    chosen: freeze(frame.chosen.map((one, seat) => (one === null || seat === viewer ? one : 'hidden'))),
  }),
};
