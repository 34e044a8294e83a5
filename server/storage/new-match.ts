import {
  type AnySetup,
  check,
  copy,
  deal,
  type Dice,
  type Engine,
  snapshotMark,
  streamsOf,
} from '@sanguine/kernel';
import type { NewMatch } from './store.ts';

export interface Start<Setup extends AnySetup> {
  readonly id: string;
  readonly setup: Setup;
  readonly dice: Dice;
  readonly at: number;
}

/** Deals a match, ready to be stored. The caller has checked the set-up. */
export function newMatch<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  { id, dice, at, ...asked }: Start<Setup>,
): NewMatch {
  const shaped = check(engine.schema.setup, asked.setup);
  if (!shaped.ok) throw new Error(shaped.problem);
  const setup = copy(shaped.value);
  const { state, events, mark } = deal(engine, streamsOf(dice), setup);
  const deciders = engine.deciders(state);
  return {
    id,
    game: engine.id,
    dice,
    chapter: { number: 1, rulesVersion: engine.rulesVersion, base: { setup }, events },
    snapshot: { chapter: 1, row: 0, mark: snapshotMark(mark, state), state, takenBack: [], conceded: [] },
    deciders,
    ordered: deciders.filter((seat) => engine.ordered(state, seat) !== null),
    at,
  };
}
