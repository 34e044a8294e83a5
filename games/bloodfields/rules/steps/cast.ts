import { refuseSpell, isOfSchool } from '../magic/legality.ts';
import type { FrameOf, StepOf } from '../frames.ts';
import { spellsOf } from '../skills.ts';
import type { State } from '../state.ts';
import { freeze, unitOf, withOne } from '../units.ts';

function magicOf(state: State): FrameOf<'magic'> {
  const frame = state.frames.findLast(({ step }) => step === 'magic');
  if (frame?.step !== 'magic') throw new Error('nobody casts');
  return frame;
}

/** §9.1: the next spell, or none. */
export const cast: StepOf<'cast'> = {
  rule: '9.1',
  verbs: ['cast', 'stop'],
  who: (state, { unit }) => [unitOf(state, unit).owner],
  *offers(state, { unit }) {
    for (const { id } of spellsOf(unitOf(state, unit))) yield { do: 'cast', spell: id };
    yield { do: 'stop' };
  },
  refuse: (state, { unit }, _seat, move) =>
    move.do === 'stop' ? null : refuseSpell(state, unit, move.spell, magicOf(state).tried),
  play(state, { unit }, _seat, move) {
    state.frames.pop();
    const magic = magicOf(state);
    if (move.do === 'stop') {
      magic.left = 0;
      return;
    }
    magic.left -= 1;
    magic.spell = move.spell;
    magic.tried = freeze([...magic.tried, move.spell]);
    magic.slot = 'test';
    const { owner } = unitOf(state, unit);
    const player = state.players[owner];
    // §9.5: a tried spell is used up for the round, successful or not.
    if (player !== undefined && isOfSchool(move.spell)) {
      state.players[owner] = Object.freeze({ ...player, spells: withOne(player.spells, move.spell) });
    }
  },
  mask: (frame) => ({ ...frame }),
};
