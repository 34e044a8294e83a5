import { type Locale, whole } from '@sanguine/kernel';
import * as v from 'valibot';
import { itemOf } from '../../../content/items.ts';
import { cardOf } from '../../../content/units/index.ts';
import { CONTENT_VERSION } from '../../../content/versions.ts';
import { faultsOf, MOST_ITEMS } from '../../../rules/roster/faults.ts';
import { costOf, type Roster, tidyRoster } from '../../../rules/roster/roster.ts';
import { MOST_MUSTERED, printRoster } from '../../../rules/roster/text.ts';
import { readRoster } from '../../../text/roster/reading.ts';
import { refusalLine } from '../../../text/refusals.ts';
import { MOST_NAME, MOST_NOTE } from '../limits.ts';
import { sayRosters } from '../text/say.ts';
import type { ReadList, SharedList } from './shared-list.ts';

const word = v.pipe(v.string(), v.maxLength(40));
const count = whole(0, 999_999);

/**
 * A roster as a file; `docs/roster.schema.json` publishes this schema. Costs and faults are for readers and are recomputed on
 * import; `vendor` holds data of other programs.
 */
export const rosterFileSchema = v.object({
  format: v.literal('sanguine-roster'),
  version: v.literal(1),
  game: v.literal('bloodfields'),
  /** The version of the game's content it was made for. */
  content: count,
  name: v.optional(v.pipe(v.string(), v.maxLength(MOST_NAME)), ''),
  note: v.optional(v.pipe(v.string(), v.maxLength(MOST_NOTE)), ''),
  /** Blood points it is meant for; null for any number. */
  points: v.optional(v.nullable(count), null),
  units: v.pipe(
    v.array(
      v.object({
        unit: word,
        items: v.optional(v.pipe(v.array(word), v.maxLength(MOST_ITEMS)), []),
        count: v.optional(whole(1, MOST_MUSTERED), 1),
        cost: v.optional(count),
      }),
    ),
    v.maxLength(MOST_MUSTERED),
  ),
  cost: v.optional(count),
  faults: v.optional(v.array(v.string())),
  vendor: v.optional(v.record(v.string(), v.unknown())),
});
type RosterFile = v.InferInput<typeof rosterFileSchema>;

/** The list as such a file, with its cost and faults. */
export function fileOf(locale: Locale, { name, note, roster, points, content }: SharedList): RosterFile {
  const alike = Map.groupBy(tidyRoster(roster), ({ kind, items }) => [kind, ...items].join('+'));
  const units = [...alike.values()].flatMap((some): RosterFile['units'] => {
    const [first] = some;
    if (first === undefined) return [];
    const { kind, items } = first;
    const cost = items.reduce((sum, item) => sum + itemOf(item).cost, cardOf(kind).cost);
    return [{ unit: kind, items: [...items], count: some.length, cost: cost * some.length }];
  });
  const faults = faultsOf(roster, points ?? Infinity).map((fault) => refusalLine(locale, fault));
  return {
    format: 'sanguine-roster',
    version: 1,
    game: 'bloodfields',
    content,
    name,
    note,
    points,
    units,
    cost: costOf(roster),
    ...(faults.length === 0 ? {} : { faults }),
  };
}

/** Reads such a file; ignores what it says about costs and faults. */
export function readFile(locale: Locale, text: string): ReadList {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: sayRosters(locale, 'read.json') };
  }
  const read = v.safeParse(rosterFileSchema, value, { abortEarly: true });
  if (!read.success) {
    const [{ path }] = read.issues;
    const at = path?.map(({ key }) => String(key)).join('.') ?? '';
    return { ok: false, problem: sayRosters(locale, at === '' ? 'read.json' : 'read.field', { field: at }) };
  }
  const { name, note, points, content, units } = read.output;
  const words = units.map(({ unit, items, count: copies }) => `${[unit, ...items].join('+')}*${copies}`);
  const listed = readRoster(locale, words.join(' '));
  if (!listed.ok) return listed;
  return { ok: true, list: { name, note, roster: listed.answer, points, content } };
}

/** Whether a pasted text is that of a file, and not a link or a list in one line. */
export const isFileText = (text: string): boolean => text.trimStart().startsWith('{');

/** Reads a list in one line, which counts as written today. */
export function readLine(locale: Locale, text: string): ReadList {
  const read = readRoster(locale, text);
  if (!read.ok) return read;
  const roster: Roster = read.answer;
  if (roster.length === 0) return { ok: false, problem: sayRosters(locale, 'read.empty') };
  return { ok: true, list: { name: '', note: '', roster, points: null, content: CONTENT_VERSION } };
}

export const lineOf = (roster: Roster): string => `muster ${printRoster(roster)}`;
