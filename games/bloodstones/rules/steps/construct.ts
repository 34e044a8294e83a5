import { type Refusal, refusal, type Seat } from '@sanguine/kernel';
import type { Area } from '../../content/map.ts';
import { atlasOf } from '../atlas.ts';
import type { FrameOf, StepOf } from '../frames.ts';
import { payWith, refuseOneTile, singleTiles } from '../payment.ts';
import type { State } from '../state.ts';
import { bestPips, playerOf } from '../tiles.ts';
import { nextPhase } from '../turn.ts';
import { connectedAreas, isWipedOut, refuseSite, villageCost, villageSites } from '../villages.ts';

/** Phase 4 (§11): name the villages, then one tile pays for them all; ending the phase ends the turn. */
export const construct: StepOf<'construct'> = {
  rule: '11.1',
  verbs: ['settle', 'pay', 'end'],
  who: (state) => [state.active],
  *offers(state, _frame, seat) {
    for (const area of atlasOf(state).areas) yield { do: 'settle', area };
    for (const tiles of singleTiles(playerOf(state, seat))) yield { do: 'pay', tiles };
    yield { do: 'end' };
  },
  refuse(state, frame, seat, move) {
    switch (move.do) {
      case 'settle':
        return refuseSettle(state, frame, seat, move.area);
      case 'pay':
        return refuseOneTile('11.1', state, seat, move.tiles, frame.debt);
      case 'end':
        return frame.debt === 0 ? null : refusal('11.1', 'pay.first', [], { debt: frame.debt });
    }
  },
  moves(state, frame, seat) {
    const player = playerOf(state, seat);
    const sites = frame.paid
      ? []
      : villageSites(state, seat).filter((area) => refusePips(state, frame, seat, area) === null);
    const payments = singleTiles(player).filter(
      (tiles) => refuseOneTile('11.1', state, seat, tiles, frame.debt) === null,
    );
    return [
      ...sites.map((area) => ({ do: 'settle' as const, area })),
      ...payments.map((tiles) => ({ do: 'pay' as const, tiles })),
      ...(frame.debt === 0 ? [{ do: 'end' as const }] : []),
    ];
  },
  play(state, frame, seat, move, context) {
    switch (move.do) {
      case 'settle': {
        if (frame.free) frame.free = false;
        else frame.debt += villageCost(state, move.area);
        playerOf(state, seat).supply--;
        state.villages[move.area] = (state.villages[move.area] ?? 0) + 1;
        state.settlers[move.area] = seat;
        context.emit({ e: 'village.built', seat, area: move.area });
        return;
      }
      case 'pay':
        payWith(state, seat, move.tiles, context);
        frame.debt = 0;
        frame.paid = true;
        return;
      case 'end':
        nextPhase(state, 'construct', context);
    }
  },
  mask: (frame) => ({ ...frame }),
};

function refuseSettle(state: State, frame: FrameOf<'construct'>, seat: Seat, area: Area): Refusal | null {
  if (frame.paid) return refusal('11.1', 'village.paid');
  const site = refuseSite(state, seat, area);
  if (site !== null) return site;
  // §11.4: a player who is wiped out may start again anywhere.
  if (!isWipedOut(state, seat) && !connectedAreas(state, seat).has(area)) {
    return refusal('11.2', 'village.unconnected', [`@${area}`]);
  }
  return refusePips(state, frame, seat, area);
}

/** §11.1: all villages of the phase within the pips of one tile. */
function refusePips(state: State, frame: FrameOf<'construct'>, seat: Seat, area: Area): Refusal | null {
  const need = frame.free ? 0 : frame.debt + villageCost(state, area);
  const best = bestPips(playerOf(state, seat));
  return need > best ? refusal('11.1', 'village.pips', [`@${area}`], { need, best }) : null;
}
