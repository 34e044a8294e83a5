import { streamsOf } from '../random/dice.ts';
import type { Engine, Masked } from '../rules/engine.ts';
import { type Ending, outcomeOf } from './ending.ts';
import { copy } from '../rules/plain.ts';
import { asked, type Position } from './position.ts';
import { diceOf, type GameRecord, startRow } from './record.ts';
import { retrace, toEnd, type Unreplayed } from './replay.ts';
import type { AnySetup, Outcome } from '../rules/rules.ts';
import type { Seat, Viewer } from '../rules/seat.ts';
import { updateFor, type RowUpdate } from './row-update.ts';

/** The table a story begins with, as its viewer sees it. Nothing is sealed and nothing can be undone. */
export interface StoryStart<State> {
  /** Row 0, or the one after which the rules changed. */
  readonly number: number;
  readonly view: Masked<State>;
  readonly deciders: readonly Seat[];
  readonly sealed: readonly Seat[];
  readonly choice: null;
  readonly canUndo: boolean;
  readonly outcome: Outcome | null;
  readonly ending: Ending;
}

/** A game as one viewer could follow it: applying the patches in order gives every table in between. */
export interface ToldStory<State, Event> {
  readonly ok: true;
  readonly start: StoryStart<State>;
  readonly rows: readonly RowUpdate<Event>[];
}

/**
 * Replays the record's last chapter into the viewer's updates. The record must include the secret; if it has a result, it
 * tells everything bots thought.
 */
export function storyOf<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  record: GameRecord,
  viewer: Viewer,
): ToldStory<State, Event> | Unreplayed {
  return toEnd(tellStory(engine, record, viewer));
}

/** Like `storyOf`, but row by row, so that a long story can be interleaved with other work. */
export function* tellStory<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  record: GameRecord,
  viewer: Viewer,
): Generator<RowUpdate<Event>, ToldStory<State, Event> | Unreplayed, undefined> {
  if (record.game !== engine.id) return { ok: false, number: 0, problem: `a record of ${record.game}` };
  const dice = diceOf(record);
  if (!dice.ok) return { ok: false, number: 0, problem: dice.problem };
  const chapter = record.chapters.at(-1);
  if (chapter === undefined) return { ok: false, number: 0, problem: 'a record without chapters' };
  const course = retrace(engine, streamsOf(dice.value), chapter);
  const over = record.result !== undefined;
  const rows: RowUpdate<Event>[] = [];
  for (let step = course.next(); ; step = course.next()) {
    if (step.done === true) {
      if (!step.value.ok) return step.value;
      return { ok: true, start: startOf(engine, step.value.context.start, startRow(chapter), viewer), rows };
    }
    const update = updateFor(engine, step.value, viewer, over);
    rows.push(update);
    yield update;
  }
}

function startOf<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  position: Position<State, Move>,
  number: number,
  viewer: Viewer,
): StoryStart<State> {
  return {
    number,
    view: engine.mask(position.state, viewer),
    deciders: asked(engine, position),
    sealed: [],
    choice: null,
    canUndo: false,
    outcome: copy(outcomeOf(engine, position)),
    ending: position.ending,
  };
}
