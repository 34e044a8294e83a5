import type { Locale, Rulebook } from '@sanguine/kernel';
import { cardRows } from './cards.ts';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** The card lists (§18) are generated from the cards. */
const withCards = (locale: Locale, { title, sections }: Rulebook): Rulebook => ({
  title,
  sections: sections.map((section) => {
    const rows = cardRows(locale, section.id);
    return section.table === undefined || rows.length === 0
      ? section
      : { ...section, table: { ...section.table, rows, titled: true } };
  }),
});

export const RULEBOOK: Readonly<Record<Locale, Rulebook>> = {
  en: withCards('en', en),
  ja: withCards('ja', ja),
};
