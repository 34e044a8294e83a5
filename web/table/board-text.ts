/** A stretch of the table in text: a head and what stands under it. */
export interface TextBlock {
  readonly head: string;
  /** What is drawn with letters, as it stands: nothing in it may be broken or moved. */
  readonly drawing: readonly string[];
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
/** Columns are told by their gaps: so many make a drawing, and numbered rows go on with it. */
const GAPS = 3;

/** Text made for a terminal, as blocks of whole lines that any width can break anew. */
export function blocksOf(lines: readonly string[]): TextBlock[] {
  const blocks: { head: string; drawing: string[]; lines: TextLine[] }[] = [];
  let fresh = true;
  let drawing = false;
  for (const line of lines) {
    const text = line.trim();
    const indent = line.length - line.trimStart().length;
    const block = blocks.at(-1);
    const gaps = text.match(/\S {2,}(?=\S)/g)?.length ?? 0;
    drawing = indent > 0 && (gaps >= GAPS || (drawing && /^\d+ /.test(text)));
    if (text === '') fresh = true;
    else if (fresh || block === undefined) {
      blocks.push({ head: text, drawing: [], lines: [] });
      fresh = false;
    } else if (drawing) block.drawing.push(line);
    else if (indent >= CONTINUED) {
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
