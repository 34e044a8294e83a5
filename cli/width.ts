import { stripVTControlCharacters } from 'node:util';

/** Characters a terminal draws two columns wide: CJK, kana, full-width forms. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const MARK = /\p{Mn}/u;

/** The columns a text takes, colours not counted. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of stripVTControlCharacters(text)) {
    if (WIDE.test(character)) width += 2;
    else if (!MARK.test(character)) width += 1;
  }
  return width;
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
