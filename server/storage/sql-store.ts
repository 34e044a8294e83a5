import type { Compilable, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { GroupCommit } from './group-commit.ts';
import { inPages } from './pages.ts';
import { Prepared } from './prepared.ts';
import type { Schema } from './schema.ts';
import type {
  ListOptions,
  MatchStore,
  MatchSummary,
  NewMatch,
  NewRow,
  StoredChapter,
  StoredMatch,
  StoredRow,
  StoredSnapshot,
} from './store.ts';
import { writePage } from './written-rows.ts';

/** For each span of this many rows the latest snapshot is kept; the one of a chapter's start is never replaced. */
const SPAN = 16;
const START = -1;

/** Parsed without validation: the store wrote it, and marks prove the rows. */
function parse<T>(text: string): T {
  const value: T = JSON.parse(text);
  return value;
}

export function matchStore(database: Kysely<Schema>): MatchStore {
  const commits = new GroupCommit(database);
  const [moveOn, addRow] = appending(database);
  const write = (id: string, queries: readonly Compilable[]): Promise<number> =>
    commits.enter(
      id,
      queries.map((query) => query.compile()),
    );
  /** Runs several queries on one consistent snapshot of the database. */
  const read = <T>(work: (query: Transaction<Schema>) => Promise<T>): Promise<T> =>
    database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);

  return {
    async create(match) {
      await write(match.id, insertsOf(database, match));
    },

    async append(id, row, asked) {
      const values = rowValues(id, row, asked);
      const ordered = JSON.stringify(asked.ordered);
      const head = moveOn.with({ ...values, ordered, before: row.number - 1 });
      return (await commits.enter(id, [head, addRow.with(values)])) === 0 ? 'taken' : 'appended';
    },

    async turn(id, number, next) {
      const moved = move(database, id, number)
        .where('chapter', '=', next.chapter.number - 1)
        .set({
          chapter: next.chapter.number,
          changed: next.at,
          deciders: JSON.stringify(next.deciders),
          ordered: JSON.stringify(next.ordered),
        });
      return (await write(id, [moved, ...chapterOpening(database, id, next)])) === 0 ? 'taken' : 'turned';
    },

    async finish(id, number, { outcome, at }) {
      const moved = move(database, id, number).set({
        finished: at,
        changed: at,
        outcome: JSON.stringify(outcome),
      });
      return (await write(id, [moved])) === 0 ? 'taken' : 'finished';
    },

    async saveSnapshot(id, snapshot) {
      await write(id, [putSnapshot(database, id, snapshot, Math.ceil(snapshot.row / SPAN))]);
    },

    find: (id) => find(database, id),

    async load(id, reach) {
      const head = await read((query) => loadHead(query, id, reach));
      // Rows never change, so they can be read outside that transaction, while others write.
      return head && { ...head, rows: await rows(database, id, head.snapshot.row, head.number) };
    },

    rows: (id, after, last) => rows(database, id, after, last),

    rowPages: (id, after, last) => rowPages(database, id, after, last),

    async writtenRows(id, after, last) {
      const pages: string[] = [];
      for await (const page of foundPages(database, id, after, last)) pages.push(writePage(page));
      return pages;
    },

    async chapters(id) {
      const found = await database
        .selectFrom('chapters')
        .selectAll()
        .where('match', '=', id)
        .orderBy('number')
        .execute();
      return found.map(chapterOf);
    },

    async dice(id) {
      const found = await database
        .selectFrom('dice')
        .select('dice')
        .where('match', '=', id)
        .executeTakeFirst();
      return found === undefined ? null : parse(found.dice);
    },

    list: (options) => list(database, options),
  };
}

/** For a larger transaction. */
export async function insertMatch(query: Transaction<Schema>, match: NewMatch): Promise<void> {
  for (const insert of insertsOf(query, match)) await query.executeQuery(insert);
}

