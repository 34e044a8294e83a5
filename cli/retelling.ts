import {
  type AnyGame,
  type Chapter,
  check,
  diceOf,
  type Full,
  type GameRecord,
  type MarkedRow,
  type Masked,
  Match,
  RowContext,
  type Seat,
  startRow,
  streamsOf,
  type Viewer,
} from '@sanguine/kernel';
import { playersOf, type Sides, sidesOf } from './players.ts';
import { messageOf, CommandProblem } from './problem.ts';

/** A viewer of a record, or `open` to see every hand. */
export type Eyes = Viewer | 'open';

/** One row of a record as its viewer sees it. */
export interface RetoldRow {
  readonly row: number;
  readonly do: 'start' | MarkedRow<unknown>['do'];
  readonly seat: Seat | null;
  /** The move in notation; null if there is none or it is hidden. */
  readonly move: string | null;
  readonly events: readonly unknown[];
  /** The players' sides before the row. */
  readonly sides: Sides;
  /** The table; missing where other rules were in force. */
  readonly view?: Masked<unknown>;
}

/** Replays a record row by row. */
export function retell(game: AnyGame, record: GameRecord, file: string, eyes: Eyes): RetoldRow[] {
  try {
    return record.chapters.flatMap((chapter) => new Retelling(game, record, chapter, file, eyes).rows());
  } catch (error) {
    if (error instanceof CommandProblem) throw error;
    throw new CommandProblem('problem.record', { file, why: messageOf(error) });
  }
}

class Retelling {
  readonly #game: AnyGame;
  readonly #record: GameRecord;
  readonly #chapter: Chapter;
  readonly #file: string;
  readonly #eyes: Eyes;

  constructor(game: AnyGame, record: GameRecord, chapter: Chapter, file: string, eyes: Eyes) {
    this.#game = game;
    this.#record = record;
    this.#chapter = chapter;
    this.#file = file;
    this.#eyes = eyes;
  }

  rows(): RetoldRow[] {
    const { rulesVersion, events, rows } = this.#chapter;
    if (rulesVersion === this.#game.engine.rulesVersion || events === undefined) return this.#played();
    // A closed chapter under other rules cannot be replayed, but it kept its events.
    return rows.map(({ do: did, seat }, at) => ({
      row: startRow(this.#chapter) + at + 1,
      do: did,
      seat,
      move: null,
      events: this.#seen(events[at] ?? []),
      sides: [],
    }));
  }

  #played(): RetoldRow[] {
    let number = startRow(this.#chapter);
    let kept: MarkedRow<unknown> | undefined;
    let events: readonly unknown[] = [];
    const { result: _, ...record } = this.#record;
    const opened = Match.resume(
      this.#game.engine,
      { ...record, chapters: [{ ...this.#chapter, rows: [] }] },
      {
        append(row, _number, happened) {
          kept = row;
          events = happened;
        },
      },
    );
    if (!opened.ok) throw this.#differs(opened.number, opened.problem);
    const { match } = opened;
    const told = this.#start();
    const seats = playersOf(this.#game, this.#record).length;
    for (const row of this.#chapter.rows) {
      number += 1;
      const { state } = match;
      const move = this.#moveSeen(state, row);
      const taken = match.take(row);
      if (!taken.ok) throw this.#differs(number, taken.refusal.code);
      if (kept?.mark !== row.mark) {
        throw this.#differs(number, 'the table after this row is not the one recorded');
      }
      const sides = sidesOf(this.#game, state, seats);
      const view = this.#game.engine.mask(state, null);
      told.push({ row: number, do: row.do, seat: row.seat, move, events: this.#seen(events), sides, view });
    }
    return told;
  }

  #differs(row: number, why: string): CommandProblem {
    return new CommandProblem('problem.replay', { file: this.#file, row, why });
  }

  /** The events of the set-up: deals, and draws for the first turn. */
  #start(): RetoldRow[] {
    const { engine } = this.#game;
    const { base } = this.#chapter;
    const dice = diceOf(this.#record);
    if (!('setup' in base) || !dice.ok) return [];
    const setup = check(engine.schema.setup, base.setup);
    if (!setup.ok) return [];
    const context = new RowContext<unknown>(streamsOf(dice.value), 0);
    const view = engine.mask(engine.start(setup.value, context), null);
    const events = this.#seen(context.events);
    return [{ row: 0, do: 'start', seat: null, move: null, events, sides: [], view }];
  }

  #seen(events: readonly unknown[]): unknown[] {
    const eyes = this.#eyes;
    if (eyes === 'open') return [...events];
    return events.flatMap((event) => this.#game.engine.maskEvent(event, eyes) ?? []);
  }

  #moveSeen(state: Full<unknown>, row: MarkedRow<unknown>): string | null {
    const { engine } = this.#game;
    if (row.do !== 'move' && row.do !== 'seal') return null;
    if (this.#eyes === 'open' || this.#eyes === row.seat) {
      return engine.notation.print(state, row.seat, row.move);
    }
    return row.do === 'seal' ? null : engine.face(state, row.seat, row.move, this.#eyes);
  }
}
