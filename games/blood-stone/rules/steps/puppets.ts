import { actOffers, refuseStrike, refuseWalk, strike, strikes, walk, walks } from '../acts.ts';
import { allPuppets } from '../figures.ts';
import type { StepOf, Verbs } from '../frames.ts';
import { canGoOn, refusePuppet } from '../puppetry.ts';

/** §7.1: the puppet that acts first is the one that acts. */
export const puppets: StepOf<'puppets'> = {
  rule: '7.1',
  verbs: ['move', 'attack', 'rest'],
  who: (state) => [state.witch],
  *offers(state) {
    yield* actOffers(state, allPuppets(state));
    yield { do: 'rest' };
  },
  refuse(state, frame, _seat, move) {
    if (move.do === 'rest') return null;
    const refused = refusePuppet(state, frame, move.unit, move.do);
    if (refused !== null) return refused;
    return move.do === 'move' ? refuseWalk(state, move) : refuseStrike(state, move);
  },
  moves(state, frame) {
    const moves: Verbs['puppets'][] = [];
    for (const unit of allPuppets(state)) {
      if (refusePuppet(state, frame, unit, 'move') === null) moves.push(...walks(state, unit));
      if (refusePuppet(state, frame, unit, 'attack') === null) moves.push(...strikes(state, unit));
    }
    moves.push({ do: 'rest' });
    return moves;
  },
  play(state, frame, _seat, move, context) {
    if (move.do === 'rest') {
      state.frames.pop();
      return;
    }
    frame.acting = move.unit;
    if (move.do === 'move') {
      frame.moved = true;
      walk(state, move, context);
    } else {
      frame.attacked = true;
      strike(state, move, context);
    }
    if (state.result === 'open' && !canGoOn(state, frame)) state.frames.pop();
  },
  mask: (frame) => ({ ...frame }),
};