function insertsOf(
  query: Kysely<Schema>,
  { id, game, dice, chapter, snapshot, deciders, ordered, at }: NewMatch,
): Compilable[] {
  return [
    query.insertInto('matches').values({
      id,
      game,
      chapter: chapter.number,
      number: snapshot.row,
      created: at,
      changed: at,
      deciders: JSON.stringify(deciders),
      ordered: JSON.stringify(ordered),
    }),
    query.insertInto('dice').values({ match: id, dice: JSON.stringify(dice) }),
    ...chapterOpening(query, id, { chapter, snapshot, at }),
  ];
}

type RowValues = Required<Insertable<Schema['rows']>>;
type HeadValues = RowValues & { readonly ordered: string; readonly before: number };

/** Every append uses these two, so they are compiled once. */
function appending(database: Kysely<Schema>): [Prepared<HeadValues>, Prepared<RowValues>] {
  return [
    new Prepared((blank) =>
      move(database, blank('match'), blank('before'))
        .where('chapter', '=', blank('chapter'))
        .set({
          number: blank('number'),
          changed: blank('at'),
          deciders: blank('deciders'),
          ordered: blank('ordered'),
        }),
    ),
    new Prepared((blank) =>
      database.insertInto('rows').values({
        match: blank('match'),
        number: blank('number'),
        chapter: blank('chapter'),
        row: blank('row'),
        events: blank('events'),
        rewindTo: blank('rewindTo'),
        at: blank('at'),
        deciders: blank('deciders'),
        leastTime: blank('leastTime'),
      }),
    ),
  ];
}

/** The compare-and-set of every write: nothing changes unless row `number` is still the last. */
function move(query: Kysely<Schema>, id: string, number: number) {
  return query
    .updateTable('matches')
    .where('id', '=', id)
    .where('number', '=', number)
    .where('finished', 'is', null);
}

function chapterOpening(
  query: Kysely<Schema>,
  id: string,
  { chapter, snapshot, at }: Pick<NewMatch, 'chapter' | 'snapshot' | 'at'>,
): Compilable[] {
  const { number, rulesVersion, base, events } = chapter;
  return [
    query.insertInto('chapters').values({
      match: id,
      number,
      rulesVersion,
      base: JSON.stringify(base),
      events: JSON.stringify(events),
      at,
    }),
    putSnapshot(query, id, snapshot, START),
  ];
}

function putSnapshot(
  query: Kysely<Schema>,
  id: string,
  { chapter, row, mark, state, takenBack, conceded }: StoredSnapshot,
  span: number,
): Compilable {
  const held = {
    row,
    mark,
    state: JSON.stringify(state),
    takenBack: JSON.stringify(takenBack),
    conceded: JSON.stringify(conceded),
  };
  return query
    .insertInto('snapshots')
    .values({ match: id, chapter, span, ...held })
    .onConflict((conflict) =>
      conflict.columns(['match', 'chapter', 'span']).doUpdateSet(held).where('snapshots.row', '<', row),
    );
}

function rowValues(
  id: string,
  { chapter, number, row, events, at }: NewRow,
  { deciders, leastTime }: Parameters<MatchStore['append']>[2],
): RowValues {
  return {
    match: id,
    number,
    chapter,
    row: JSON.stringify(row),
    events: JSON.stringify(events),
    rewindTo: row.do === 'rewind' ? row.to : null,
    at,
    deciders: JSON.stringify(deciders),
    leastTime,
  };
}

async function find(query: Kysely<Schema>, id: string): Promise<MatchSummary | null> {
  const found = await query.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  return found === undefined ? null : summaryOf(found);
}

async function loadHead(
  query: Kysely<Schema>,
  id: string,
  reach?: number,
): Promise<Omit<StoredMatch, 'rows'> | null> {
  const summary = await find(query, id);
  if (summary === null) return null;
  const chapter = await query
    .selectFrom('chapters')
    .selectAll()
    .where('match', '=', id)
    .where('number', '=', summary.chapter)
    .executeTakeFirstOrThrow();
  const snapshot = await query
    .selectFrom('snapshots')
    .selectAll()
    .where('match', '=', id)
    .where('chapter', '=', summary.chapter)
    .where('row', '=', await placeToLoadFrom(query, summary, reach))
    .orderBy('span', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    ...summary,
    current: chapterOf(chapter),
    snapshot: snapshotOf(snapshot),
  };
}

