import { refusal } from '@sanguine/kernel';
import { type Faction, FACTIONS } from '../../content/factions.ts';
import type { StepOf } from '../frames.ts';
import { dealHands, isAllowed, takeFaction } from '../setup.ts';
import type { State } from '../state.ts';

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
  play(state, frame, seat, { faction }, table) {
    takeFaction(state, seat, faction, table);
    frame.queue.shift();
    const [last] = frame.queue;
    const [only, second] = freeFactions(state);
    // The sixth player has no choice, as everybody can see.
    if (last !== undefined && only !== undefined && second === undefined) {
      takeFaction(state, last, only, table);
      frame.queue.shift();
    }
    if (frame.queue.length === 0) dealHands(state, table);
  },
  mask: (frame) => ({ ...frame, queue: [...frame.queue] }),
};

/** Factions nobody has taken yet, of those the table may choose from. */
function freeFactions(state: State): Faction[] {
  const taken = state.players.map(({ faction }) => faction);
  return FACTIONS.filter((faction) => isAllowed(state, faction) && !taken.includes(faction));
}
