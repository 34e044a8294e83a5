import type * as kernel from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/**
 * Ids are fixed for good, since rules and refusals cite them: `11.5`. In the paragraphs `[11.5]` points to a section and
 * a leading "– " marks a list item.
 */
export interface RulebookSection extends kernel.RulebookSection {
  /** Numbers of the rulings this section tells. */
  readonly rulings: readonly number[];
}

export interface Rulebook extends kernel.Rulebook {
  readonly sections: readonly RulebookSection[];
}

export const RULEBOOK: Readonly<Record<kernel.Locale, Rulebook>> = { en, ja };

export function findSection(locale: kernel.Locale, id: string): RulebookSection | undefined {
  return RULEBOOK[locale].sections.find((section) => section.id === id);
}
