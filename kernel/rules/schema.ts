import {
  array,
  custom,
  type GenericSchema,
  getDotPath,
  integer,
  maxValue,
  minValue,
  number,
  pipe,
  safeParse,
  type SafeParseResult,
} from 'valibot';
import { optionOf } from './variant.ts';

/** The shape of plain data. Data that passes can be indexed and counted safely. */
export type Schema<T> = GenericSchema<unknown, T>;

/** A list with a minimum and maximum length; a longer one is refused before any item is checked. */
export function list<T>(item: Schema<T>, most: number, least = 0): Schema<T[]> {
  const short = (data: unknown): boolean =>
    Array.isArray(data) && data.length >= least && data.length <= most;
  return pipe(custom<unknown[]>(short, `a list of ${least} to ${most} expected`), array(item));
}

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number) =>
  pipe(number(), integer(), minValue(least), maxValue(most));

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: string };

/** Checks unknown data against a schema. The problem is one line that names the place: `units.0: …`. */
export function check<T>(schema: Schema<T>, data: unknown): Checked<T> {
  const result = parse(schema, data);
  if (result === null) return { ok: false, problem: 'cannot be read' };
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  const path = getDotPath(issue);
  return { ok: false, problem: path === null ? issue.message : `${path}: ${issue.message}` };
}

/** Null if reading the data throws, as a getter or a proxy may. */
function parse<T>(schema: Schema<T>, data: unknown): SafeParseResult<Schema<T>> | null {
  try {
    return safeParse(optionOf(schema, data) ?? schema, data, { abortEarly: true });
  } catch {
    return null;
  }
}
