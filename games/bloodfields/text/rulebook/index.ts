import { findSection, type Locale, type Rulebook, type RulebookSection } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import { drawingsOf } from './drawings/index.ts';
import { listRows } from './lists.ts';

/** §17: adds the lists, made from the content, and the examples, drawn from the rules. */
const whole = (locale: Locale, { title, sections }: Rulebook): Rulebook => ({
  title,
  sections: sections.map((section) => {
    const rows = listRows(locale, section.id);
    const drawings = drawingsOf(locale, section.id);
    return {
      ...section,
      ...(section.table === undefined || rows === undefined ? {} : { table: { ...section.table, rows } }),
      ...(drawings === undefined ? {} : { drawings }),
    };
  }),
});

export const RULEBOOK: Readonly<Record<Locale, Rulebook>> = {
  en: whole('en', en),
  ja: whole('ja', ja),
};

export function sectionOf(locale: Locale, id: string): RulebookSection {
  const section = findSection(RULEBOOK[locale], id);
  if (section === undefined) throw new Error(`the rulebook has no section ${id}`);
  return section;
}
