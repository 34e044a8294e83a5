import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

export type RulebookLocale = 'en' | 'ja';

export interface RulebookTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface RulebookSection {
  /** Fixed for good, since rules and refusals cite it: `10.2`. */
  readonly id: string;
  readonly title: string;
  /** Plain paragraphs; `[10.2]` points to a section, a leading "– " marks a list item. */
  readonly body: readonly string[];
  /** Numbers of the rulings this section tells. */
  readonly rulings: readonly number[];
  readonly table?: RulebookTable;
}

export interface Rulebook {
  readonly title: string;
  readonly sections: readonly RulebookSection[];
}

export const RULEBOOK: Record<RulebookLocale, Rulebook> = { en, ja };

export function findSection(locale: RulebookLocale, id: string): RulebookSection | undefined {
  return RULEBOOK[locale].sections.find((section) => section.id === id);
}
