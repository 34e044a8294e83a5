import { setImmediate as nextTurn } from 'node:timers/promises';

/** Rows read at one go. */
const PAGE = 100;

/** Reads what may be long a few rows at a time, in the order of their numbers: nobody else waits for all of it. */
export async function* inPages<Row extends { readonly number: number }>(
  after: number,
  read: (after: number, most: number) => Promise<Row[]>,
): AsyncGenerator<Row[], void, undefined> {
  for (let page = await read(after, PAGE); ;) {
    yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    await nextTurn();
    page = await read(last.number, PAGE);
  }
}
