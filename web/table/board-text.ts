/** A block of the table as text: a heading and the lines under it. */
export interface TextBlock {
  readonly head: string;
  /** ASCII drawing, verbatim: it must not be wrapped or changed. */
  readonly drawing: readonly string[];
  readonly lines: readonly TextLine[];
}

interface TextLine {
  readonly text: string;
  /** Belongs to the line before. */
  readonly inner: boolean;
  /** Marked with a star. */
  readonly marked: boolean;
}

/** Continuations of lines wrapped for a terminal have at least this many leading spaces. */
const CONTINUED = 4;
const STAR = '* ';
/** A line with at least this many gaps is a drawing; numbered lines after it continue the drawing. */
const GAPS = 3;

/** Converts text made for a terminal into blocks of whole lines that can wrap at any width. */
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

/** Japanese needs no space between joined lines. */
function joined(before: string, after: string): string {
  return /[\u3000-\u9fff\uff00-\uffef]$/.test(before) ? before + after : `${before} ${after}`;
}
