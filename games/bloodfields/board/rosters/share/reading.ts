import type { Locale } from '@sanguine/kernel';
import { SHARED, readLink } from './link.ts';
import { isFileText, readFile, readLine } from './roster-file.ts';
import type { ReadList } from './shared-list.ts';

const LINK = new RegExp(`^\\S*(?:^|/)${SHARED}\\?\\S*$`);

/** Reads anything pasted or opened: a link, the text of a file, or a list in one line. */
export function readAnything(locale: Locale, text: string): ReadList {
  const trimmed = text.trim();
  if (isFileText(trimmed)) return readFile(locale, trimmed);
  return LINK.test(trimmed) ? readLink(locale, trimmed) : readLine(locale, trimmed);
}
