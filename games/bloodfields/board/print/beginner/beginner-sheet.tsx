import type { Locale, RulebookSection, SheetEntry } from '@sanguine/kernel';
import { findSection } from '@sanguine/kernel';
import { Fragment, type ReactNode, useMemo } from 'react';
import { ATTACK_FACES, DEFENCE_FACES } from '../../../content/dice.ts';
import { LAYOUTS } from '../../../content/layouts.ts';
import { DEFAULT_OPTIONS } from '../../../content/options.ts';
import type { Roster } from '../../../rules/roster/roster.ts';
import { rosterSheet } from '../../../text/roster/sheet.ts';
import { RULEBOOK } from '../../../text/rulebook/index.ts';
import { RollDie } from '../../look/die.tsx';
import type { PaperName, PrintOrder } from '../address.ts';
import { ColumnPages } from '../columns.tsx';
import { sayPrint } from '../text/say.ts';

/** §3 to §11: what a player looks up again and again in a first game, in the order it is needed. */
const BASICS: readonly string[] = ['3', '4', '3.3', '6.3', '7', '1.4', '7.4', '7.5', '8.3', '11'];
/** For these the table is enough. */
const TABLE_ONLY: readonly string[] = ['4', '1.4', '11'];
/** For these the table is left out: it is only an example or another aid for counting. */
const BODY_ONLY: readonly string[] = ['7.4', '7.5'];
/** The first paragraphs of a section are its rule, the others cover special cases. */
const PARAGRAPHS: Readonly<Record<string, number>> = { '3.3': 3, '7.4': 6, '7.5': 5, '8.3': 5 };

/** Removes references, which lead nowhere on paper. */
const bare = (text: string): string => text.replaceAll(/ ?\[[\d.]+\]/g, '');
const ITEM = '– ';
const EXAMPLE = /^(?:Example:|例：)/;

/** The turn and the dice on one page; then the roster's units in full words, and whole rules for what they can do. */
export function BeginnerSheet({
  locale,
  order,
  roster,
  paper,
}: {
  readonly locale: Locale;
  readonly order: PrintOrder;
  readonly roster: Roster;
  readonly paper: PaperName;
}): ReactNode {
  const basics = useMemo(() => BASICS.map((id) => <Basic key={id} locale={locale} id={id} />), [locale]);
  const units = useMemo(() => {
    const [layout] = LAYOUTS;
    const options = {
      ...DEFAULT_OPTIONS,
      ...(order.scenario === undefined ? {} : { scenario: order.scenario }),
    };
    return rosterSheet(locale, { seats: 2, layout: layout?.id ?? '', options }, roster).sections.flatMap(
      ({ title, entries }, section) =>
        entries.map((entry, at) => (
          <Entry key={`${section} ${at}`} entry={entry} title={at === 0 ? title : null} />
        )),
    );
  }, [locale, order, roster]);
  return (
    <>
      <ColumnPages paper={paper} title={sayPrint(locale, 'beginner.title')} blocks={basics} />
      {roster.length === 0 ? null : (
        <ColumnPages paper={paper} title={sayPrint(locale, 'beginner.units')} blocks={units} />
      )}
    </>
  );
}

/** The parts of a rulebook section a beginner needs. */
function Basic({ locale, id }: { readonly locale: Locale; readonly id: string }): ReactNode {
  const section = findSection(RULEBOOK[locale], id);
  if (section === undefined) throw new Error(`the rulebook has no section ${id}`);
  const body = TABLE_ONLY.includes(id)
    ? []
    : section.body.filter((paragraph) => !EXAMPLE.test(paragraph)).slice(0, PARAGRAPHS[id]);
  return (
    <>
      <h3>{section.title}</h3>
      <Paragraphs body={body} />
      {section.table === undefined || BODY_ONLY.includes(id) ? null : (
        <BasicTable id={id} table={section.table} />
      )}
    </>
  );
}

function Paragraphs({ body }: { readonly body: readonly string[] }): ReactNode {
  return body.map((paragraph, at) =>
    paragraph.startsWith(ITEM) ? (
      <ul key={at}>
        <li>{bare(paragraph.slice(ITEM.length))}</li>
      </ul>
    ) : (
      <p key={at}>{bare(paragraph)}</p>
    ),
  );
}

const BLANK = '\u00A0';

/** Finds section numbers: a column of them means nothing without the book. */
const isReference = (cell: string): boolean => /^\[[\d.]+\]$/.test(cell);

/** §1.4: the dice in the order of the rulebook's table. */
const DICE = [
  ...ATTACK_FACES.map((_, face) => ({ roll: 'attack' as const, face })),
  ...DEFENCE_FACES.map((_, face) => ({ roll: 'defence' as const, face })),
  { roll: 'scatter' as const, face: 0 },
  { roll: 'scatter' as const, face: 1 },
  { roll: 'scatter' as const, face: 3 },
];

function BasicTable({
  id,
  table,
}: {
  readonly id: string;
  readonly table: NonNullable<RulebookSection['table']>;
}): ReactNode {
  const dropped = (table.rows[0] ?? []).findIndex(isReference);
  const kept = (cells: readonly string[]): string[] => cells.filter((_, at) => at !== dropped);
  return (
    <table>
      <thead>
        <tr>
          {id === '1.4' ? <td>{BLANK}</td> : null}
          {kept(table.head).map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, at) => {
          const die = id === '1.4' ? DICE[at] : undefined;
          return (
            <tr key={row.join()}>
              {die === undefined ? null : (
                <td>
                  <RollDie {...die} size={26} />
                </td>
              )}
              {kept(row).map((cell, nth) => (
                <td key={nth}>{bare(cell)}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A unit or a rule in full. */
function Entry({ entry, title }: { readonly entry: SheetEntry; readonly title: string | null }): ReactNode {
  const { name, note, figures, lines } = entry;
  return (
    <>
      {title === null ? null : <h3>{title}</h3>}
      <h4>{name}</h4>
      {note === '' ? null : <p>{note}</p>}
      {figures.length === 0 ? null : (
        <p>
          {figures.map((figure) => (
            <Fragment key={figure.name}>
              {figure.name} <b>{figure.value}</b>{' '}
            </Fragment>
          ))}
        </p>
      )}
      {lines.map((line, at) =>
        line.name === '' ? (
          <p key={at}>{bare(line.text)}</p>
        ) : (
          <p key={at}>
            <b>{line.name}</b> ({line.notes}): {line.text}
          </p>
        ),
      )}
    </>
  );
}
