import type { Roster } from '../../../rules/roster/roster.ts';

/** A roster as players share it. */
export interface SharedList {
  readonly name: string;
  readonly note: string;
  readonly roster: Roster;
  /** Blood points it is meant for; null for any number. */
  readonly points: number | null;
  /** The version of the content it was made for. */
  readonly content: number;
}

/** The list that was read, or one clear line that says why there is none. */
export type ReadList =
  | { readonly ok: true; readonly list: SharedList }
  | { readonly ok: false; readonly problem: string };
