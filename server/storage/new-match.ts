import {
  type AnySetup,
  check,
  copy,
  type Dice,
  type Engine,
  Match,
  RowTable,
  streamsOf,
} from '@sanguine/kernel';
import type { NewMatch } from './store.ts';

/** What a match begins with. */
export interface Start<Setup extends AnySetup> {
  readonly id: string;
  readonly setup: Setup;
  readonly dice: Dice;
  readonly at: number;
}

/** A match dealt and ready to be stored. A set-up from outside is to be asked about first: what is refused throws here. */
export function newMatch<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  { id, dice, at, ...asked }: Start<Setup>,
): NewMatch {
  const shaped = check(engine.schema.setup, asked.setup);
  if (!shaped.ok) throw new Error(shaped.problem);
  const setup = copy(shaped.value);
  const match = Match.open(engine, { setup, dice });
  const start = match.snapshot();
  if (start === null) throw new Error('nothing can be taken back at the start');
  const { row, mark, state, takenBack } = start;
  const deal = new RowTable<Event>(streamsOf(dice), row);
  engine.start(copy(setup), deal);
  const deciders = match.deciders();
  return {
    id,
    game: engine.id,
    dice,
    chapter: { number: 1, rulesVersion: engine.rulesVersion, base: { setup }, events: deal.events },
    snapshot: { chapter: 1, row, mark, state, takenBack },
    deciders,
    ordered: deciders.filter((seat) => match.ordered(seat) !== null),
    at,
  };
}
