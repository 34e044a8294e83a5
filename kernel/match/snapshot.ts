import type { Engine, Full } from '../rules/engine.ts';
import { gapsOf, type RowsInEffect } from './rows-in-effect.ts';
import { snapshotMark } from './mark.ts';
import type { AnySetup } from '../rules/rules.ts';
import type { Seat } from '../rules/seat.ts';

/** A position at an undo boundary. */
interface Boundary<State> {
  readonly state: Full<State>;
  readonly line: RowsInEffect;
  /** The chapter's first row. */
  readonly first: number;
  readonly row: number;
  /** The mark of the last row. */
  readonly link: string;
  readonly conceded: readonly Seat[];
}

/**
 * A point to load a match from, taken only where no undo or sealed choice would be lost. Its contents are computed on
 * demand: many are taken for each one that is stored.
 */
export class Snapshot<State> {
  readonly #engine: Pick<Engine<AnySetup, State, never, never>, 'clone'>;
  readonly #boundary: Boundary<State>;

  constructor(engine: Pick<Engine<AnySetup, State, never, never>, 'clone'>, boundary: Boundary<State>) {
    this.#engine = engine;
    this.#boundary = boundary;
  }

  get row(): number {
    return this.#boundary.row;
  }

  get mark(): string {
    return snapshotMark(this.#boundary.link, this.state, this.conceded);
  }

  get conceded(): readonly Seat[] {
    return this.#boundary.conceded;
  }

  get state(): Full<State> {
    return this.#engine.clone(this.#boundary.state);
  }

  /** The rows of the chapter so far that are not in effect, endings and hints among them. */
  get takenBack(): readonly number[] {
    const { line, first, row } = this.#boundary;
    return gapsOf(line, first, row);
  }
}
