import type { Selectable } from 'kysely';
import type { Schema } from '../storage/schema.ts';

export type TableRow = Selectable<Schema['tables']>;
/** Includes the salt, which only the dice may use. */
export type SeatRow = Selectable<Schema['seats']>;
export type Held = Omit<SeatRow, 'salt'>;

type Head = Selectable<Schema['matches']>;

/** A table with the head of its match, without the secret of its dice. */
export interface KnownTable extends TableRow {
  readonly number: Head['number'] | null;
  readonly changed: Head['changed'] | null;
  readonly finished: Head['finished'];
  readonly outcome: Head['outcome'];
  readonly deciders: Head['deciders'] | null;
}
