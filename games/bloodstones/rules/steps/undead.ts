import { turnCutiecorn } from '../cutiecorn.ts';
import { areasOf, moveUnit } from '../forces.ts';
import type { StepOf } from '../frames.ts';
import { nextPhase } from '../turn.ts';
import { readyUndead, refuseShamble, shambleTargets, undeadIn } from '../undead.ts';

const byNumber = (a: number, b: number): number => a - b;

/** Phase 2 (§5): each Undead steps up to two areas for free. */
export const undead: StepOf<'undead'> = {
  rule: '5.1',
  verbs: ['shamble', 'end'],
  who: (state) => [state.active],
  *offers(state, frame, seat) {
    for (const from of areasOf(state, seat)) {
      if (undeadIn(state, seat, from) === 0) continue;
      const { tired } = readyUndead(state, frame, seat, from);
      for (const to of shambleTargets(state, seat, from)) {
        yield { do: 'shamble', from, to, again: false };
        if (tired > 0) yield { do: 'shamble', from, to, again: true };
      }
    }
    yield { do: 'end' };
  },
  refuse: (state, frame, seat, move) => (move.do === 'end' ? null : refuseShamble(state, frame, seat, move)),
  play(state, frame, seat, move, context) {
    if (move.do === 'end') {
      nextPhase(state, 'undead', context);
      return;
    }
    const { from, to, again } = move;
    moveUnit(state, seat, 'undead', from, to);
    if (again) {
      frame.tired.splice(frame.tired.indexOf(from), 1);
      frame.spent = [...frame.spent, to].toSorted(byNumber);
    } else frame.tired = [...frame.tired, to].toSorted(byNumber);
    context.emit({ e: 'unit.moved', seat, units: ['undead'], from, to, cost: 0 });
    turnCutiecorn(state, context);
  },
  mask: (frame) => ({ ...frame, tired: [...frame.tired], spent: [...frame.spent] }),
};
