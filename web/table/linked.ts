/** Words of a line that stand out, such as links or titles. */
interface Marked {
  readonly words: string;
}

/**
 * A line as plain text and the words that stand out. Tries longer words first, so that `area 12` is not mistaken for
 * `area 1`, and never splits a number.
 */
export function partsOf<Mark extends Marked>(text: string, marks: readonly Mark[]): (string | Mark)[] {
  const known = marks.filter(({ words }) => words !== '').toSorted((a, b) => b.words.length - a.words.length);
  const parts: (string | Mark)[] = [];
  let plain = '';
  for (let at = 0; at < text.length;) {
    const found = known.find(({ words }) => text.startsWith(words, at) && !cuts(text, at + words.length));
    if (found === undefined) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain !== '') parts.push(plain);
    plain = '';
    parts.push(found);
    at += found.words.length;
  }
  return plain === '' ? parts : [...parts, plain];
}

/** What must not begin a line: closing punctuation and Japanese particles. */
const HELD = /^(?:[,.;:!?)]+|[\u3041-\u3096]{1,4}|[、。！？」』）：]+)/u;

/** The beginning of a text that must stay on the line of the link before it. */
export function heldBy(text: string): string {
  return HELD.exec(text)?.[0] ?? '';
}

function cuts(text: string, end: number): boolean {
  return /\d/.test(text[end - 1] ?? '') && /\d/.test(text[end] ?? '');
}
