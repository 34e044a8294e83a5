import type { Drawing, Rulebook, RulebookSection } from '@sanguine/kernel';
import type { Output } from './output.ts';
import { tableLines } from './table.ts';
import { padded, wrapped } from './width.ts';

/** Marks a drawing, which is shown in words here. */
const SKETCH = '▷';

/** The named section, or those that contain all the words. */
export function lookUp(rulebook: Rulebook, words: readonly string[]): RulebookSection[] {
  const [first = '', second] = words;
  const named = second === undefined ? sectionsOf(rulebook, first.replace(/^§/, '')) : [];
  return named.length > 0 ? named : searchRules(rulebook, words);
}

/** A section with its subsections: `9` includes `9.1`, `9.2` and so on. */
function sectionsOf(rulebook: Rulebook, id: string): RulebookSection[] {
  return rulebook.sections.filter((section) => section.id === id || section.id.startsWith(`${id}.`));
}

function searchRules(rulebook: Rulebook, words: readonly string[]): RulebookSection[] {
  const wanted = words.map((word) => word.toLowerCase());
  return rulebook.sections.filter((section) => {
    const cells = section.table === undefined ? [] : [section.table.head, ...section.table.rows].flat();
    const captions = (section.drawings ?? []).map(({ caption }) => caption);
    const text = [section.id, section.title, ...section.body, ...cells, ...captions].join('\n').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

export function showSection(out: Output, { id, title, body, table, drawings = [] }: RulebookSection): void {
  out.line(out.styled('bold', `${id}  ${title}`));
  for (const paragraph of body) {
    const indent = paragraph.startsWith('– ') ? '  ' : '';
    out.lines(wrapped(paragraph, out.width, indent));
  }
  if (table !== undefined) {
    out.line();
    out.lines(tableLines(table.head, table.rows, out.width));
  }
  for (const drawing of drawings) {
    out.line();
    out.lines(drawingLines(drawing, out.width));
  }
  out.line();
}

/** What a drawing shows, in words; dice row by row. */
function drawingLines({ caption, picture }: Drawing, width: number): string[] {
  const rows =
    picture.kind === 'scene'
      ? []
      : picture.rows.map(({ name, dice, result }) => {
          const faces = dice.map(({ face, counts }) => (counts ? `[${face}]` : face)).join(' ');
          return `    ${name}: ${faces} → ${result}`;
        });
  return [
    ...wrapped(`${SKETCH} ${caption}`, width, '  '),
    ...rows.flatMap((row) => wrapped(row, width, '      ')),
  ];
}

/** Only the chapters, to fit a small terminal. */
export function showChapters(out: Output, { sections }: Rulebook): void {
  for (const { id, title } of sections)
    if (!id.includes('.')) out.line(`${padded(id, 4, 'right')}  ${title}`);
}

export function showContents(out: Output, { title, sections }: Rulebook): void {
  out.line(out.styled('bold', title));
  out.line();
  for (const section of sections) {
    const depth = section.id.split('.').length - 1;
    out.line(`${'  '.repeat(depth)}${section.id}  ${section.title}`);
  }
}
