import { phrases } from '../text/say.ts';
import type { Locale } from '@sanguine/kernel';

/** As many as there are in the catalogue. */
const NAMES = 24;

/** A name for a table that nobody has named. */
export function someTableName(locale: Locale): string {
  return phrases(locale, `table.name.${1 + Math.floor(Math.random() * NAMES)}`);
}
