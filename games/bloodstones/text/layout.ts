/** The widest line of the text board, in columns. */
export const WIDTH = 80;

/** Characters that take two columns on a terminal. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

/** Columns a text takes on a terminal. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDE.test(letter) ? 2 : 1;
  return width;
}

/** Parts set one after another and broken between parts before a line gets too wide; later lines are indented more. */
export function flow(parts: readonly string[], separator: string, indent: string): string[] {
  const stop = separator.trimEnd();
  const gap = separator.slice(stop.length);
  const lines: string[] = [];
  let line = '';
  for (const [index, part] of parts.entries()) {
    const piece = index < parts.length - 1 ? part + stop : part;
    if (line === '') line = indent + piece;
    else if (widthOf(line + gap + piece) <= WIDTH) line += gap + piece;
    else {
      lines.push(line);
      line = `${indent}    ${piece}`;
    }
  }
  return line === '' ? lines : [...lines, line];
}
