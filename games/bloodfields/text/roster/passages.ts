import type { Locale, RulebookSection, SheetEntry } from '@sanguine/kernel';
import { say } from '../phrases.ts';
import { sectionOf } from '../rulebook/index.ts';

/**
 * A part of the rulebook: a whole section, a row of its table or an item of its list. Rows and items go by their English names
 * and are in the same place in every language. `more` is a section to read with it.
 */
export interface Passage {
  readonly section: string;
  readonly row?: string;
  readonly item?: string;
  readonly more?: string;
}

const ITEM = '– ';
const EXAMPLE = /^(?:Example:|例：)/;

const rowsOf = ({ table }: RulebookSection): readonly (readonly string[])[] => table?.rows ?? [];
const itemsOf = ({ body }: RulebookSection): string[] =>
  body.filter((paragraph) => paragraph.startsWith(ITEM)).map((paragraph) => paragraph.slice(ITEM.length));

/** The cells of a row that state the rule; all but the first show their heading too. */
const CELLS: Readonly<Record<string, readonly number[]>> = {
  '7.8': [1],
  '12.2': [1, 2],
  '13.1': [2],
  '13.2': [2],
};

function rowText(locale: Locale, { id, table }: RulebookSection, row: readonly string[]): string[] {
  const head = table?.head ?? [];
  return (CELLS[id] ?? []).map((cell, at) => {
    const text = row[cell] ?? '';
    return at === 0 ? text : say(locale, 'sheet.cell', { head: head[cell] ?? '', cell: text });
  });
}

/** The parts before and after the colon. */
function parted(item: string): readonly [name: string, text: string] {
  const [, name = '', text = ''] = /^([^:：]+)[:：]\s*(.*)$/s.exec(item) ?? [];
  return [name, text];
}

/** Name and paragraphs of a passage, without the examples. */
function read(locale: Locale, { section: id, row, item }: Passage): readonly [string, readonly string[]] {
  const section = sectionOf(locale, id);
  const english = sectionOf('en', id);
  if (row !== undefined) {
    const found = rowsOf(section)[rowsOf(english).findIndex(([name]) => name === row)];
    if (found === undefined) throw new Error(`§${id} has no row ${row}`);
    return [found[0] ?? '', rowText(locale, section, found)];
  }
  if (item !== undefined) {
    const found = itemsOf(section)[itemsOf(english).findIndex((one) => parted(one)[0] === item)];
    if (found === undefined) throw new Error(`§${id} has no item ${item}`);
    const [name, text] = parted(found);
    return [name, [text]];
  }
  return [section.title, paragraphsOf(section)];
}

const paragraphsOf = ({ body }: RulebookSection): string[] =>
  body.filter((paragraph) => !EXAMPLE.test(paragraph));

/** A passage as an entry of a sheet. */
export function passageEntry(locale: Locale, passage: Passage): SheetEntry {
  const [name, paragraphs] = read(locale, passage);
  const more = passage.more === undefined ? [] : paragraphsOf(sectionOf(locale, passage.more));
  return {
    name,
    note: '',
    figures: [],
    tracks: [],
    lines: [...paragraphs, ...more].map((text) => ({ name: '', notes: '', text })),
    rule: passage.section,
  };
}
