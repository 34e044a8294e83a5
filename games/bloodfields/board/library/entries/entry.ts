import type { Locale } from '@sanguine/kernel';
import type { Line } from '../../../content/lines.ts';
import type { Feature } from '../../../text/roster/features.ts';
import { sectionOf } from '../../../text/rulebook/index.ts';

/** The kinds of entries, in the order of the list. */
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

/** In both languages: people read one and search both. */
export type Told<Words> = Readonly<Record<Locale, Words>>;

export interface Fact {
  readonly name: string;
  readonly value: string;
}

export interface Entry {
  readonly kind: EntryKind;
  /** Makes up its address with the kind: `unit/orlen`. */
  readonly id: string;
  readonly name: Told<string>;
  /** One line below the name. */
  readonly note: Told<string>;
  readonly facts: Told<readonly Fact[]>;
  /** What there is to say about it, by paragraph. */
  readonly texts: Told<readonly string[]>;
  /** The line it belongs to; null for none or all. */
  readonly line: Line | null;
  /** The section of the rulebook that tells more. */
  readonly rule: string;
  /** The features it uses, which other entries explain. */
  readonly uses: readonly Feature[];
  /** The features it explains. */
  readonly explains: readonly Feature[];
  /** Addresses of other entries that belong to it. */
  readonly beside: readonly string[];
}

export const told = <Words>(words: (locale: Locale) => Words): Told<Words> => ({
  en: words('en'),
  ja: words('ja'),
});

type EntryParts = Pick<Entry, 'kind' | 'id' | 'name' | 'rule'> & Partial<Entry>;

const NOTHING: Told<readonly never[]> = told(() => []);
const SILENT: Told<string> = told(() => '');

/** An entry from the parts it has; all others stay empty. */
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

/** A row of a rulebook table as facts; leaves out the first cell, which is the name, and empty ones. */
export function rowFacts(locale: Locale, section: string, row: number): Fact[] {
  const { table } = sectionOf(locale, section);
  const cells = table?.rows[row] ?? [];
  return (table?.head ?? []).flatMap((name, at): Fact[] => {
    const value = cells[at] ?? '';
    return at === 0 || value === '' || value === '–' ? [] : [{ name, value }];
  });
}

/** The paragraphs of a section, including its examples. */
export const sectionTexts = (section: string): Told<readonly string[]> =>
  told((locale) => sectionOf(locale, section).body.map((text) => text.replace(/^– (?:\d+\. )?/, '')));
