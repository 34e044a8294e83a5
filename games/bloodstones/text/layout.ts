import { columnsOf } from '@sanguine/kernel';

/** The widest line of the text board, in columns. */
export const WIDTH = 80;

/** Parts set one after another and broken between parts before a line gets too wide; later lines are indented more. */
export function flow(parts: readonly string[], separator: string, indent: string): string[] {
  const stop = separator.trimEnd();
  const gap = separator.slice(stop.length);
  const lines: string[] = [];
  let line = '';
  for (const [index, part] of parts.entries()) {
    const piece = index < parts.length - 1 ? part + stop : part;
    if (line === '') line = indent + piece;
    else if (columnsOf(line + gap + piece) <= WIDTH) line += gap + piece;
    else {
      lines.push(line);
      line = `${indent}    ${piece}`;
    }
  }
  return line === '' ? lines : [...lines, line];
}
