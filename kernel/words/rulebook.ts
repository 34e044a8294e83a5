import type { Drawing } from './drawing.ts';
import type { Locale } from './phrases.ts';

/**
 * A numbered part of a rulebook. Ids never change, since rules and refusals cite them: `10.2`. In the paragraphs
 * `[10.2]` links to a section and a leading "– " marks a list item.
 */
export interface RulebookSection {
  readonly id: string;
  readonly title: string;
  readonly body: readonly string[];
  readonly table?: {
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
    /** The rows are headed by card titles, set as on the cards. */
    readonly titled?: boolean;
  };
  readonly drawings?: readonly Drawing[];
  /** Numbers of the rulings the section states. */
  readonly rulings: readonly number[];
}

export interface Rulebook {
  readonly title: string;
  readonly sections: readonly RulebookSection[];
}

/** A rulebook in every language. */
export type Rulebooks = Readonly<Record<Locale, Rulebook>>;

export function findSection({ sections }: Rulebook, id: string): RulebookSection | undefined {
  return sections.find((section) => section.id === id);
}
