import { type Refusal, refusal, type Seat } from '@sanguine/kernel';
import { atlasOf } from '../atlas.ts';
import { build, buildable, buildCost, refuseCost, refuseSupply } from '../build.ts';
import { isEmpty } from '../forces.ts';
import type { StepOf } from '../frames.ts';
import type { Return } from '../moves.ts';
import type { State } from '../state.ts';
import { endTurn } from '../turn.ts';

/** §7.5: a Chaos Horde that is off the map places one unit in an empty area and pays for it; or its turn is over. */
export const comeBack: StepOf<'return'> = {
  rule: '7.5',
  verbs: ['return', 'end'],
  sections: { end: '3.1' },
  who: (state) => [state.active],
  *offers(state, _frame, seat) {
    for (const kind of buildable(state, seat)) {
      for (const area of atlasOf(state).areas) yield { do: 'return', kind, area };
    }
    yield { do: 'end' };
  },
  refuse: (state, _frame, seat, move) => (move.do === 'end' ? null : refuseReturn(state, seat, move)),
  play(state, _frame, seat, move, context) {
    if (move.do === 'end') {
      endTurn(state, context);
      return;
    }
    const cost = buildCost(state, seat, move.kind) ?? 0;
    build(state, seat, move.kind, move.area, context);
    state.frames = [{ step: 'main' }];
    if (cost > 0) state.frames.push({ step: 'build', cost });
  },
  mask: (frame) => ({ ...frame }),
};

function refuseReturn(state: State, seat: Seat, { kind, area }: Return): Refusal | null {
  const atlas = atlasOf(state);
  if (kind === 'cutiecorn') return refusal('7.5', 'return.cutiecorn');
  const supply = refuseSupply(state, seat, kind);
  if (supply !== null) return supply;
  if (kind === 'ship' && !atlas.isSea(area)) return refusal('7.5', 'build.shipOnLand', [`@${area}`]);
  if (kind !== 'ship' && atlas.isSea(area)) return refusal('7.5', 'build.landAtSea', [`@${area}`]);
  if (atlas.terrain(area) === 'mountain') return refusal('7.5', 'build.mountain', [`@${area}`]);
  if (!isEmpty(state, area)) return refusal('7.5', 'return.notEmpty', [`@${area}`]);
  return refuseCost(state, seat, kind);
}
