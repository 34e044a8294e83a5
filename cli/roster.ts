import type { RosterCheck, RosterFlaw, RosterSheet, SheetEntry, SheetLine } from '@sanguine/kernel';
import type { Output } from './output.ts';
import type { Say } from './text/say.ts';
import { padded, widthOf, wrapped } from './width.ts';

/** Sheets are read beside the table, and printed: never wider than this. */
const WIDEST = 80;
const INDENT = '    ';
const BOX = '□';

const widthFor = (out: Output): number => Math.min(WIDEST, out.width);

const figureLines = (say: Say, { figures }: RosterCheck | RosterSheet): string[] =>
  figures.map((figure) => say('roster.figure', { ...figure }));

/** What is wrong and how to fix it. */
export function flawLines(say: Say, out: Output, { why, rule, repair }: RosterFlaw): string[] {
  const width = widthFor(out);
  const flaw = wrapped(say('roster.flaw', { why, rule }), width, '  ').map((line) =>
    out.styled('yellow', line),
  );
  if (repair.length === 0) return flaw;
  const steps = repair.reduce((first, next) => say('roster.step', { first, next }));
  return [...flaw, ...wrapped(`  ${say('roster.repair', { steps })}`, width, INDENT)];
}

export function checkLines(say: Say, out: Output, check: RosterCheck): string[] {
  const { code, flaws, mended } = check;
  const legal = flaws.length === 0;
  const head = wrapped(say(legal ? 'roster.legal' : 'roster.illegal', { code }), widthFor(out), '  ');
  return [
    ...head.map((line) => out.styled(legal ? 'green' : 'bold', line)),
    ...figureLines(say, check),
    ...flaws.flatMap((flaw) => flawLines(say, out, flaw)),
    ...(mended === null ? [] : wrapped(say('roster.mended', { code: mended }), widthFor(out), '  ')),
  ];
}

/** The whole sheet: units first, then rules. */
export function sheetLines(say: Say, out: Output, sheet: RosterSheet): string[] {
  const width = widthFor(out);
  return [
    ...wrapped(sheet.code, width, '  ').map((line) => out.styled('bold', line)),
    ...figureLines(say, sheet),
    ...sheet.sections.flatMap(({ title, entries }) => [
      '',
      out.styled('bold', title),
      '─'.repeat(width),
      ...entries.flatMap((entry, at) => [
        ...(at > 0 && entry.rule === null ? [''] : []),
        ...entryLines(say, out, entry, width),
      ]),
    ]),
  ];
}

function entryLines(say: Say, out: Output, entry: SheetEntry, width: number): string[] {
  const { name, note, rule, figures, lines } = entry;
  const aside = rule === null ? note : say('roster.rule', { rule });
  return [
    ...headLines(out, name, aside, width),
    ...(figures.length === 0
      ? []
      : wrapped(`  ${figures.map((figure) => `${figure.name} ${figure.value}`).join('   ')}`, width, '  ')),
    ...trackLines(entry, width),
    ...lines.flatMap((line) => lineLines(say, out, line, width)),
  ];
}

/** Name and note on one line if they fit. */
function headLines(out: Output, name: string, note: string, width: number): string[] {
  const room = width - widthOf(name) - 2;
  if (widthOf(note) <= room) return [`${out.styled('bold', name)}  ${padded(note, room, 'right')}`.trimEnd()];
  return [out.styled('bold', name), ...wrapped(`  ${note}`, width, '  ')];
}

/** Boxes to tick, as many tracks per line as fit. */
function trackLines({ tracks }: SheetEntry, width: number): string[] {
  const lines: string[] = [];
  for (const { name, boxes } of tracks) {
    const track = `${name} ${BOX.repeat(boxes)}`;
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + widthOf(track) + 3 <= width)
      lines[lines.length - 1] = `${last}   ${track}`;
    else lines.push(`  ${track}`);
  }
  return lines;
}

function lineLines(say: Say, out: Output, line: SheetLine, width: number): string[] {
  const { name, text } = line;
  if (name === '') return wrapped(`  ${text}`, width, text.startsWith('– ') ? INDENT : '  ');
  const [first = '', ...rest] = wrapped(`  ${say('roster.line', { ...line })}`, width, INDENT);
  return [first.replace(name, () => out.styled('cyan', name)), ...rest];
}
