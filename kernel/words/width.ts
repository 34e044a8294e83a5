import { eastAsianWidth } from 'get-east-asian-width';
import type { Locale } from './phrases.ts';

const MARK = /\p{Mn}/u;

/** The first combining mark; every character before it takes one column. */
const FIRST_MARK = 0x300;

/** Whether a terminal draws the character two columns wide: kanji, kana, full-width forms, pictures. */
export function isWide(character: string): boolean {
  return eastAsianWidth(character.codePointAt(0) ?? 0) === 2;
}

/** The columns a plain text takes on a terminal. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) {
    if ((character.codePointAt(0) ?? 0) < FIRST_MARK) columns++;
    else if (!MARK.test(character)) columns += isWide(character) ? 2 : 1;
  }
  return columns;
}

/** The widest line of a game's text board, in columns. */
export const BOARD_COLUMNS = 80;

/** Joins parts into lines, breaking between parts before a line gets too wide; continuation lines are indented more. */
export function flow(parts: readonly string[], separator: string, indent: string): string[] {
  const stop = separator.trimEnd();
  const gap = separator.slice(stop.length);
  const lines: string[] = [];
  let line = '';
  let columns = 0;
  for (const [index, part] of parts.entries()) {
    const piece = index < parts.length - 1 ? part + stop : part;
    const more = columnsOf(gap + piece);
    if (line !== '' && columns + more <= BOARD_COLUMNS) {
      line += gap + piece;
      columns += more;
      continue;
    }
    if (line !== '') lines.push(line);
    line = line === '' ? indent + piece : `${indent}    ${piece}`;
    columns = columnsOf(line);
  }
  return line === '' ? lines : [...lines, line];
}

const known = new Map<Locale, Intl.Segmenter>();

/** Making one takes far longer than using it. */
function segmenter(locale: Locale): Intl.Segmenter {
  const words = known.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' });
  known.set(locale, words);
  return words;
}

/** Breaks a paragraph between words, by the language's own segmentation. */
export function paragraph(locale: Locale, text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter(locale).segment(text)) {
    const last = words.at(-1);
    // Punctuation and spaces stay with the word before them.
    if (isWordLike === true || last === undefined || /[（「]$/.test(segment)) words.push(segment);
    else words[words.length - 1] = last + segment;
  }
  return flow(words, '', '  ').map((line) => line.trimEnd());
}
