import { refusal, type Step } from '../../../index.ts';
import { endTurn } from './duel.ts';
import {
  type CampMove,
  type Event,
  FIELD,
  type Frames,
  type Point,
  type State,
  type Tent,
  TENT,
} from './state.ts';

/** The spacing of the offered points: a few of all legal ones. */
const GRID = 4000;
const TRIES = 8;

/** The tent that a new one here would overlap. */
export function overlapping(tents: readonly Tent[], { x, y }: Point): Tent | undefined {
  return tents.find((tent) => (tent.x - x) ** 2 + (tent.y - y) ** 2 < TENT ** 2);
}

/** §4: a tent is pitched wherever there is room, or not at all. The legal points cannot be listed. */
export const camp: Step<State, Frames, 'camp', CampMove, Event> = {
  rule: '4',
  verbs: ['pitch', 'rest'],
  who: (state) => [state.active],
  *offers() {
    for (let x = GRID / 2; x <= FIELD; x += GRID) {
      for (let y = GRID / 2; y <= FIELD; y += GRID) yield { do: 'pitch', at: { x, y } };
    }
    yield { do: 'rest' };
  },
  refuse(state, _, _seat, move) {
    const other = move.do === 'rest' ? undefined : overlapping(state.tents, move.at);
    return other === undefined ? null : refusal('4', 'pitch.overlap', [`${other.x},${other.y}`]);
  },
  play(state, frame, seat, move, context) {
    if (move.do === 'pitch') {
      const { x, y } = move.at;
      state.tents.push({ seat, x, y });
      context.emit({ e: 'pitched', seat, at: { x, y } });
    }
    state.frames.pop();
    endTurn(state, frame.from);
  },
  mask: (frame) => ({ ...frame }),
  exhaustive: () => false,
  sample(state, _, _seat, random) {
    for (let tried = 0; tried < TRIES; tried++) {
      const at = { x: random.int(FIELD + 1), y: random.int(FIELD + 1) };
      if (overlapping(state.tents, at) === undefined) return { do: 'pitch', at };
    }
    return { do: 'rest' };
  },
};
