import { type GenericSchema, getDotPath, safeParse } from 'valibot';

/** The shape of plain data. What passes may be indexed and counted without further care. */
export type Schema<T> = GenericSchema<unknown, T>;

export type Checked<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

/** Checks unknown data against a schema. The problem is one line that names the place: `units.0: …`. */
export function check<T>(schema: Schema<T>, data: unknown): Checked<T> {
  const result = safeParse(schema, data, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  const path = getDotPath(issue);
  return { ok: false, problem: path === null ? issue.message : `${path}: ${issue.message}` };
}
