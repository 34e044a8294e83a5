import { stripVTControlCharacters } from 'node:util';
import { columnsOf, isWide } from '@sanguine/kernel';

/** The columns a text takes, without colour codes. */
export function widthOf(text: string): number {
  return columnsOf(stripVTControlCharacters(text));
}

export function padded(text: string, width: number, side: 'left' | 'right' = 'left'): string {
  const room = ' '.repeat(Math.max(0, width - widthOf(text)));
  return side === 'left' ? text + room : room + text;
}

/** Shortens to `width` columns, with an ellipsis if anything is cut. */
export function clipped(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  for (const character of text) {
    if (widthOf(kept + character) > width - 1) break;
    kept += character;
  }
  return `${kept}…`;
}

/** Characters no line may begin with: after a narrow word, and after a wide character. */
const STOPS = '、。，．」』）】〕';
const CLOSING = `${STOPS}・：；！？ー…`;

/**
 * Words of narrow letters stay whole; between wide characters a line may break anywhere except before closing marks.
 */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let last = '';
  for (const character of text) {
    const piece = pieces.at(-1);
    if (piece !== undefined && belongs(piece, last, character)) pieces[pieces.length - 1] = piece + character;
    else pieces.push(character);
    last = character;
  }
  return pieces;
}

/** Whether a character continues the piece that ends with `last`. */
function belongs(piece: string, last: string, character: string): boolean {
  if (isSpace(last) || isSpace(character)) return isSpace(last) && isSpace(character);
  // The first character decides the kind of a piece.
  if (isWide(piece)) return CLOSING.includes(character);
  return isWide(character) ? STOPS.includes(character) : !isWide(last);
}

const isSpace = (character: string): boolean => /\s/u.test(character);

/** Wraps a paragraph; continuation lines are indented. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    if (line.trim() !== '' && widthOf(line + piece.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = indent + piece.trimStart();
    } else line += piece;
  }
  if (line.trim() !== '' || lines.length === 0) lines.push(line.trimEnd());
  return lines;
}
