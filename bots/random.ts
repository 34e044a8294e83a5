import type { AnySetup, Bot, Engine } from '@sanguine/kernel';

/** Plays any legal move: the baseline every level has to beat. */
export function randomBot<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
): Bot<State, Move> {
  return {
    choose: (view, seat, random) => ({
      move: engine.sample(view, seat, random),
      reason: { key: 'bot.random', values: {} },
    }),
  };
}
