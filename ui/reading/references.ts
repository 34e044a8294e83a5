/** Plain text, or a reference to another section. */
export type TextPiece = { readonly text: string; readonly section: string | null };

const REFERENCE = /\[(?:§\s?)?(\d+(?:\.\d+)*)\]|§\s?(\d+(?:\.\d+)*)|(?<![\d.])(\d+\.\d+)(?![\d.]*\d)/g;

/** Splits text at its cross-references: `[9.4]`, `§9.4` and a bare `9.4`, if that section exists. */
export function piecesOf(text: string, exists: (id: string) => boolean): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(REFERENCE)) {
    const section = match[1] ?? match[2] ?? match[3] ?? '';
    if (!exists(section)) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), section: null });
    pieces.push({ text: `§${section}`, section });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), section: null });
  return pieces;
}
