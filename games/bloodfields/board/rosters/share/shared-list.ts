import type { Roster } from '../../../rules/roster/roster.ts';

/** A roster as it goes from hand to hand. */
export interface SharedList {
  readonly name: string;
  readonly note: string;
  readonly roster: Roster;
  /** Blood points it is meant for; null for any number. */
  readonly points: number | null;
  /** The version of the content it was made for. */
  readonly content: number;
}

/** A list that was read, or one clear line that says why not. */
export type ReadList =
  | { readonly ok: true; readonly list: SharedList }
  | { readonly ok: false; readonly problem: string };
