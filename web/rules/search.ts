import type { Rulebook, RulebookSection } from '@sanguine/kernel';
import { fold, rangesOf, termsOf } from '@sanguine/ui/reading/fold.ts';

export interface Hit {
  readonly section: RulebookSection;
  /** The line with the terms; empty if only the number or title matches. */
  readonly excerpt: string;
}

const MOST = 30;
const AROUND = 48;

/**
 * Sections with all terms, best first: by number, title, text. If the reader's own book has none, searches the book in
 * the other language and returns the same sections of the reader's book.
 */
export function searchRules(query: string, book: Rulebook, other: Rulebook): readonly Hit[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const own = hitsIn(book, terms);
  if (own.length > 0) return own;
  return hitsIn(other, terms).flatMap(({ section: { id } }) => {
    const section = book.sections.find((one) => one.id === id);
    return section === undefined ? [] : [{ section, excerpt: section.body[0] ?? '' }];
  });
}

function hitsIn({ sections }: Rulebook, terms: readonly string[]): Hit[] {
  const ranked = sections.flatMap((section) => {
    const rank = rankOf(section, terms);
    return rank === null ? [] : [{ section, rank }];
  });
  return ranked
    .toSorted((one, next) => one.rank - next.rank)
    .slice(0, MOST)
    .map(({ section }) => ({ section, excerpt: excerptOf(section, terms) }));
}

/** A section as it is searched. */
interface Searched {
  readonly title: string;
  readonly whole: string;
}

const folded = new WeakMap<RulebookSection, Searched>();

/** Folded once, because every letter typed searches all sections. */
function searchedAs(section: RulebookSection): Searched {
  const known = folded.get(section);
  if (known !== undefined) return known;
  const made = { title: fold(section.title).text, whole: fold(linesOf(section).join('\n')).text };
  folded.set(section, made);
  return made;
}

/** 0: the number itself; 1: all in the title; 2: some in the title; 3: in the text; null: no match. */
function rankOf(section: RulebookSection, terms: readonly string[]): number | null {
  const [first, second] = terms;
  if (second === undefined && first !== undefined && /^\d+(\.\d*)?$/.test(first)) {
    if (section.id === first) return 0;
    if (section.id.startsWith(first.endsWith('.') ? first : `${first}.`)) return 1;
  }
  const { title, whole } = searchedAs(section);
  if (!terms.every((term) => title.includes(term) || whole.includes(term))) return null;
  if (terms.every((term) => title.includes(term))) return 1;
  return terms.some((term) => title.includes(term)) ? 2 : 3;
}

function linesOf({ body, table, drawings = [] }: RulebookSection): string[] {
  const rows = table === undefined ? [] : [table.head, ...table.rows].map((row) => row.join(' · '));
  return [...body, ...rows, ...drawings.map(({ caption }) => caption)];
}

/** The line with the most terms, cut to the surroundings of the first. */
function excerptOf(section: RulebookSection, terms: readonly string[]): string {
  const scored = linesOf(section).map((line) => ({ line, ranges: rangesOf(line, terms) }));
  const best = scored.toSorted((one, next) => next.ranges.length - one.ranges.length)[0];
  const at = best?.ranges[0]?.[0];
  if (best === undefined || at === undefined) return '';
  const line = best.line.replace(/^– /, '');
  const from = Math.max(0, at - AROUND);
  const to = Math.min(line.length, at + 2 * AROUND);
  return `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`;
}
