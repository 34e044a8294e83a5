import { DEFAULT_OPTIONS } from '../../../content/options.ts';
import { cloneState } from '../../../rules/clone.ts';
import type { Event } from '../../../rules/events.ts';
import { reveal } from '../../../rules/muster/battle.ts';
import { start } from '../../../rules/setup.ts';
import type { State } from '../../../rules/state.ts';
import { put } from '../../../rules/units.ts';
import { answers, DiceWanted, tableContext, type Thrown, type Wanted } from './dice.ts';
import { perform } from './perform.ts';
import { type CompanionRecord, NOTHING_SAID, RECORD_VERSION, type Row } from './rows.ts';
import { type ByHand, run } from './run.ts';
import { rostersOf, type CompanionSetup } from './setup.ts';
import { rest } from './stage.ts';

/** A roll that was made. */
export interface RollNote extends Thrown {
  readonly round: number;
  readonly wanted: Wanted;
  /** True if read from real dice. */
  readonly real: boolean;
  /** The table before the roll, to work out what could be expected of it. */
  readonly table: State;
  /** The table with the dice on it, if somebody could still change them; null if the rules went on at once. */
  readonly fallen: State | null;
  /** How many events there were before the roll. */
  readonly at: number;
}

/** Something the rules have begun and that waits for dice. */
interface Pending {
  readonly row: Row;
  readonly throws: readonly Thrown[];
  readonly wanted: Wanted;
  readonly events: readonly Event[];
}

/** A battle on a real table so far. A value: each tap makes a new one. */
export interface Battle {
  readonly setup: CompanionSetup;
  readonly rows: readonly Row[];
  /** The table now; in the middle of a roll, as far as the rules have come. */
  readonly table: State;
  /** Where the rules last stopped for an answer, and from where they continue. */
  readonly from: State;
  /** The same, before the last tap that was settled. */
  readonly previous: State;
  readonly pending: Pending | null;
  /** All settled events, in order. */
  readonly events: readonly Event[];
  /** How many of them there were before the last tap. */
  readonly before: number;
  readonly notes: readonly RollNote[];
  /** How many events and rolls there were before the current action began, or else the last one. */
  readonly since: { readonly events: number; readonly notes: number };
  /** What the last tap leaves to do on the table. */
  readonly byHand: readonly ByHand[];
}

/** Opens the rosters, puts all units on the table and begins the first round; null if a roster cannot be read. */
export function begin(setup: CompanionSetup): Battle | null {
  const rosters = rostersOf(setup);
  if (rosters === null) return null;
  const events: Event[] = [];
  const context = tableContext([], events);
  const options = { ...DEFAULT_OPTIONS, scenario: setup.scenario };
  const state = start({ seats: 2, layout: `made/${setup.size}/`, options }, context);
  reveal(state, rosters, context);
  state.players = state.players.map((player, seat) => Object.freeze({ ...player, side: seat === 0 ? 0 : 1 }));
  state.holder = setup.holder;
  for (const id of state.units.keys()) put(state, id, { state: 'board' });
  rest(state);
  state.frames = [{ step: 'battle', slot: 'champions' }];
  run(state, context, NOTHING_SAID);
  return {
    setup,
    rows: [],
    table: state,
    from: state,
    previous: state,
    pending: null,
    events,
    before: 0,
    notes: [],
    since: { events: 0, notes: 0 },
    byHand: [],
  };
}

/** Answers in the middle of an action: they continue it, and nothing new begins. */
const GOING_ON: readonly string[] = ['reroll', 'turn', 'use', 'spend', 'keep', 'pass', 'strike', 'target'];

const goesOn = (row: Row): boolean =>
  row.tap === 'throw' || (row.tap === 'answer' && GOING_ON.includes(row.move.do));

/** The battle after one more tap; null if it means nothing now. */
export function tapped(battle: Battle, row: Row): Battle | null {
  const { pending } = battle;
  if (pending !== null) {
    return row.tap === 'throw' && answers(pending.wanted, row.faces) ? thrown(battle, pending, row) : null;
  }
  return row.tap === 'throw' ? null : attempt(battle, row, row, [], []);
}

function thrown(battle: Battle, pending: Pending, row: Extract<Row, { tap: 'throw' }>): Battle | null {
  const { wanted, throws, events } = pending;
  const note: RollNote = {
    round: battle.table.round,
    wanted,
    roll: wanted.roll,
    faces: row.faces,
    real: row.real,
    table: battle.table,
    fallen: null,
    at: battle.events.length + events.length,
  };
  const more = [...throws, { roll: wanted.roll, faces: row.faces }];
  return attempt(battle, row, pending.row, more, [note]);
}

/** Has the rules play what a tap began, with the dice thrown for it. */
function attempt(
  battle: Battle,
  row: Row,
  begun: Row,
  throws: readonly Thrown[],
  notes: readonly RollNote[],
): Battle | null {
  const state = cloneState(battle.from);
  const events: Event[] = [];
  const next = {
    ...battle,
    rows: [...battle.rows, row],
    notes: [...battle.notes, ...notes],
    since: goesOn(row) ? battle.since : { events: battle.events.length, notes: battle.notes.length },
  };
  try {
    const byHand = perform(state, begun, tableContext(throws, events));
    if (byHand === null) return null;
    const fallen = state.frames.at(-1)?.step === 'dice' ? state : null;
    return {
      ...next,
      notes: [...battle.notes, ...notes.map((note) => ({ ...note, fallen }))],
      table: state,
      from: state,
      previous: battle.from,
      pending: null,
      events: [...battle.events, ...events],
      before: battle.events.length,
      byHand,
    };
  } catch (problem) {
    if (!(problem instanceof DiceWanted)) throw problem;
    const { wanted } = problem;
    // Dice to be rerolled stay as they lie until new ones have fallen.
    const table = wanted.again ? battle.from : state;
    return { ...next, table, pending: { row: begun, throws, wanted, events }, byHand: [] };
  }
}

/** Replays a record as far as possible; null if its rosters cannot be read. */
export function replayed({ setup, rows }: Pick<CompanionRecord, 'setup' | 'rows'>): Battle | null {
  let battle = begin(setup);
  for (const row of rows) {
    if (battle === null) return null;
    const next = tapped(battle, row);
    if (next === null) return battle;
    battle = next;
  }
  return battle;
}

/** The battle without its last tap. */
export const undone = ({ setup, rows }: Battle): Battle | null =>
  replayed({ setup, rows: rows.slice(0, -1) });

export const recordOf = ({ setup, rows }: Battle): CompanionRecord => ({
  companion: RECORD_VERSION,
  setup,
  rows: [...rows],
});

/** All events so far, including those from the middle of a roll. */
export const toldIn = ({ events, pending }: Battle): readonly Event[] =>
  pending === null ? events : [...events, ...pending.events];

export const isOver = ({ table, pending }: Battle): boolean => pending === null && table.frames.length === 0;

/** How many rolls there have been; the app draws the next one after them. */
export const throwsBefore = ({ notes }: Battle): number => notes.length;
