/** How a section's paragraphs are laid out. */
export type Block =
  | { readonly kind: 'text' | 'example'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] };

const ITEM = /^– (?:(\d+)\. )?/;

/**
 * Merges neighbouring list items into one list; marks paragraphs that begin with `example`, the word in that language.
 */
export function blocksOf(body: readonly string[], example: string): Block[] {
  const blocks: Block[] = [];
  let items: string[] | null = null;
  for (const paragraph of body) {
    const item = ITEM.exec(paragraph);
    if (item === null) {
      items = null;
      blocks.push({ kind: paragraph.startsWith(example) ? 'example' : 'text', text: paragraph });
      continue;
    }
    const first = items === null || item[1] === '1';
    if (first) blocks.push({ kind: 'list', ordered: item[1] !== undefined, items: (items = []) });
    items?.push(paragraph.slice(item[0].length));
  }
  return blocks;
}
