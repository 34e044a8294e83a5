import type { Random } from '../random/random.ts';
import type { Locale } from './phrases.ts';

/** A named value of a sheet: `MV 5`, `Points 98 of 100`. */
export interface SheetFigure {
  readonly name: string;
  readonly value: string;
}

/** Boxes to tick with a pencil: wounds, the rounds in which a unit has acted. */
export interface SheetTrack {
  readonly name: string;
  readonly boxes: number;
}

/** A skill or an item with its kind; or a paragraph of a rule, which has neither name nor notes. */
export interface SheetLine {
  readonly name: string;
  readonly notes: string;
  readonly text: string;
}

/** A unit with its card, or a rule. */
export interface SheetEntry {
  readonly name: string;
  /** The text beside the name: cost, size, traits. */
  readonly note: string;
  readonly figures: readonly SheetFigure[];
  readonly tracks: readonly SheetTrack[];
  readonly lines: readonly SheetLine[];
  /** The section of the rulebook it comes from; null if it is not a rule. */
  readonly rule: string | null;
}

export interface SheetSection {
  readonly title: string;
  readonly entries: readonly SheetEntry[];
}

/**
 * A roster to lay beside the table, with everything needed to play it. It is data without a layout: a terminal prints it in
 * columns, a page draws it on paper.
 */
export interface RosterSheet {
  /** The roster in one line, as it is typed and shared. */
  readonly code: string;
  /** Figures about the whole roster. */
  readonly figures: readonly SheetFigure[];
  readonly sections: readonly SheetSection[];
}

/** What is wrong with a roster, in words. */
export interface RosterFlaw {
  readonly rule: string;
  readonly why: string;
  /** The smallest changes that remove it, one after another. */
  readonly repair: readonly string[];
}

export interface RosterCheck {
  readonly code: string;
  readonly figures: readonly SheetFigure[];
  /** Empty if the roster may be played. */
  readonly flaws: readonly RosterFlaw[];
  /** The roster after all repairs, as it is typed; null if nothing is wrong, or if no repair is known. */
  readonly mended: string | null;
}

/** An answer, or one line in the reader's language that says what could not be read. */
export type RosterAnswer<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: string };

/** The values of a wish for a random roster, and one line that explains it. */
export interface RosterWish {
  readonly values: readonly string[];
  readonly about: Readonly<Record<Locale, string>>;
}

/** Rosters outside any game: checked, printed and drawn by lot for tables with this set-up. */
export interface RosterDesk<Setup> {
  readonly wishes: Readonly<Record<string, RosterWish>>;
  check(locale: Locale, setup: Setup, text: string): RosterAnswer<RosterCheck>;
  /** A roster that may not be played has a sheet too. Its rules come from the rulebook, which has to be loaded. */
  sheet(locale: Locale, setup: Setup, text: string): Promise<RosterAnswer<RosterSheet>>;
  /** A legal roster in one line. Every wish is one of its values. */
  random(setup: Setup, random: Random, wishes: Readonly<Record<string, string>>): string;
}
