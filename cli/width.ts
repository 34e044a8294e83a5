import { stripVTControlCharacters } from 'node:util';
import { columnsOf, WIDE } from '@sanguine/kernel';

/** The columns a text takes, colours not counted. */
export function widthOf(text: string): number {
  return columnsOf(stripVTControlCharacters(text));
}

export function padded(text: string, width: number, side: 'left' | 'right' = 'left'): string {
  const room = ' '.repeat(Math.max(0, width - widthOf(text)));
  return side === 'left' ? text + room : room + text;
}

/** Shortened to so many columns, with an ellipsis where something is missing. */
export function clipped(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  for (const character of text) {
    if (widthOf(kept + character) > width - 1) break;
    kept += character;
  }
  return `${kept}…`;
}

/** Words of narrow letters stay whole; between wide characters a line may break anywhere, but not before closing marks. */
const PIECE = new RegExp(
  `\\s+|${WIDE.source}[、。，．」』）】〕・：；！？ー…]*|(?:(?!${WIDE.source})\\S)+[、。，．」』）】〕]*`,
  'gu',
);

/** A paragraph in lines no wider than this; later lines are indented. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [piece] of text.matchAll(PIECE)) {
    if (line.trim() !== '' && widthOf(line + piece.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = indent + piece.trimStart();
    } else line += piece;
  }
  if (line.trim() !== '' || lines.length === 0) lines.push(line.trimEnd());
  return lines;
}
