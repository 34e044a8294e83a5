import { SOLDIERS } from '../../content/units.ts';
import {
  actOffers,
  refuseAct,
  refuseStrike,
  refuseWalk,
  spendAct,
  strike,
  strikes,
  walk,
  walks,
} from '../acts.ts';
import { castMoves, castOffers, playCard, refuseCard } from '../casting.ts';
import { freeSoldiers, soldierSeat, standing } from '../figures.ts';
import type { StepOf, Verbs } from '../frames.ts';
import { endSoldiers } from '../turn.ts';

/** §4: up to three Acts, one phantom spell and any discards, in any order. */
export const soldiers: StepOf<'soldiers'> = {
  rule: '4.2',
  verbs: ['move', 'attack', 'cast', 'discard', 'end'],
  sections: { move: '3.1', attack: '3.2', cast: '6.1', discard: '4.4', end: '4.5' },
  who: (state) => [soldierSeat(state)],
  *offers(state, _frame, seat) {
    yield* actOffers(state, standing(state, SOLDIERS));
    yield* castOffers(state, seat);
    yield { do: 'end' };
  },
  refuse(state, _frame, seat, move) {
    switch (move.do) {
      case 'move':
        return refuseAct(state, move.unit, 'move') ?? refuseWalk(state, move);
      case 'attack':
        return refuseAct(state, move.unit, 'attack') ?? refuseStrike(state, move);
      case 'cast':
      case 'discard':
        return refuseCard(state, seat, move);
      case 'end':
        return null;
    }
  },
  moves(state, _frame, seat) {
    const moves: Verbs['soldiers'][] = [];
    for (const unit of freeSoldiers(state)) {
      if (refuseAct(state, unit, 'move') === null) moves.push(...walks(state, unit));
      if (refuseAct(state, unit, 'attack') === null) moves.push(...strikes(state, unit));
    }
    moves.push(...castMoves(state, seat), { do: 'end' });
    return moves;
  },
  play(state, _frame, seat, move, context) {
    switch (move.do) {
      case 'move':
        spendAct(state, move.unit, 'move');
        walk(state, move, context);
        return;
      case 'attack':
        spendAct(state, move.unit, 'attack');
        strike(state, move, context);
        return;
      case 'cast':
      case 'discard':
        playCard(state, seat, move, context);
        return;
      case 'end':
        endSoldiers(state, context);
    }
  },
  mask: (frame) => ({ ...frame }),
};
