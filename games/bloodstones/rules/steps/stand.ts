import { refusal } from '@sanguine/kernel';
import { drawBattleTiles } from '../battle.ts';
import { turnCutiecorn } from '../cutiecorn.ts';
import { continueFinal } from '../end.ts';
import type { Clash, StepOf } from '../frames.ts';
import { exitOffers, flee, refuseRetreat, withdrawal } from '../retreat.ts';

/** §9.2: the defender may withdraw before the battle. Asked only if that is possible. */
export const stand: StepOf<'stand'> = {
  rule: '9.2',
  verbs: ['withdraw', 'stand'],
  who: (_, frame) => [frame.defender],
  *offers(state, frame, seat) {
    yield { do: 'stand' };
    for (const area of exitOffers(state, seat, frame.area)) yield { do: 'withdraw', area };
  },
  refuse(state, frame, seat, move) {
    if (move.do === 'stand') return null;
    const refused = refuseRetreat(state, seat, frame.area, move.area);
    if (refused !== null) return refused;
    const { areas } = withdrawal(state, frame);
    return areas.includes(move.area) ? null : refusal('10.3', 'withdraw.onlyBySea', [`@${move.area}`]);
  },
  moves: (state, frame) => [
    { do: 'stand' },
    ...withdrawal(state, frame).areas.map((area) => ({ do: 'withdraw' as const, area })),
  ],
  play(state, frame, seat, move, context) {
    const { area, attacker, defender } = frame;
    state.frames.pop();
    if (move.do === 'stand') {
      const clash: Clash = { area, attacker, defender };
      drawBattleTiles(state, clash, context);
    } else {
      flee(state, seat, area, move.area, context);
      context.emit({ e: 'battle.withdrew', seat, from: area, to: move.area });
      turnCutiecorn(state, context);
    }
    continueFinal(state, context);
  },
  mask: (frame) => ({ ...frame }),
};
