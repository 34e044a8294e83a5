/** A stretch of the table in text: a head and what stands under it. */
export interface TextBlock {
  readonly head: string;
  readonly lines: readonly TextLine[];
}

interface TextLine {
  readonly text: string;
  /** Belongs to the line before it. */
  readonly inner: boolean;
  /** Set apart from its like by a star. */
  readonly marked: boolean;
}

/** Lines broken for a terminal go on with so many spaces at least. */
const CONTINUED = 4;
const STAR = '* ';

/** Text made for a terminal, as blocks of whole lines that any width can break anew. */
export function blocksOf(lines: readonly string[]): TextBlock[] {
  const blocks: { head: string; lines: TextLine[] }[] = [];
  let fresh = true;
  for (const line of lines) {
    const text = line.trim();
    const indent = line.length - line.trimStart().length;
    const block = blocks.at(-1);
    if (text === '') fresh = true;
    else if (fresh || block === undefined) {
      blocks.push({ head: text, lines: [] });
      fresh = false;
    } else if (indent >= CONTINUED) {
      const last = block.lines.pop();
      if (last === undefined) block.head = joined(block.head, text);
      else block.lines.push({ ...last, text: joined(last.text, text) });
    } else {
      const marked = text.startsWith(STAR);
      block.lines.push({
        text: marked ? text.slice(STAR.length) : text,
        inner: indent > 0 || marked,
        marked,
      });
    }
  }
  return blocks;
}

/** Japanese goes on without a space. */
function joined(before: string, after: string): string {
  return /[\u3000-\u9fff\uff00-\uffef]$/.test(before) ? before + after : `${before} ${after}`;
}
