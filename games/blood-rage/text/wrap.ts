import { flow, type Locale } from '@sanguine/kernel';

/** A paragraph broken between words, wherever the language has its breaks. */
export function wrap(locale: Locale, text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const last = words.at(-1);
    // Stops and spaces stay with the word before them.
    if (isWordLike === true || last === undefined || /[（「]$/.test(segment)) words.push(segment);
    else words[words.length - 1] = last + segment;
  }
  return flow(words, '', '  ').map((line) => line.trimEnd());
}
