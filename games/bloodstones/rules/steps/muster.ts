import { UNITS } from '../../content/kinds.ts';
import { atlasOf } from '../atlas.ts';
import { build, buildable, buildCost } from '../build.ts';
import { refill } from '../draw.ts';
import type { StepOf } from '../frames.ts';
import { refuseMuster } from '../muster.ts';
import { continueSetup } from './found.ts';

/** §2.5: five Build Points' worth of units, one by one; then the hand is refilled (§2.7). */
export const muster: StepOf<'muster'> = {
  rule: '2.5',
  verbs: ['muster', 'ready'],
  who: (_, frame) => [frame.seat],
  *offers(state, frame, seat) {
    for (const kind of buildable(state, seat)) {
      const areas = UNITS[kind].domain === 'sea' ? atlasOf(state).neighbours(frame.area) : [frame.area];
      for (const area of areas) yield { do: 'muster', kind, area };
    }
    yield { do: 'ready' };
  },
  refuse(state, frame, seat, move) {
    if (move.do === 'ready') return null;
    return refuseMuster(state, seat, move.kind, move.area, frame.area, frame.points);
  },
  play(state, frame, seat, move, context) {
    if (move.do === 'ready') {
      refill(state, seat, false, context);
      continueSetup(state, context);
      return;
    }
    frame.points -= buildCost(state, seat, move.kind) ?? 0;
    build(state, seat, move.kind, move.area, context);
  },
  mask: (frame) => ({ ...frame }),
};
