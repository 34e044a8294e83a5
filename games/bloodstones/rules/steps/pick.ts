import { refusal } from '@sanguine/kernel';
import { FACTIONS } from '../../content/factions.ts';
import type { StepOf } from '../frames.ts';
import { dealHands, isAllowed, takeFaction } from '../setup.ts';

/** §2.2: clockwise from the first player each takes a faction. */
export const pick: StepOf<'pick'> = {
  rule: '2.2',
  verbs: ['pick'],
  who: (_, frame) => frame.queue.slice(0, 1),
  *offers() {
    for (const faction of FACTIONS) yield { do: 'pick', faction };
  },
  refuse(state, _frame, _seat, { faction }) {
    const owner = state.players.findIndex((player) => player.faction === faction);
    if (owner >= 0) return refusal('2.2', 'faction.taken', [], { faction, seat: owner });
    return isAllowed(state, faction) ? null : refusal('2.2', 'faction.tooFew', [], { faction });
  },
  play(state, frame, seat, { faction }, context) {
    takeFaction(state, seat, faction, context);
    frame.queue.shift();
    if (frame.queue.length === 0) dealHands(state, context);
  },
  mask: (frame) => ({ ...frame, queue: [...frame.queue] }),
};
