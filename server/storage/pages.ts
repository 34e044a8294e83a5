import { setImmediate as nextTurn } from 'node:timers/promises';

/** Rows per query. */
const PAGE = 100;

/** Reads rows page by page, ordered by number, so that others get a turn in between. */
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