/** The last row with a snapshot to which every later rewind can be applied: none goes back to before it. */
async function placeToLoadFrom(
  query: Kysely<Schema>,
  { id, chapter, number }: MatchSummary,
  reach = number,
): Promise<number> {
  const snapshots = await query
    .selectFrom('snapshots')
    .select('row')
    .where('match', '=', id)
    .where('chapter', '=', chapter)
    .where('row', '<=', reach)
    .orderBy('row', 'desc')
    .execute();
  const rewinds = await query
    .selectFrom('rows')
    .select(['number', 'rewindTo'])
    .where('match', '=', id)
    .where('rewindTo', 'is not', null)
    .where('number', '>', snapshots.at(-1)?.row ?? 0)
    .orderBy('number', 'desc')
    .execute();
  let back = Number.POSITIVE_INFINITY;
  let later = 0;
  for (const { row } of snapshots) {
    for (let rewind = rewinds[later]; rewind !== undefined && rewind.number > row; rewind = rewinds[++later])
      back = Math.min(back, rewind.rewindTo ?? back);
    if (back >= row) return row;
  }
  throw new Error(`match ${id} has no place to be loaded from`);
}

async function rows(query: Kysely<Schema>, id: string, after: number, last?: number): Promise<StoredRow[]> {
  const found: StoredRow[] = [];
  for await (const page of rowPages(query, id, after, last)) found.push(...page);
  return found;
}

async function* rowPages(
  query: Kysely<Schema>,
  id: string,
  after: number,
  last?: number,
): AsyncGenerator<StoredRow[], void, undefined> {
  for await (const page of foundPages(query, id, after, last)) {
    yield page.map(({ chapter, number, row, events, at }) => ({
      chapter,
      number,
      row: parse(row),
      events: parse(events),
      at,
    }));
  }
}

function foundPages(query: Kysely<Schema>, id: string, after: number, last?: number) {
  return inPages(after, (from, most) =>
    query
      .selectFrom('rows')
      .selectAll()
      .where('match', '=', id)
      .where('number', '>', from)
      .$if(last !== undefined, (some) => some.where('number', '<=', last ?? 0))
      .orderBy('number')
      .limit(most)
      .execute(),
  );
}

async function list(
  query: Kysely<Schema>,
  { game, finished, after, limit }: ListOptions,
): Promise<MatchSummary[]> {
  let some = query.selectFrom('matches').selectAll();
  if (game !== undefined) some = some.where('game', '=', game);
  if (finished !== undefined) some = some.where('finished', finished ? 'is not' : 'is', null);
  if (after !== undefined) {
    some = some.where((where) =>
      where.or([
        where('changed', '<', after.changed),
        where.and([where('changed', '=', after.changed), where('id', '<', after.id)]),
      ]),
    );
  }
  const found = await some.orderBy('changed', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return found.map(summaryOf);
}

function summaryOf(found: Selectable<Schema['matches']>): MatchSummary {
  const { id, game, chapter, number, created, changed, finished, outcome, deciders } = found;
  return {
    id,
    game,
    chapter,
    number,
    created,
    changed,
    finished,
    outcome: outcome === null ? null : parse(outcome),
    deciders: parse(deciders),
  };
}

function chapterOf(found: Selectable<Schema['chapters']>): StoredChapter {
  const { number, rulesVersion, base, events } = found;
  return { number, rulesVersion, base: parse(base), events: parse(events) };
}

function snapshotOf(found: Selectable<Schema['snapshots']>): StoredSnapshot {
  const { chapter, row, mark, state, takenBack, conceded } = found;
  return {
    chapter,
    row,
    mark,
    state: parse(state),
    takenBack: parse(takenBack),
    conceded: parse(conceded),
  };
}
