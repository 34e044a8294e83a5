/** A text normalized for comparison: width, case, and hiragana or katakana do not matter. */
export interface Folded {
  readonly text: string;
  /** For each character of the folded text, its index in the original. */
  readonly origins: readonly number[];
}

const HIRAGANA = /[ぁ-ゖ]/;
const TO_KATAKANA = 0x60;

export function fold(original: string): Folded {
  let text = '';
  const origins: number[] = [];
  for (let at = 0; at < original.length; at++) {
    for (const character of original.charAt(at).normalize('NFKC').toLowerCase()) {
      text += HIRAGANA.test(character)
        ? String.fromCharCode(character.charCodeAt(0) + TO_KATAKANA)
        : character;
      origins.push(at);
    }
  }
  return { text, origins };
}

/** The search terms of a query. */
export function termsOf(query: string): string[] {
  return fold(query)
    .text.replaceAll('§', ' ')
    .split(/\s+/)
    .filter((term) => term !== '');
}

export type Range = readonly [from: number, to: number];

/** Where the terms occur in a text, in order and without overlaps. */
export function rangesOf(original: string, terms: readonly string[]): Range[] {
  const { text, origins } = fold(original);
  const found: Range[] = [];
  for (const term of terms) {
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
      const last = origins[at + term.length - 1] ?? original.length - 1;
      found.push([origins[at] ?? 0, last + 1]);
    }
  }
  return merged(found.toSorted(([one], [other]) => one - other));
}

function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const [from, to] of ranges) {
    const last = result.at(-1);
    if (last !== undefined && from <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], to)];
    else result.push([from, to]);
  }
  return result;
}
