import { fold, termsOf } from '@sanguine/ui/reading/fold.ts';
import { meantBy } from '../../text/synonyms.ts';
import { addressOf, type Entry } from './entries/entry.ts';
import type { LibraryPlace } from './place.ts';
import readings from './readings.json' with { type: 'json' };

/** An entry as searched: in both languages at once, names in kana too. */
interface Searched {
  readonly name: string;
  readonly whole: string;
}

const folded = new WeakMap<Entry, Searched>();
const READINGS: Readonly<Record<string, string>> = readings;

function searchedAs(entry: Entry): Searched {
  const known = folded.get(entry);
  if (known !== undefined) return known;
  const { name, note, facts, texts } = entry;
  const names = [name.en, name.ja, READINGS[addressOf(entry)] ?? ''].join('\n');
  const rest = (['en', 'ja'] as const).flatMap((locale) => [
    note[locale],
    ...facts[locale].map(({ value }) => value),
    ...texts[locale],
  ]);
  const made = { name: fold(names).text, whole: fold([names, ...rest].join('\n')).text };
  folded.set(entry, made);
  return made;
}

/** 0: a name begins with the terms; 1: all in the name; 2: some in the name; 3: in the text; null: no match. */
function rankOf(entry: Entry, terms: readonly string[]): number | null {
  const { name, whole } = searchedAs(entry);
  if (!terms.every((term) => meantBy(term).some((one) => whole.includes(fold(one).text)))) return null;
  if (name.split('\n').some((one) => one.startsWith(terms.join(' ')))) return 0;
  if (terms.every((term) => name.includes(term))) return 1;
  return terms.some((term) => name.includes(term)) ? 2 : 3;
}

/** The entries the list shows: of the chosen kind and line, with every term, names before texts. */
export function findEntries(
  entries: readonly Entry[],
  { query, kind, line }: Pick<LibraryPlace, 'query' | 'kind' | 'line'>,
): Entry[] {
  const terms = termsOf(query);
  return entries
    .filter((entry) => (kind === null || entry.kind === kind) && (line === null || entry.line === line))
    .flatMap((entry) => {
      const rank = terms.length === 0 ? 0 : rankOf(entry, terms);
      return rank === null ? [] : [{ entry, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}
