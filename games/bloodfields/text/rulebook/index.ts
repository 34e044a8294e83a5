import type { Locale, Rulebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import { listRows } from './lists.ts';

/** §17: the lists are made from the content. */
const withLists = (locale: Locale, { title, sections }: Rulebook): Rulebook => ({
  title,
  sections: sections.map((section) => {
    const rows = listRows(locale, section.id);
    return section.table === undefined || rows === undefined
      ? section
      : { ...section, table: { ...section.table, rows } };
  }),
});

export const RULEBOOK: Readonly<Record<Locale, Rulebook>> = {
  en: withLists('en', en),
  ja: withLists('ja', ja),
};
