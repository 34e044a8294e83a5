import { describe, expect, test } from 'vitest';
import { type Frame, type PlayContext, RolloutContext, Sequence, type Steps, swiftRandom } from '../index.ts';

/** A tour visits every seat, greets the even ones by itself, and asks the others. */
interface Frames {
  tour: { next: number };
  greet: { seat: number };
  loop: object;
}
interface Verbs extends Record<keyof Frames, { readonly do: string }> {
  tour: never;
  greet: { readonly do: 'hello' | 'again' };
  loop: never;
}
interface State {
  seats: number;
  greeted: number[];
  frames: Frame<Frames>[];
}

const STEPS: Steps<State, Frames, Verbs, string> = {
  tour: {
    run(state, frame, context) {
      const seat = frame.next;
      if (seat === state.seats) {
        state.frames.pop();
        return;
      }
      frame.next += 1;
      if (seat % 2 === 1) state.frames.push({ step: 'greet', seat });
      else {
        state.greeted.push(seat);
        context.emit(`seat ${seat} is greeted`);
      }
    },
    mask: (frame) => ({ ...frame }),
  },
  greet: {
    rule: '1',
    verbs: ['hello', 'again'],
    who: (_, { seat }) => [seat],
    offers: () => [{ do: 'hello' }, { do: 'again' }],
    refuse: () => null,
    play(state, { seat }, _seat, move) {
      state.frames.pop();
      state.greeted.push(seat);
      if (move.do === 'again') state.frames.push({ step: 'loop' });
    },
    mask: (frame) => ({ ...frame }),
  },
  loop: { run: () => {}, mask: (frame) => ({ ...frame }) },
};

const sequence = new Sequence<State, Frames, Verbs, string>(STEPS);

class Told extends RolloutContext<string> implements PlayContext<string> {
  readonly lines: string[] = [];

  override emit(event?: string): void {
    if (event !== undefined) this.lines.push(event);
  }
}

function begun(seats: number): { readonly state: State; readonly told: Told } {
  const state: State = { seats, greeted: [], frames: [{ step: 'tour', next: 0 }] };
  const told = new Told(swiftRandom('stages'));
  sequence.proceed(state, told);
  return { state, told };
}

describe('a stage', () => {
  test('goes on by itself until somebody has to decide', () => {
    const { state, told } = begun(5);
    expect(state.greeted).toEqual([0]);
    expect(told.lines).toEqual(['seat 0 is greeted']);
    expect(sequence.deciders(state)).toEqual([1]);
  });

  test('goes on after every play, and is over when it takes its frame away', () => {
    const { state, told } = begun(5);
    sequence.play(state, 1, { do: 'hello' }, told);
    expect(sequence.deciders(state)).toEqual([3]);
    sequence.play(state, 3, { do: 'hello' }, told);
    expect(state).toEqual({ seats: 5, greeted: [0, 1, 2, 3, 4], frames: [] });
    expect(sequence.deciders(state)).toEqual([]);
    expect(told.lines).toHaveLength(3);
  });

  test('lies below the decision it asks for, and is masked with it', () => {
    const { state } = begun(5);
    const masked = sequence.mask(state, null);
    expect(masked).toEqual([
      { step: 'tour', next: 2 },
      { step: 'greet', seat: 1 },
    ]);
    expect(masked[0]).not.toBe(state.frames[0]);
  });

  test('that never ends is a fault and is told as one', () => {
    const { state, told } = begun(5);
    expect(() => sequence.play(state, 1, { do: 'again' }, told)).toThrow('no end of the stage loop');
  });

  test('decides nothing itself', () => {
    const state: State = { seats: 2, greeted: [], frames: [{ step: 'loop' }] };
    expect(() => sequence.deciders(state)).toThrow('nobody decides in the stage loop');
  });
});
