import type { Locale } from '@sanguine/kernel';
import type { Line } from '../../../content/lines.ts';
import type { Feature } from '../../../text/roster/features.ts';
import { sectionOf } from '../../../text/rulebook/index.ts';

/** What there is to be looked up, in the order of the list. */
export const ENTRY_KINDS = [
  'unit',
  'item',
  'spell',
  'trait',
  'keyword',
  'token',
  'die',
  'terrain',
  'scenario',
  'layout',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** In both languages: one is read, both are searched. */
export type Told<Words> = Readonly<Record<Locale, Words>>;

export interface Fact {
  readonly name: string;
  readonly value: string;
}

export interface Entry {
  readonly kind: EntryKind;
  /** With the kind its address: `unit/orlen`. */
  readonly id: string;
  readonly name: Told<string>;
  /** One line below the name. */
  readonly note: Told<string>;
  readonly facts: Told<readonly Fact[]>;
  /** What is to be said of it, paragraph by paragraph. */
  readonly texts: Told<readonly string[]>;
  /** The line it belongs to; null: none, or all. */
  readonly line: Line | null;
  /** The section of the rulebook that has more. */
  readonly rule: string;
  /** What it uses, by features that other entries explain. */
  readonly uses: readonly Feature[];
  /** What it explains. */
  readonly explains: readonly Feature[];
  /** Other entries that belong to it, by their addresses. */
  readonly beside: readonly string[];
}

export const told = <Words>(words: (locale: Locale) => Words): Told<Words> => ({
  en: words('en'),
  ja: words('ja'),
});

type EntryParts = Pick<Entry, 'kind' | 'id' | 'name' | 'rule'> & Partial<Entry>;

const NOTHING: Told<readonly never[]> = told(() => []);
const SILENT: Told<string> = told(() => '');

/** An entry of which only what it has is said. */
export const entryOf = (parts: EntryParts): Entry => ({
  note: SILENT,
  facts: NOTHING,
  texts: NOTHING,
  line: null,
  uses: [],
  explains: [],
  beside: [],
  ...parts,
});

export const addressOf = ({ kind, id }: Pick<Entry, 'kind' | 'id'>): string => `${kind}/${id}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A row of a table of the rulebook as facts, the first cell being its name; what is empty or none is left out. */
export function rowFacts(locale: Locale, section: string, row: number): Fact[] {
  const { table } = sectionOf(locale, section);
  const cells = table?.rows[row] ?? [];
  return (table?.head ?? []).flatMap((name, at): Fact[] => {
    const value = cells[at] ?? '';
    return at === 0 || value === '' || value === '–' ? [] : [{ name, value }];
  });
}

/** The paragraphs of a section, its examples too. */
export const sectionTexts = (section: string): Told<readonly string[]> =>
  told((locale) => sectionOf(locale, section).body.map((text) => text.replace(/^– (?:\d+\. )?/, '')));
